import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/scenario/draft/draft';
import { edit, type Splice, splicesShape } from '@/lib/scenario/draft/edit';
import { inParts } from './in-parts';

const file = 'units.csv';
/** A row so long that few are sent at once. */
const long = (word: string) => [word, ...Array.from({ length: 20 }, () => 'x'.repeat(7500))];
const rows = (word: string, count: number) => Array.from({ length: count }, (_, at) => long(`${word}${at}`));
const applied = (draft: Draft, edits: readonly (readonly Splice[])[]) =>
  edits.reduce((now, splices) => {
    expect(splicesShape.safeParse(splices).success).toBe(true);
    expect(JSON.stringify(splices).length).toBeLessThan(500_000);
    const done = edit(now, splices);
    if (!done.ok) throw new Error(done.message);
    return done.draft;
  }, draft);

describe('changes that are sent', () => {
  test('a few go as one, as they are', () => {
    const splices: Splice[] = [
      { file, at: 1, removed: [['A']], inserted: [['B'], ['C']] },
      { file: 'teams.csv', at: 1, removed: [], inserted: [['t']] },
    ];
    expect(inParts(splices)).toEqual([splices]);
  });

  test('seven hundred rows of a spreadsheet go as one', () => {
    const brought = Array.from({ length: 700 }, (_, at) => Array.from({ length: 24 }, () => `a word ${at}`));
    expect(inParts([{ file, at: 1, removed: [], inserted: brought }])).toHaveLength(1);
  });

  test('more than two hundred changes are more than one edit', () => {
    const many = Array.from({ length: 401 }, (_, at) => ({ file, at, removed: [], inserted: [[`${at}`]] }));
    const parts = inParts(many);
    expect(parts.map(({ length }) => length)).toEqual([200, 200, 1]);
    expect(applied({}, parts)).toEqual(applied({}, [many.slice(0, 200), many.slice(200, 400), many.slice(400)]));
  });

  test('whatever is taken out and put in: in parts it comes to the same', () => {
    const count = fc.nat(7);
    fc.assert(
      fc.property(count, count, count, (before, out, put) => {
        const removed = rows('old', out);
        const draft: Draft = { [file]: [...rows('a', before), ...removed, ['end']] };
        const inserted = rows('new', put);
        const parts = inParts([{ file, at: before, removed, inserted }]);
        expect(applied(draft, parts)).toEqual({ [file]: [...rows('a', before), ...inserted, ['end']] });
        if (out + put > 6) expect(parts.length).toBeGreaterThan(1);
      }),
      { numRuns: 40 },
    );
  });
});
