'use client';

import { Kbd } from '@/components/ui/kbd';
import { elsewhere, useBoundOf } from './bound-keys';
import { KeyOf } from './key-of';
import type { Deeds } from './key-table';
import { useShowKeys } from './keys-shown';

/** The words for each key on a desk, by the name of its deed. */
export type WordsOfKeys = { readonly [D in Deeds]?: string };

interface Props {
  keys: WordsOfKeys;
  /** True when the thing shown can be played out as a companion game. */
  playsOut?: boolean;
  /** First letters of printed words, which pick them. */
  letters?: readonly (readonly [letters: readonly string[], does: string])[];
  children?: string;
}

/** The keys of a desk that do something now, along its foot; a phone has none. Those of the desk go while something is written. */
export function KeysLine({ keys: words, playsOut, letters = [], children }: Props) {
  const all = playsOut ? { ...words, playOut: 'play it out' } : words;
  const ofDesk = Object.entries(all) as [Deeds, string][];
  useShowKeys(ofDesk);
  const keys = useBoundOf(ofDesk);
  return (
    <footer className="keys-line not-printed flex min-h-8.5 max-md:hidden shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-t border-rule bg-paper px-5 detail">
      {keys.map(([deed, does]) => (
        <span
          key={deed}
          className={`flex items-center gap-1.5 whitespace-nowrap pointer-coarse:hidden ${elsewhere.includes(deed) ? '' : 'is-of-desk'}`}
        >
          <KeyOf deed={deed} />
          {does}
        </span>
      ))}
      {letters.map(([all, does]) => (
        <span key={does} data-letters className="flex items-center gap-1.5 whitespace-nowrap pointer-coarse:hidden">
          {all.map((letter) => (
            <Kbd key={letter}>{letter.toUpperCase()}</Kbd>
          ))}
          {does}
        </span>
      ))}
      {children && <span className="ml-auto text-ink-3">{children}</span>}
    </footer>
  );
}
