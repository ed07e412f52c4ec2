'use client';

import { Fragment, useMemo } from 'react';
import type { Kind } from '@/lib/adjudication/adjudicate';
import type { InterdictionCase, InterdictionOutcome } from '@/lib/adjudication/interdiction';
import type { MovementCase, MovementOutcome } from '@/lib/adjudication/movement';
import {
  type OtherReading as Other,
  type OtherInterdiction,
  otherInterdictionReadings,
  otherMovementReadings,
} from '@/lib/adjudication/readings';
import type { Face, Rulebook } from '@/lib/adjudication/types';
import { capital } from '@/lib/text';
import { sixLook } from '../parts/combat/dice-table';
import { ReadingSaid } from '../parts/combat/other-readings';
import { faceWords } from './case-choices';
import { outcomeInWords } from './case-words';

/** The outcomes by readings of a disputed rule that are not in force; nothing where none matters to the case. */
export function CaseOtherReadings({
  kind,
  put,
  outcome,
  rulebook,
  rolls,
  named,
}: {
  kind: Kind;
  put: unknown;
  /** null: nothing is found yet. */
  outcome: unknown;
  rulebook: Rulebook;
  /** The dice that fell; null before. */
  rolls: readonly Face[] | null;
  named: (id: string) => string;
}) {
  if (kind === 'interdiction')
    return (
      <OfInterdiction
        put={put as InterdictionCase}
        outcome={outcome as InterdictionOutcome | null}
        rulebook={rulebook}
        rolls={rolls}
        named={named}
      />
    );
  if (kind === 'movement' && outcome)
    return <OfMove put={put as MovementCase} outcome={outcome as MovementOutcome} rulebook={rulebook} named={named} />;
  return null;
}

const section = 'mt-2 border-t border-rule pt-1';
const line = 'pt-0.5 detail leading-4.5';
type Named = { named: (id: string) => string };

function OfInterdiction({
  put,
  outcome,
  rulebook,
  rolls,
  named,
}: Named & {
  put: InterdictionCase;
  outcome: InterdictionOutcome | null;
  rulebook: Rulebook;
  rolls: readonly Face[] | null;
}) {
  const readings = useMemo(() => otherInterdictionReadings(put, rulebook, rolls ?? undefined), [put, rulebook, rolls]);
  if (readings.length === 0) return null;
  return (
    <section aria-label="If a rule is read another way" className={section}>
      <h3 className="cap mb-0.5">If a rule is read another way</h3>
      {readings.map((reading) => (
        <Fragment key={reading.policy}>
          <p className={line}>
            <ReadingSaid reading={reading} />
          </p>
          <SixFaces reading={reading} />
          {outcome && reading.onDice && <p className={line}>{onSameDice(put, outcome, reading.onDice, named)}</p>}
        </Fragment>
      ))}
    </section>
  );
}

/** The results of the faces of its die by another reading; differences are highlighted. */
const SixFaces = ({ reading: { weight, row, odds, changesOn } }: { reading: Other<OtherInterdiction> }) => (
  <table aria-label={`The six faces if the rule is read another way: ${weight}`} className={sixLook}>
    <tbody>
      <tr>
        <th scope="row" className="w-26.5 text-left font-cond text-small leading-tight font-medium text-waiting">
          {capital(weight)}, row {row}
        </th>
        {odds.map(({ die, effect }) => (
          <td
            key={die}
            className={`h-7.5 px-px text-center font-cond text-small leading-[1.15] ${
              changesOn.includes(die) ? 'bg-waiting-soft font-semibold text-waiting' : 'text-ink-3'
            }`}
          >
            {changesOn.includes(die) ? faceWords[effect]!.replace('bilised', '\u00adbilised') : 'same'}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

function onSameDice(
  put: InterdictionCase,
  outcome: InterdictionOutcome,
  onDice: InterdictionOutcome['targets'],
  named: (id: string) => string,
): string {
  const stands = outcomeInWords('interdiction', put, outcome, named).effects;
  const then = outcomeInWords('interdiction', put, { ...outcome, targets: onDice }, named).effects;
  const others = then.flatMap(({ who, what }, i) => (what === stands[i]!.what ? [] : `${who} ${what}`));
  return others.length === 0 ? 'The same dice give the same result.' : `With the same dice: ${others.join('; ')}.`;
}

function OfMove({
  put,
  outcome,
  rulebook,
  named,
}: Named & { put: MovementCase; outcome: MovementOutcome; rulebook: Rulebook }) {
  const readings = useMemo(() => otherMovementReadings(put, rulebook), [put, rulebook]);
  if (readings.length === 0) return null;
  return (
    <section aria-label="If a rule is read another way" className={section}>
      <h3 className="cap mb-0.5">If a rule is read another way</h3>
      {readings.map((reading) => {
        const { headline, effects } = outcomeInWords('movement', put, { ...outcome, ...reading }, named);
        return (
          <p key={reading.sentence} className={line}>
            <ReadingSaid reading={reading} /> {headline}: {effects.map(({ what }) => what).join('; ')}.
          </p>
        );
      })}
    </section>
  );
}
