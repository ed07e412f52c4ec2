'use client';

import { MasterCounterChip } from '@/components/control/parts/counters/master-counter';
import { Ours } from '@/components/control/parts/ours';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Tag } from '@/components/ui/tag';
import { isPlaceable } from '@/lib/advice/arrivals/placed-by-all';
import type { ArrivalEntry, ArrivingUnit, When } from '@/lib/desks/control/arrivals/arrivals';
import { counted } from '@/lib/text';
import { columnKm, standing, stateWords, unitsWords, whenWords } from './arrival-words';
import type { Grip } from './use-arrival-drag';

interface Hands {
  turn: number;
  inHand: ReadonlySet<string>;
  onTake: (ids: string[], isTaken: boolean) => void;
  grip: Grip;
}

const order: When[] = ['late', 'due', 'next', 'later'];

/** The entry places with what comes on there soon; what comes later is folded away. */
export function EntryList({ entries, ...hands }: Hands & { entries: readonly ArrivalEntry[] }) {
  const soon = entries.filter(({ units }) => units.some(({ when }) => when !== 'later'));
  const later = entries.flatMap(({ units }) => units.filter(({ when }) => when === 'later'));
  return (
    <>
      {soon.map((entry) => (
        <EntryBlock key={entry.key} entry={entry} {...hands} />
      ))}
      {later.length > 0 && (
        <details className="mt-1 border-t border-rule pt-1">
          <summary className="min-h-handle-small cursor-pointer py-1 font-cond font-medium text-ink-2">
            Later: {unitsWords(later.length)}
          </summary>
          <ul>
            {later
              .toSorted((a, b) => a.arrivalTurn - b.arrivalTurn)
              .map((unit) => (
                <UnitRow key={unit.id} unit={unit} where={unit.entry} {...hands} />
              ))}
          </ul>
        </details>
      )}
    </>
  );
}

const tagOf = { free: 'plain', held: 'overdue', full: 'waiting' } as const;

function EntryBlock({ entry, ...hands }: Hands & { entry: ArrivalEntry }) {
  const now = entry.units.filter(isPlaceable);
  const ids = now.map(({ id }) => id);
  const areTaken = ids.length > 0 && ids.every((id) => hands.inHand.has(id));
  return (
    <section aria-label={entry.name} className="border-b border-rule py-2 last:border-b-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-2 text-desk leading-tight font-semibold">
            {entry.name}
            <Tag meaning={tagOf[entry.state]}>{stateWords[entry.state]}</Tag>
          </h2>
          <p className="detail">
            {now.length > 0 && `${columnKm(now)} km of column to come on · `}
            {counted(entry.capacityPoints, 'point')} a turn, {entry.rangeKm} km about{' '}
            {entry.ours.length > 0 && <Ours />}
          </p>
          {entry.pointsCome > 0 && (
            <p className="detail">{counted(entry.pointsCome, 'point has', 'points have')} come on in this turn.</p>
          )}
          {entry.state === 'held' && <p className="text-small text-overdue">By {entry.holders.join(', ')}.</p>}
          {entry.state === 'full' && (
            <p className="text-small text-waiting">
              {counted(entry.pointsDue, 'point')} {entry.pointsDue === 1 ? 'is' : 'are'} due; units without room wait a
              turn.
            </p>
          )}
          {entry.notes && <p className="aside">{entry.notes}</p>}
        </div>
        {now.length > 1 && (
          <Button
            size="small"
            kind="plain"
            aria-pressed={areTaken}
            aria-label={`${entry.name}: all in hand`}
            onClick={() => hands.onTake(ids, !areTaken)}
          >
            All in hand
          </Button>
        )}
      </div>
      {order
        .filter((when) => when !== 'later' && entry.units.some((unit) => unit.when === when))
        .map((when) => (
          <div key={when}>
            <h3
              className={`mt-1.5 font-cond text-small font-semibold ${when === 'late' ? 'text-overdue' : 'text-ink-3'}`}
            >
              {whenWords(when, hands.turn)}
            </h3>
            <ul>
              {entry.units
                .filter((unit) => unit.when === when)
                .map((unit) => (
                  <UnitRow key={unit.id} unit={unit} {...hands} />
                ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

/** One unit: to be ticked, or taken by its counter and dragged onto the map. */
export function UnitRow({ unit, where, inHand, onTake, grip }: Hands & { unit: ArrivingUnit; where?: string }) {
  const { words, isWaiting } = standing(unit);
  const isTaken = inHand.has(unit.id);
  const dragged = isTaken ? [...inHand] : [unit.id];
  return (
    <li className={`flex items-center gap-2 rounded-1 px-1 py-0.5 ${isTaken ? 'bg-mine-soft' : ''}`}>
      <Checkbox
        label={<span className="sr-only">{unit.name} in hand</span>}
        isTicked={isTaken}
        onTick={(isTicked) => onTake([unit.id], isTicked)}
      />
      <span
        {...(isPlaceable(unit) ? grip(dragged) : {})}
        data-grip={isPlaceable(unit) ? unit.shortName : undefined}
        title={isPlaceable(unit) ? 'Drag onto the map' : undefined}
        className={isPlaceable(unit) ? 'cursor-grab touch-none active:cursor-grabbing' : 'opacity-70'}
      >
        <MasterCounterChip face={unit} />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-medium">{unit.name}</b>
        <span className="block truncate aside">
          {[where ?? unit.teamName, unit.isRaised ? 'added by Control' : '', unit.notes].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-right detail leading-tight">
        <span className="block font-mono">{unit.sizePoints} km</span>
        {isWaiting ? <Tag meaning="waiting">{words}</Tag> : <span className="font-mono">{words}</span>}
      </span>
    </li>
  );
}
