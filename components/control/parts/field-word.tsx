'use client';

import type { ReactNode } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { Tooltip } from '@/components/ui/tooltip';
import { fieldWords } from '@/lib/glossary';
import { type ExplainedWord, wordsOfGame } from './rulebook/words-of-game';

/** A word of the game or of the console; the pointer, the keyboard and the ear get its meaning. */
export const FieldWord = ({ of, children = of }: { of: ExplainedWord; children?: ReactNode }) => (
  <Tooltip
    words={wordsOfGame(useChrome()).get(of)}
    className="underline decoration-edge decoration-dotted underline-offset-2"
  >
    {children}
  </Tooltip>
);

const wordOf = new Map(fieldWords.map((word) => [word.toLowerCase(), word]));
const anyWord = new RegExp(`\\b(${[...wordOf.keys()].join('|')})`, 'i');

/** A sentence in which each word of the field is explained where it stands first. */
export function withFieldWords(sentence: string): ReactNode[] {
  const met = new Set<string>();
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
