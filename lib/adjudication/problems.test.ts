import { describe, expect, test } from 'vitest';
import { adjudicate, type Kind, kinds, schemaOf } from './adjudicate';
import { outcomeOf, refusalsOf } from './put-for-tests';

const target = { id: 'a', profile: '5-3-0' };
const forces = [{ weight: 'light', count: 1 }];

describe('one line per problem', () => {
  test.each<[string, Kind, object, string[]]>([
    ['a text for a list', 'interdiction', { targets: '', forces }, ['targets: must be a list']],
    [
      'a list for an id',
      'interdiction',
      { targets: [{ ...target, id: [] }], forces },
      ['targets.0.id: must be a text'],
    ],
    [
      'half a step beyond the profile',
      'interdiction',
      { targets: [{ ...target, stepsLost: 2.5 }], forces },
      ['targets.0.stepsLost: must be a whole number'],
    ],
    [
      'a count no whole number can hold',
      'interdiction',
      { targets: [{ ...target, stepsLost: 1e300 }], forces },
      ['targets.0.stepsLost: must be at most 9007199254740991'],
    ],
    [
      'a die far too high',
      'bridge',
      { state: 'untested', rolls: [1e300] },
      ['rolls.0: must be at most 9007199254740991'],
    ],
    [
      'a text for the dice where none is rolled',
      'traffic',
      { crossing: { kind: 'railBridge' }, queue: [], rolls: 'none' },
      ['rolls: must be a list'],
    ],
    [
      'problems at several paths, each once',
      'interdiction',
      {
        targets: [
          { ...target, stepsLost: 3 },
          { id: 'a', profile: '3-5' },
        ],
        forces: [],
      },
      [
        'targets.1.profile: rises from 3 to 5: "3-5"; no level stands above the one before it',
        'forces: must not be empty',
        'targets.0.stepsLost: 3 steps lost, the profile holds 2',
        'targets.1.id: "a" is taken by targets.0',
      ],
    ],
  ])('%s', (_, kind, input, lines) => {
    expect(refusalsOf(kind, input)).toEqual(lines);
  });
});

describe('§9 Unit Status: what the printed schema says of counter notation', () => {
  const printed = JSON.parse(JSON.stringify(schemaOf('interdiction')));
  const pattern = new RegExp(printed.properties.targets.items.properties.profile.pattern);
  test.each(['5', '5-3-2-1-0', '[5-3-2-1-0]', '(2)-(1)-0', '5 – 3 – 2', ' [ (10) - 9 ] '])('takes %s', (notation) => {
    expect(notation).toMatch(pattern);
    expect(refusalsOf('interdiction', { targets: [{ id: 'a', profile: notation }], forces })).toEqual([]);
  });
  test.each(['', '5--3', '-5', '11-5', '5-x', '(5-3)', '[5-3', '5-3]', '[5]-3', '5.5', '05', '5 3'])(
    'refuses %j',
    (notation) => {
      expect(notation).not.toMatch(pattern);
      expect(refusalsOf('interdiction', { targets: [{ id: 'a', profile: notation }], forces })).toHaveLength(1);
    },
  );
});

describe('a number too large to reckon with is still a number', () => {
  test('§7 Traffic: what is across and what is left', () => {
    const queue = [
      { id: 'a', unitSizePoints: 1e305 },
      { id: 'b', unitSizePoints: 5, pointsAcross: 2 },
    ];
    const wide = outcomeOf('traffic', { crossing: { kind: 'railBridge', capacityPoints: 1e306 }, queue });
    expect(wide.queue.map(({ pointsAcross }) => pointsAcross)).toEqual([1e305, 5]);
    expect(wide.capacityLeft).toBe(1e306 - 1e305 - 3);
    const narrow = outcomeOf('traffic', { crossing: { kind: 'railBridge', capacityPoints: 1e301 }, queue });
    expect(narrow.queue.map(({ pointsAcross, crosses }) => [pointsAcross, crosses])).toEqual([
      [1e301, 'partly'],
      [2, 'waits'],
    ]);
    expect(narrow.capacityLeft).toBe(0);
  });
  test('§6 Movement: the share of the turn, not capped, stays finite', () => {
    const move = { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'night', distanceKm: 1e308 };
    const { maxKm, turnShare, canAttack, advice } = outcomeOf('movement', {
      ...move,
      slowedBy: ['jam', 'mud', 'rain'],
    });
    expect([maxKm, turnShare, canAttack]).toEqual([0.46875, Number.MAX_VALUE, false]);
    expect(advice[0]?.message).toBe('1e+308 km by night; the guide is 0.47 km.');
  });
});

test('every kind refuses a case that is no object with one line', () => {
  for (const kind of kinds)
    for (const input of [null, [], 7, 'x', true])
      expect(adjudicate(kind, input, () => 1)).toEqual({
        ok: false,
        problems: [{ path: '', message: 'must be an object' }],
      });
});
