'use client';

import { useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast';
import { useTransport } from '../desk-transport';
import { useSeated } from '../seated';
import { faultWords, type HeldUp, heldUpWords } from './send';
import type { InputOf, PlayerVerb, PlayerVerbs } from './verbs';

export interface Writing {
  isBusy: boolean;
  /** The thing it waits for, where `onRefused` is given. */
  heldUpBy: HeldUp | null;
  /** Sends one write and says `done` when it was taken; true then. `writeId`: of a write that may have gone out before. */
  write: <Name extends PlayerVerb>(
    verb: Name,
    input: InputOf<PlayerVerbs[Name]>,
    done: string | null,
    writeId?: string,
  ) => Promise<boolean>;
}

/**
 * A player's write that is one press of a button. While nobody answers it goes out again by itself; pressed again after that
 * it is the same write. `onRefused` is for a text that was written: it goes out until somebody answers, and why it was not
 * taken is said where it was written. When it is done the desk is read again, unless `onDone` does.
 */
export function useWrite(onRefused?: (why: string) => void, onDone?: () => Promise<void>): Writing {
  const { seatId, readAgain, onMovedAway } = useSeated();
  const [isBusy, setBusy] = useState(false);
  const [heldUpBy, setHeldUpBy] = useState<HeldUp | null>(null);
  const isSending = useRef(false);
  const say = useToast();
  const { sendPress } = useTransport();
  const refused = onRefused ?? ((why) => say(why, 'refused'));
  const isGoingOutAgain = () => say('No answer yet. It is sent again by itself, and done only once.');

  const write: Writing['write'] = async (verb, input, done, writeId) => {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    const press = { seatId, verb, input, writeId };
    const reply = await (onRefused ? sendPress(press, setHeldUpBy, 'for ever') : sendPress(press, isGoingOutAgain));
    setHeldUpBy(null);
    if (reply.kind === 'offline') refused(`${heldUpWords[reply.by]}. Try again.`);
    if (reply.kind === 'fault') refused(`${faultWords}. Try again, or tell Control.`);
    if (reply.kind === 'refused') refused(reply.refusal.message);
    if (reply.kind === 'movedAway') onMovedAway();
    if (reply.kind === 'ok') {
      if (done) say(done);
      await (onDone ?? readAgain)();
    }
    isSending.current = false;
    setBusy(false);
    return reply.kind === 'ok';
  };

  return { isBusy, heldUpBy, write };
}
