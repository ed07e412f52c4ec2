'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { useFrameKey } from '@/components/control/parts/keys/keys-shown';
import { useMutation } from '@/components/control/parts/use-mutation';
import { later } from '@/components/ui/later';
import { useToast } from '@/components/ui/toast';
import type { Refusal } from '@/lib/result';
import type { Phase } from '@/lib/words';
import { goesOnWords } from './goes-on-words';
import type { Unfinished } from './unfinished';

/** Asked only where something is not done. */
const UnfinishedDialog = later(async () => (await import('./unfinished')).UnfinishedDialog);
const BeginDialog = later(async () => (await import('./begin-dialog')).BeginDialog);

/** The steps of the turn, on every desk of Game Control. */
interface PhaseSteps {
  /** The act of the next-phase key, as its button says: `Next phase: Movement`; null: the battle is over. */
  goesOn: string | null;
  goOn: () => void;
  moveTo: (to: Phase) => void;
  end: () => void;
  stopOrGo: () => void;
  isBusy: boolean;
}

const StepsContext = createContext<PhaseSteps | null>(null);

/** The steps of the turn; null: this seat is not Game Control's. */
export const usePhaseSteps = (): PhaseSteps | null => useContext(StepsContext);

/**
 * N begins the game, goes on to the next phase or ends the turn, and Z stops the clock or lets it run, on whatever desk Game
 * Control is. What is not done is said first, and Game Control decides.
 */
export function PhaseStepsForGameControl({ children }: { children: ReactNode }) {
  const chrome = useChrome();
  const { phase, phases, turn, isBegun, pausedAt } = chrome;
  const { isBusy, act } = useMutation();
  const say = useToast();
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [beforeBegin, setBeforeBegin] = useState<readonly string[] | null>(null);
  const next = phases[phases.findIndex((one) => one.key === phase) + 1]?.key;

  const taken = (names: readonly string[]) => {
    if (names.length > 0) say(`Taken as they lay, not handed in: ${names.join(', ')}.`);
  };
  const ended = ({ isOver }: { isOver: boolean }) => {
    if (isOver) say('That was the last turn. The battle is over.');
  };
  const asksFirst = (to: Phase | null) => (refusal: Refusal) => {
    if (refusal.code !== 'unfinished') return false;
    setUnfinished({ turn: turn.number, phase, to, left: refusal.problems ?? [] });
    return true;
  };
  const moveTo = (to: Phase) =>
    act('move-phase', { from: phase, to, asks: true }, (done) => taken(done.taken), asksFirst(to));
  const end = () => act('end-turn', { turn: turn.number, reason: '' }, ended, asksFirst(null));
  const begun = () => {
    setBeforeBegin(null);
    say('The game has begun. The clock runs.');
  };
  const begin = (asks: boolean) =>
    act('begin-game', { asks, proposes: true }, begun, ({ code, theirs }) => {
      if (code === 'unfinished') setBeforeBegin(theirs as string[]);
      return code === 'unfinished';
    });
  const goOn = () => (!isBegun ? begin(true) : next ? moveTo(next) : end());
  /** Goes where the person wanted to go, and asks only about what is left. */
  const askAgain = () => {
    setUnfinished(null);
    if (unfinished?.to) moveTo(unfinished.to);
    else end();
  };
  const stopOrGo = () =>
    !isBegun
      ? say('The clock runs when the game has begun.')
      : act(pausedAt ? 'resume-clock' : 'pause-clock', { turn: turn.number });
  useFrameKey('nextPhase', !isBegun ? 'begin the game' : 'next phase', goOn);
  useFrameKey('clock', 'stop the clock or let it run', stopOrGo);
  return (
    <StepsContext value={{ goesOn: goesOnWords(chrome), goOn, moveTo, end, stopOrGo, isBusy }}>
      {children}
      {unfinished && (
        <UnfinishedDialog
          unfinished={unfinished}
          onLeave={() => setUnfinished(null)}
          onMoved={taken}
          onEnded={ended}
          onLeft={askAgain}
        />
      )}
      {beforeBegin && (
        <BeginDialog
          left={beforeBegin}
          isBusy={isBusy}
          onBegin={() => begin(false)}
          onLeave={() => setBeforeBegin(null)}
        />
      )}
    </StepsContext>
  );
}
