'use client';

import { useState } from 'react';
import { useMutation } from '@/components/control/parts/use-mutation';
import { gridReference, placeOf } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { PickMany } from '@/components/ui/combobox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { useToast } from '@/components/ui/toast';
import { toGoWords } from '@/lib/adjudication/bridging';
import type { CrossingsDesk } from '@/lib/turn/control-desk/ground/crossings';
import { buildersNear, WorkUnderWay } from './bridging-panel';
import { PlaceOnMap } from './place-on-map';

/** Bridges at places of their own (OC-112): the ones being built, and a new one at a place written down. */
export function BridgeElsewhere({ desk }: { desk: CrossingsDesk }) {
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState('');
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<string[]>([]);
  const [refused, setRefused] = useState<{ message: string; field: string } | null>(null);
  const near = desk.crossings[0] ?? { x: 0, y: 0 };
  const place = placeOf(written, near);
  const apart = desk.works.filter(({ crossingId }) => crossingId === null);
  const at = (field: string) => (refused?.field === field ? refused.message : null);
  const begin = () =>
    act(
      'begin-bridging',
      { crossingId: null, place, name, unitIds: picked },
      ({ name: called, turnsNeeded }) => {
        setOpen(false);
        for (const reset of [setWritten, setName]) reset('');
        setPicked([]);
        setRefused(null);
        say(`${called} is begun: ${toGoWords({ turnsDone: 0, turnsNeeded })}.`);
      },
      ({ message, field = '' }) => {
        setRefused({ message, field: ['place', 'name', 'unitIds'].includes(field) ? field : 'unitIds' });
        return true;
      },
    );
  return (
    <Dialog
      title="A bridge at a place of its own"
      isWide
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Button size="small" className="w-full">
          Bridges elsewhere{apart.length > 0 ? ` (${apart.length})` : ''}…
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
          <Button kind="act" isBusy={isBusy} disabled={!place || picked.length === 0} onClick={begin}>
            Begin the bridge
          </Button>
        </>
      }
    >
      {apart.map((work) => (
        <section key={work.id} aria-label={work.name} className="mb-4 border-b border-rule pb-3">
          <h3 className="font-semibold">
            {work.name}: {toGoWords(work)}
          </h3>
          <WorkUnderWay work={work} />
        </section>
      ))}
      <div className="grid gap-3">
        <TextField
          label="Place on the water"
          placeholder="123 456"
          className="font-mono"
          hint="Six figures of the grid, km with a point, or a click on the map: within half a kilometre of a river or canal."
          value={written}
          error={at('place') ?? (written.trim() !== '' && !place ? 'Six figures, or km with a point.' : null)}
          onChange={(event) => setWritten(event.target.value)}
        />
        <PlaceOnMap near={near} place={place} onPlace={(chosen) => setWritten(gridReference(chosen))} />
        <TextField
          label="Name"
          placeholder="proposed from the map"
          maxLength={120}
          value={name}
          error={at('name')}
          onChange={(event) => setName(event.target.value)}
        />
        <PickMany
          label="Who builds"
          placeholder="engineers, a bridging column"
          choices={buildersNear(desk, place ?? near).map(({ id, label, hint }) => ({
            id,
            label,
            hint: place ? hint : '',
          }))}
          picked={picked}
          onPick={setPicked}
          error={at('unitIds')}
        />
      </div>
    </Dialog>
  );
}
