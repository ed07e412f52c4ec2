'use client';

import { useState } from 'react';
import { inMetres } from '@/components/control/parts/tying/in-metres';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Tag } from '@/components/ui/tag';
import { useToast } from '@/components/ui/toast';
import type { OwnMapDesk } from '@/lib/desks/control/maps/own-map';
import { OwnMapRoom } from './own-map-room';
import { UploadCard } from './upload-card';

/** A map of one's own: uploaded, tied, drawn on, saved with the scenario, and used in this game or withdrawn. */
export function OwnMapPage({ desk }: { desk: OwnMapDesk }) {
  const { isBusy, act } = useMutation();
  const say = useToast();
  const [isReplacing, setReplacing] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const { map, use } = desk;
  const told = ({ kept }: { kept: string[] }) =>
    kept.length > 0 && say(`On the map of this game still: ${kept.join(', ')}. A crossing once used stays.`);
  return (
    <div className="flex min-h-full flex-col px-6 py-4 lg:h-full max-sm:px-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
        <h1 className="text-title font-semibold">A map of your own</h1>
        {map ? (
          <p className="text-ink-3">
            {map.name} · {map.widthPx.toLocaleString('en-GB')} × {map.heightPx.toLocaleString('en-GB')} px
            {map.fit.ok && ` · left over ${inMetres(map.fit.rmsMetres)}`} · saved with {desk.scenario}
          </p>
        ) : (
          <p className="text-ink-3">Kept with {desk.scenario} for every game opened from it</p>
        )}
        {use && (
          <Tag meaning={use.isAsSaved ? 'mine' : 'waiting'}>
            {use.isAsSaved ? 'Used in this game' : 'This game shows an earlier one'}
          </Tag>
        )}
        <div className="ml-auto flex flex-wrap gap-2">
          {map && (
            <>
              <Button kind="quiet" onClick={() => setDropping(true)}>
                Remove…
              </Button>
              <Button onClick={() => setReplacing(!isReplacing)}>Another picture…</Button>
            </>
          )}
          {use && (
            <Button isBusy={isBusy} onClick={() => act('withdraw-map', {}, told)}>
              Withdraw from this game
            </Button>
          )}
          {map && !use?.isAsSaved && (
            <Button
              kind="act"
              isBusy={isBusy}
              disabled={!map.fit.ok}
              onClick={() => act('use-map', { version: map.version }, told)}
            >
              {use ? 'Use it as it is now' : 'Use in this game'}
            </Button>
          )}
        </div>
      </div>
      {map && !isReplacing ? (
        <OwnMapRoom key={`${map.savedAt}`} desk={desk} map={map} />
      ) : (
        <UploadCard
          bounds={desk.bounds}
          version={map?.version ?? null}
          onDone={() => setReplacing(false)}
          onLeave={map ? () => setReplacing(false) : undefined}
        />
      )}
      <Dialog
        title="Remove this map?"
        isOpen={isDropping}
        onOpen={setDropping}
        leaves="Keep it"
        actions={
          <Button
            kind="act"
            isBusy={isBusy}
            onClick={() => map && act('drop-map', { version: map.version }, () => setDropping(false))}
          >
            Remove the map
          </Button>
        }
      >
        <p>
          The picture, its points and what is drawn on it are deleted.{' '}
          {use && 'This game keeps showing it until it is withdrawn.'}
        </p>
      </Dialog>
    </div>
  );
}
