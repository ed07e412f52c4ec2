'use client';

import { useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { phaseNames } from '@/components/control/parts/phase-times';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { timeInWords } from '@/lib/text';
import type { Chrome } from '@/lib/turn/control-desk/frame/chrome';
import type { Phase } from '@/lib/words';

/** Moves the turn on (N), or to any other phase, and ends it; stops the clock and lets it run again (Z). */
export function PhaseControls({ chrome, unfinished }: { chrome: Chrome; unfinished: string[] }) {
  const send = useSend();
  const { isBusy, act } = useMutation();
  const say = useToast();
  const [isEnding, setEnding] = useState(false);
  const { phase, phases, turn } = chrome;
  const next = phases[phases.findIndex((one) => one.key === phase) + 1]?.key;

  const moveTo = (to: Phase) =>
    act('move-phase', { from: phase, to }, ({ taken }) => {
      if (taken.length > 0) say(`Taken as they lay, not handed in: ${taken.join(', ')}.`);
    });
  const isStanding = chrome.pausedAt !== null;
  const stopOrGo = () => act(isStanding ? 'resume-clock' : 'pause-clock', { turn: turn.number });
  const runOn = () => act('resume-clock', { turn: turn.number, downTime: 'counts' });
  const { go } = useRouter();
  const address = useDeskAddress();
  const tell = ({ isOver }: { isOver: boolean }) => {
    if (isOver) say('That was the last turn. The battle is over.');
  };
  const end = () =>
    act('end-turn', { turn: turn.number, reason: '' }, tell, ({ code }) => {
      if (code !== 'unfinished') return false;
      setEnding(true);
      return true;
    });
  useKeys({ n: () => (next ? moveTo(next) : end()), z: stopOrGo });

  return (
    <div className="flex flex-wrap items-center gap-2">
      {chrome.downMs !== null && (
        <>
          <p className="basis-full text-waiting">
            The console was down for {timeInWords(chrome.downMs)}. The clock stands since it went.
          </p>
          <Button isBusy={isBusy} onClick={runOn}>
            Count that time as played
          </Button>
        </>
      )}
      <Button hint="Z" isBusy={isBusy} onClick={stopOrGo}>
        {isStanding ? (chrome.downMs === null ? 'Let the clock run' : 'Give that time back') : 'Stop the clock'}
      </Button>
      {next ? (
        <Button kind="act" hint="N" isBusy={isBusy} onClick={() => moveTo(next)}>
          Next phase: {phaseNames[next]}
        </Button>
      ) : (
        <Button kind="act" hint="N" isBusy={isBusy} onClick={end}>
          End turn {turn.number}
        </Button>
      )}
      <Menu
        trigger={<Button>Other phases…</Button>}
        entries={[
          ...phases
            .filter(({ key }) => key !== phase && key !== next)
            .map(({ key }) => ({
              id: key,
              label: `Go to ${phaseNames[key].toLowerCase()}`,
              onPick: () => moveTo(key),
            })),
          { id: 'clock', label: 'Times, deadline and notices…', onPick: () => go(address('/setup/clock')) },
          ...(next ? [{ id: 'end', label: `End turn ${turn.number}`, onPick: end }] : []),
        ]}
      />
      <ReasonDialog
        title={`Turn ${turn.number} is not finished`}
        isOpen={isEnding}
        onOpen={setEnding}
        leaves={`Go on with turn ${turn.number}`}
        does="End it all the same"
        label="Reason to end it all the same"
        act={(reason) => send('end-turn', { turn: turn.number, reason })}
        then={tell}
      >
        <ul aria-label="Unfinished" className="mb-4 max-h-64 list-disc space-y-1 overflow-y-auto pl-5">
          {unfinished.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </ReasonDialog>
    </div>
  );
}
