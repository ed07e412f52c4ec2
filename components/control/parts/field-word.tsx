'use client';

import type { ReactNode } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { Tooltip } from '@/components/ui/tooltip';
import { glossary } from '@/lib/glossary';
import { wordsOfGame } from './rulebook/words-of-game';

type Word = keyof typeof glossary;
const wordOf = new Map((Object.keys(glossary) as Word[]).map((word) => [word.toLowerCase(), word]));
const anyWord = new RegExp(`\\b(${[...wordOf.keys()].join('|')})`, 'i');

/** A word of the field; the pointer, the keyboard and the ear get its meaning. */
export const FieldWord = ({ of, children = of }: { of: Word; children?: ReactNode }) => (
  <Tooltip
    words={wordsOfGame(useChrome())[of]}
    className="underline decoration-edge decoration-dotted underline-offset-2"
  >
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
