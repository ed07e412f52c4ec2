'use client';

import { useState } from 'react';
import { digitsOf, keyOf } from '@/components/control/parts/keys/key-table';
import { KeysLine, type WordsOfKeys } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { TrainingCaseShown, TrainingDesk } from '@/lib/desks/control/cases/training';
import { counted } from '@/lib/text';
import { AskedCase } from './asked-case';
import { CaseNumbers } from './case-numbers';
import { DecidedCase } from './decided-case';
import { askedByWords, progressWords, resultWords } from './train-words';

interface Props {
  desk: TrainingDesk;
  /** The seat reads what its crew decided. */
  readsCrew: boolean;
}

const keysOf = ({ decided, answers }: TrainingCaseShown): WordsOfKeys =>
  decided ? { open: 'go on' } : { [digitsOf(answers.length + 1)]: 'choose', open: 'decide' };

/** The trainer: one blind case after the other, and after each decision its ruling. What is decided is kept, so it goes on where it was left. */
export function TrainPage({ desk, readsCrew }: Props) {
  const { cases } = desk;
  const { act, isBusy } = useMutation();
  const decided = cases.filter((one) => one.decided !== null).length;
  const [isBegun, setBegun] = useState(decided > 0);
  const [isNamed, setNamed] = useState(desk.isNamed);
  /** The case that is looked at; null: the first that is not decided. */
  const [at, setAt] = useState<string | null>(null);
  const shown = cases.find(({ id }) => id === at) ?? cases.find((one) => one.decided === null);
  const name = (wishes: boolean) => {
    setNamed(wishes);
    if (decided > 0) act('name-in-training', { isNamed: wishes });
  };
  const decide = (one: TrainingCaseShown, answer: string, factors: TrainingCaseShown['factors'][number]['key'][]) =>
    act('decide-training-case', { caseId: one.id, answer, factors, isNamed }, () => setAt(one.id));
  const number = shown ? cases.indexOf(shown) + 1 : cases.length;
  return (
    <div className="flex h-full flex-col">
      <div className="scrolls">
        <article className="mx-auto min-h-full w-full max-w-4xl bg-sheet px-4 py-4">
          <header className="flex flex-wrap items-baseline gap-x-4">
            <h1 className="font-serif text-head">Train the rules</h1>
            {isBegun && shown && (
              <p className="aside">
                {shown.decided ? `Case ${number} of ${cases.length}` : progressWords(number, cases.length)}
              </p>
            )}
            {readsCrew && (
              <DeskLink to="/train/crew" className="ml-auto text-link">
                What the crew decided
              </DeskLink>
            )}
          </header>
          {!isBegun ? (
            <Beginning desk={desk} isNamed={isNamed} onName={name} onBegin={() => setBegun(true)} />
          ) : (
            <>
              {!shown ? (
                <p role="status" className="mt-3 lead">
                  {resultWords(cases)}
                </p>
              ) : shown.decided ? (
                <DecidedCase
                  key={shown.id}
                  one={shown}
                  decided={shown.decided}
                  onNext={() => setAt(null)}
                  isLast={decided === cases.length}
                />
              ) : desk.isOver ? (
                <p className="mt-3">The battle is over, and the trainer with it.</p>
              ) : (
                <AskedCase key={shown.id} one={shown} isBusy={isBusy} onDecide={(...made) => decide(shown, ...made)} />
              )}
              <CaseNumbers cases={cases} shown={shown?.id ?? null} onShow={setAt} />
              <NameTick isNamed={isNamed} onName={name} />
            </>
          )}
        </article>
      </div>
      <KeysLine keys={!isBegun ? { open: 'begin' } : shown ? keysOf(shown) : {}}>
        Nothing of it changes the game.
      </KeysLine>
    </div>
  );
}

const NameTick = ({ isNamed, onName }: { isNamed: boolean; onName: (wishes: boolean) => void }) => (
  <Checkbox
    label="The others of Control may read my seat’s name beside what I decide"
    isTicked={isNamed}
    onTick={onName}
    className="mt-3"
  />
);

function Beginning({
  desk,
  isNamed,
  onName,
  onBegin,
}: {
  desk: TrainingDesk;
  isNamed: boolean;
  onName: (wishes: boolean) => void;
  onBegin: () => void;
}) {
  useKeys({ open: onBegin });
  return (
    <section aria-label="Before you begin" className="mt-3 max-w-prose space-y-2">
      <p>
        {counted(desk.cases.length, 'case')} from the table: combats, moves, bridges, reports. You decide each blind,
        and see the ruling then, with its working and with what others decided. Not sure is an answer. It takes about a
        quarter of an hour; leave it when you like, it goes on where you left.
      </p>
      <p className="text-ink-2">{askedByWords(desk.rulebook)}</p>
      <p className="text-ink-2">
        Others see counts, and Game Control which rules to brief. What you decided is erased when the battle ends, at
        the latest after 18 hours, unless Game Control keeps it for next time.
      </p>
      <NameTick isNamed={isNamed} onName={onName} />
      {desk.isOver ? (
        <p className="font-medium">The battle is over, and the trainer with it.</p>
      ) : (
        <Button kind="act" hint={keyOf('open')} onClick={onBegin}>
          Begin
        </Button>
      )}
    </section>
  );
}
