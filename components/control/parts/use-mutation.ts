'use client';

import { useRef, useState, useTransition } from 'react';
import { useToast } from '@/components/ui/toast';
import type { Refusal, Result } from '@/lib/result';
import { useWays } from './router';

export interface Acting {
  isBusy: boolean;
  /**
   * Does one act. When it is done `then` is called, and the desk is read again before `isBusy` ends. A refusal ends it at
   * once and is said at the foot of the screen, unless `otherwise` takes it (returns true).
   */
  act: <T>(
    work: () => Promise<Result<T>>,
    then?: (value: T) => void,
    otherwise?: (refusal: Refusal) => boolean,
  ) => void;
}

/** Runs one act of Control's at a time and says what became of it. While the desk is read anew the next one may begin. */
export function useAct(): Acting {
  const say = useToast();
  const { refresh, passOn } = useWays();
  const [, start] = useTransition();
  const [isReading, readAnew] = useTransition();
  // Not the transition's own word for it: a transition also waits for whatever else is being read at the time.
  const [isWorking, setWorking] = useState(false);
  const hasBegun = useRef(false);
  return {
    isBusy: isWorking || isReading,
    act: (work, then, otherwise) => {
      if (hasBegun.current) return say('Not done: what you did before is still on its way. Do it again in a moment.');
      hasBegun.current = true;
      setWorking(true);
      start(async () => {
        const answer = await work()
          .catch((error: unknown) => {
            passOn(error);
            return null;
          })
          .finally(() => {
            hasBegun.current = false;
            setWorking(false);
          });
        if (!answer)
          return say('The server did not answer. Try again: it is done once, however often you do.', 'refused');
        if (answer.ok) {
          then?.(answer.value);
          readAnew(() => refresh());
          return;
        }
        if (!otherwise?.(answer.refusal)) say(answer.refusal.message, 'refused');
        // Who was refused may try again at once, while the desk is read anew.
        if (answer.refusal.code !== 'badInput') refresh();
      });
    },
  };
}
