import * as lists from '@/lib/words';

const inCamelCase = Object.values(lists)
  .flatMap((list): readonly string[] => (Array.isArray(list) ? list : []))
  .filter((word) => /^[a-z]+[A-Z]/.test(word));

/** Any word of a closed list that is no plain word, such as `liaisonOfficer`. */
const ofTheCode = new RegExp(`(?<![\\w-])(${[...new Set(inCamelCase)].join('|')})(?![\\w-])`, 'g');

/** Ids that are drawn at random, as nobody writes: a capital, a small letter and a figure in one piece of twenty and more. */
const drawnId = /(?<![\w/#.-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/g;

/** The parts of a text for people that are a name of the code, or an id. */
export const internalNames = (text: string): string[] => [
  ...new Set([...text.matchAll(ofTheCode), ...text.matchAll(drawnId)].map(([found]) => found)),
];
