'use client';

import { type ReactNode, useState } from 'react';
import { useDataAddress, useDeskAddress } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';
import type { AfterBattle as State } from '@/lib/desks/control/debrief/after-battle';

interface Props {
  state: State;
  /** The turns that have been played. */
  turns: readonly number[];
  teams: readonly { key: string; name: string }[];
  onDone: () => void;
}

/** The end of the battle and what comes after it, on a card over the maps: End, the truth for the players, and files to take home. */
export function AfterBattle({ state, turns, teams, onDone }: Props) {
  const dataAt = useDataAddress();
  const { turn, endedAt, revealedTurns } = state;
  return (
    <Dialog title="Closing" trigger={<Button size="small">Closing…</Button>} isWide>
      <ClosingSteps state={state} turns={turns} />
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {endedAt ? (
          <Reveal turns={turns} revealed={revealedTurns} onDone={onDone} />
        ) : (
          <End turn={turn} onDone={onDone} />
        )}
        <section aria-label="Files to take home">
          <h3 className="font-semibold">Files to take home</h3>
          <p className="text-note text-ink-2">One page each, with map and papers. It opens on any laptop or phone.</p>
          <ul className="mt-1">
            <li>
              <a className="inline-block py-1 underline" href={dataAt('/debrief/home-file')}>
                The whole truth
              </a>{' '}
              (for Game Control)
            </li>
            {teams.map(({ key, name }) => (
              <li key={key}>
                <a
                  className="inline-block py-1 underline"
                  href={dataAt(`/debrief/home-file?team=${encodeURIComponent(key)}`)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

/** The last ten minutes, step by step: what is done has a tick, and the next one is said in bold. */
function ClosingSteps({ state: { endedAt, revealedTurns, feedback }, turns }: Pick<Props, 'state' | 'turns'>) {
  const presenterAt = useDeskAddress()('/debrief/presenter');
  const isEnded = endedAt !== null;
  const isOpen = turns.every((turn) => revealedTurns.includes(turn));
  const steps: readonly { key: string; isDone: boolean; words: ReactNode }[] = [
    {
      key: 'end',
      isDone: isEnded,
      words: 'End the battle. The projector thanks the hall and says where its files are.',
    },
    {
      key: 'feedback',
      isDone: feedback.answers.length > 0,
      words: `Ask the hall how it was: its war diaries and desks do. Answers are shown from ${feedback.shownFrom} on.`,
    },
    {
      key: 'hinges',
      isDone: false,
      words: (
        <>
          Play three hinges in the{' '}
          <a className="underline" href={presenterAt} target="_blank" rel="noreferrer">
            presenter’s window
          </a>
          .
        </>
      ),
    },
    {
      key: 'truth',
      isDone: isOpen,
      words: 'Open the truth to the players: it goes into the file that each team takes home.',
    },
    { key: 'files', isDone: false, words: 'Let every team fetch its file: the QR code is on the projector.' },
  ];
  const next = isEnded ? steps.findIndex(({ isDone }, i) => i > 1 && !isDone) : 0;
  return (
    <ol className="list-decimal space-y-1 pl-5">
      {steps.map(({ key, isDone, words }, i) => (
        <li
          key={key}
          aria-current={i === next ? 'step' : undefined}
          className={i === next ? 'font-semibold' : 'text-ink-2'}
        >
          {words} {isDone && <span className="text-mine">Done</span>}
        </li>
      ))}
    </ol>
  );
}

function End({ turn, onDone }: { turn: number; onDone: () => void }) {
  const { act, isBusy } = useMutation();
  const [left, setLeft] = useState<readonly string[] | null>(null);
  const [reason, setReason] = useState('');
  const end = () =>
    act('end-game', { turn, reason }, onDone, ({ code, theirs }) => {
      if (code !== 'unfinished') return false;
      setLeft(theirs as string[]);
      return true;
    });
  return (
    <section aria-label="End the battle">
      <h3 className="font-semibold">End the battle</h3>
      <p className="text-note text-ink-2">
        The clock stops permanently and no more orders are taken. Reports can still be told. This cannot be undone.
      </p>
      {left && (
        <div role="alert" className="mt-2 rounded-2 bg-waiting-soft p-2 text-note">
          <p>Not everything of this turn is done:</p>
          <ul className="list-disc pl-5">
            {left.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <TextArea
            label="Why it ends all the same"
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <Button className="mt-2" disabled={isBusy || (left !== null && reason.trim() === '')} onClick={end}>
        {left ? 'End it all the same' : 'End the battle'}
      </Button>
    </section>
  );
}

function Reveal({
  turns,
  revealed,
  onDone,
}: {
  turns: readonly number[];
  revealed: readonly number[];
  onDone: () => void;
}) {
  const { act, isBusy } = useMutation();
  const [asked, ask] = useState<readonly number[] | null>(null);
  const closed = turns.filter((turn) => !revealed.includes(turn));
  const open = (of: readonly number[]) => {
    ask(null);
    act('reveal-truth', { turns: [...of] }, onDone);
  };
  return (
    <section aria-label="Open the truth">
      <h3 className="font-semibold">Open the truth to the players</h3>
      <p className="text-note text-ink-2">
        Units, losses, scores and dice of a turn go into the file that each team takes home. It is not taken back.
      </p>
      <p className="mt-1 text-note">
        {revealed.length > 0 ? `Opened: turn ${revealed.join(', ')}.` : 'Nothing is opened yet.'}
      </p>
      {asked ? (
        <div role="alert" className="mt-2 rounded-2 bg-waiting-soft p-2 text-note">
          <p>
            {asked.length === 0 ? 'All turns are' : `Turn ${asked.join(', ')} is`} opened to every player, permanently.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button disabled={isBusy} onClick={() => open(asked)}>
              Open it permanently
            </Button>
            <Button kind="quiet" onClick={() => ask(null)}>
              Not yet
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {closed.length > 0 && (
            <Button disabled={isBusy} onClick={() => ask([])}>
              Open all turns
            </Button>
          )}
          {closed.map((turn) => (
            <Button key={turn} kind="plain" size="small" disabled={isBusy} onClick={() => ask([turn])}>
              Turn {turn}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The remarks of the hall on the game, beside the hinges. */
export const Answers = ({ shownFrom, answers }: State['feedback']) => (
  <section aria-label="What the hall said" className="border-b border-rule py-3">
    <h3 className="font-semibold">What the hall said</h3>
    {answers.length === 0 ? (
      <p className="text-note text-ink-2">
        Answers are shown from {shownFrom} on, so that nobody is known by the hour at which they wrote. A team is asked
        in its war diary, an umpire at the figures of the day.
      </p>
    ) : (
      <ul className="mt-1 space-y-2">
        {answers.map(({ id, wentWell, wentBadly, moment, saidBy }) => (
          <li key={id} className="border-l-2 border-rule-2 pl-2 text-note whitespace-pre-wrap">
            {wentWell && <p>Went well: {wentWell}</p>}
            {wentBadly && <p>Did not: {wentBadly}</p>}
            {moment && <p>To talk about: {moment}</p>}
            {saidBy && <p className="text-ink-3">{saidBy}</p>}
          </li>
        ))}
      </ul>
    )}
  </section>
);
