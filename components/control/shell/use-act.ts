'use client';

import { useTransition } from 'react';
import { useToast } from '@/components/ui/toast';
import type { Answer, Refusal } from '@/lib/turn/answer';
import { useWays } from './ways';

export interface Acting {
  isBusy: boolean;
  /**
   * Does one act. When it is done `then` is called, and the desk is read again before `isBusy` ends. A refusal is said
   * at the foot of the screen, unless `otherwise` takes it (returns true).
   */
  act: <T>(
    work: () => Promise<Answer<T>>,
    then?: (value: T) => void,
    otherwise?: (refusal: Refusal) => boolean,
  ) => void;
}

/** Runs one act of Control's at a time and says what became of it. */
export function useAct(): Acting {
  const say = useToast();
  const { refresh, passOn } = useWays();
  const [isBusy, start] = useTransition();
  return {
    isBusy,
    act: (work, then, otherwise) => {
      if (isBusy) return;
      start(async () => {
        const answer = await work().catch((error: unknown) => {
          passOn(error);
          return null;
        });
        if (!answer) return say('The server did not answer. Nothing is certain: look before you try again.', 'refused');
        if (answer.ok) then?.(answer.value);
        else if (!otherwise?.(answer.refusal)) say(answer.refusal.message, 'refused');
        if (answer.ok || answer.refusal.code !== 'badInput') start(() => refresh());
      });
    },
  };
}
