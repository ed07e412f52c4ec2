import type { Point } from '../core/projection';
import { crowd } from './crowd';
import type { Item, Said, WordsLaid } from './item';
import type { Layout } from './labeller';
import { wordsFor } from './place-words';
import { around, type Room } from './room';

/** Words that are there for a moment: beside a ring of so many px about a place. */
export interface Passing {
  at: Point;
  ring: number;
  line: Said;
}

/** Where passing words have room in a layout that stays as it is, each in its turn; null: nowhere. */
export function roomForAll(passing: readonly Passing[], { room }: Layout): (WordsLaid | null)[] {
  const taken = crowd();
  const left: Room = {
    ...room,
    taken: { ...room.taken, meets: (box, gap) => room.taken.meets(box, gap) || taken.meets(box, gap) },
  };
  return passing.map(({ at, ring, line }) => {
    const item: Item = { id: '', kind: 'passing', at, words: [[line]] };
    const words = wordsFor(item, [], [around(at, ring)], left);
    if (words) taken.add(words.box);
    return words;
  });
}
