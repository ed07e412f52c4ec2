import { z } from 'zod';
import { eachOnce, id, writtenText } from '@/lib/forms';
import { markKinds } from '@/lib/words';
import { isLine, markLettersAtMost, markPointsAtMost, marksAtMost } from './mark-form';

/** The input of the marks on a team's map from the browser, and its checks. */

const km = z
  .number()
  .min(-9999)
  .max(9999)
  .overwrite((value) => Math.round(value * 100) / 100);

const markShape = z.strictObject({
  kind: z.enum(markKinds),
  /** Places in km, to 10 m. */
  points: z
    .array(z.tuple([km, km]))
    .min(1)
    .max(markPointsAtMost),
  text: writtenText(markLettersAtMost),
  /** Annex B type; `hostile:` before it draws it in the enemy's frame; empty: a plain mark. */
  symbol: z.string().regex(/^(?:(?:hostile:)?[A-Za-z]{1,40})?$/),
});

/** A mark as a person draws it. */
export type MarkWords = z.infer<typeof markShape>;

/** A mark as written to the server: `version` is the one the writer saw, 0 for a mark that is new. */
const markWrite = markShape
  .extend({ id, version: z.number().int().min(0) })
  .refine(({ kind, points }) => (isLine(kind) ? points.length > 1 : points.length === 1), {
    error: 'a line needs two places or more, anything else needs one',
    path: ['points'],
  });
export type MarkWrite = z.infer<typeof markWrite>;

export const marksWrite = z.strictObject({
  marks: eachOnce(markWrite).max(marksAtMost),
  removed: eachOnce(z.strictObject({ id, version: z.number().int().min(1) })).max(marksAtMost),
});
export type MarksWrite = z.infer<typeof marksWrite>;
