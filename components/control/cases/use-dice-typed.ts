'use client';

import { useState } from 'react';
import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import { diceAsked, diceDue } from '@/lib/adjudication/dice-due';
import type { Face } from '@/lib/adjudication/types';
import { dieInWords } from '@/lib/advice/cases/case-words';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';

/** Holds the umpire's own dice for a case as they are typed, asked for one by one. `put`: the case; null: it is not complete. */
export function useDiceTyped(
  kind: Kind,
  put: Kinds[Kind]['case'] | null,
  { rulebook, weather }: Pick<RulesDesk, 'rulebook' | 'weather'>,
  names: ReadonlyMap<string, string>,
) {
  const [typed, type] = useState<readonly Face[]>([]);
  const asked = put && diceAsked(kind, put, typed, rulebook, weather);
  const faces = typed.slice(0, asked?.used ?? typed.length);
  return {
    faces,
    type,
    /** Each with what it was for. */
    inWords: put
      ? faces.map((face, i) => {
          const due = diceDue(kind, put, faces.slice(0, i), rulebook, weather)!;
          return { face, forWhat: dieInWords(due.forWhat, names) };
        })
      : [],
    /** The next that is asked for; null: none. */
    due: asked?.due ? { ...asked.due, words: dieInWords(asked.due.forWhat, names) } : null,
    /** The case is complete, and asks for none. */
    areNone: put !== null && diceDue(kind, put, [], rulebook, weather) === null,
  };
}
