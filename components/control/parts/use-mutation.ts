'use client';

import { createContext, useCallback, useContext, useMemo, useRef, useState, useTransition } from 'react';
import {
  faultWords,
  heldUpWords,
  newWriteId,
  type Reply,
  sendPress,
  send as sendWrite,
} from '@/components/transport/send/send';
import type { CoreVerbs, InputOf, Send, ValueOf } from '@/components/transport/send/verbs';
import { useToast } from '@/components/ui/toast';
import type { Refusal, Result } from '@/lib/result';
import { useRouter } from './router';

export interface Mutation<Verbs = CoreVerbs> {
  isBusy: boolean;
  /**
   * Does one act. When it is done `then` is called, and the desk is read again before `isBusy` ends. A refusal ends it at
   * once and is said at the foot of the screen, unless `otherwise` takes it (returns true). What is pressed meanwhile is
   * done after it, in order, or not at all when it is refused; the same act is not done twice.
   */
  act: <Name extends keyof Verbs & string>(
    verb: Name,
    input: InputOf<Verbs[Name]>,
    then?: (value: ValueOf<Verbs[Name]>) => void,
    otherwise?: (refusal: Refusal) => boolean,
  ) => void;
  /** The same for work that is more than one write. */
  run: <T>(
    work: () => Promise<Result<T>>,
    then?: (value: T) => void,
    otherwise?: (refusal: Refusal) => boolean,
  ) => void;
}

/** Hears what the acts of a part of the page answer when they are done. */
export type Answered = (value: unknown) => void;
const AnsweredContext = createContext<Answered>(() => undefined);
export const AnsweredProvider = AnsweredContext.Provider;

/** Before these are done a file is read that comes with the console. */
const longVerbs: readonly string[] = ['open-finished'];

/** Sends a write and comes back with what became of it; nothing is said and no desk is read again. */
export function useSend<Verbs = CoreVerbs>(): Send<Verbs> {
  const { seatId, signIn } = useRouter();
  const say = useToast();
  const onAnswered = useContext(AnsweredContext);
  return useCallback(
    async (verb: string, input: object, file?: Blob) => {
      const onHeldUp = () => say('No answer yet. It is sent again by itself, and done only once.');
      const isLong = longVerbs.includes(verb);
      const reply = await sendPress({ room: 'control', seatId, verb, input, isLong, ...(file && { file }) }, onHeldUp);
      if (reply.kind === 'movedAway') signIn();
      if (reply.kind === 'ok') onAnswered(reply.value);
      return resultOf(reply);
    },
    [seatId, signIn, say, onAnswered],
  ) as Send<Verbs>;
}

/** One write after another; the first refusal ends them. */
export async function oneByOne<Part>(
  parts: readonly Part[],
  write: (part: Part, index: number) => Promise<Result<unknown>>,
) {
  for (const [index, part] of parts.entries()) {
    const answer = await write(part, index);
    if (!answer.ok) return answer;
  }
  return { ok: true, value: undefined } as const;
}

type SendOnce = <Name extends keyof CoreVerbs & string>(
  verb: Name,
  input: InputOf<CoreVerbs[Name]>,
  writeId?: string,
) => Promise<Reply<ValueOf<CoreVerbs[Name]>>>;

/** Sends a write a single time, and says nothing of what became of it: for what is sent again in any case. */
export function useSendOnce(): SendOnce {
  const { seatId } = useRouter();
  return useCallback<SendOnce>(
    (verb, input, writeId = newWriteId()) => sendWrite({ room: 'control', seatId, verb, input, writeId }),
    [seatId],
  );
}

/** The fields that a file is sent for, as its bytes. */
type FileField = 'picture' | 'packed';

/** The verbs that take a file. */
type VerbWithFile = {
  [Name in keyof CoreVerbs]: InputOf<CoreVerbs[Name]> extends { [Field in FileField]?: Uint8Array }
    ? Extract<keyof InputOf<CoreVerbs[Name]>, FileField> extends never
      ? never
      : Name
    : never;
}[keyof CoreVerbs];

/** The same for a file that is sent with a verb. */
export const useSendFile = useSend as () => <Name extends VerbWithFile>(
  verb: Name,
  input: Omit<InputOf<CoreVerbs[Name]>, FileField>,
  file: Blob,
) => Promise<Result<ValueOf<CoreVerbs[Name]>>>;

function resultOf(reply: Reply<unknown>): Result<unknown> {
  if (reply.kind === 'ok') return { ok: true, value: reply.value };
  if (reply.kind === 'refused') return { ok: false, refusal: reply.refusal as Refusal };
  const why = reply.kind === 'offline' ? heldUpWords[reply.by] : faultWords;
  return {
    ok: false,
    refusal: { code: 'unanswered', message: `${why}. Try again: it is done only once.` },
  };
}

/** Runs one act of Control's at a time and says what became of it. While the desk is read again the next one may begin. */
export function useMutation<Verbs = CoreVerbs>(): Mutation<Verbs> {
  const say = useToast();
  const send = useSend<Verbs>();
  const { refresh } = useRouter();
  const [isReading, readAnew] = useTransition();
  const [isWorking, setWorking] = useState(false);
  /** The write on its way, by what it asks for; null: none. */
  const onItsWay = useRef<string | null>(null);
  /** The presses after it. */
  const waiting = useRef<{ name: string; go: () => void }[]>([]);
  const begin = useCallback(
    async <T>(
      name: string,
      work: () => Promise<Result<T>>,
      then?: (value: T) => void,
      otherwise?: (refusal: Refusal) => boolean,
    ) => {
      onItsWay.current = name;
      setWorking(true);
      let after = waiting.current;
      const answer = await work().finally(() => {
        onItsWay.current = null;
        setWorking(false);
        after = waiting.current;
        waiting.current = [];
      });
      if (answer.ok) {
        then?.(answer.value);
        readAnew(refresh);
        // What `then` has begun goes first.
        for (const one of after) waiting.current.push(one);
        if (onItsWay.current === null) waiting.current.shift()?.go();
        return;
      }
      const besides = after.length > 0 ? ' What you pressed after it was not done either.' : '';
      if (!otherwise?.(answer.refusal)) say(`${answer.refusal.message}${besides}`, 'refused');
      else if (besides) say(besides.trim(), 'refused');
      // Who was refused may try again at once, while the desk is read again.
      if (answer.refusal.code !== 'badInput' && answer.refusal.code !== 'unanswered') void refresh();
    },
    [say, refresh],
  );
  const run = useCallback<Mutation<Verbs>['run']>(
    (work, then, otherwise) => {
      if (onItsWay.current === null) void begin('', work, then, otherwise);
      else say('Not done: what you did before is still on its way. Do it again in a moment.');
    },
    [begin, say],
  );
  const act = useCallback<Mutation<Verbs>['act']>(
    (verb, input, then, otherwise) => {
      const name = `${verb} ${JSON.stringify(input)}`;
      const go = () => void begin(name, () => send(verb, input), then, otherwise);
      if (onItsWay.current === null) return go();
      if (name === onItsWay.current || waiting.current.some((one) => one.name === name))
        return say('It is on its way already.');
      waiting.current.push({ name, go });
      say(waiting.current.length > 1 ? `${waiting.current.length} are done after it.` : 'That is done next.');
    },
    [begin, send, say],
  );
  return useMemo(() => ({ isBusy: isWorking || isReading, act, run }), [isWorking, isReading, act, run]);
}
