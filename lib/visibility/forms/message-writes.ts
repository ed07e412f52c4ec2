import { z } from 'zod';
import { id, writtenText } from '@/lib/forms';
import { marksSentAtMost, messageLettersAtMost, unitsReturnedAtMost } from './message-form';

/** The input of a message, and of an answer to a question, from the browser, and its checks. */

/**
 * `linkId` null: to Control. `markIds`: marks of the team's own map that go with it. `unitIds`: own units whose
 * places it tells (a return), by their counters.
 */
export const messageWrite = z.strictObject({
  linkId: id.nullable(),
  text: writtenText(messageLettersAtMost).trim().min(1, 'write the message'),
  markIds: z.array(id).max(marksSentAtMost).default([]),
  unitIds: z.array(id).max(unitsReturnedAtMost).default([]),
});

/** `option` is the place of the choice among those offered, from 0. */
export const decisionWrite = z.strictObject({ decisionId: id, option: z.number().int().min(0).max(3) });
