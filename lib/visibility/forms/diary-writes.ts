import { z } from 'zod';
import { id, writtenText } from '@/lib/forms';

/** A remark in a team's diary: `version` is the one the writer saw, 0 for a new one. Without a text it is taken out. */
export const remarkWrite = z.strictObject({
  id,
  turn: z.number().int().min(0).max(9999),
  text: writtenText(2000).trim(),
  version: z.number().int().min(0),
});

/** Three answers about the game; at least one is given. The id is drawn by the browser, so that a repeat is the same. */
export const feedbackWrite = z
  .strictObject({
    id,
    wentWell: writtenText(1000).trim().default(''),
    wentBadly: writtenText(1000).trim().default(''),
    moment: writtenText(1000).trim().default(''),
    /** True when the seat's name stands with it. */
    isNamed: z.boolean().default(false),
  })
  .refine(({ wentWell, wentBadly, moment }) => wentWell || wentBadly || moment, {
    error: 'answer one of the three questions at least',
    path: ['wentWell'],
  });
