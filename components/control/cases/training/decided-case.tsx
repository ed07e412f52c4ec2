'use client';

import { useEffect, useRef } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/tag';
import type { DecidedShown, TrainingCaseShown } from '@/lib/desks/control/cases/training';
import { counted } from '@/lib/text';
import { CaseFound } from '../case-found';
import { Working } from '../case-frame';
import { answerWords, verdictWords } from './train-words';

interface Props {
  one: TrainingCaseShown;
  decided: DecidedShown;
  onNext: () => void;
  /** No case is left. */
  isLast: boolean;
}

const asItIs = (id: string) => id;
const noNames: ReadonlyMap<string, string> = new Map();
const ofNoGame = { units: [] };

/** A case that is decided: what was decided beside the ruling, its working as at the rules desk, and what others decided. Enter goes on. */
export function DecidedCase({ one, decided, onNext, isLast }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  useKeys({ open: onNext });
  const { ruling, finding } = decided;
  return (
    <section aria-label="The ruling" className="mt-3 space-y-3">
      <p className="max-w-prose text-ink-2">{one.situation}</p>
      <div className="grid gap-x-8 gap-y-3 pair:grid-cols-2">
        <div className="min-w-0 space-y-3">
          <div>
            <h2 ref={head} tabIndex={-1} className="lead outline-none">
              {verdictWords(decided)}
            </h2>
            <RuleReference rule={decided.rule} className="font-cond aside" />
          </div>
          <Answers one={one} decided={decided} />
          {one.factors.length > 0 && <Factors one={one} decided={decided} />}
          <Button kind="act" hint={keyOf('open')} onClick={onNext}>
            {isLast ? 'To the end' : 'Next case'}
          </Button>
        </div>
        <div className="min-w-0">
          {one.put && finding ? (
            <CaseFound
              item={{
                kind: one.put.kind,
                input: { case: one.put.case as never, about: {} },
                finding: { ...finding, lines: ruling.lines, weather: 'fair' },
              }}
              desk={ofNoGame}
              names={noNames}
            />
          ) : (
            <Working lines={ruling.lines} named={asItIs} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Every answer that is right, that was chosen or that another gave, with how many did. */
function Answers({ one, decided: { answer, ruling, others } }: Omit<Props, 'onNext' | 'isLast'>) {
  const shown = [...new Set([ruling.answer, answer, ...others.answers.map(({ is }) => is)])];
  return (
    <section aria-label="Answers">
      <ul className="ruled-list">
        {shown.map((is) => {
          const gave = others.answers.find((other) => other.is === is);
          return (
            <li key={is} className="flex flex-wrap items-center gap-x-2 py-1">
              <span className="min-w-0 flex-[1_1_12rem]">{answerWords(one.answers, is)}</span>
              {is === ruling.answer && <Tag meaning="mine">The ruling</Tag>}
              {is === answer && <Tag>You</Tag>}
              {gave && (
                <span className="aside">
                  {counted(gave.count, 'other')}
                  {gave.names.length > 0 && `: ${gave.names.join(', ')}`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-1 aside">
        {others.count === 0
          ? 'No one else of Control has decided this case yet.'
          : `${counted(others.count, 'other')} of Control decided it.`}
      </p>
    </section>
  );
}

/** Each factor that was offered: whether it counts, and who ticked it. */
function Factors({ one, decided: { factors, ruling, others } }: Omit<Props, 'onNext' | 'isLast'>) {
  return (
    <ul aria-label="Factors" className="ruled-list">
      {one.factors.map(({ key, name }) => {
        const counts = ruling.factors.includes(key);
        const isTicked = factors.includes(key);
        const ticked = others.factors.find((other) => other.key === key)?.count ?? 0;
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-2 py-1">
            <span className="min-w-0 flex-[1_1_12rem]">{name}</span>
            <Tag meaning={counts ? 'mine' : 'plain'}>{counts ? 'Counts' : 'Does not count'}</Tag>
            {counts !== isTicked && <Tag meaning="waiting">{isTicked ? 'You ticked it' : 'You left it out'}</Tag>}
            {ticked > 0 && <span className="aside">ticked by {counted(ticked, 'other')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
