import { z } from 'zod';
import { messageLettersAtMost } from './message-form';
import { id, writtenText } from './order-writes';

/** What the browser sends of a message, and of an answer to a question, and how it is checked. */

/** `linkId` null: to Control. */
export const messageWrite = z.strictObject({
  linkId: id.nullable(),
  text: writtenText(messageLettersAtMost).trim().min(1, 'write the message'),
});

/** `option` is the place of the choice among those offered, from 0. */
export const decisionWrite = z.strictObject({ decisionId: id, option: z.number().int().min(0).max(3) });
