import { patch } from '@n1ru4l/json-patch-plus';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf } from './difference';
import type { KeptPart } from './parts';

const kept = (value: unknown, tag: string): KeptPart => ({ value, tag, json: JSON.stringify(value), before: [] });

const word = fc.constantFrom(null, true, 0, 4, '', 'Frost');
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof({ maxDepth: 3 }, word, tie('list'), tie('thing')),
  list: fc.array(tie('anything'), { maxLength: 4 }),
  thing: fc.dictionary(fc.constantFrom('id', 'key', 'words', 'at'), tie('anything')),
}));
const rows = fc.uniqueArray(fc.record({ id: fc.integer({ min: 0, max: 9 }).map(String), said: anything }), {
  selector: ({ id }) => id,
});
/** Long enough that a difference is shorter than the whole. */
const part = fc.record({ rows, other: anything, always: fc.constant('as it was '.repeat(400)) });

it('a page that has a value and is told the difference has the other value', () => {
  let told = 0;
  fc.assert(
    fc.property(part, part, (before, after) => {
      const difference = differenceOf(kept(before, 'before'), kept(after, 'after'));
      if (difference === null || difference === 'null') return;
      told++;
      expect(patch({ left: structuredClone(before), delta: JSON.parse(difference) })).toEqual(after);
    }),
  );
  expect(told).toBeGreaterThan(50);
});

it('of two hundred rows, one that moved to the top and one with another word are told, and no others', () => {
  const rowsOf = (ids: number[]) => ids.map((id) => ({ id: `${id}`, said: `Row ${id} holds the bridge.` }));
  const before = rowsOf(Array.from({ length: 200 }, (_, id) => id));
  const after = [before[150]!, ...before.filter((_, at) => at !== 150)].map((row) =>
    row.id === '7' ? { ...row, said: 'It falls back.' } : row,
  );
  const difference = differenceOf(kept(before, 'before'), kept(after, 'after'));
  expect(difference!.length).toBeLessThan(100);
  expect(patch({ left: structuredClone(before), delta: JSON.parse(difference!) })).toEqual(after);
});
