'use client';

import { nanoid } from 'nanoid';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { type Stored, TextKeeper, type TextParts, type TextState } from '@/components/transport/keeper/text-keeper';
import type { Reply } from '@/components/transport/send/send';
import type { CoreVerbs, InputOf } from '@/components/transport/send/verbs';
import { useRouter } from './router';
import { useLeftKeeper } from './use-left-keeper';
import { useSendOnce } from './use-mutation';

/** A text of Control's that saves itself by one verb. */
interface SavedBy<Name extends keyof CoreVerbs, Words, Row> extends Pick<TextParts<Words>, 'isSame' | 'pauseMs'> {
  verb: Name;
  /** The key that tells it from the other texts of its verb: a person who leaves it unsaved and comes back goes on with it. */
  id?: string;
  input: (text: Stored<Words>) => InputOf<CoreVerbs[Name]>;
  /** Why the words cannot be saved as they are: they are not sent. null: they can. */
  unfinished?: (words: Words) => string | null;
  /** The text in a row: as the desk was last read, or as the verb's refusal tells what stands now. */
  storedOf: (row: Row) => Stored<Words>;
}

/** Saves a text by its verb while it is written. `row`: as the desk was last read. */
export function useTextKeeper<Name extends keyof CoreVerbs & string, Words, Row>(
  { verb, id, input, unfinished, storedOf, ...parts }: SavedBy<Name, Words, Row>,
  row: Row,
) {
  const sendOnce = useSendOnce();
  const { seatId } = useRouter();
  const stored = useMemo(() => storedOf(row), [storedOf, row]);
  return useKeeper<Words>(
    {
      ...parts,
      post: async ({ writeId, ...text }) => {
        const message = unfinished?.(text.words);
        if (message) return { kind: 'refused', refusal: { code: 'badInput', message } };
        const reply = (await sendOnce(verb, input(text), writeId)) as Reply<{ version: number }>;
        return withTheirs(reply, (told) => storedOf(told as Row));
      },
    },
    stored,
    id && `${seatId} ${verb} ${id}`,
  );
}

/** The same with a `post` and a name of its own. */
export function useKeeper<Words>(
  by: Pick<TextParts<Words>, 'isSame' | 'pauseMs' | 'post'>,
  stored: Stored<Words>,
  name?: string,
): [keeper: TextKeeper<Words>, state: TextState<Words>] {
  const { signIn } = useRouter();
  const post = useEffectEvent(by.post);
  const keeper = useLeftKeeper(
    name,
    () => new TextKeeper<Words>({ ...by, newId: nanoid, onMovedAway: signIn, post: (sent) => post(sent) }, stored),
  );
  useEffect(() => keeper.receive(stored), [keeper, stored]);
  return [keeper, useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)];
}

function withTheirs<Words>(
  reply: Reply<{ version: number }>,
  theirs: (told: unknown) => Stored<Words>,
): Reply<{ version: number }, Stored<Words>> {
  if (reply.kind !== 'refused') return reply;
  const { theirs: told, ...refusal } = reply.refusal;
  const isMet = refusal.code === 'changedByAnother';
  return { kind: 'refused', refusal: isMet ? { ...refusal, theirs: theirs(told) } : refusal };
}
