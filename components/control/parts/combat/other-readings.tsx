'use client';

import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { shortcutOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Ours } from '@/components/control/parts/ours';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { otherReadings, type PolicyReading } from '@/lib/adjudication/readings';
import { policyBook } from '@/lib/adjudication/rulebook';
import { isOurs } from '@/lib/adjudication/rulings-cited';
import type { CombatCase, Face, Odds, Rulebook } from '@/lib/adjudication/types';
import { effectWords, marginWords, matterWords } from './combat-words';
import { FaceHeads, OtherwiseRow, ResultRow, sixLook } from './dice-table';

/** A case as it was put, and the readings in force for it. */
export interface PutCase {
  combat: CombatCase;
  rulebook: Rulebook;
}

interface Props {
  put: PutCase;
  odds: readonly Odds[];
  die: Face | null;
  /** The name of a unit. */
  name: (id: string) => string;
}

/** The results of a combat by the readings of a disputed rule that are not in force. Folded until asked for. */
export function OtherReadings({ put, odds, die, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useKeys({ otherReadings: () => setOpen(!isOpen) });
  return (
    <section ref={panel} aria-label="If a rule is read another way" className="mt-1.5 border-t border-rule pt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-keyshortcuts={shortcutOf('otherReadings')}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full cursor-pointer items-center gap-1.5 rounded-1 text-left font-cond detail font-semibold hover:text-ink"
      >
        <span aria-hidden className="w-3 text-center">
          {isOpen ? '−' : '+'}
        </span>
        If a rule is read another way
        <span className="ml-auto">
          <KeyOf deed="otherReadings" isBare />
        </span>
      </button>
      <div id={id}>{isOpen && <Readings put={put} odds={odds} die={die} name={name} />}</div>
    </section>
  );
}

function Readings({ put, odds, die, name }: Props) {
  const readings = useMemo(() => otherReadings(put.combat, put.rulebook, die ?? undefined), [put, die]);
  if (readings.length === 0) return <p className="py-1 aside">No other reading of the rules changes this combat.</p>;
  return (
    <table aria-label="What the other readings give" className={sixLook}>
      <thead>
        <FaceHeads odds={odds} die={die} />
      </thead>
      <tbody>
        <ResultRow words="In force" odds={odds} />
        {readings.map((reading) => {
          const { ruling, sentence } = reading;
          return (
            <Fragment key={`${ruling} ${sentence}`}>
              <tr>
                <td colSpan={7} className="pt-1 detail leading-4.5">
                  <ReadingSaid reading={reading} />{' '}
                  <span className="text-ink-3">
                    {reading.effects
                      ? effectWords(reading.effects, name)
                      : `${reading.marginBy === 0 ? 'The margin stays as it is.' : marginWords(reading.marginBy)} ${matterWords(reading, die)}`}
                  </span>
                </td>
              </tr>
              {!reading.effects && <OtherwiseRow words="By this one" then={reading.odds} odds={odds} />}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** Which reading it is: its ruling, the mark where it is ours, what is in question, and what it says. */
export function ReadingSaid({ reading: { policy, ruling, question, value, sentence } }: { reading: PolicyReading }) {
  const alternative = policyBook[policy].alternatives.find((one) => one.value === value);
  return (
    <>
      <RuleReference rule={ruling} className="font-cond font-semibold" />{' '}
      {alternative?.isOurs && !isOurs(ruling) && <Ours />} {question} <b className="font-medium">{sentence}</b>
    </>
  );
}
