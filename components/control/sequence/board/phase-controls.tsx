'use client';

import { useState } from 'react';
import { type Deed, keyOf } from '@/components/control/parts/keys/key-table';
import { usePhaseSteps } from '@/components/control/parts/phases/phase-steps';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { RehearseButton } from '../rehearsal/rehearse-button';
import { givesTimeBack } from './board-says';
import { WarmUpButton } from './warm-up/warm-up-button';

/** Loaded when it is first asked for. */
const OtherPhases = later(async () => (await import('./other-phases')).OtherPhases);

/**
 * The steps of the turn as buttons: to begin, to go on or to any other phase, to end; to stop the clock. `offered`: the deed
 * that the board offers, whose button is dark.
 */
export function PhaseControls({ chrome, offered }: { chrome: Chrome; offered: Deed | undefined }) {
  const steps = usePhaseSteps();
  const { go } = useRouter();
  const address = useDeskAddress();
  const [isAsked, setAsked] = useState(false);
  const [isThere, setThere] = useState(false);
  if (!steps) return null;
  const { phase, phases, turn, isBegun } = chrome;
  const { isBusy, goOn, goesOn, moveTo, end, stopOrGo } = steps;
  const lookOf = (deed: Deed) => (deed === offered ? 'act' : 'plain');
  const goesOnButton = goesOn && (
    <Button kind={lookOf('nextPhase')} hint={keyOf('nextPhase')} isBusy={isBusy} onClick={goOn}>
      {goesOn}
    </Button>
  );
  if (!isBegun)
    return (
      <div className="flex flex-wrap items-center gap-2">
        {chrome.practice === null && (
          <>
            <RehearseButton />
            <WarmUpButton />
          </>
        )}
        {goesOnButton}
      </div>
    );
  const at = phases.findIndex(({ key }) => key === phase);
  const isStanding = chrome.pausedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chrome.downMs !== null && <CountsAsPlayed turn={turn.number} />}
      <Button kind={lookOf('clock')} hint={keyOf('clock')} isBusy={isBusy} onClick={stopOrGo}>
        {isStanding ? (chrome.downMs === null ? 'Let the clock run' : givesTimeBack) : 'Stop the clock'}
      </Button>
      {goesOnButton}
      {!isThere && (
        <Button isBusy={isAsked} onClick={() => setAsked(true)}>
          Other phases…
        </Button>
      )}
      {isAsked && (
        <OtherPhases
          onThere={() => setThere(true)}
          entries={[
            ...phases
              .filter((_, place) => place !== at && place !== at + 1)
              .map(({ key }) => ({ id: key, label: `Go to ${key}`, onPick: () => moveTo(key) })),
            { id: 'clock', label: 'Times, deadline and notices…', onPick: () => go(address('/setup/clock')) },
            ...(phases[at + 1] && goesOn ? [{ id: 'end', label: `End turn ${turn.number}`, onPick: end }] : []),
          ]}
        />
      )}
    </div>
  );
}

/** The clock stands because no console served the game: that the time may count. */
function CountsAsPlayed({ turn }: { turn: number }) {
  const { isBusy, act } = useMutation();
  return (
    <Button isBusy={isBusy} onClick={() => act('resume-clock', { turn, downTime: 'counts' })}>
      Count that time as played
    </Button>
  );
}
