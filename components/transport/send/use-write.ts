'use client';

import { useState } from 'react';
import { useToast } from '@/components/ui/toast';
import { useTransport } from '../desk-transport';
import { faultWords, heldUpWords } from './send';

export interface Writing {
  isBusy: boolean;
  /** Sends one write and says what became of it; true when it was taken. */
  write: (verb: string, input: object, done: string) => Promise<boolean>;
}

/** A player's write that is one press of a button. While nobody answers it goes out again by itself; pressed again after that it is the same write. */
export function useWrite(seatId: string, onDone: () => Promise<void>, onMovedAway: () => void): Writing {
  const [isBusy, setBusy] = useState(false);
  const say = useToast();
  const line = useTransport();

  async function write(verb: string, input: object, done: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const isGoingOutAgain = () => say('No answer yet. It is sent again by itself, and done only once.');
    const reply = await line.sendPress({ seatId, verb, input }, isGoingOutAgain);
    if (reply.kind === 'offline') say(`${heldUpWords[reply.by]}. Try again.`, 'refused');
    if (reply.kind === 'fault') say(`${faultWords}. Try again, or tell Control.`, 'refused');
    if (reply.kind === 'refused') say(reply.refusal.message, 'refused');
    if (reply.kind === 'movedAway') onMovedAway();
    if (reply.kind === 'ok') {
      say(done);
      await onDone();
    }
    setBusy(false);
    return reply.kind === 'ok';
  }

  return { isBusy, write };
}
