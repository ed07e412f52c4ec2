import { describe, expect, test } from 'vitest';
import type { MovementGround, Mover } from '@/lib/words';
import { adjudicateMovement, type MovementCase, maxKmOf, movementTable } from './movement';
import { rulebookFrom } from './rulebook';

const move = (more: Partial<MovementCase> = {}): MovementCase => ({
  mover: 'mech',
  ground: 'open',
  mode: 'tactical',
  daypart: 'morning',
  slowedBy: [],
  distanceKm: 0,
  ...more,
});

const rows: [Mover, MovementGround, number, number, number, boolean][] = [
  ['foot', 'open', 15, 25, 30, true],
  ['foot', 'close', 15, 25, 30, true],
  ['foot', 'woodTown', 15, 25, 30, true],
  ['foot', 'marsh', 15, 25, 30, true],
  ['mech', 'open', 30, 32, 64, false],
  ['mech', 'close', 18, 28, 64, false],
  ['mech', 'woodTown', 18, 28, 64, false],
  ['mech', 'marsh', 8, 18, 64, false],
  ['tank', 'open', 30, 32, 64, false],
  ['tank', 'close', 18, 28, 64, false],
  ['tank', 'woodTown', 18, 28, 64, false],
  ['tank', 'marsh', 8, 18, 64, false],
  ['towedArtillery', 'open', 0, 0, 75, false],
  ['towedArtillery', 'close', 0, 0, 75, false],
  ['towedArtillery', 'woodTown', 0, 0, 75, false],
  ['towedArtillery', 'marsh', 0, 0, 75, false],
  ['recce', 'open', 30, 35, 100, true],
  ['recce', 'close', 18, 28, 100, true],
  ['recce', 'woodTown', 18, 28, 100, true],
  ['recce', 'marsh', 18, 28, 100, true],
];

describe('§6 Movement: the table (OC-98 to OC-101)', () => {
  test('the cases below hold each mover on each ground once', () => {
    expect(new Set(rows.map(([mover, ground]) => `${mover} ${ground}`)).size).toBe(20);
  });
  test.each(rows)('%s, %s: %d / %d / %d km by day', (mover, ground, tactical, nonTactical, roadColumn, canCross) => {
    expect(adjudicateMovement(move({ mover, ground, mode: 'tactical' })).maxKm).toBe(tactical);
    expect(adjudicateMovement(move({ mover, ground, mode: 'nonTactical' })).maxKm).toBe(nonTactical);
    expect(adjudicateMovement(move({ mover, ground, mode: 'roadColumn' })).maxKm).toBe(roadColumn);
    expect(movementTable[mover][ground].canCrossRivers).toBe(canCross);
  });
});

describe('§6 Movement: what slows it', () => {
  test('OC-102: by night half in road column, a quarter otherwise', () => {
    expect(maxKmOf(move({ mode: 'roadColumn', daypart: 'night' }))).toBe(32);
    expect(maxKmOf(move({ mode: 'tactical', daypart: 'night' }))).toBe(7.5);
    expect(maxKmOf(move({ mode: 'nonTactical', daypart: 'night' }))).toBe(8);
  });
  test('OC-102: the figures are a policy', () => {
    const rulebook = rulebookFrom({ base: 'literal2011', nightMovement: { road: 0.4, other: 0.3 } });
    expect(maxKmOf(move({ mode: 'roadColumn', daypart: 'night' }), rulebook)).toBe(25.6);
    expect(maxKmOf(move({ ground: 'close', daypart: 'night' }), rulebook)).toBe(5.4);
    expect(maxKmOf(move({ ground: 'close', daypart: 'morning' }), rulebook)).toBe(18);
  });
  test('OC-103: every cause halves, a repeated one too', () => {
    expect(maxKmOf(move({ slowedBy: ['narrow lanes'] }))).toBe(15);
    expect(maxKmOf(move({ slowedBy: ['narrow lanes', 'bad weather'] }))).toBe(7.5);
    expect(maxKmOf(move({ slowedBy: ['traffic jam', 'traffic jam'] }))).toBe(7.5);
  });
  test('the lines are signed kilometres that add up to the maximum', () => {
    const { lines, maxKm } = adjudicateMovement(
      move({ mode: 'roadColumn', daypart: 'night', slowedBy: ['narrow lanes', 'under fire.'] }),
    );
    expect(lines).toEqual([
      { what: 'Mechanised or motorised in the open, in road column: 64 km.', points: 64, rule: '§6 Movement' },
      { what: 'By night 50 % of it.', points: -32, rule: '§6 Movement, OC-102' },
      { what: 'Halved: narrow lanes.', points: -16, rule: '§6 Movement, OC-103' },
      { what: 'Halved: under fire.', points: -8, rule: '§6 Movement, OC-103' },
    ]);
    expect(maxKm).toBe(8);
  });
  test('the row used where none is printed names its ruling', () => {
    const ruleOf = (mover: Mover, ground: MovementGround) => adjudicateMovement(move({ mover, ground })).lines[0]?.rule;
    expect(ruleOf('mech', 'marsh')).toBe('§6 Movement, OC-99');
    expect(ruleOf('recce', 'woodTown')).toBe('§6 Movement, OC-99');
    expect(ruleOf('tank', 'close')).toBe('§6 Movement, OC-100');
    expect(ruleOf('towedArtillery', 'open')).toBe('§6 Movement, OC-101');
    expect(ruleOf('tank', 'marsh')).toBe('§6 Movement');
  });
});

describe('§6 Movement: distance against the guide', () => {
  test('half the turn may still attack, more may not (OC-71)', () => {
    expect(adjudicateMovement(move({ distanceKm: 15 }))).toMatchObject({
      turnShare: 0.5,
      canAttack: true,
      isWithin: true,
    });
    expect(adjudicateMovement(move({ distanceKm: 15.1 }))).toMatchObject({ canAttack: false, isWithin: true });
  });
  test('OC-104: beyond the maximum is advice, and the share is not capped', () => {
    const outcome = adjudicateMovement(move({ mover: 'foot', mode: 'nonTactical', distanceKm: 50 }));
    expect(outcome).toMatchObject({ maxKm: 25, turnShare: 2, isWithin: false, canAttack: false });
    expect(outcome.advice.map(({ code }) => code)).toEqual(['beyondGuide', 'tooLateToAttack']);
    expect(outcome.advice[0]?.message).toBe('50 km; the guide is 25 km.');
  });
  test.each([
    ['nonTactical', 'woodTown', 0.3, 4.2, 8.4],
    ['roadColumn', 'open', 0.35, 11.2, 22.4],
    ['tactical', 'open', 0.1, 1.5, 3],
  ] as const)(
    'a share of the night without binary form costs nothing: %s, %s, %d',
    (mode, ground, share, half, whole) => {
      const rulebook = rulebookFrom({ base: 'literal2011', nightMovement: { road: share, other: share } });
      const by = (distanceKm: number) =>
        adjudicateMovement(move({ mode, ground, daypart: 'night', distanceKm }), rulebook);
      expect(by(half)).toMatchObject({ turnShare: 0.5, canAttack: true });
      expect(by(whole)).toMatchObject({ turnShare: 1, isWithin: true });
      expect(by(half + 0.001).canAttack).toBe(false);
      expect(by(whole + 0.001).isWithin).toBe(false);
      expect(by(whole).maxKm).toBeCloseTo(whole, 9);
    },
  );
  test('many causes halve exactly', () => {
    const { maxKm, lines } = adjudicateMovement(move({ slowedBy: Array(12).fill('mud') }));
    expect(maxKm).toBe(30 / 4096);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(30 / 4096);
  });
  test('by night nothing may be left of it', () => {
    const rulebook = rulebookFrom({ base: 'literal2011', nightMovement: { road: 0.5, other: 0 } });
    const still = adjudicateMovement(move({ daypart: 'night', slowedBy: ['rain'] }), rulebook);
    expect(still).toMatchObject({ maxKm: 0, turnShare: 0, isWithin: true, canAttack: true });
    expect(still.lines.map(({ points }) => points)).toEqual([30, -30, 0]);
    expect(adjudicateMovement(move({ daypart: 'night', distanceKm: 1 }), rulebook)).toMatchObject({
      turnShare: 1,
      canAttack: false,
      advice: [{ code: 'beyondGuide', message: '1 km by night; the guide is 0 km.' }, { code: 'tooLateToAttack' }],
    });
  });
  test('OC-101: off the road towed guns are told so', () => {
    expect(adjudicateMovement(move({ mover: 'towedArtillery', mode: 'nonTactical' })).advice).toEqual([
      { code: 'roadOnly', message: 'It moves in road column only.', rule: '§6 Movement, OC-101' },
    ]);
    expect(adjudicateMovement(move({ mover: 'towedArtillery', mode: 'roadColumn' })).advice).toEqual([]);
  });
  test('exactly the maximum is within it', () => {
    expect(adjudicateMovement(move({ distanceKm: 30 }))).toMatchObject({
      isWithin: true,
      turnShare: 1,
      advice: [{ code: 'tooLateToAttack' }],
    });
  });
  test('where the maximum is 0: share 1, or 0 for no distance', () => {
    const gun = { mover: 'towedArtillery', mode: 'tactical' } as const;
    expect(adjudicateMovement(move({ ...gun, distanceKm: 3 }))).toMatchObject({
      maxKm: 0,
      turnShare: 1,
      isWithin: false,
      canAttack: false,
    });
    expect(adjudicateMovement(move(gun))).toMatchObject({ maxKm: 0, turnShare: 0, isWithin: true, canAttack: true });
  });
  test('nothing is rolled', () => expect(adjudicateMovement(move({ distanceKm: 5 })).rolls).toEqual([]));
});

describe('§6 Movement, in words', () => {
  const first = (more: Partial<MovementCase>) => {
    const { what, rule } = adjudicateMovement(move(more)).lines[0]!;
    return [what, rule];
  };
  test.each<[Partial<MovementCase>, string, string]>([
    [{ mover: 'foot', ground: 'marsh' }, 'Foot, horse-drawn and paras in marsh, tactical: 15 km.', '§6 Movement'],
    [
      { ground: 'woodTown', mode: 'nonTactical' },
      'Mechanised or motorised in woods or town, non-tactical: 28 km.',
      '§6 Movement, OC-99',
    ],
    [{ ground: 'close' }, 'Mechanised or motorised in close country, tactical: 18 km.', '§6 Movement'],
    [
      { mover: 'tank', ground: 'close', mode: 'roadColumn' },
      'Tanks or self-propelled guns in close country, in road column: 64 km.',
      '§6 Movement, OC-100',
    ],
    [{ mover: 'towedArtillery' }, 'Towed artillery in the open, tactical: no move but by road.', '§6 Movement, OC-101'],
    [{ mover: 'recce' }, 'Recce and light tanks in the open, tactical: 30 km.', '§6 Movement'],
    [{ mover: 'recce', ground: 'close' }, 'Recce and light tanks in close country, tactical: 18 km.', '§6 Movement'],
    [{ mover: 'recce', ground: 'marsh' }, 'Recce and light tanks in marsh, tactical: 18 km.', '§6 Movement, OC-99'],
  ])('%j', (more, what, rule) => expect(first(more)).toEqual([what, rule]));
  test('too far, and too late to attack', () =>
    expect(adjudicateMovement(move({ distanceKm: 31 })).advice).toEqual([
      { code: 'beyondGuide', message: '31 km; the guide is 30 km.', rule: '§6 Movement, OC-104' },
      {
        code: 'tooLateToAttack',
        message: 'It moves for more than half the turn and cannot attack in it.',
        rule: '§6 Movement, OC-71',
      },
    ]));
  test('a cause is told with one full stop, and keeps those within', () =>
    expect(adjudicateMovement(move({ slowedBy: ['a jam at St. Oedenrode.', 'rain'] })).lines.slice(1)).toEqual([
      { what: 'Halved: a jam at St. Oedenrode.', points: -15, rule: '§6 Movement, OC-103' },
      { what: 'Halved: rain.', points: -7.5, rule: '§6 Movement, OC-103' },
    ]));
});
