'use client';

import { type FormEvent, type Ref, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { isPlaceable } from '@/lib/advice/arrivals/placed-by-all';
import type { ArrivalEntry, Arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { kmBetween, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { columnKm, typedPlace, unitsWords } from './arrival-words';
import type { Hand } from './use-arrivals';

interface Props {
  desk: Arrivals;
  hand: Hand;
  mapData: MapData | null;
  typed: string;
  onType: (typed: string) => void;
  /** The place field, for the key that leads to it. */
  field: Ref<HTMLInputElement>;
}

/** The unit in hand, and the acts on it: a place, another turn, another entry place, the off-map box. */
export function ArrivalCard({ desk, hand, mapData, typed, onType, field }: Props) {
  const { inHand, entry, isBusy, refusal } = hand;
  const [reason, setReason] = useState('');
  const [first] = inHand;
  if (!first) return null;
  const near = entry?.place ?? first.offered;
  const found = mapData && typedPlace(typed, near, mapData.features);
  const canBePlaced = inHand.every(isPlaceable);
  const needsWord = refusal !== null || (canBePlaced && entry !== null && entry.state !== 'free');
  const place = (at: Place) => {
    hand.place(
      inHand.map(({ id }) => id),
      at,
    );
    onType('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found) place(found.place);
  };
  return (
    <section
      aria-label="In hand"
      className="max-h-[60%] shrink-0 overflow-y-auto border-t-2 border-mine bg-sheet px-4 py-2 shadow-2 max-sm:max-h-[75%]"
    >
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate text-desk font-semibold">
          {inHand.length === 1 ? first.name : `${unitsWords(inHand.length)} in hand`}
          <span className="font-normal text-ink-3"> · takes up {columnKm(inHand)} km of road</span>
        </h2>
        <Button size="small" kind="quiet" hint={keyOf('leave')} onClick={hand.putDown}>
          Put down
        </Button>
      </div>
      {canBePlaced && (
        <form onSubmit={submit} className="mt-1.5 flex flex-wrap items-end gap-2">
          {inHand.length > 1 && (
            <Select
              frame="w-40"
              label="Head of the column"
              choices={inHand.map(({ id, shortName }) => ({ id, label: shortName }))}
              value={first.id}
              onPick={hand.lead}
            />
          )}
          <TextField
            frame="min-w-32 flex-1"
            ref={field}
            label="Grid reference, town or crossing"
            placeholder={gridReference(near)}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
          <Button type="submit" kind="act" disabled={!found} isBusy={isBusy}>
            {inHand.length > 1 ? 'Place the column' : 'Place'}
          </Button>
          <Button isBusy={isBusy} onClick={() => place(inHand.length > 1 ? near : first.offered)}>
            At the entry place
          </Button>
        </form>
      )}
      <p aria-live="polite" className="min-h-5 detail">
        {!canBePlaced
          ? 'Not due yet: bring it forward to place it.'
          : found
            ? `${found.name}${found.name === gridReference(found.place) ? '' : `, ${gridReference(found.place)}`}: ${kmOff(found.place, near)} km from ${entry?.name ?? first.entry}.`
            : typed.trim() !== ''
              ? 'Six figures, or the name of a town or crossing.'
              : ''}
      </p>
      {refusal && (
        <p role="alert" className="mb-1 rounded-1 bg-waiting-soft px-2 py-1 text-small text-waiting">
          {refusal.message} Or let it wait a turn, or send it to another entry place.
        </p>
      )}
      <details key={needsWord ? 'open' : 'shut'} open={needsWord}>
        <summary className="min-h-handle-small cursor-pointer py-1 detail font-medium">
          Another turn, another entry place, the off-map box
        </summary>
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            frame="min-w-40 flex-1"
            label="Reason, kept in the ledger"
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
          {refusal && (
            <Button
              kind="act"
              disabled={reason.trim() === ''}
              isBusy={isBusy}
              onClick={() => hand.place(refusal.ids, refusal.at, reason)}
            >
              Overrule
            </Button>
          )}
          {needsWord && (
            <Button isBusy={isBusy} onClick={() => hand.shift(1, reason.trim() || whyItWaits(entry?.state))}>
              Wait a turn
            </Button>
          )}
        </div>
        <OtherWays desk={desk} hand={hand} reason={reason} />
      </details>
    </section>
  );
}

/** The reason of a wait where nobody wrote another. */
const whyItWaits = (state: ArrivalEntry['state'] | undefined): string =>
  state === 'held' ? 'The entry place is blocked by the enemy.' : 'The entry place is full.';

const kmOff = (a: Place, b: Place): string => kmBetween(a, b).toFixed(1);

/** Another turn, another entry place, or the off-map box; each with the reason written above. */
function OtherWays({ desk, hand, reason }: Pick<Props, 'desk' | 'hand'> & { reason: string }) {
  const { inHand, isBusy } = hand;
  const [turns, setTurns] = useState('1');
  const [first] = inHand;
  const areByAir = inHand.some(({ waits }) => waits === 'air');
  const others = desk.entries.filter(({ side, name }) => side === first?.side && name !== first?.entry);
  const [to, setTo] = useState('');
  const chosen = others.some(({ name }) => name === to) ? to : (others[0]?.name ?? '');
  const by = Number(turns) || 0;
  const needsReason = reason.trim() === '';
  const least = Math.min(...inHand.map(({ arrivalTurn }) => desk.turn - arrivalTurn), 0);
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <TextField
        frame="w-20"
        label="By turns"
        type="number"
        min={least}
        max={30}
        value={turns}
        onChange={(event) => setTurns(event.target.value)}
      />
      <Button disabled={needsReason || by === 0} isBusy={isBusy} onClick={() => hand.shift(by, reason)}>
        {by < 0 ? 'Bring forward' : 'Put back'}
      </Button>
      {!areByAir && others.length > 0 && (
        <>
          <Select
            frame="w-40"
            label="Another entry place"
            choices={others.map(({ name }) => ({ id: name, label: name }))}
            value={chosen}
            onPick={setTo}
          />
          <Button isBusy={isBusy} onClick={() => hand.send(chosen, reason)}>
            Send there
          </Button>
        </>
      )}
      <Button disabled={needsReason} isBusy={isBusy} onClick={() => hand.box(reason)}>
        Into the box
      </Button>
      {needsReason && <p className="w-full aside">Another turn and the box need a reason.</p>}
    </div>
  );
}
