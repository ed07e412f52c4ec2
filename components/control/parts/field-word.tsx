'use client';

import type { ReactNode } from 'react';
import { Tooltip } from '@/components/ui/tooltip';

/** Words of the field that stay as they are, each in a sentence or two for whoever meets it for the first time. */
const meanings = {
  Tentacle:
    'A British air force radio team with the troops. It tells the aircraft what to hit. Without it, air support counts for less.',
  FLIVO:
    'A German air force officer with the troops. He tells the aircraft what to hit. Without him, air support counts for less.',
  'cab rank':
    'Aircraft that wait in the air, like taxis in a rank, until the formation calls them. Only the Allies have it.',
  'bomb line': 'How close to their own troops aircraft may bomb: normally no nearer than 2 to 3 km.',
  serial: 'A group of transport aircraft or gliders that fly together, with the troops they carry.',
} as const;

type Word = keyof typeof meanings;
const wordOf = new Map((Object.keys(meanings) as Word[]).map((word) => [word.toLowerCase(), word]));
const anyWord = new RegExp(`\\b(${[...wordOf.keys()].join('|')})`, 'i');

/** A word of the field; the pointer, the keyboard and the ear get its meaning. */
export const FieldWord = ({ of, children = of }: { of: Word; children?: ReactNode }) => (
  <Tooltip words={meanings[of]} className="underline decoration-edge decoration-dotted underline-offset-2">
    {children}
  </Tooltip>
);

/** A sentence in which each word of the field is explained where it stands first. */
export function withFieldWords(sentence: string): ReactNode[] {
  const met = new Set<Word>();
  return sentence.split(anyWord).map((part) => {
    const of = wordOf.get(part.toLowerCase());
    if (!of || met.has(of)) return part;
    met.add(of);
    return (
      <FieldWord key={of} of={of}>
        {part}
      </FieldWord>
    );
  });
}
