import { describe, expect, test } from 'vitest';
import type { InterdictionWeight } from '@/lib/words';
import { interdictionEffect, interdictionRow, interdictionTable, linesOfInterdiction } from './interdiction';
import { outcomeOf, refusalsOf } from './put-for-tests';
import { rulebookFrom } from './rulebook';
import type { Face } from './types';

const target = { id: 't', profile: '5-3-2-1-0' };
const put = (weight: string, count: number, rolls: number[], more: object = {}) =>
  outcomeOf('interdiction', { targets: [target], forces: [{ weight, count }], rolls, ...more });

/** Face 1 to 6 of every row, typed in from the printed table: s step and immobilised, i immobilised, - nothing. */
const faces: [number, string][] = [
  [1, '----is'],
  [2, '---iis'],
  [3, '--iiss'],
  [4, '-iiiss'],
  [5, '-iisss'],
  [6, '-issss'],
  [7, 'iissss'],
];
const letters = { s: 'step', i: 'immobilised', '-': 'none' } as const;

/** The row of every count from 1, as printed. */
const counts: [InterdictionWeight, number[]][] = [
  ['light', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6]],
  ['medium', [1, 2, 3, 4, 5, 6, 6, 6, 7, 7, 7]],
  ['heavy', [2, 3, 5, 6, 6, 7, 7, 7]],
];

describe('§9 Bombing/Interdiction: the table', () => {
  test.each(
    faces.flatMap(([row, effects]) =>
      [...effects].map((letter, index) => [row, (index + 1) as Face, letters[letter as keyof typeof letters]] as const),
    ),
  )('row %d, a %d: %s', (row, face, effect) => {
    expect(interdictionEffect(row, face)).toBe(effect);
  });
  test.each(counts.flatMap(([weight, rows]) => rows.map((row, index) => [index + 1, weight, row] as const)))(
    '%d %s: row %d',
    (count, weight, row) => {
      expect(interdictionRow(weight, count)).toBe(row);
      const [, effects] = faces[row - 1]!;
      ([1, 2, 3, 4, 5, 6] as const).forEach((face) => {
        const letter = effects[face - 1];
        expect(put(weight, count, [face]).targets).toEqual([
          {
            id: 't',
            steps: letter === 's' ? 1 : 0,
            isImmobilised: letter !== '-',
            isSuppressed: false,
            statusAfter: letter === 's' ? 3 : 5,
          },
        ]);
      });
    },
  );
  test('OC-76: a policy moves light 9 and no other', () => {
    const { policies } = rulebookFrom({ base: 'literal2011', lightInterdictionNine: 'row4' });
    expect([8, 9, 10, 11, 12].map((count) => interdictionRow('light', count, policies))).toEqual([4, 4, 5, 5, 6]);
    const rulebook = { base: 'literal2011', lightInterdictionNine: 'row4' };
    expect(put('light', 9, [4]).targets[0]?.steps).toBe(1);
    expect(put('light', 9, [4], { rulebook }).targets[0]?.steps).toBe(0);
  });
  test('OC-77: a policy moves heavy 2 and no other', () => {
    const { policies } = rulebookFrom({ base: 'literal2011', heavyInterdictionTwo: 'row4' });
    expect([1, 2, 3].map((count) => interdictionRow('heavy', count, policies))).toEqual([2, 4, 5]);
    expect([1, 2, 3].map((count) => interdictionRow('medium', count, policies))).toEqual([1, 2, 3]);
    const rulebook = { base: 'literal2011', heavyInterdictionTwo: 'row4' };
    expect(put('heavy', 2, [2]).targets[0]?.isImmobilised).toBe(false);
    expect(put('heavy', 2, [2], { rulebook }).targets[0]?.isImmobilised).toBe(true);
  });
  test('the two policies touch one weight each', () => {
    const both = { base: 'literal2011', lightInterdictionNine: 'row4', heavyInterdictionTwo: 'row4' } as const;
    const { policies } = rulebookFrom(both);
    expect(interdictionRow('medium', 9, policies)).toBe(7);
    expect(interdictionRow('heavy', 9, policies)).toBe(7);
    expect(interdictionRow('light', 2, policies)).toBe(1);
  });
});

describe('§9 Bombing/Interdiction: several targets and forces', () => {
  const two = [
    { id: 'one', profile: '5-3-2-1-0' },
    { id: 'two', profile: '[6-4-2-0]', stepsLost: 1 },
  ];
  test('one die a weight on each target: target by target, light, medium, heavy, as they are listed or not', () => {
    const forces = [
      { weight: 'heavy', count: 1 },
      { weight: 'light', count: 1 },
      { weight: 'medium', count: 1 },
    ];
    const outcome = outcomeOf('interdiction', { targets: two, forces, rolls: [6, 4, 4, 1, 6, 6] });
    expect(outcome.rolls).toEqual([
      { forWhat: 'light on one', value: 6 },
      { forWhat: 'medium on one', value: 4 },
      { forWhat: 'heavy on one', value: 4 },
      { forWhat: 'light on two', value: 1 },
      { forWhat: 'medium on two', value: 6 },
      { forWhat: 'heavy on two', value: 6 },
    ]);
    expect(outcome.targets).toEqual([
      { id: 'one', steps: 1, isImmobilised: true, isSuppressed: false, statusAfter: 3 },
      { id: 'two', steps: 2, isImmobilised: true, isSuppressed: false, statusAfter: 0 },
    ]);
    expect(outcome).toMatchObject({ rulebook: 'literal2011', advice: [] });
  });
  test('forces of one weight are added up: 4 and 5 light are nine', () => {
    const forces = [
      { weight: 'light', count: 4 },
      { weight: 'light', count: 5 },
    ];
    expect(outcomeOf('interdiction', { targets: [target], forces, rolls: [4] }).targets[0]?.steps).toBe(1);
    expect(refusalsOf('interdiction', { targets: [target], forces, rolls: [4, 4] })).toEqual([
      'rolls: too many: 2 given, 1 asked for',
    ]);
  });
  test('OC-61: never more steps than the profile holds, and advice says so', () => {
    const spent = { id: 't', profile: '2-1-0', stepsLost: 1 };
    const forces = [
      { weight: 'light', count: 12 },
      { weight: 'medium', count: 9 },
    ];
    const outcome = outcomeOf('interdiction', { targets: [spent], forces, rolls: [3, 3] });
    expect(outcome.targets).toEqual([{ id: 't', steps: 1, isImmobilised: true, isSuppressed: false, statusAfter: 0 }]);
    expect(outcome.advice).toEqual([
      {
        code: 'profileSpent',
        message: 'Steps due: 2; its profile holds 1 more.',
        rule: '§9 Unit Status, OC-61',
        unitId: 't',
      },
    ]);
  });
  test('§12: flak is suppressed by a step or by being immobilised, even with no step left to lose', () => {
    const flak = { id: 't', profile: '(2)-(1)-0', isFlak: true };
    const suppressed = (rolls: number[], more: object = {}) =>
      put('light', 3, rolls, { targets: [{ ...flak, ...more }] }).targets[0]?.isSuppressed;
    expect([3, 4, 6].map((face) => suppressed([face]))).toEqual([false, true, true]);
    expect(suppressed([6], { stepsLost: 2 })).toBe(true);
    expect(put('light', 3, [6]).targets[0]?.isSuppressed).toBe(false);
  });
  test('the working: a line for each die', () => {
    const input = {
      targets: two.map((one) => ({ stepsLost: 0, isFlak: false, ...one })),
      forces: [
        { weight: 'light', count: 9 },
        { weight: 'heavy', count: 2 },
      ] as const,
    };
    const outcome = outcomeOf('interdiction', { ...input, rolls: [4, 2, 1, 3] });
    expect(linesOfInterdiction(input, outcome)).toEqual([
      {
        what: '9 light, row 5: 4, one step lost and immobilised.',
        rule: '§9 Bombing/Interdiction, OC-76',
        unitId: 'one',
      },
      { what: '2 heavy, row 3: 2, no effect.', rule: '§9 Bombing/Interdiction, OC-77', unitId: 'one' },
      { what: '9 light, row 5: 1, no effect.', rule: '§9 Bombing/Interdiction, OC-76', unitId: 'two' },
      { what: '2 heavy, row 3: 3, immobilised.', rule: '§9 Bombing/Interdiction, OC-77', unitId: 'two' },
    ]);
    const rulebook = rulebookFrom({ base: 'literal2011', heavyInterdictionTwo: 'row4' });
    expect(linesOfInterdiction(input, outcome, rulebook)[1]?.what).toBe('2 heavy, row 4: 2, immobilised.');
    const plain = { targets: input.targets, forces: [{ weight: 'light', count: 12 }] } as const;
    const ruleOf = (weight: InterdictionWeight, count: number) => {
      const one = { targets: plain.targets.slice(0, 1), forces: [{ weight, count }] };
      return linesOfInterdiction(one, outcomeOf('interdiction', { ...one, rolls: [1] }))[0]?.rule;
    };
    expect(ruleOf('light', 12)).toBe('§9 Bombing/Interdiction, OC-76');
    expect(ruleOf('light', 11)).toBe('§9 Bombing/Interdiction');
    expect(ruleOf('medium', 9)).toBe('§9 Bombing/Interdiction');
    expect(ruleOf('heavy', 3)).toBe('§9 Bombing/Interdiction');
  });
});

describe('an interdiction refused', () => {
  const good = { targets: [target], forces: [{ weight: 'light', count: 1 }] };
  test('the shortest case stands', () => expect(refusalsOf('interdiction', good)).toEqual([]));
  test.each<[string, object, string[]]>([
    ['no target', { targets: [] }, ['targets: must not be empty']],
    ['no force', { forces: [] }, ['forces: must not be empty']],
    ['no targets at all', { targets: undefined }, ['targets: is required']],
    ['no forces at all', { forces: undefined }, ['forces: is required']],
    ['a count of 0', { forces: [{ weight: 'light', count: 0 }] }, ['forces.0.count: must be at least 1']],
    ['half a squadron', { forces: [{ weight: 'light', count: 1.5 }] }, ['forces.0.count: must be a whole number']],
    ['no count', { forces: [{ weight: 'light' }] }, ['forces.0.count: is required']],
    ['no weight', { forces: [{ count: 1 }] }, ['forces.0.weight: is required']],
    [
      'an unknown weight',
      { forces: [{ weight: 'giant', count: 1 }] },
      ['forces.0.weight: must be one of light, medium, heavy'],
    ],
    ['no profile', { targets: [{ id: 't' }] }, ['targets.0.profile: is required']],
    ['an id twice', { targets: [target, target] }, ['targets.1.id: "t" is taken by targets.0']],
    [
      'steps beyond the profile',
      { targets: [{ ...target, stepsLost: 5 }] },
      ['targets.0.stepsLost: 5 steps lost, the profile holds 4'],
    ],
    [
      'everything at once',
      { targets: [target, { ...target, stepsLost: 9, wings: 2 }], forces: [], rolls: [7] },
      [
        'rolls.0: must be at most 6',
        'targets.1.wings: is not a known field',
        'forces: must not be empty',
        'targets.1.id: "t" is taken by targets.0',
        'targets.1.stepsLost: 9 steps lost, the profile holds 4',
      ],
    ],
    ['a die too few', { rolls: [] }, ['rolls: too few: 0 given, more are asked for']],
  ])('%s', (_name, more, problems) => {
    expect(refusalsOf('interdiction', { ...good, ...more })).toEqual(problems);
  });
});

test('§9 Bombing/Interdiction: the counts as printed, row by row', () => {
  const more = Number.POSITIVE_INFINITY;
  expect(interdictionTable.map(({ light, medium, heavy }) => [light, medium, heavy])).toEqual([
    [[1, 2], [1, 1], null],
    [
      [3, 4],
      [2, 2],
      [1, 1],
    ],
    [
      [5, 6],
      [3, 3],
      [2, 2],
    ],
    [
      [7, 8],
      [4, 4],
      [2, 2],
    ],
    [
      [10, 11],
      [5, 5],
      [3, 3],
    ],
    [
      [12, more],
      [6, 8],
      [4, 5],
    ],
    [null, [9, more], [6, more]],
  ]);
});
test('OC-77 is of two heavy squadrons, not of two of another weight', () => {
  const one = {
    targets: [{ id: 't', profile: '5-3-0', stepsLost: 0, isFlak: false }],
    forces: [{ weight: 'medium', count: 2 }],
  } as const;
  expect(linesOfInterdiction(one, outcomeOf('interdiction', { ...one, rolls: [1] }))).toEqual([
    { what: '2 medium, row 2: 1, no effect.', rule: '§9 Bombing/Interdiction', unitId: 't' },
  ]);
});
