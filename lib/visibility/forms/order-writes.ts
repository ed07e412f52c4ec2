import { z } from 'zod';
import { actions, postures } from '@/lib/words';

/** What the browser sends of an order sheet, and how it is checked; the server alone reads it (`order-form.ts` has the words). */

export const id = z.string().regex(/^[\w-]{1,40}$/);

/** What a person writes, at most `max` letters; without what the database cannot hold: NUL and halves of a sign. */
export const writtenText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, ''))
    .max(max);

/** What a person writes in one row. `counterIds` and `supportIds` are the team's own counters. */
const lineWords = z.strictObject({
  counterIds: z.array(id).max(40),
  grouping: writtenText(120),
  orders: writtenText(4000),
  supportIds: z.array(id).max(40),
  supportText: writtenText(300),
  action: z.enum(actions).nullable(),
  posture: z.enum(postures).nullable(),
  standFast: z.boolean(),
  /** Close air support is asked for. */
  asksForAir: z.boolean().default(false),
  /** Guns only: the grid reference they are to interdict (§9 Bombing/Interdiction); empty: none. */
  interdicts: writtenText(20).trim().default(''),
});
export type LineWords = z.infer<typeof lineWords>;

/** What a row written to the server has beyond its words: `version` is the one the writer saw, 0 for a row that is new. */
export const rowWrite = {
  id,
  position: z.number().int().min(0).max(500),
  version: z.number().int().min(0),
};
export const lineWrite = lineWords.extend(rowWrite);
export type LineWrite = z.infer<typeof lineWrite>;

/** Every write of a player carries an id made by his browser; a repeat gets the first answer. */
const turn = z.number().int().min(1).max(999);

/** Things that are written together, each by an id of its own: none twice. */
export const eachOnce = <Thing extends z.ZodType<{ id: string }>>(thing: Thing) =>
  z.array(thing).superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [i, { id: one }] of all.entries()) {
      if (seen.has(one))
        context.addIssue({ code: 'custom', path: [i, 'id'], message: 'is there twice: write it once' });
      seen.add(one);
    }
  });

/** Rows of a draft as they are saved, and those taken off. */
export const draftOf = <Line extends z.ZodType<{ id: string }>>(line: Line) =>
  z.strictObject({
    turn,
    lines: eachOnce(line).max(100),
    removed: eachOnce(z.strictObject({ id, version: z.number().int().min(1) })).max(100),
  });
export const draftWrite = draftOf(lineWrite);

/** Handing in sends the whole sheet, so that what is handed in is what the writer saw. `version` 0: no draft was saved before. */
export const sheetOf = <Line extends z.ZodType<{ id: string }>>(line: Line) =>
  z.strictObject({
    turn,
    version: z.number().int().min(0),
    lines: eachOnce(line).min(1).max(100),
  });
export const sheetWrite = sheetOf(lineWrite);

export const takeBackWrite = z.strictObject({ turn, version: z.number().int().min(1) });

export const carryForwardWrite = z.strictObject({ turn });

export const askWrite = z.strictObject({ turn });

export const answerWrite = z.strictObject({
  queryId: id,
  text: writtenText(2000).trim().min(1),
});

export const copyWrite = z.strictObject({ turn, linkId: id });
