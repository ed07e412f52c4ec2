/**
 * Messages between HQs and answers to a question that must be answered at once: the forms a player writes, shared by the
 * browser and the server.
 */

import type { LinkMeans } from '@/lib/words';

/** Letters of one message: a signal, not a treatise (ours). */
export const messageLettersAtMost = 2000;

/** Marks that go with one message: a sketch, not a map (ours). */
export const marksSentAtMost = 20;

/** Units that one return names: a large division has fewer (ours). */
export const unitsReturnedAtMost = 100;

/** The means of a message in words, for the person who sends it. */
const meansInWords: Record<LinkMeans | 'none', string> = {
  radio: 'by radio',
  telephone: 'by telephone',
  dispatchRider: 'by dispatch rider',
  liaisonOfficer: 'by liaison officer',
  none: 'no line',
};
export const meansWords = (means: string): string => meansInWords[means as LinkMeans] ?? means;

/** True when who gets a message by these means says that he has it: one speaks with him (OC-124). */
export const isAcknowledged = (means: string): boolean => means === 'telephone' || means === 'radio';

/** True when others may hear what goes by these means. */
export const mayBeOverheard = (means: string): boolean => means === 'radio';
