'use client';

import { type FormEvent, useState } from 'react';
import { MasterCounterChip } from '@/components/control/parts/counters/master-counter';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { PickOne } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import type { ArrivalLift, Arrivals, ArrivingUnit } from '@/lib/turn/control-desk/ground/arrivals';
import { liftWords, unitsWords } from './arrival-words';
import { UnitRow } from './entry-list';
import type { Grip } from './use-arrival-drag';
import type { Hand } from './use-arrivals';

/** Airborne lifts as serials (§12): they come on when Air Control has flown and landed them, through flak and fighters. */
export function Lifts({ desk, hand, grip }: { desk: Arrivals; hand: Hand; grip: Grip }) {
  const inHand = new Set(hand.inHand.map(({ id }) => id));
  if (desk.lifts.length === 0) return null;
  return (
    <section aria-label="Airborne lifts" className="border-t-2 border-rule-2 py-2">
      <h2 className="text-desk leading-tight font-semibold">Airborne lifts</h2>
      <p className="text-small text-ink-2">
        They fly as serials, and land when they are through flak and fighters:{' '}
        <DeskLink to="/air" className="underline">
          the air desk
        </DeskLink>
        .
      </p>
      <ul>
        {desk.lifts
          .toSorted((a, b) => a.arrivalTurn - b.arrivalTurn)
          .map((lift) => (
            <li key={lift.id} className="border-b border-rule last:border-b-0">
              <details open={lift.when === 'late' || lift.when === 'due' || undefined}>
                <summary className="flex min-h-handle cursor-pointer items-center gap-2">
                  <b className="font-medium">{lift.zone}</b>
                  <span className="text-small text-ink-2">
                    {lift.serials} serials, {unitsWords(lift.units.length)}
                  </span>
                  <span className="ml-auto flex items-center gap-2 text-small">
                    <span className={lift.when === 'late' ? 'text-overdue' : 'text-ink-2'}>
                      turn {lift.arrivalTurn}
                    </span>
                    <Tag meaning={liftMeaning(lift)}>{liftWords[lift.state]}</Tag>
                  </span>
                </summary>
                <ul className="pb-1">
                  {lift.units.map((unit) => (
                    <UnitRow
                      key={unit.id}
                      unit={unit}
                      turn={desk.turn}
                      inHand={inHand}
                      onTake={hand.take}
                      grip={grip}
                    />
                  ))}
                </ul>
              </details>
            </li>
          ))}
      </ul>
    </section>
  );
}

const liftMeaning = ({ state, when }: ArrivalLift) =>
  state === 'drivenOff'
    ? 'overdue'
    : state === 'notOrdered' && (when === 'late' || when === 'due')
      ? 'waiting'
      : 'plain';

/** Units that Control holds off the map, each to be brought back with a reason; and one more to be taken off. */
export function Box({ desk, hand }: { desk: Arrivals; hand: Hand }) {
  return (
    <section aria-label="Off-map box" className="border-t-2 border-rule-2 py-2">
      <h2 className="text-desk leading-tight font-semibold">Off-map box</h2>
      {desk.box.length === 0 && <p className="text-small text-ink-2">Nothing is in it.</p>}
      <ul>
        {desk.box.map((unit) => (
          <Boxed key={unit.id} unit={unit} turn={desk.turn} hand={hand} />
        ))}
      </ul>
      <TakeOff desk={desk} hand={hand} />
    </section>
  );
}

/** Takes a unit off the map into the box. */
function TakeOff({ desk, hand }: { desk: Arrivals; hand: Hand }) {
  const [unitId, setUnitId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const unit = desk.onMap.find(({ id }) => id === unitId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!unit) return;
    hand.takeOff(unit, reason, () => {
      setUnitId(null);
      setReason('');
    });
  };
  return (
    <form onSubmit={submit} aria-label="Take a unit off the map" className="mt-1 flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <PickOne
          label="Unit on the map"
          placeholder="Its name"
          choices={desk.onMap.map(({ id, name, shortName }) => ({ id, label: shortName, hint: name }))}
          value={unit ? unitId : null}
          onPick={setUnitId}
        />
      </div>
      <div className="w-32">
        <TextField label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
      <Button type="submit" disabled={!unit || reason.trim() === ''} isBusy={hand.isBusy}>
        Take it off the map
      </Button>
    </form>
  );
}

function Boxed({ unit, turn, hand }: { unit: ArrivingUnit; turn: number; hand: Hand }) {
  const [due, setDue] = useState(String(turn + 1));
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    hand.bringBack(unit, Number(due), reason);
  };
  return (
    <li className="flex flex-wrap items-center gap-2 py-1">
      <MasterCounterChip face={unit} />
      <span className="min-w-28 flex-1 leading-tight">
        <b className="block truncate font-medium">{unit.name}</b>
        <span className="block truncate text-small text-ink-3">
          {unit.teamName} · by {unit.entry}
        </span>
      </span>
      <form onSubmit={submit} className="flex items-center gap-2">
        <div className="w-16">
          <TextField
            label={`Turn in which ${unit.name} is due`}
            isLabelHidden
            type="number"
            value={due}
            onChange={(event) => setDue(event.target.value)}
          />
        </div>
        <div className="w-32">
          <TextField
            label={`Why ${unit.name} comes back`}
            isLabelHidden
            placeholder="Reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          disabled={reason.trim() === ''}
          isBusy={hand.isBusy}
          aria-label={`Bring ${unit.name} back`}
        >
          Bring back
        </Button>
      </form>
    </li>
  );
}
