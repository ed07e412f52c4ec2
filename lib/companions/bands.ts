import { z } from 'zod';

/** One printed row of a table that is read with a die: the faces from `from` to `to`, both counted in. */
export interface Band {
  from: number;
  to: number;
}

/** The row that a die falls in. The table must be whole, as `bandsOf` makes sure. */
export function bandFor<B extends Band>(bands: readonly B[], die: number): B {
  const band = bands.find(({ from, to }) => from <= die && die <= to);
  if (!band) throw new Error(`No row for a die of ${die}: the table was not checked.`);
  return band;
}

const facesInWords = (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`);

/** What is wrong with the rows of a die of `sides`: a hole, an overlap, a row that ends before it begins; empty when sound. */
export function faultsOfBands(bands: readonly Band[], sides: number): { at: number; message: string }[] {
  const faults: { at: number; message: string }[] = [];
  let next = 1;
  for (const [at, { from, to }] of bands.entries()) {
    if (to < from) faults.push({ at, message: `the row ends at ${to} before it begins at ${from}` });
    else if (from > next)
      faults.push({ at, message: `no row holds ${facesInWords(next, from - 1)}: this row must begin at ${next}` });
    else if (from < next)
      faults.push({ at, message: `${from} is in the row before as well: this row must begin at ${next}` });
    next = Math.max(next, to + 1);
  }
  if (next <= sides)
    faults.push({
      at: Math.max(bands.length - 1, 0),
      message: `no row holds ${facesInWords(next, sides)}: the last row must end at ${sides}`,
    });
  return faults;
}

/** The rows of a table read with a die of `sides`, in ascending order, each face in one row and only one. */
export function bandsOf<Shape extends z.ZodRawShape>(sides: number, cells: Shape) {
  const face = z.int().min(1).max(sides);
  return z
    .array(z.strictObject({ from: face, to: face, ...cells }))
    .min(1)
    .superRefine((rows, context) => {
      for (const { at, message } of faultsOfBands(rows as unknown as Band[], sides))
        context.addIssue({ code: 'custom', path: [at], message });
    });
}
