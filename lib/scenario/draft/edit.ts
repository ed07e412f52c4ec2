import { z } from 'zod';
import { counted, withoutBidi } from '@/lib/text';
import { fileWords } from '../guide/file-words';
import { scenarioFiles } from '../scenario-tables';
import { bounds, tooLong } from '../source';
import { type Draft, type Entry, isDocumentFile } from './draft';

/** One change of a file of a draft: what stood there is taken out, what stands there now is put in. */
export interface Splice {
  file: string;
  /** Before which entry; the first is 0. */
  at: number;
  removed: readonly Entry[];
  inserted: readonly Entry[];
}

/** A database keeps neither a NUL nor half a letter. */
const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

const row = z
  .array(z.string().max(bounds.letters).refine(isStorable, 'holds what is no letter'))
  .max(bounds.cells)
  .readonly();
const object = z
  .record(z.string(), z.unknown())
  .refine((entry) => JSON.stringify(entry).length <= bounds.drawing, 'is too large')
  .refine((entry) => !/\\u(0000|d[89a-f])/i.test(JSON.stringify(entry)), 'holds what is no letter')
  .readonly();
const entries = z
  .array(z.union([row, object]))
  .max(bounds.rows)
  .readonly();

/** The changes of one edit, as they are sent. */
export const splicesShape = z
  .array(
    z
      .strictObject({
        file: z.enum(scenarioFiles),
        at: z.int().min(0).max(bounds.rows),
        removed: entries,
        inserted: entries,
      })
      .refine(
        ({ file, removed, inserted }) =>
          [...removed, ...inserted].every((entry) => Array.isArray(entry) !== isDocumentFile(file)),
        'holds entries of another kind of file',
      ),
  )
  .min(1)
  .max(200);

export type Edited = { ok: true; draft: Draft } | { ok: false; message: string };

/** A file as the desk calls it. */
const named = (file: string): string => fileWords[file] ?? file;

/** Makes the changes of one edit, one after the other, or none of them. */
export function edit(draft: Draft, splices: readonly Splice[]): Edited {
  const files: Record<string, readonly Entry[]> = { ...draft };
  for (const { file, at, removed, inserted } of splices) {
    const there = files[file] ?? [];
    if (at > there.length) return { ok: false, message: `${named(file)} has no row ${at + 1} any more.` };
    const found = there.slice(at, at + removed.length);
    if (!isSame(withoutBidi(found), withoutBidi(removed)))
      return {
        ok: false,
        message: `Row ${at + 1} of ${named(file)} has been changed meanwhile. It is shown as it is now.`,
      };
    const after = [...there.slice(0, at), ...inserted, ...there.slice(at + removed.length)];
    if (after.length > bounds.rows)
      return {
        ok: false,
        message: `${named(file)} would have ${counted(after.length, 'row')}: it has ${bounds.rows} at most.`,
      };
    files[file] = after;
  }
  for (const file of new Set(splices.map((splice) => splice.file))) {
    const message = tooLong(JSON.stringify(files[file]).length);
    if (message !== null) return { ok: false, message: `${named(file)} then ${message}.` };
  }
  return { ok: true, draft: files };
}

/** What takes the changes of an edit back. */
export const inverse = (splices: readonly Splice[]): Splice[] =>
  splices.map(({ removed, inserted, ...place }) => ({ ...place, removed: inserted, inserted: removed })).reverse();

/** Whether two lists of entries hold the same, whatever the order of the fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every((key) => isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
