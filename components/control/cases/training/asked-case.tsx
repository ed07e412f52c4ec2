'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { digitDeeds, keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { TrainingCaseShown } from '@/lib/desks/control/cases/training';
import { notSure } from '@/lib/training/training-case';
import type { Side } from '@/lib/words';
import { CaseFacts } from '../case-as-entered';

type Key = TrainingCaseShown['factors'][number]['key'];

interface Props {
  one: TrainingCaseShown;
  isBusy: boolean;
  onDecide: (answer: string, factors: Key[]) => void;
}

const asItIs = (id: string) => id;
const ofNoGame: ReadonlyMap<string, Side> = new Map();

/** A case that is not decided: what lies on the table, the factors to tick, and the answers. Digits choose, Enter decides. */
export function AskedCase({ one, isBusy, onDecide }: Props) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [ticked, setTicked] = useState<readonly Key[]>([]);
  const group = useId();
  const situation = useRef<HTMLParagraphElement>(null);
  // The button that led on is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) situation.current?.focus();
  }, []);
  const answers = [...one.answers, { is: notSure, words: 'Not sure' }];
  const decide = (event?: FormEvent) => {
    event?.preventDefault();
    if (answer !== null && !isBusy) onDecide(answer, answer === notSure ? [] : [...ticked]);
  };
  useKeys({
    ...Object.fromEntries(answers.map(({ is }, i) => [digitDeeds[i]!, () => setAnswer(is)])),
    open: () => decide(),
  });
  return (
    <form aria-label="A case to decide" onSubmit={decide} className="mt-3 space-y-3">
      <p ref={situation} tabIndex={-1} className="max-w-prose text-lead outline-none">
        {one.situation}
      </p>
      <div className={one.put ? 'grid gap-x-8 gap-y-3 pair:grid-cols-2' : ''}>
        {one.put && (
          <div className="detail">
            <CaseFacts put={one.put.case} named={asItIs} sideOf={ofNoGame} />
          </div>
        )}
        <div className="min-w-0 space-y-3">
          {one.factors.length > 0 && (
            <fieldset>
              <legend className="font-semibold">Which of these count? Tick those that do.</legend>
              <div className="mt-1 grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
                {one.factors.map(({ key, name }) => (
                  <Checkbox
                    key={key}
                    label={name}
                    isTicked={ticked.includes(key)}
                    onTick={(isTicked) =>
                      setTicked(isTicked ? [...ticked, key] : ticked.filter((other) => other !== key))
                    }
                  />
                ))}
              </div>
            </fieldset>
          )}
          <fieldset>
            <legend className="font-semibold">{one.question}</legend>
            <div className="mt-1 ruled-list">
              {answers.map(({ is, words }, i) => (
                <label
                  key={is}
                  className="flex min-h-handle items-center gap-2 px-2 hover:bg-sunk has-checked:bg-mine-soft has-focus-visible:outline-2 has-focus-visible:outline-mine"
                >
                  <input
                    type="radio"
                    name={group}
                    value={is}
                    checked={answer === is}
                    onChange={() => setAnswer(is)}
                    className="size-4.5 shrink-0 accent-mine outline-none"
                  />
                  <span className="min-w-0 flex-1 py-1">{words}</span>
                  <KeyOf deed={digitDeeds[i]!} />
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" kind="act" hint={keyOf('open')} isBusy={isBusy} disabled={answer === null}>
            Decide
          </Button>
        </div>
      </div>
    </form>
  );
}
