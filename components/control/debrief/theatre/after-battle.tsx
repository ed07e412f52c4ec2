'use client';

import { useState } from 'react';
import { useDataAddress } from '@/components/control/parts/router';
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
    <Dialog
      title={endedAt ? 'After the battle' : 'The end of the battle'}
      trigger={<Button size="small">{endedAt ? 'After the battle…' : 'End the battle…'}</Button>}
      isWide
    >
      <div className="grid gap-5 md:grid-cols-2">
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
        The clock stands for good and nothing more is ordered. Reports can still be told. It is not taken back.
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
  const closed = turns.filter((turn) => !revealed.includes(turn));
  const open = (of: number[]) => act('reveal-truth', { turns: of }, onDone);
  return (
    <section aria-label="Open the truth">
      <h3 className="font-semibold">Open the truth to the players</h3>
      <p className="text-note text-ink-2">
        Units, losses, scores and dice of a turn go into the file that each team takes home. It is not taken back.
      </p>
      <p className="mt-1 text-note">
        {revealed.length > 0 ? `Opened: turn ${revealed.join(', ')}.` : 'Nothing is opened yet.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {closed.length > 0 && (
          <Button disabled={isBusy} onClick={() => open([])}>
            Open all turns
          </Button>
        )}
        {closed.map((turn) => (
          <Button key={turn} kind="plain" size="small" disabled={isBusy} onClick={() => open([turn])}>
            Turn {turn}
          </Button>
        ))}
      </div>
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
