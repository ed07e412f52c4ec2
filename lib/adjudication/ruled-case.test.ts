import { describe, expect, test } from 'vitest';
import { adjudicate, type Kind, type Kinds, kindsOfCase } from './adjudicate';
import { openFigures, type RuledKind } from './open-figures';
import { ruleCase } from './ruled-case';
import type { Face } from './types';

const found = <K extends Kind>(kind: K, input: object, rolls: Face[] = []) => {
  const reading = kindsOfCase[kind].read(input);
  const outcome = adjudicate(kind, { ...input, rolls }, () => 1);
  if (!reading.ok || !outcome.ok) throw new Error(JSON.stringify([reading, outcome]));
  return { kind, put: reading.case as Kinds[K]['case'], outcome: outcome.outcome as Kinds[K]['outcome'] };
};
const because = (ruled: Record<string, unknown>) =>
  Object.entries(ruled).map(([path, value]) => ({ path, ruled: value, reason: 'seen otherwise' }));
const ruled = <K extends Kind>(
  { kind, put, outcome }: { kind: K; put: Kinds[K]['case']; outcome: Kinds[K]['outcome'] },
  overrules: Record<string, unknown>,
) => {
  const reading = ruleCase(kind, put, outcome, because(overrules));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.outcome;
};
const problems = <K extends Kind>(
  { kind, put, outcome }: { kind: K; put: Kinds[K]['case']; outcome: Kinds[K]['outcome'] },
  overrules: Record<string, unknown>,
) => {
  const reading = ruleCase(kind, put, outcome, because(overrules));
  return reading.ok ? [] : reading.problems.map(({ path, message }) => `${path}: ${message}`);
};

/** §9: heavy 3 is row 5, a 4 is a step; the gun unit is left at 3. */
const bombed = found(
  'interdiction',
  {
    targets: [
      { id: 'guns', profile: '[6-3-0]', isFlak: true },
      { id: 'col.umn', profile: '5-3-1-0', stepsLost: 1 },
    ],
    forces: [{ weight: 'heavy', count: 3 }],
  },
  [1, 4],
);

describe('interdiction', () => {
  test('found: nothing on the guns, a step on the column', () => {
    expect(bombed.outcome.targets).toEqual([
      { id: 'guns', steps: 0, isImmobilised: false, isSuppressed: false, statusAfter: 6 },
      { id: 'col.umn', steps: 1, isImmobilised: true, isSuppressed: false, statusAfter: 1 },
    ]);
  });
  test('a step brings status, immobilised and, for flak, suppressed with it', () => {
    expect(ruled(bombed, { 'targets.guns.steps': 1 }).targets[0]).toEqual({
      id: 'guns',
      steps: 1,
      isImmobilised: true,
      isSuppressed: true,
      statusAfter: 3,
    });
  });
  test('an overrule further down stands above what follows', () => {
    const { targets } = ruled(bombed, { 'targets.guns.steps': 1, 'targets.guns.isImmobilised': false });
    expect(targets[0]).toMatchObject({ steps: 1, isImmobilised: false, isSuppressed: false });
    const kept = ruled(bombed, { 'targets.col.umn.steps': 0 }).targets[1];
    expect(kept).toEqual({ id: 'col.umn', steps: 0, isImmobilised: true, isSuppressed: false, statusAfter: 3 });
  });
  test('refused: steps the profile does not hold, a word for a fact, an unknown path, suppressed where it is no flak', () => {
    expect(
      problems(bombed, {
        'targets.col.umn.steps': 3,
        'targets.guns.isImmobilised': 'yes',
        'targets.nobody.steps': 1,
        'targets.col.umn.isSuppressed': true,
        'targets.guns.steps': 0.5,
      }),
    ).toEqual([
      'targets.col.umn.steps: must be a whole number from 0 to 2',
      'targets.guns.isImmobilised: must be true or false',
      'targets.nobody.steps: is not open to a ruling',
      'targets.col.umn.isSuppressed: is not open to a ruling',
      'targets.guns.steps: must be a whole number from 0 to 2',
    ]);
  });
});

describe('recce', () => {
  const seen = found('recce', { targets: [{ id: 'wood', kind: 'infantry', isMoving: true }] }, [3]);
  test('§12c: infantry moving, a 3: enemy spotted; ruled to direction and type', () => {
    expect(seen.outcome.targets).toEqual([{ id: 'wood', report: 'enemySpotted' }]);
    expect(ruled(seen, { 'targets.wood.report': 'directionAndType' }).targets).toEqual([
      { id: 'wood', report: 'directionAndType' },
    ]);
    expect(problems(seen, { 'targets.wood.report': 'tanks' })[0]).toMatch(
      /^targets.wood.report: must be one of nothing/,
    );
  });
});

describe('flak', () => {
  const shot = found(
    'flak',
    {
      mission: 'landing',
      serials: [
        { id: 's1', kind: 'transport', carries: { id: '1 Para', profile: '6-5-4' } },
        { id: 's2', kind: 'transport' },
      ],
      flak: [{ id: 'g', weight: 'heavy', distanceKm: 1.5 }],
    },
    [5, 3],
  );
  test('§12 landing within 2 km: 5 is a loss, 3 damage: two of damage, one serial', () => {
    expect(shot.outcome).toMatchObject({ damage: 2, serialsLost: 1 });
    expect(shot.outcome.serials.map(({ carriedStepsLost }) => carriedStepsLost)).toEqual([1, 0]);
  });
  test('serials lost follow the damage, and never more than fly', () => {
    expect(ruled(shot, { damage: 1 }).serialsLost).toBe(0);
    expect(ruled(shot, { damage: 9 }).serialsLost).toBe(2);
    expect(ruled(shot, { damage: 1, serialsLost: 2 })).toMatchObject({ damage: 1, serialsLost: 2 });
    expect(ruled(shot, { 'serials.s1.carriedStepsLost': 2 }).serials[0]).toMatchObject({
      id: 's1',
      carriedStepsLost: 2,
    });
    expect(
      problems(shot, { 'serials.s2.carriedStepsLost': 1, 'serials.s1.carriedStepsLost': 3, serialsLost: 3 }),
    ).toEqual([
      'serials.s2.carriedStepsLost: is not open to a ruling',
      'serials.s1.carriedStepsLost: must be a whole number from 0 to 2',
      'serialsLost: must be a whole number from 0 to 2',
    ]);
  });
});

describe('air to air', () => {
  const fought = found(
    'airToAir',
    { a: 15, b: 5, escorted: { by: 'b', transportSerials: 6, bomberSquadrons: 4 } },
    [4],
  );
  test('§13 3-1: a 4 wins; 15 v 5: 1 and 3 lost, 14 break through', () => {
    expect(fought.outcome).toMatchObject({
      result: 'win',
      losses: { a: 1, b: 3 },
      transportSerialsLost: 6,
      bomberSquadronsLost: 4,
    });
  });
  test('another result brings its own row: a draw at 3-1 is 1 and 2, and nobody breaks through (OC-95)', () => {
    expect(ruled(fought, { result: 'draw' })).toMatchObject({
      result: 'draw',
      losses: { a: 1, b: 2 },
      transportSerialsLost: 0,
      bomberSquadronsLost: 0,
      reportAs: { a: 'light', b: 'heavy' },
    });
  });
  test('OC-136: bombers whose escort lost are driven off; Control may rule that they fly on, and the result may', () => {
    expect(fought.outcome).toMatchObject({ areBombersDrivenOff: true });
    expect(ruled(fought, { areBombersDrivenOff: false })).toMatchObject({
      result: 'win',
      bomberSquadronsLost: 4,
      areBombersDrivenOff: false,
    });
    expect(ruled(fought, { result: 'draw' })).toMatchObject({ areBombersDrivenOff: false });
    expect(ruled(fought, { result: 'draw', areBombersDrivenOff: true })).toMatchObject({ areBombersDrivenOff: true });
    expect(problems(fought, { areBombersDrivenOff: 1 })).toEqual(['areBombersDrivenOff: must be true or false']);
  });
  test('losses ruled change how they are told: none, or heavy from a fifth', () => {
    expect(ruled(fought, { 'losses.a': 3, 'losses.b': 0 }).reportAs).toEqual({ a: 'heavy', b: 'none' });
    expect(ruled(fought, { 'losses.b': 2 }).result).toBe('win');
  });
  test('refused: a result no die gives at 3-1, more than there are', () => {
    expect(problems(fought, { result: 'lose', 'losses.b': 6, transportSerialsLost: 7 })).toEqual([
      'result: must be one of draw, win',
      'losses.b: must be a whole number from 0 to 5',
      'transportSerialsLost: must be a whole number from 0 to 6',
    ]);
  });
  test('nobody escorts and nobody opposes: only losses are open', () => {
    const free = found('airToAir', { a: 3, b: 0 });
    expect(openFigures('airToAir', free.put, free.outcome).map(({ path }) => path)).toEqual(['losses.a', 'losses.b']);
  });
});

describe('traffic', () => {
  /** §7: 20 points by rail; 12 cross, then 8 of 10, then none. */
  const jam = found('traffic', {
    crossing: { kind: 'railBridge' },
    queue: [
      { id: 'one', unitSizePoints: 12 },
      { id: 'two', unitSizePoints: 10 },
      { id: 'three', unitSizePoints: 6, pointsAcross: 2 },
    ],
  });
  const row = (outcome: typeof jam.outcome, i: number) => [outcome.queue[i]!.crosses, outcome.queue[i]!.pointsAcross];
  test('words follow points and points follow words', () => {
    expect(jam.outcome.queue.map(({ pointsAcross }) => pointsAcross)).toEqual([12, 8, 2]);
    const all = ruled(jam, { 'queue.two.pointsAcross': 10 });
    expect([row(all, 1), all.capacityLeft]).toEqual([['wholly', 10], 0]);
    const waits = ruled(jam, { 'queue.one.crosses': 'waits' });
    expect([row(waits, 0), waits.capacityLeft]).toEqual([['waits', 0], 12]);
    expect(row(ruled(jam, { 'queue.three.crosses': 'wholly' }), 2)).toEqual(['wholly', 6]);
    expect(row(ruled(jam, { 'queue.three.pointsAcross': 3 }), 2)).toEqual(['partly', 3]);
    expect(row(ruled(jam, { 'queue.three.pointsAcross': 3, 'queue.three.crosses': 'waits' }), 2)).toEqual(['waits', 3]);
    expect(problems(jam, { 'queue.one.pointsAcross': 12.5 })).toEqual([
      'queue.one.pointsAcross: must be a number from 0 to 12',
    ]);
  });
});

describe('bridge and movement', () => {
  test('§8: the state follows whether it is blown', () => {
    const tested = found('bridge', { state: 'untested' }, [1]);
    expect(tested.outcome.state).toBe('blown');
    expect(ruled(tested, { isBlown: false })).toMatchObject({ isBlown: false, state: 'tested' });
  });
  /** §6: mechanised in the open, tactical, 30 km; 12 km is two fifths. */
  const move = found('movement', {
    mover: 'mech',
    ground: 'open',
    mode: 'tactical',
    daypart: 'morning',
    distanceKm: 12,
  });
  test('§6: the share follows the maximum, and the attack the share (OC-71)', () => {
    expect(move.outcome).toMatchObject({ maxKm: 30, turnShare: 0.4, canAttack: true });
    expect(ruled(move, { maxKm: 20 })).toMatchObject({ turnShare: 0.6, canAttack: false, isWithin: true });
    expect(ruled(move, { maxKm: 0 })).toMatchObject({ turnShare: 1, canAttack: false, isWithin: false });
    expect(ruled(move, { turnShare: 0.7, canAttack: true })).toMatchObject({
      maxKm: 30,
      turnShare: 0.7,
      canAttack: true,
    });
  });
});

describe('any kind', () => {
  const cases = [
    bombed,
    found('recce', { targets: [{ id: 'wood', kind: 'infantry' }] }, [3]),
    found('flak', { mission: 'landing', serials: [{ id: 's', kind: 'bomber' }] }),
    found('airToAir', { a: 8, b: 8 }, [6]),
    found('traffic', { crossing: { kind: 'civilianFerry' }, queue: [{ id: 'u', unitSizePoints: 6 }] }),
    found('bridge', { state: 'untested' }, [2]),
    found('movement', { mover: 'tank', ground: 'marsh', mode: 'nonTactical', daypart: 'night', distanceKm: 9 }),
  ] as { kind: RuledKind; put: never; outcome: never }[];
  test('accepted: the outcome as found, nothing overruled', () => {
    expect(ruleCase('interdiction', bombed.put, bombed.outcome, [])).toEqual({
      ok: true,
      outcome: bombed.outcome,
      overruled: [],
    });
  });
  test('finding and ruling side by side, with the reason', () => {
    const overrules = because({ 'targets.guns.steps': 2 });
    expect(ruleCase('interdiction', bombed.put, bombed.outcome, overrules)).toMatchObject({
      overruled: [{ path: 'targets.guns.steps', found: 0, ruled: 2, reason: 'seen otherwise' }],
    });
  });
  test('a reason is needed, and a figure is ruled once', () => {
    const [one] = because({ 'targets.guns.steps': 2 });
    const reading = ruleCase('interdiction', bombed.put, bombed.outcome, [
      one!,
      one!,
      { ...one!, path: 'targets.guns.isImmobilised', reason: ' ' },
    ]);
    expect(reading).toEqual({
      ok: false,
      problems: [
        { path: 'targets.guns.steps', message: 'is ruled twice' },
        { path: 'targets.guns.isImmobilised', message: 'needs a reason' },
      ],
    });
  });
  test('every open figure may be ruled as it was found, and changes nothing', () => {
    for (const { kind, put, outcome } of cases) {
      const same = Object.fromEntries(openFigures(kind, put, outcome).map(({ path, found }) => [path, found]));
      expect(Object.keys(same).length).toBeGreaterThan(0);
      expect(ruled({ kind, put, outcome }, same)).toEqual(outcome);
    }
  });
  test('a combat is ruled by its own paths', () => {
    const unit = { arm: 'infantry', profile: '5-3-0', formation: 'A', isPrepared: true };
    const combat = found(
      'combat',
      {
        daypart: 'morning',
        attacker: { leadFormation: 'A', units: [{ id: 'a', ...unit }] },
        defender: { leadFormation: 'A', units: [{ id: 'd', ...unit }] },
      },
      [4],
    );
    // 5 against 5 and a 4: Confused combat; one step each.
    const otherwise = ruled(combat, { 'units.d.stepsTaken': 2 });
    expect(otherwise.units.map(({ id, stepsTaken, statusAfter }) => [id, stepsTaken, statusAfter])).toEqual([
      ['a', 1, 3],
      ['d', 2, 0],
    ]);
    expect(otherwise.rolls).toEqual(combat.outcome.rolls);
    expect(problems(combat, { 'units.d.stepsTaken': 3 })).toEqual([
      'units.d.stepsTaken: must be a whole number from 0 to 2',
    ]);
  });
});

describe('what follows a ruling, and what does not', () => {
  test('interdiction: of one target ruled, the other stays as found; suppressed may be ruled alone', () => {
    expect(ruled(bombed, { 'targets.col.umn.steps': 0 }).targets[0]).toEqual(bombed.outcome.targets[0]);
    expect(ruled(bombed, { 'targets.guns.isSuppressed': true }).targets[0]).toEqual({
      id: 'guns',
      steps: 0,
      isImmobilised: false,
      isSuppressed: true,
      statusAfter: 6,
    });
  });
  test('§13 3-1: a draw ruled a win brings the losses of a win, and what it escorts may be ruled apart', () => {
    const drawn = found(
      'airToAir',
      { a: 15, b: 5, escorted: { by: 'b', transportSerials: 6, bomberSquadrons: 4 } },
      [2],
    );
    expect(drawn.outcome).toMatchObject({ result: 'draw', losses: { a: 1, b: 2 } });
    expect(ruled(drawn, { result: 'win' })).toMatchObject({ losses: { a: 1, b: 3 }, transportSerialsLost: 6 });
    expect(ruled(drawn, { transportSerialsLost: 2, bomberSquadronsLost: 1 })).toMatchObject({
      result: 'draw',
      transportSerialsLost: 2,
      bomberSquadronsLost: 1,
    });
  });
  test('traffic: in part leaves the points, back to where it stood is waiting', () => {
    const jam = found('traffic', {
      crossing: { kind: 'railBridge' },
      queue: [{ id: 'one', unitSizePoints: 12, pointsAcross: 2 }],
    });
    expect(jam.outcome.queue[0]).toMatchObject({ crosses: 'wholly', pointsAcross: 12 });
    expect(ruled(jam, { 'queue.one.crosses': 'partly' }).queue[0]).toMatchObject({
      crosses: 'partly',
      pointsAcross: 12,
    });
    expect(ruled(jam, { 'queue.one.pointsAcross': 2 }).queue[0]).toMatchObject({ crosses: 'waits', pointsAcross: 2 });
  });
  test('§8: a bridge that stood, ruled blown', () => {
    const stands = found('bridge', { state: 'untested' }, [2]);
    expect(ruled(stands, { isBlown: true })).toMatchObject({ isBlown: true, state: 'blown' });
  });
  test('§6: at the guide it is within it, at half the turn it still attacks, and no way takes no time', () => {
    const move = (distanceKm: number) =>
      found('movement', { mover: 'mech', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm });
    expect(ruled(move(12), { maxKm: 12 })).toMatchObject({ isWithin: true, turnShare: 1, canAttack: false });
    expect(ruled(move(12), { maxKm: 24 })).toMatchObject({ turnShare: 0.5, canAttack: true });
    expect(ruled(move(0), { maxKm: 0 })).toMatchObject({ isWithin: true, turnShare: 0, canAttack: true });
  });
});

describe('what is open to a ruling', () => {
  const open = <K extends RuledKind>({ kind, put, outcome }: { kind: K; put: never; outcome: never }) =>
    openFigures(kind, put, outcome).map(({ path, about, field, found }) => [path, about, field, found]);
  test('interdiction: suppressed of flak only', () =>
    expect(open(bombed as never)).toEqual([
      ['targets.guns.steps', 'guns', 'steps', 0],
      ['targets.guns.isImmobilised', 'guns', 'isImmobilised', false],
      ['targets.guns.isSuppressed', 'guns', 'isSuppressed', false],
      ['targets.col.umn.steps', 'col.umn', 'steps', 1],
      ['targets.col.umn.isImmobilised', 'col.umn', 'isImmobilised', true],
    ]));
  test('air to air', () => {
    const escorted = { by: 'b', transportSerials: 6, bomberSquadrons: 4 };
    expect(open(found('airToAir', { a: 15, b: 5, escorted }, [4]) as never)).toEqual([
      ['result', null, 'result', 'win'],
      ['losses.a', null, 'a', 1],
      ['losses.b', null, 'b', 3],
      ['transportSerialsLost', null, 'transportSerialsLost', 6],
      ['bomberSquadronsLost', null, 'bomberSquadronsLost', 4],
      ['areBombersDrivenOff', null, 'areBombersDrivenOff', true],
    ]);
  });
  test.each([Number.NaN, Number.POSITIVE_INFINITY, '3', -1])('a guide maximum of %j is refused', (maxKm) => {
    const put = { mover: 'mech', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 12 };
    expect(problems(found('movement', put), { maxKm })).toEqual(['maxKm: must be a number from 0']);
  });
});
