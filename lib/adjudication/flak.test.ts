import { describe, expect, test } from 'vitest';
import type { FlakMission, FlakWeight } from '@/lib/words';
import { type FlakCase, linesOfFlak, type SerialKind } from './flak';
import { outcomeOf, refusalsOf } from './put-for-tests';

const carries = { id: 'para', profile: '6-5-4-3-1-0' };
const serial = { id: 's', kind: 'transport', carries };
const put = (mission: FlakMission, flak: object[], rolls: number[], more: object = {}) =>
  outcomeOf('flak', { mission, serials: [serial], flak, rolls, ...more });

/** Faces 1 to 6 of every cell, typed in from the printed table: L loss, D damage, - nothing. */
const table: [FlakMission, FlakWeight, number, string][] = [
  ['overflight', 'heavy', 0, '----DL'],
  ['overflight', 'heavy', 2, '----DL'],
  ['overflight', 'light', 0, '-----D'],
  ['overflight', 'light', 2, '-----D'],
  ['landing', 'heavy', 0, '--DDLL'],
  ['landing', 'heavy', 2, '--DDLL'],
  ['landing', 'light', 0, '---DLL'],
  ['landing', 'light', 2, '---DLL'],
  ['landing', 'heavy', 2.1, '----DL'],
  ['landing', 'heavy', 4, '----DL'],
  ['landing', 'light', 2.1, '-----D'],
  ['landing', 'light', 4, '-----D'],
];
const letters = { L: 'loss', D: 'damage', '-': 'none' } as const;

describe('§12 Losses from Flak: the table', () => {
  test.each(
    table.flatMap(([mission, weight, distanceKm, effects]) =>
      [...effects].map(
        (letter, index) => [mission, weight, distanceKm, index + 1, letters[letter as keyof typeof letters]] as const,
      ),
    ),
  )('%s, %s at %d km, a %d: %s', (mission, weight, distanceKm, face, effect) => {
    const outcome = put(mission, [{ id: 'g', weight, distanceKm }], [face]);
    expect(outcome).toEqual({
      rulebook: 'literal2011',
      serials: [
        {
          id: 's',
          hits: [{ weight, effect }],
          damage: effect === 'none' ? 0 : 1,
          carriedStepsLost: effect === 'loss' ? 1 : 0,
        },
      ],
      damage: effect === 'none' ? 0 : 1,
      serialsLost: 0,
      rolls: [{ forWhat: `${weight} flak on s`, value: face }],
      advice: [],
    });
  });
  test.each<[FlakMission, FlakWeight, number]>([
    ['overflight', 'heavy', 2.01],
    ['overflight', 'light', 4],
    ['landing', 'heavy', 4.01],
    ['landing', 'light', 10],
  ])('%s, %s at %d km: out of range, no die', (mission, weight, distanceKm) => {
    const outcome = put(mission, [{ id: 'g', weight, distanceKm }], []);
    expect(outcome).toMatchObject({ serials: [{ hits: [], damage: 0, carriedStepsLost: 0 }], damage: 0, rolls: [] });
    expect(outcome.advice).toEqual([
      {
        code: 'flakOutOfRange',
        message: `At ${distanceKm} km it is out of range.`,
        rule: '§12 Losses from Flak, OC-84',
        unitId: 'g',
      },
    ]);
  });
});

describe('§12 Losses from Flak: what fires', () => {
  const heavy = { id: 'h', weight: 'heavy', distanceKm: 1 };
  const light = { id: 'l', weight: 'light', distanceKm: 1 };
  test('OC-83: one die a serial for each weight in range, heavy first, serial by serial, however many guns there are', () => {
    const guns = [light, { ...light, id: 'l2' }, { ...heavy, distanceKm: 3 }, { ...heavy, id: 'h2', distanceKm: 3.5 }];
    const serials = [
      { id: 'one', kind: 'transport' },
      { id: 'two', kind: 'bomber' },
    ];
    const outcome = put('landing', guns, [5, 4, 6, 3], { serials });
    expect(outcome.rolls.map(({ forWhat }) => forWhat)).toEqual([
      'heavy flak on one',
      'light flak on one',
      'heavy flak on two',
      'light flak on two',
    ]);
    expect(outcome.serials).toEqual([
      {
        id: 'one',
        hits: [
          { weight: 'heavy', effect: 'damage' },
          { weight: 'light', effect: 'damage' },
        ],
        damage: 2,
        carriedStepsLost: 0,
      },
      {
        id: 'two',
        hits: [
          { weight: 'heavy', effect: 'loss' },
          { weight: 'light', effect: 'none' },
        ],
        damage: 1,
        carriedStepsLost: 0,
      },
    ]);
    expect(outcome).toMatchObject({ damage: 3, serialsLost: 1 });
  });
  test('the nearest gun that is not suppressed sets the band', () => {
    const far = { ...heavy, id: 'far', distanceKm: 3 };
    expect(put('landing', [far, heavy], [4]).damage).toBe(1);
    expect(put('landing', [far, { ...heavy, isSuppressed: true }], [4]).damage).toBe(0);
    expect(put('landing', [{ ...heavy, isSuppressed: true }], []).serials[0]?.hits).toEqual([]);
  });
  test('fighters are exempt on an overflight only', () => {
    const fighters = { serials: [{ id: 's', kind: 'fighter' }] };
    const over = put('overflight', [heavy, light], [], fighters);
    expect(over).toMatchObject({ serials: [{ id: 's', hits: [], damage: 0 }], damage: 0, rolls: [] });
    expect(over.advice).toEqual([
      {
        code: 'fightersExempt',
        message: 'Flak does not fire on fighters that fly over.',
        rule: '§12 Losses from Flak',
        unitId: 's',
      },
    ]);
    expect(put('landing', [heavy], [5], fighters)).toMatchObject({ damage: 1, advice: [] });
    for (const kind of ['transport', 'bomber'] satisfies SerialKind[])
      expect(put('overflight', [heavy], [5], { serials: [{ id: 's', kind }] }).damage).toBe(1);
  });
  test('no flak at all', () => {
    expect(outcomeOf('flak', { mission: 'landing', serials: [serial], rolls: [] })).toMatchObject({
      serials: [{ id: 's', hits: [], damage: 0, carriedStepsLost: 0 }],
      damage: 0,
      serialsLost: 0,
    });
  });
  test('OC-85: damage is summed over the operation, two for a serial, the odd one lapses', () => {
    const serials = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, kind: 'transport' }));
    expect(put('landing', [heavy], [3, 3, 3, 3, 3], { serials })).toMatchObject({ damage: 5, serialsLost: 2 });
    expect(put('landing', [heavy], [3, 3, 3, 3, 1], { serials })).toMatchObject({ damage: 4, serialsLost: 2 });
    expect(put('landing', [heavy], [3, 1, 1, 1, 1], { serials })).toMatchObject({ damage: 1, serialsLost: 0 });
  });
  test('OC-61, OC-85: a loss takes a step of the carried unit, never more than its profile holds', () => {
    const twoLosses = put('landing', [heavy, light], [6, 6]);
    expect(twoLosses.serials[0]).toMatchObject({ damage: 2, carriedStepsLost: 2 });
    const spent = { serials: [{ ...serial, carries: { ...carries, stepsLost: 4 } }] };
    const outcome = put('landing', [heavy, light], [6, 6], spent);
    expect(outcome.serials[0]).toMatchObject({ damage: 2, carriedStepsLost: 1 });
    expect(outcome.advice).toEqual([
      {
        code: 'profileSpent',
        message: 'Steps due: 2; its profile holds 1 more.',
        rule: '§9 Unit Status, OC-61',
        unitId: 'para',
      },
    ]);
  });
});

describe('§12 Losses from Flak: the working', () => {
  const flak: FlakCase = {
    mission: 'landing',
    serials: [{ id: 'one', kind: 'transport' }],
    flak: [
      { id: 'h', weight: 'heavy', distanceKm: 1.5, isSuppressed: false },
      { id: 'l', weight: 'light', distanceKm: 3, isSuppressed: false },
    ],
  };
  test('a line for each die, and the sum', () => {
    expect(linesOfFlak(flak, outcomeOf('flak', { ...flak, rolls: [5, 6] }))).toEqual([
      { what: 'Heavy flak at 1.5 km, landing: 5, loss.', rule: '§12 Losses from Flak, OC-84', unitId: 'one' },
      { what: 'Light flak at 3 km, landing: 6, damage.', rule: '§12 Losses from Flak, OC-84', unitId: 'one' },
      { what: 'Damage over the whole operation: 2, 1 serial lost.', rule: '§12 Losses from Flak, OC-85' },
    ]);
  });
  test('serials that are not fired on', () => {
    const over: FlakCase = {
      ...flak,
      mission: 'overflight',
      serials: [...flak.serials, { id: 'two', kind: 'fighter' }],
    };
    expect(linesOfFlak(over, outcomeOf('flak', { ...over, rolls: [1] }))).toEqual([
      { what: 'Heavy flak at 1.5 km, overflight: 1, no effect.', rule: '§12 Losses from Flak, OC-84', unitId: 'one' },
      { what: 'Fighters that fly over are not fired on.', rule: '§12 Losses from Flak', unitId: 'two' },
      { what: 'Damage over the whole operation: 0, 0 serials lost.', rule: '§12 Losses from Flak, OC-85' },
    ]);
    const none: FlakCase = { ...flak, flak: [] };
    expect(linesOfFlak(none, outcomeOf('flak', { ...none, rolls: [] }))[0]).toEqual({
      what: 'No flak fires on it.',
      rule: '§12 Losses from Flak, OC-84',
      unitId: 'one',
    });
  });
});

describe('flak refused', () => {
  const gun = { id: 'g', weight: 'heavy', distanceKm: 1 };
  const good = { mission: 'landing', serials: [serial], flak: [gun] };
  test('the shortest case stands', () =>
    expect(refusalsOf('flak', { mission: 'landing', serials: [{ id: 's', kind: 'bomber' }] })).toEqual([]));
  test.each<[string, object, string[]]>([
    ['no serial', { serials: [] }, ['serials: must not be empty']],
    ['no serials', { serials: undefined }, ['serials: is required']],
    ['no mission', { mission: undefined }, ['mission: is required']],
    ['an unknown mission', { mission: 'raid' }, ['mission: must be one of overflight, landing']],
    ['no distance', { flak: [{ id: 'g', weight: 'heavy' }] }, ['flak.0.distanceKm: is required']],
    ['a negative distance', { flak: [{ ...gun, distanceKm: -1 }] }, ['flak.0.distanceKm: must be at least 0']],
    ['medium flak', { flak: [{ ...gun, weight: 'medium' }] }, ['flak.0.weight: must be one of heavy, light']],
    [
      'a carried unit without profile',
      { serials: [{ ...serial, carries: { id: 'p' } }] },
      ['serials.0.carries.profile: is required'],
    ],
    ['nothing carried', { serials: [{ ...serial, carries: null }] }, ['serials.0.carries: must be an object']],
    ['a gun named as a serial', { flak: [{ ...gun, id: 's' }] }, ['flak.0.id: "s" is taken by serials.0']],
    [
      'a carried unit named as its serial',
      { serials: [{ ...serial, carries: { ...carries, id: 's' } }] },
      ['serials.0.carries.id: "s" is taken by serials.0'],
    ],
    [
      'one unit in two serials',
      { serials: [serial, { ...serial, id: 's2' }] },
      ['serials.1.carries.id: "para" is taken by serials.0.carries'],
    ],
    [
      'a gun named as a carried unit',
      { flak: [{ ...gun, id: 'para' }] },
      ['flak.0.id: "para" is taken by serials.0.carries'],
    ],
    [
      'steps beyond the profile',
      { serials: [{ ...serial, carries: { ...carries, stepsLost: 6 } }] },
      ['serials.0.carries.stepsLost: 6 steps lost, the profile holds 5'],
    ],
    ['two dice for one', { rolls: [1, 1] }, ['rolls: too many: 2 given, 1 asked for']],
  ])('%s', (_name, more, problems) => {
    expect(refusalsOf('flak', { ...good, ...more })).toEqual(problems);
  });
});
