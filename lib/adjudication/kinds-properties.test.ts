import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate, kinds } from './adjudicate';
import { expectSame, manyFaces, numRuns, rollOf } from './chance-for-tests';
import { cases } from './chance-of-kinds-for-tests';
import type { Face } from './types';

const never = (): Face => {
  throw new Error('a die fell that nobody asked for');
};

describe.each(kinds)('whatever the case of kind %s', (kind) => {
  test('it is settled; its rolls put with it give an equal outcome, which JSON carries unharmed', () => {
    fc.assert(
      fc.property(cases[kind], manyFaces, (given, faces) => {
        const first = adjudicate(kind, given, rollOf(faces));
        if (!first.ok) expect.fail(JSON.stringify(first.problems));
        const { outcome } = first;
        const rolls = outcome.rolls.map(({ value }) => value);
        expectSame(rolls, faces.slice(0, rolls.length));
        expectSame(adjudicate(kind, { ...given, rolls }, never), first);
        expectSame(JSON.parse(JSON.stringify(outcome)), outcome);
      }),
      { numRuns },
    );
  });
  test('one roll too many is refused, and one too few where dice fall', () => {
    fc.assert(
      fc.property(cases[kind], manyFaces, (given, faces) => {
        const first = adjudicate(kind, given, rollOf(faces));
        if (!first.ok) expect.fail(JSON.stringify(first.problems));
        const fell = first.outcome.rolls.length;
        for (const length of [fell + 1, ...(fell > 0 ? [fell - 1] : [])]) {
          const other = adjudicate(kind, { ...given, rolls: faces.slice(0, length) }, never);
          if (other.ok) expect.fail(`${length} rolls taken, ${fell} asked for`);
          expectSame(
            other.problems.map(({ path }) => path),
            ['rolls'],
          );
        }
      }),
      { numRuns: numRuns / 10 },
    );
  });
});
