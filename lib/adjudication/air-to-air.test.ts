import { describe, expect, test } from 'vitest';
import {
  type AirToAirCase,
  airColumn,
  airColumns,
  airResult,
  airToAirTable,
  linesOfAirToAir,
  toldAs,
} from './air-to-air';
import { outcomeOf, refusalsOf } from './put-for-tests';
import type { Face } from './types';

const put = (a: number, b: number, rolls: number[], more: object = {}) =>
  outcomeOf('airToAir', { a, b, rolls, ...more });

/** Faces 1 to 6 of every column, typed in from the printed table. */
const columns: [number, string][] = [
  [1, 'LDDDDW'],
  [2, 'LDDDWW'],
  [3, 'DDDWWW'],
  [4, 'DDWWWW'],
  [5, 'DWWWWW'],
  [6, 'WWWWWW'],
];
const letters = { L: 'lose', D: 'draw', W: 'win' } as const;
const cells = columns.flatMap(([odds, results]) =>
  [...results].map((letter, index) => [odds, (index + 1) as Face, letters[letter as keyof typeof letters]] as const),
);

describe('§13 Air to Air Combat: the table', () => {
  test('six faces, six columns', () => expect(airToAirTable.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]));
  test.each(cells)('%d-1, a %d: %s', (odds, face, result) => {
    expect(airResult(airColumns[odds - 1]!, face)).toBe(result);
    expect(put(odds * 2, 2, [face])).toMatchObject({
      attacker: 'a',
      column: `${odds}-1`,
      result,
      rolls: [{ forWhat: 'air to air', value: face }],
    });
  });
  test.each([
    [1, 1, '1-1'],
    [5, 3, '1-1'],
    [2, 1, '2-1'],
    [29, 10, '2-1'],
    [30, 10, '3-1'],
    [59, 10, '5-1'],
    [6, 1, '6-1'],
    [7, 1, '6-1'],
    [100, 1, '6-1'],
  ])('OC-93: %d against %d: %s', (larger, smaller, column) => {
    expect(airColumn(larger, smaller)).toBe(column);
  });
  test('the larger side attacks, and a where they are equal', () => {
    expect(put(5, 4, [3]).attacker).toBe('a');
    expect(put(4, 5, [3]).attacker).toBe('b');
    expect(put(4, 4, [3]).attacker).toBe('a');
  });
});

describe('§13 Air to Air Combat: losses', () => {
  test.each<[number, number, number[], string, number, number]>([
    [5, 3, [6], 'win', 0, 1],
    [8, 8, [6], 'win', 1, 2],
    [15, 5, [6], 'win', 1, 3],
    [12, 2, [6], 'win', 0, 2],
    [8, 8, [3], 'draw', 1, 1],
    [15, 14, [1], 'lose', 3, 2],
    [5, 5, [1], 'lose', 1, 1],
    [4, 4, [6], 'win', 0, 1],
    [4, 4, [3], 'draw', 0, 0],
    [40, 1, [6], 'win', 0, 1],
    [13, 13, [6], 'win', 1, 3],
    [12, 12, [6], 'win', 1, 2],
  ])('OC-94: %d against %d, %s: %s, the attacker loses %d, the defender %d', (a, b, rolls, result, ofA, ofB) => {
    expect(put(a, b, rolls)).toMatchObject({ result, losses: { a: ofA, b: ofB } });
    if (a > b) expect(put(b, a, rolls)).toMatchObject({ attacker: 'b', result, losses: { a: ofB, b: ofA } });
  });
  test('reported by the side’s own strength: none, light, heavy from a fifth', () => {
    expect(put(8, 8, [6]).reportAs).toEqual({ a: 'light', b: 'heavy' });
    expect(put(8, 8, [3]).reportAs).toEqual({ a: 'light', b: 'light' });
    expect(put(5, 3, [6]).reportAs).toEqual({ a: 'none', b: 'heavy' });
    expect(put(5, 5, [1])).toMatchObject({ losses: { a: 1, b: 1 }, reportAs: { a: 'heavy', b: 'heavy' } });
    expect(put(10, 10, [3])).toMatchObject({ losses: { a: 1, b: 1 }, reportAs: { a: 'light', b: 'light' } });
    expect(put(6, 6, [3])).toMatchObject({ losses: { a: 1, b: 1 }, reportAs: { a: 'light', b: 'light' } });
  });
  test('OC-94: told as light by a side that fought and lost no whole squadron; the figure stays none', () => {
    expect(put(4, 4, [3])).toMatchObject({ losses: { a: 0, b: 0 }, reportAs: { a: 'none', b: 'none' } });
    expect(toldAs('none', true)).toBe('light');
    expect(toldAs('none', false)).toBe('none');
    expect([toldAs('light', true), toldAs('heavy', true), toldAs('heavy', false)]).toEqual(['light', 'heavy', 'heavy']);
  });
  test('OC-93: no squadron on one side: no die, the other passes freely', () => {
    expect(put(0, 4, [])).toEqual({
      rulebook: 'literal2011',
      attacker: 'b',
      column: null,
      result: 'unopposed',
      losses: { a: 0, b: 0 },
      transportSerialsLost: 0,
      bomberSquadronsLost: 0,
      reportAs: { a: 'none', b: 'none' },
      rolls: [],
      advice: [],
    });
    expect(put(4, 0, [])).toMatchObject({ attacker: 'a', column: null, result: 'unopposed' });
  });
});

describe('§13 Fighter Vs Transport Aircraft', () => {
  const lost = (a: number, b: number, rolls: number[], escorted: object) => {
    const { transportSerialsLost, bomberSquadronsLost } = put(a, b, rolls, { escorted });
    return [transportSerialsLost, bomberSquadronsLost];
  };
  const many = { transportSerials: 50, bomberSquadrons: 50 };
  test('the side that is not the escort wins as attacker: its survivors, and a quarter of them on bombers', () => {
    expect(lost(15, 5, [4], { by: 'b', ...many })).toEqual([14, 4]);
    expect(lost(15, 5, [4], { by: 'b', transportSerials: 6 })).toEqual([6, 0]);
    expect(lost(15, 5, [4], { by: 'b', bomberSquadrons: 3 })).toEqual([0, 3]);
    expect(lost(15, 5, [4], { by: 'a', ...many })).toEqual([0, 0]);
  });
  test('OC-95: as defender by Lose; after a draw nobody breaks through', () => {
    expect(lost(15, 14, [1], { by: 'a', ...many })).toEqual([12, 3]);
    expect(lost(15, 14, [1], { by: 'b', ...many })).toEqual([0, 0]);
    expect(lost(15, 14, [2], { by: 'a', ...many })).toEqual([0, 0]);
    expect(lost(15, 14, [2], { by: 'b', ...many })).toEqual([0, 0]);
    expect(lost(15, 14, [6], { by: 'a', ...many })).toEqual([0, 0]);
  });
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 1],
    [6, 2],
    [9, 2],
    [10, 3],
  ])('OC-96: unopposed, %d squadrons put as many serials and %d bomber squadrons out', (squadrons, bombers) => {
    expect(lost(0, squadrons, [], { by: 'a', ...many })).toEqual([squadrons, bombers]);
    expect(lost(squadrons, 0, [], { by: 'b', ...many })).toEqual([squadrons, bombers]);
  });
  test('an escort that nobody meets', () => expect(lost(4, 0, [], { by: 'a', ...many })).toEqual([0, 0]));
});

describe('§13 Air to Air Combat: the working', () => {
  const lines = (air: AirToAirCase, rolls: number[]) => linesOfAirToAir(air, outcomeOf('airToAir', { ...air, rolls }));
  const escorted = { by: 'b', transportSerials: 6, bomberSquadrons: 0 } as const;
  test('the odds, the losses, and what broke through', () => {
    expect(lines({ a: 15, b: 5, escorted }, [4])).toEqual([
      { what: 'A attacks, 15 against 5, column 3-1: 4, win.', rule: '§13 Air to Air Combat, OC-93' },
      { what: 'A loses 10 % of 5: 1.', rule: '§13 Air to Air Combat, OC-94' },
      { what: 'B loses 20 % of 15: 3.', rule: '§13 Air to Air Combat, OC-94' },
      {
        what: '14 squadrons of A break through: transport serials lost 6, bomber squadrons lost 0.',
        rule: '§13 Fighter Vs Transport Aircraft, OC-96',
      },
    ]);
  });
  test('OC-136: that bombers turn back is said, with its rulings; of transports it is not', () => {
    const bombers = { by: 'b', transportSerials: 0, bomberSquadrons: 6 } as const;
    expect(lines({ a: 15, b: 5, escorted: bombers }, [4]).at(-1)).toEqual({
      what: 'The bombers that are left turn back and carry out nothing. The book does not say so; Control may overrule it.',
      rule: '§13 Air to Air Combat, OC-44, OC-136',
    });
    expect(lines({ a: 15, b: 5, escorted: bombers }, [2]).at(-1)!.what).toBe('A draw: nobody breaks through.');
    expect(lines({ a: 4, b: 5, escorted: bombers }, [6])).toHaveLength(3);
    expect('areBombersDrivenOff' in put(15, 5, [4], { escorted: { by: 'b', transportSerials: 6 } })).toBe(false);
  });
  test('unopposed, a draw, and an escort that holds', () => {
    expect(lines({ a: 3, b: 0, escorted }, []).map(({ what }) => what)).toEqual([
      'B has no squadron: A passes freely.',
      '3 squadrons of A break through: transport serials lost 3, bomber squadrons lost 0.',
    ]);
    expect(lines({ a: 4, b: 5, escorted }, [3]).map(({ what }) => what)).toEqual([
      'B attacks, 5 against 4, column 1-1: 3, draw.',
      'B loses 10 % of 4: 0.',
      'A loses 10 % of 5: 1.',
      'A draw: nobody breaks through.',
    ]);
    expect(lines({ a: 4, b: 5, escorted }, [6])).toHaveLength(3);
    expect(lines({ a: 4, b: 5 }, [3])).toHaveLength(3);
  });
});

describe('an air battle refused', () => {
  test('the shortest cases stand', () => {
    expect(refusalsOf('airToAir', { a: 1, b: 1 })).toEqual([]);
    expect(refusalsOf('airToAir', { a: 1, b: 1, escorted: { by: 'a' } })).toEqual([]);
  });
  test.each<[string, object, string[]]>([
    ['nobody in the air', { a: 0, b: 0 }, [': a or b must be at least 1: there are no squadrons on either side']],
    ['no a', { a: undefined }, ['a: is required']],
    ['no b', { b: undefined }, ['b: is required']],
    ['half a squadron', { a: 2.5 }, ['a: must be a whole number']],
    ['fewer than none', { b: -1 }, ['b: must be at least 0']],
    ['no escort named', { escorted: { transportSerials: 2 } }, ['escorted.by: is required']],
    ['a third side', { escorted: { by: 'c' } }, ['escorted.by: must be one of a, b']],
    ['a die where nobody fights', { b: 0, rolls: [3] }, ['rolls: too many: 1 given, 0 asked for']],
    ['two dice', { rolls: [3, 4] }, ['rolls: too many: 2 given, 1 asked for']],
  ])('%s', (_name, more, problems) => {
    expect(refusalsOf('airToAir', { a: 3, b: 2, ...more })).toEqual(problems);
  });
});

test('§13: nobody to meet, and a draw, each by its rule', () => {
  const lines = (air: AirToAirCase, rolls: number[]) => linesOfAirToAir(air, outcomeOf('airToAir', { ...air, rolls }));
  expect(lines({ a: 0, b: 3 }, [])).toEqual([
    { what: 'A has no squadron: B passes freely.', rule: '§13 Air to Air Combat, OC-93' },
  ]);
  const escorted = { by: 'a', transportSerials: 1, bomberSquadrons: 0 } as const;
  expect(lines({ a: 4, b: 5, escorted }, [3]).at(-1)).toEqual({
    what: 'A draw: nobody breaks through.',
    rule: '§13 Air to Air Combat, OC-95',
  });
});
