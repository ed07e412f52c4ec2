import type { RulebookName } from '@/lib/words';

/** What each rulebook is called on screen (OC-140), and what it is. */
export const rulebookWords: Readonly<Record<RulebookName, { title: string; sentence: string }>> = {
  literal2011: {
    title: 'Narrow reading',
    sentence: 'The tables and lists of the book of 2011. A note that can be read narrowly or widely is read narrowly.',
  },
  example2011: {
    title: 'As the worked example reckons',
    sentence: 'The book of 2011, but light infantry and tactical advantage count as in its own example of a combat.',
  },
  printed2011: {
    title: 'As printed',
    sentence: 'The book of 2011. A note that can be read narrowly or widely is read widely.',
  },
};
