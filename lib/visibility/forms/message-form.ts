import { z } from 'zod';
import { id, writtenText } from './order-form';

/**
 * Messages between HQs and answers to a question that must be answered at once: the forms a player writes, shared by the
 * browser and the server.
 */

/** Letters of one message: a signal, not a treatise (ours). */
export const messageLettersAtMost = 2000;

/** `linkId` null: to Control. */
export const messageWrite = z.strictObject({
  linkId: id.nullable(),
  text: writtenText(messageLettersAtMost).trim().min(1, 'write the message'),
});

/** `option` is the place of the choice among those offered, from 0. */
export const decisionWrite = z.strictObject({ decisionId: id, option: z.number().int().min(0).max(3) });

/** How a message goes, for whoever sends it. */
export const meansInWords: Record<string, string> = {
  radio: 'by radio',
  telephone: 'by telephone',
  dispatchRider: 'by dispatch rider',
  liaisonOfficer: 'by liaison officer',
  none: 'no line',
};
