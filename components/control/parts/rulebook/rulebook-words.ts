import type { RulebookName } from '@/lib/words';

/** The name of each rulebook on screen (OC-140), its use in a few words, and its kind. */
export const rulebookWords: Readonly<Record<RulebookName, { title: string; does: string; sentence: string }>> = {
  literal2011: {
    title: 'Narrow reading',
    does: 'unclear notes of the tables count narrowly',
    sentence: 'The tables and lists of the book of 2011. A note that can be read narrowly or widely is read narrowly.',
  },
  example2011: {
    title: 'As the worked example reckons',
    does: 'light infantry and tactical advantage count as in the book’s example',
    sentence: 'The book of 2011, but light infantry and tactical advantage count as in its own example of a combat.',
  },
  printed2011: {
    title: 'As printed',
    does: 'unclear notes of the tables count widely',
    sentence: 'The book of 2011. A note that can be read narrowly or widely is read widely.',
  },
};
