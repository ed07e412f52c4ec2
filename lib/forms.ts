import { z } from 'zod';

/** The parts that the forms of all verbs share. zod checks them on the server; a page takes types from here and no values. */

/** An id made by a browser or by the database. */
export const id = z.string().regex(/^[\w-]{1,40}$/);

/** Text that a person writes, at most `max` letters. It drops what the database cannot hold: NUL and half of a surrogate pair. */
export const writtenText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, ''))
    .max(max);

/** A list of things that are written together. Two with the same id are refused. */
export const eachOnce = <Thing extends z.ZodType<{ id: string }>>(thing: Thing) =>
  z.array(thing).superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [i, { id: one }] of all.entries()) {
      if (seen.has(one))
        context.addIssue({ code: 'custom', path: [i, 'id'], message: 'is there twice: write it once' });
      seen.add(one);
    }
  });
