import { describe, expect, test } from 'vitest';
import type { RecceKind, RecceReport } from '@/lib/words';
import { outcomeOf, refusalsOf } from './put-for-tests';
import { linesOfRecce, type RecceCase, type RecceTarget } from './recce';

const put = (target: object, rolls: number[], more: object = {}) =>
  outcomeOf('recce', { targets: [{ id: 't', kind: 'vehicles', ...target }], rolls, ...more });
const report = (target: object, rolls: number[], more: object = {}) => put(target, rolls, more).targets[0]?.report;

/** Faces 6 to 1 of every column, typed in from the printed table (OC-88). */
const vehiclesMoving: RecceReport[] = [
  'directionTypeAndSize',
  'directionAndType',
  'direction',
  'direction',
  'enemySpotted',
  'nothing',
];
const vehiclesHalted: RecceReport[] = ['typeAndSize', 'type', 'enemySpotted', 'nothing', 'nothing', 'nothing'];
const othersHalted: RecceReport[] = ['type', 'enemySpotted', 'nothing', 'nothing', 'nothing', 'nothing'];
const infantryMoving: RecceReport[] = [
  'directionTypeAndSize',
  'directionAndType',
  'enemySpotted',
  'enemySpotted',
  'nothing',
  'nothing',
];
const columns: [RecceKind, boolean, RecceReport[]][] = [
  ['vehicles', true, vehiclesMoving],
  ['vehicles', false, vehiclesHalted],
  ['infantry', false, othersHalted],
  ['infantry', true, infantryMoving],
  ['gunsOrSupplies', false, othersHalted],
  ['gunsOrSupplies', true, vehiclesMoving],
];
const cells = columns.flatMap(([kind, isMoving, reports]) =>
  reports.map((said, index) => [kind, isMoving ? 'moving' : 'halted', 6 - index, said] as const),
);

describe('§12c Recce: the table', () => {
  test.each(cells)('%s %s, a %d: %s', (kind, motion, face, said) => {
    expect(report({ kind, isMoving: motion === 'moving' }, [face])).toBe(said);
  });
  test.each(cells.filter(([, , face]) => face > 1))(
    'OC-90: %s %s, the report of a %d with one less where more than two units share the square',
    (kind, motion, face, said) => {
      const target = { kind, isMoving: motion === 'moving', unitsInSquare: 3 };
      expect(report(target, [face - 1])).toBe(said);
    },
  );
  test('OC-90: at most 6, and two units are not more than two', () => {
    expect(report({ unitsInSquare: 3 }, [6])).toBe('typeAndSize');
    expect(report({ unitsInSquare: 2 }, [4])).toBe('enemySpotted');
    expect(report({ unitsInSquare: 3 }, [4])).toBe('type');
    expect(put({ unitsInSquare: 3 }, [4]).rolls).toEqual([{ forWhat: 'recce of t', value: 4 }]);
  });
});

describe('§12c Recce: what cannot be seen', () => {
  test.each<RecceKind>(['vehicles', 'infantry', 'gunsOrSupplies'])('%s in cover, or by night: no die', (kind) => {
    for (const isMoving of [true, false]) {
      const inCover = put({ kind, isMoving, isInCover: true, unitsInSquare: 9 }, []);
      expect(inCover).toMatchObject({ targets: [{ id: 't', report: 'nothing' }], rolls: [] });
      expect(inCover.advice).toEqual([
        { code: 'cannotBeSeen', message: 'In cover, it is not seen.', rule: '§12c Recce', unitId: 't' },
      ]);
      const byNight = put({ kind, isMoving }, [], { isNight: true });
      expect(byNight).toMatchObject({ targets: [{ id: 't', report: 'nothing' }], rolls: [] });
      expect(byNight.advice).toEqual([
        {
          code: 'cannotBeSeen',
          message: 'By night nothing is seen from the air.',
          rule: '§12c Recce, OC-91',
          unitId: 't',
        },
      ]);
    }
  });
  test('OC-91: vehicles in a built-up area cannot claim cover: as in the open, halted or moving', () => {
    for (const isInCover of [true, false]) {
      const town = { isInBuiltUp: true, isInCover };
      expect([6, 5, 4, 3].map((face) => report(town, [face]))).toEqual(vehiclesHalted.slice(0, 4));
      expect([6, 5, 4, 3].map((face) => report({ ...town, isMoving: true }, [face]))).toEqual(
        vehiclesMoving.slice(0, 4),
      );
      expect(report(town, [], { isNight: true })).toBe('nothing');
    }
  });
  test('a built-up area matters to vehicles only', () => {
    expect(report({ kind: 'infantry', isInBuiltUp: true, isInCover: true }, [])).toBe('nothing');
    expect(report({ kind: 'gunsOrSupplies', isInBuiltUp: true, isInCover: true }, [])).toBe('nothing');
    expect(report({ kind: 'infantry', isInBuiltUp: true }, [6])).toBe('type');
  });
});

describe('§12c Recce: several targets', () => {
  const seen = { kind: 'vehicles', isMoving: true, isInCover: false, isInBuiltUp: false, unitsInSquare: 1 } as const;
  const recce: RecceCase = {
    isNight: false,
    targets: [
      { ...seen, id: 'one' },
      { ...seen, id: 'two', kind: 'infantry', isInCover: true },
      { ...seen, id: 'three', kind: 'gunsOrSupplies', isMoving: false, unitsInSquare: 4 },
    ],
  };
  test('the hidden one takes no die; the working has a line for each', () => {
    const outcome = outcomeOf('recce', { ...recce, rolls: [3, 5] });
    expect(outcome.targets).toEqual([
      { id: 'one', report: 'direction' },
      { id: 'two', report: 'nothing' },
      { id: 'three', report: 'type' },
    ]);
    expect(outcome.rolls).toEqual([
      { forWhat: 'recce of one', value: 3 },
      { forWhat: 'recce of three', value: 5 },
    ]);
    expect(linesOfRecce(recce, outcome)).toEqual([
      { what: 'Vehicles moving in the open: 3, direction.', rule: '§12c Recce, OC-88', unitId: 'one' },
      { what: 'In cover, it is not seen.', rule: '§12c Recce', unitId: 'two' },
      {
        what: 'Guns or supplies halted in the open: 5 and 1 for more than two units in the square, type.',
        rule: '§12c Recce, OC-88, OC-90',
        unitId: 'three',
      },
    ]);
  });
});

describe('§12c Recce: how the working names what is looked at', () => {
  test.each<[Partial<RecceTarget>, string, string]>([
    [{ isInBuiltUp: true, isInCover: true }, 'Vehicles halted in a built-up area, as in the open: 1', ', OC-91'],
    [{ isInBuiltUp: true, isMoving: true }, 'Vehicles moving in a built-up area, as in the open: 1', ', OC-91'],
    [{ kind: 'gunsOrSupplies', isMoving: true }, 'Guns or supplies moving, as vehicles: 1', ''],
    [{ kind: 'infantry', isMoving: true, isInBuiltUp: true }, 'Infantry moving in the open: 1', ''],
  ])('%o', (more, what, ruling) => {
    const target = {
      id: 't',
      kind: 'vehicles',
      isMoving: false,
      isInCover: false,
      isInBuiltUp: false,
      unitsInSquare: 1,
    } as const;
    const recce: RecceCase = { isNight: false, targets: [{ ...target, ...more }] };
    expect(linesOfRecce(recce, outcomeOf('recce', { ...recce, rolls: [1] }))).toEqual([
      {
        what: expect.stringMatching(new RegExp(`^${what}, no report\\.$`)),
        rule: `§12c Recce, OC-88${ruling}`,
        unitId: 't',
      },
    ]);
  });
});

describe('a reconnaissance refused', () => {
  const target = { id: 't', kind: 'vehicles' };
  test('the shortest case stands', () => expect(refusalsOf('recce', { targets: [target] })).toEqual([]));
  test.each<[string, object, string[]]>([
    ['no targets', {}, ['targets: is required']],
    ['an empty list', { targets: [] }, ['targets: must not be empty']],
    ['no kind', { targets: [{ id: 't' }] }, ['targets.0.kind: is required']],
    ['no id', { targets: [{ kind: 'vehicles' }] }, ['targets.0.id: is required']],
    [
      'an unknown kind',
      { targets: [{ id: 't', kind: 'tanks' }] },
      ['targets.0.kind: must be one of vehicles, infantry, gunsOrSupplies'],
    ],
    ['an id twice', { targets: [target, target] }, ['targets.1.id: "t" is taken by targets.0']],
    [
      'half a unit',
      { targets: [{ ...target, unitsInSquare: 2.5 }] },
      ['targets.0.unitsInSquare: must be a whole number'],
    ],
    [
      'a die where none is seen',
      { isNight: true, targets: [target], rolls: [3] },
      ['rolls: too many: 1 given, 0 asked for'],
    ],
  ])('%s', (_name, input, problems) => {
    expect(refusalsOf('recce', input)).toEqual(problems);
  });
});

test.each<[RecceKind, number, string]>([
  ['vehicles', 6, 'direction, type and size'],
  ['vehicles', 5, 'direction and type'],
  ['vehicles', 3, 'direction'],
  ['vehicles', 2, 'enemy spotted'],
  ['vehicles', 1, 'no report'],
])('§12c Recce: %s moving, two in the square, a %d is told as %s', (kind, face, words) => {
  const target = { id: 't', kind, isMoving: true, isInCover: false, isInBuiltUp: false, unitsInSquare: 2 };
  const recce: RecceCase = { isNight: false, targets: [target] };
  const outcome = outcomeOf('recce', { ...recce, rolls: [face] });
  expect(outcome.advice).toEqual([]);
  expect(linesOfRecce(recce, outcome)).toEqual([
    { what: `Vehicles moving in the open: ${face}, ${words}.`, rule: '§12c Recce, OC-88', unitId: 't' },
  ]);
});
test.each([
  [6, 'type and size'],
  [5, 'type'],
])('§12c Recce: vehicles halted, a %d is told as %s', (face, words) => {
  const target = {
    id: 't',
    kind: 'vehicles',
    isMoving: false,
    isInCover: false,
    isInBuiltUp: false,
    unitsInSquare: 1,
  } as const;
  const recce: RecceCase = { isNight: false, targets: [target] };
  expect(linesOfRecce(recce, outcomeOf('recce', { ...recce, rolls: [face] }))[0]?.what).toBe(
    `Vehicles halted in the open: ${face}, ${words}.`,
  );
});

describe('OC-127: an exceptionally high concentration in cover', () => {
  const hidden = { isInCover: true, isHighConcentration: true };
  test.each([
    ['vehicles', false, 6, 'enemySpotted'],
    ['vehicles', false, 5, 'enemySpotted'],
    ['vehicles', false, 4, 'nothing'],
    ['vehicles', true, 3, 'enemySpotted'],
    ['vehicles', true, 2, 'nothing'],
    ['infantry', false, 6, 'enemySpotted'],
    ['infantry', false, 5, 'nothing'],
    ['infantry', true, 4, 'enemySpotted'],
    ['infantry', true, 3, 'nothing'],
    ['gunsOrSupplies', false, 1, 'nothing'],
  ] as const)('%s, moving %s, by a %i: %s', (kind, isMoving, face, said) => {
    expect(report({ kind, isMoving, ...hidden }, [face])).toBe(said);
  });
  test('the one more for a crowded square comes first, and is cut at 6', () => {
    expect(report({ ...hidden, unitsInSquare: 3 }, [6])).toBe('enemySpotted');
    expect(report({ ...hidden, unitsInSquare: 3 }, [4])).toBe('enemySpotted');
    expect(report({ ...hidden, unitsInSquare: 3 }, [3])).toBe('nothing');
  });
  test('by night no die is thrown for it', () => {
    expect(report(hidden, [], { isNight: true })).toBe('nothing');
  });
  test('in the open, and for vehicles in a built-up area, it changes nothing', () => {
    expect(report({ isHighConcentration: true }, [6])).toBe('typeAndSize');
    expect(report({ ...hidden, isInBuiltUp: true }, [6])).toBe('typeAndSize');
  });
});
