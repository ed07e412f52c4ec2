import { describe, expect, test } from 'vitest';
import { aCombat, aForce, air, aUnit, effectOn, guns, linesThat, resolved, scores, tanks } from './case-for-tests';
import { printed2011, rulebookFrom } from './rulebook';
import type { ContactUnit, Face, Ground, Policies } from './types';

/** Each policy of the second look by itself, over `literal2011`: what it changes, and what it leaves as it is. */

const by = (policies: Partial<Policies>) => rulebookFrom({ base: 'literal2011', ...policies });
const spent = (more: Partial<ContactUnit> = {}) => aUnit('spent', { stepsLost: 4, ...more });

describe('OC-119: which units must be prepared', () => {
  const contributing = by({ combinedArmsScope: 'contributingUnits' });
  const withGuns = (...units: ContactUnit[]) =>
    aCombat({ attacker: aForce([aUnit('inf'), tanks('tks'), ...units], { artillery: [guns('g')] }) });

  test('a unit that adds nothing and is not prepared spoils combined arms for all, or not', () => {
    const combat = withGuns(spent({ isPrepared: false }));
    // 5 + 8 + 6 guns; the defender has 5, less 2 in the open against tanks.
    expect(scores(combat)).toEqual([19, 3]);
    expect(scores(combat, contributing)).toEqual([23, 3]);
    expect(linesThat(combat, 'attacker', 'Combined arms', contributing)).toEqual(['inf: 2', 'tks: 2']);
  });
  test('so does one that moved for more than half the turn, and attacks no more', () => {
    const combat = withGuns(aUnit('late', { turnShareMoved: 0.6 }));
    expect(scores(combat)).toEqual([19, 3]);
    expect(scores(combat, contributing)).toEqual([23, 3]);
  });
  test('one that adds something and is not prepared spoils it either way', () => {
    const combat = withGuns(aUnit('hasty', { isPrepared: false }));
    // 5 + 8 + 5 − 4 + 6.
    expect(scores(combat)).toEqual([20, 3]);
    expect(scores(combat, contributing)).toEqual([20, 3]);
  });
  test('air support comes to an attack in which those who count are prepared', () => {
    const combat = aCombat({ attacker: aForce([aUnit('a'), spent({ isPrepared: false })], { air: [air(3)] }) });
    expect(scores(combat)).toEqual([5, 5]);
    expect(scores(combat, contributing)).toEqual([11, 5]);
  });
  test('a force of which nobody counts is not prepared; a cab rank still comes', () => {
    const flown = (isCabRank: boolean) => aCombat({ attacker: aForce([spent()], { air: [air(3, { isCabRank })] }) });
    expect(scores(flown(false))).toEqual([6, 5]);
    expect(scores(flown(false), contributing)).toEqual([0, 5]);
    expect(scores(flown(true))).toEqual([4, 5]);
    expect(scores(flown(true), contributing)).toEqual([4, 5]);
  });
});

describe('OC-120: gunners in the fight', () => {
  const artillery = by({ gunsInContact: 'artillery' });
  const beside = (more: Partial<ContactUnit>) =>
    aCombat({ attacker: aForce([aUnit('inf'), tanks('tks'), aUnit('sp', { profile: '6-4-0', ...more })]) });

  test.each(['artillery', 'selfPropelledArtillery', 'airborneArtillery', 'mountainArtillery'] as const)(
    '%s makes combined arms with tanks and infantry',
    (arm) => {
      expect(scores(beside({ arm }))).toEqual([19, 3]);
      // Two for each of the three.
      expect(scores(beside({ arm }), artillery)).toEqual([25, 3]);
    },
  );
  test.each([
    ['anti-aircraft guns', { arm: 'antiAircraftArtillery' }],
    ['gunners that moved too far to attack', { arm: 'artillery', turnShareMoved: 0.6 }],
  ] as const)('%s do not', (_, more) => {
    expect(linesThat(beside(more), 'attacker', 'Combined arms', artillery)).toEqual([]);
  });
  test('gunners that fight as infantry do not', () => {
    const combat = beside({ arm: 'artillery', flags: ['outOfRole'] });
    expect(linesThat(combat, 'attacker', 'Combined arms', artillery)).toEqual([]);
  });
  test('they support infantry in the open against tanks', () => {
    const combat = aCombat({
      attacker: aForce([tanks('tks')]),
      defender: aForce([aUnit('inf'), aUnit('sp', { arm: 'artillery', profile: '6-4-0' })]),
    });
    expect(scores(combat)).toEqual([8, 9]);
    expect(scores(combat, artillery)).toEqual([8, 11]);
  });
});

test('OC-20: close country helps infantry and anti-tank units, or every defender', () => {
  const combat = aCombat({
    ground: { isWoods: true },
    attacker: aForce([tanks('tks')]),
    defender: aForce([aUnit('inf'), tanks('own', { profile: '4-0' })]),
  });
  expect(scores(combat)).toEqual([8, 11]);
  expect(scores(combat, by({ closeCountryDefenders: 'everyUnit' }))).toEqual([8, 13]);
});

test('OC-67: an overrun costs those who pass, or every attacker', () => {
  const breaks = { action: 'breakThrough' } as const;
  const combat = aCombat({
    attacker: aForce([tanks('one', breaks), tanks('two', breaks), aUnit('inf'), spent()]),
    defender: aForce([aUnit('d', { tacticalAdvantages: ['one', 'two', 'three', 'four', 'five'] })]),
  });
  // 21 against 5 + 10 − 2; with a 1 a margin of 9, a success: one step each, and one more for the overrun.
  const steps = (policies: Partial<Policies>) => {
    const outcome = resolved(combat, [1, 4], by(policies));
    expect(outcome).toMatchObject({ margin: 9, result: 'success', overrun: { extraSteps: 1 } });
    return outcome.units.filter(({ side }) => side === 'attacker').map(({ id, stepsTaken }) => `${id} ${stepsTaken}`);
  };
  expect(steps({})).toEqual(['one 2', 'two 2', 'inf 1', 'spent 0']);
  expect(steps({ overrunLosses: 'everyAttacker' })).toEqual(['one 2', 'two 2', 'inf 2', 'spent 0']);
  const early = aCombat({
    ...combat,
    attacker: aForce([...combat.attacker.units.slice(0, 3), aUnit('late', { turnShareMoved: 0.6 })]),
  });
  const late = (policies: Partial<Policies>) => effectOn(resolved(early, [1, 4], by(policies)), 'late').stepsTaken;
  expect(late({})).toBe(1);
  expect(late({ overrunLosses: 'everyAttacker' })).toBe(2);
});

describe('OC-121: where a retreat is halved', () => {
  const closeGround = by({ halfRetreatGround: 'closeGround' });
  const strong = aForce([
    aUnit('a', { profile: '10-0' }),
    aUnit('b', { profile: '10-0' }),
    aUnit('c', { profile: '10-0' }),
  ]);
  const km = (ground: Partial<Ground>) => {
    const combat = aCombat({ attacker: strong, ground });
    return [resolved(combat, [6, 5]), resolved(combat, [6, 5], closeGround)].map(
      (outcome) => effectOn(outcome, 'd').retiresKm,
    );
  };
  test('a fortified place alone leaves it whole, or not', () => expect(km({ isFortified: true })).toEqual([2.5, 5]));
  test('the open leaves it whole', () => expect(km({})).toEqual([5, 5]));
  test.each(['isBuiltUp', 'isWoods', 'isCity', 'isBadTerrain'] as const)('%s halves it either way', (flag) =>
    expect(km({ [flag]: true })).toEqual([2.5, 2.5]),
  );
  test('a fortified wood halves it either way', () =>
    expect(km({ isFortified: true, isWoods: true })).toEqual([2.5, 2.5]));
  test('a fortified place is open ground for no factor', () => {
    const combat = aCombat({ ground: { isFortified: true }, attacker: aForce([tanks('t')]) });
    expect(scores(combat, closeGround)).toEqual([8, 5]);
  });
});

describe('OC-129: who supports infantry in the open', () => {
  const present = by({ supportPresence: 'present' });
  const beside = (more: Partial<ContactUnit>) =>
    aCombat({ attacker: aForce([tanks('t')]), defender: aForce([aUnit('inf'), aUnit('x', more)]) });

  test('anti-tank guns too strong for their partner add nothing, and are there', () => {
    const combat = beside({ arm: 'antiTank', profile: '[8-0]' });
    expect(scores(combat)).toEqual([8, 3]);
    expect(scores(combat, present)).toEqual([8, 5]);
  });
  test('tanks that are no longer effective support nobody', () => {
    const combat = beside({ arm: 'armour', profile: '4-0', stepsLost: 1 });
    expect(scores(combat, present)).toEqual([8, 3]);
  });
  test('infantry beside infantry supports nobody', () => {
    expect(scores(beside({ profile: '[8-0]' }), present)).toEqual([8, 3]);
  });
});

test('printed2011 is named by its outcome, and its base may be changed', () => {
  const faces: Face[] = [1];
  const combat = aCombat({ attacker: aForce([aUnit('a')], { air: [air(1, { hasAirLiaison: false })] }) });
  expect(resolved(combat, faces, printed2011)).toMatchObject({ rulebook: 'printed2011', attackersScore: 9 });
  const required = rulebookFrom({ base: 'printed2011', airLiaison: 'required' });
  expect(resolved(combat, faces, required)).toMatchObject({ rulebook: 'printed2011', attackersScore: 5 });
});
