'use client';

import { MasterCounterChip } from '@/components/control/parts/counters/master-counter';
import { FieldWord, withFieldWords } from '@/components/control/parts/field-word';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { DeskLink } from '@/components/control/parts/router';
import { pick, text } from '@/components/ui/form/field-makers';
import { Tag } from '@/components/ui/tag';
import type { ArrivalLift, Arrivals, ArrivingUnit } from '@/lib/desks/control/arrivals/arrivals';
import { counted } from '@/lib/text';
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
      <p className="detail">
        {withFieldWords('They fly as serials, and land when they are through flak and fighters: ')}
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
                  <span className="detail">
                    {counted(lift.serials, 'serial')}, {unitsWords(lift.units.length)}
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
export function Box({ desk }: { desk: Arrivals }) {
  return (
    <section aria-label="Off-map box" className="border-t-2 border-rule-2 py-2">
      <h2 className="text-desk leading-tight font-semibold">
        <FieldWord of="box">Off-map box</FieldWord>
      </h2>
      {desk.box.length === 0 && <p className="detail">Nothing is in it.</p>}
      <ul>
        {desk.box.map((unit) => (
          <Boxed key={unit.id} unit={unit} turn={desk.turn} />
        ))}
      </ul>
      <TakeOff desk={desk} />
    </section>
  );
}

/** Takes a unit off the map into the box. */
function TakeOff({ desk }: { desk: Arrivals }) {
  const versions = new Map(desk.onMap.map(({ id, version }) => [id, version]));
  const form = useActForm({
    verb: 'take-off-map',
    begin: { unitId: null as string | null, reason: '' },
    input: ({ unitId, reason }) => ({ unitId: unitId ?? '', version: versions.get(unitId ?? '') ?? 0, reason }),
  });
  const { unitId, reason } = form.values;
  const choices = desk.onMap.map(({ id, name, shortName }) => ({ id, label: shortName, hint: name }));
  return (
    <ActForm
      form={form}
      label="Take a unit off the map"
      className="mt-1 flex flex-wrap items-end gap-2"
      does="Take it off the map"
      isWhole={versions.has(unitId ?? '') && reason.trim() !== ''}
      fields={[
        pick('unitId', 'Unit on the map', choices, { placeholder: 'Its name', width: 'min-w-40 flex-1' }),
        text('reason', 'Reason', { width: 'w-32' }),
      ]}
    />
  );
}

function Boxed({ unit, turn }: { unit: ArrivingUnit; turn: number }) {
  const form = useActForm({
    verb: 'bring-back',
    begin: { arrivalTurn: String(turn + 1), reason: '' },
    input: ({ arrivalTurn, reason }) => ({
      unitId: unit.id,
      version: unit.version,
      arrivalTurn: Number(arrivalTurn),
      reason,
    }),
  });
  const hidden = { isLabelHidden: true };
  return (
    <li className="flex flex-wrap items-center gap-2 py-1">
      <MasterCounterChip face={unit} />
      <span className="min-w-28 flex-1 leading-tight">
        <b className="block truncate font-medium">{unit.name}</b>
        <span className="block truncate aside">
          {unit.teamName} · by {unit.entry}
        </span>
      </span>
      <ActForm
        form={form}
        className="flex items-center gap-2"
        does="Bring back"
        doesInFull={`Bring ${unit.name} back`}
        isWhole={form.values.reason.trim() !== ''}
        fields={[
          text('arrivalTurn', `Turn in which ${unit.name} is due`, { type: 'number', ...hidden, width: 'w-16' }),
          text('reason', `Why ${unit.name} comes back`, { placeholder: 'Reason', ...hidden, width: 'w-32' }),
        ]}
      />
    </li>
  );
}
