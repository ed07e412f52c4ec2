'use client';

import { useRef, useState } from 'react';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useGameMap } from '@/components/control/parts/map/use-map-data';
import { useDataAddress, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import type { MapHandle } from '@/components/map/core/map-handle';
import { EmptyState } from '@/components/ui/empty-state';
import type { AirPicture } from '@/lib/desks/control/air/air-picture';
import type { AirStep } from '@/lib/desks/control/air/air-steps';
import type { LiftOnDesk } from '@/lib/desks/control/air/lifts';
import type { Place } from '@/lib/geometry';
import { airParts } from '@/lib/words';
import { AirTabs } from '../air-tabs';
import { AirStepCard } from './air-picture-card';
import { AirOrdersOnPicture } from './air-picture-list';
import { AirPictureMap } from './air-picture-map';
import { partWords } from './air-picture-words';
import { LiftCard } from './lift-card';

/** The air picture: the map of what flies, and beside it what is to be settled, in the order of the turn. */
export function AirPictureRoom({
  picture,
  played,
}: {
  picture: AirPicture;
  /** The companion game whose result is to be ruled by. */
  played: string | null;
}) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const dataAt = useDataAddress();
  const mapData = useGameMap(dataAt('/map/data'));
  const view = useRef<MapHandle>(null);
  const { isBusy, act } = useMutation();
  const [inHand, setInHand] = useState<string | null>(null);
  const step = picture.steps.find(({ key }) => key === inHand) ?? null;
  const lift = picture.lifts.find(({ id }) => id === inHand) ?? null;
  const task = picture.tasks.find(({ id }) => id === inHand) ?? null;
  const shown = step?.taskIds ?? (lift ? (lift.order ? [lift.order.taskId] : []) : task ? [task.id] : null);
  const open = picture.steps.filter(({ settledBy, why }) => settledBy === null && why === null).length;
  const toRule = picture.steps.filter(({ settledBy }) => settledBy && !settledBy.isRuled).length;

  const show = (key: string, ids: readonly string[], place?: Place) => {
    setInHand(inHand === key ? null : key);
    const at = place ?? picture.tasks.find(({ id }) => ids.includes(id))?.place;
    if (at && !view.current?.isInSight(at, 80)) view.current?.show(at);
  };
  const settle = (faces: number[] | null, about: AirStep['about']) =>
    act('put-air-case', { turn: picture.turn, about, faces }, ({ kind, caseId }) =>
      go(address(`/rules/${kind}/${caseId}`)),
    );

  const playedOf = ({ order }: LiftOnDesk) =>
    order?.companions.find(({ id, result }) => id === played && result !== null) ?? null;

  const fought = new Set(
    picture.steps.flatMap(({ part, settledBy, taskIds }) => (part === 'airToAir' && settledBy ? taskIds : [])),
  );
  const free = picture.tasks.filter(({ id, left, mission }) => left > 0 && mission !== 'recce' && !fought.has(id));
  /** A reconnaissance that has nothing to roll for: over empty squares, driven off, or flown. */
  const unrolledOf = ({ part, why, settledBy, taskIds }: AirStep) => {
    const own = picture.tasks.find(({ id }) => id === taskIds[0]);
    if (part !== 'recce' || !why || settledBy || !own) return null;
    const { id, version, state } = own;
    const reason = 'Nobody stood in its squares.';
    const mark = { taskId: id, version, state: 'flown' as const, reason, companionGameId: null };
    return { state, onFlown: () => act('mark-air-order', mark) };
  };
  const toMark = picture.steps.filter((step) => unrolledOf(step)?.state === 'ordered').length;

  return (
    <div className="flex h-full flex-col [--least-height:35rem]">
      <div className="desk-head min-h-12 gap-x-4 gap-y-1 py-1.5">
        <h1 className="lead">Air picture</h1>
        <p className="text-ink-3">
          {[
            open > 0 && `${open} to settle`,
            toMark > 0 && `${toMark} to mark as flown`,
            open + toMark === 0 && 'Nothing to settle',
            toRule > 0 && `${toRule} to be ruled`,
            picture.isMovementClosed && 'movement is closed: results are advice only',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <span className="ml-auto">
          <AirTabs here="picture" />
        </span>
      </div>
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(15rem,42%)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-1">
        <div className="relative min-h-0">
          {mapData ? (
            <AirPictureMap ref={view} picture={picture} mapData={mapData} inHand={shown} />
          ) : (
            <EmptyState title="The map is loading" />
          )}
        </div>
        <aside
          aria-label="In the order of the turn"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          className="min-h-0 overflow-y-auto border-rule-2 border-t bg-paper px-4 py-3 lg:border-t-0 lg:border-l"
        >
          {airParts.map((part, i) => (
            <section key={part} aria-label={partWords[part].title} className="mb-4">
              <h2 className="font-semibold">
                <span className="mr-1.5 font-cond text-ink-3 tabular-nums">{i + 1}</span>
                {partWords[part].title}
              </h2>
              <p className="mb-1.5 aside">{partWords[part].when}</p>
              <div className="grid gap-2">
                {picture.steps
                  .filter((one) => one.part === part)
                  .map((one) => (
                    <AirStepCard
                      key={one.key}
                      step={one}
                      isInHand={one.key === inHand}
                      isBusy={isBusy}
                      onShow={() => show(one.key, one.taskIds)}
                      mayFight={one.part === 'airToAir' && !one.settledBy ? free : []}
                      unrolled={unrolledOf(one)}
                      onSettle={settle}
                    />
                  ))}
                {!picture.steps.some((one) => one.part === part) && <p className="text-ink-3">{nothing[part]}</p>}
              </div>
              {part === 'flak' && picture.lifts.length > 0 && (
                <section aria-label="Lifts" className="mt-3 grid gap-2">
                  {picture.lifts.map((one) => (
                    <LiftCard
                      key={`${one.id} ${playedOf(one)?.id}`}
                      lift={one}
                      turn={picture.turn}
                      played={playedOf(one)}
                      onShow={() => show(one.id, one.order ? [one.order.taskId] : [], one.place)}
                    />
                  ))}
                </section>
              )}
            </section>
          ))}
          <AirOrdersOnPicture tasks={picture.tasks} inHand={inHand} onShow={(one) => show(one.id, [one.id])} />
        </aside>
      </div>
      <KeysLine keys={{ nextField: 'from card to card' }}>Each result opens at the rules desk for its ruling.</KeysLine>
    </div>
  );
}

const nothing = {
  airToAir: 'No aircraft meet in the air.',
  interdiction: 'No area is bombed or shelled.',
  flak: 'No flak is in range of a route or a landing.',
  recce: 'No reconnaissance is flown.',
} as const;
