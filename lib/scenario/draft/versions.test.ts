import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from './draft';
import { edit, type Splice } from './edit';
import { changesTo, filesBefore } from './versions';

/** What an edit is made of, whatever the files are: it is fitted to them when it is made. */
const move = fc.record({
  file: fc.constantFrom('units.csv', 'teams.csv', 'map.geojson'),
  at: fc.nat(12),
  out: fc.nat(3),
  put: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

const entry = (file: string, word: string) => (file === 'map.geojson' ? { name: word } : [word, word]);
function fitted(files: Draft, { file, at, out, put }: Move): Splice {
  const there = files[file] ?? [];
  const from = Math.min(at, there.length);
  return { file, at: from, removed: there.slice(from, from + out), inserted: put.map((word) => entry(file, word)) };
}

const begun: Draft = { 'units.csv': [['id'], ['A1'], ['A2'], ['A3']], 'teams.csv': [['key']] };
/** A file without entries is as one that is not there. */
const filled = (files: Draft): Draft =>
  Object.fromEntries(Object.entries(files).filter(([, { length }]) => length > 0));
const made = (files: Draft, splices: readonly Splice[]): Draft => {
  const done = edit(files, splices);
  if (!done.ok) throw new Error(done.message);
  return done.draft;
};

describe('the files of a draft as they stood', () => {
  test('after every edit of a random walk they are those that were recorded, and one edit leads back to them', () => {
    fc.assert(
      fc.property(fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { maxLength: 15 }), (walk) => {
        const recorded: Draft[] = [begun];
        const edits = walk.map((moves) => {
          let now = recorded.at(-1)!;
          const splices = moves.map((one) => {
            const splice = fitted(now, one);
            now = made(now, [splice]);
            return splice;
          });
          recorded.push(now);
          return splices;
        });
        const now = recorded.at(-1)!;
        for (const [number, then] of recorded.entries()) {
          const files = filesBefore(now, edits.slice(number));
          expect(filled(files)).toEqual(filled(then));
          expect(filled(made(now, changesTo(now, files)))).toEqual(filled(then));
        }
      }),
    );
  });

  test('what they begin and end with is left alone; a file that is the same is not touched', () => {
    const now: Draft = { 'units.csv': [['id'], ['A1'], ['new'], ['A3']], 'teams.csv': [['key']], 'lifts.csv': [['x']] };
    expect(changesTo(now, begun)).toEqual([
      { file: 'lifts.csv', at: 0, removed: [['x']], inserted: [] },
      { file: 'units.csv', at: 2, removed: [['new']], inserted: [['A2']] },
    ]);
    expect(changesTo(begun, begun)).toEqual([]);
  });

  test('rows that are all alike: as many are taken out as there are too many', () => {
    const rows = (many: number): Draft => ({ 'units.csv': Array.from({ length: many }, () => ['a']) });
    expect(changesTo(rows(5), rows(3))).toEqual([{ file: 'units.csv', at: 3, removed: [['a'], ['a']], inserted: [] }]);
    expect(changesTo(rows(3), rows(5))).toEqual([{ file: 'units.csv', at: 3, removed: [], inserted: [['a'], ['a']] }]);
  });

  test('edits that were never made are not taken back', () => {
    const never: Splice = { file: 'units.csv', at: 1, removed: [], inserted: [['B1']] };
    expect(() => filesBefore(begun, [[never]])).toThrow('cannot be taken back');
  });
});
