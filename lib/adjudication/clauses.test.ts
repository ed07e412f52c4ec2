import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate';
import { outcomeOf } from './put-for-tests';
import type { CombatOutcome } from './types';

/**
 * Combats put as JSON, clause by clause, where two clauses meet and one is easily taken for the other. Every unit is of
 * formation A, prepared, in the open, by morning, unless said otherwise; a defender `d` of infantry stands at 5.
 */

type Row = Record<string, unknown>;
const unit = (id: string, profile: string, more: Row = {}): Row => ({
  id,
  arm: 'infantry',
  profile,
  formation: 'A',
  isPrepared: true,
  ...more,
});
const armour = (id: string, profile: string, more: Row = {}): Row => unit(id, profile, { arm: 'armour', ...more });
const battery = (id: string, profile: string, more: Row = {}): Row => ({
  id,
  profile,
  class: 'field',
  rangeKm: 8,
  ...more,
});
const squadrons = (count: number, more: Row = {}): Row => ({
  kind: 'alliedGroundAttack',
  squadrons: count,
  inGroundOrders: true,
  inAirOrders: true,
  hasAirLiaison: true,
  ...more,
});
const force = (units: Row[], more: Row = {}): Row => ({ leadFormation: 'A', units, ...more });
const five = force([unit('d', '5-3-2-1-0')]);

const fight = (attacker: Row, defender: Row = five, more: Row = {}, rolls = [1]): CombatOutcome =>
  outcomeOf('combat', { daypart: 'morning', attacker, defender, rolls, ...more });
const scores = (attacker: Row, defender: Row = five, more: Row = {}): [number, number] => {
  const answer = adjudicate('combat', { daypart: 'morning', attacker, defender, ...more }, () => 1);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return [answer.outcome.attackersScore, answer.outcome.defendersScore];
};
const cap = { rulebook: { base: 'literal2011', supportPartner: 'cap' } };

describe('§9 Support Units: what stands beside what', () => {
  test('a support unit of equal status counts, one above it does not', () => {
    expect(scores(force([unit('a', '4-0'), unit('s', '[4-0]')]))).toEqual([8, 5]);
    expect(scores(force([unit('a', '4-0'), unit('s', '[5-0]')]))).toEqual([4, 5]);
  });
  test('statuses of now, not of the counter: both have lost steps', () => {
    expect(scores(force([unit('a', '6-2-0', { stepsLost: 1 }), unit('s', '[6-2-0]', { stepsLost: 1 })]))).toEqual([
      4, 5,
    ]);
    expect(scores(force([unit('a', '6-2-0', { stepsLost: 1 }), unit('s', '[6-3-0]', { stepsLost: 1 })]))).toEqual([
      2, 5,
    ]);
  });
  test('a level for defence only is a partner in defence, none in the attack', () => {
    const pair = [unit('p', '(4)-0'), unit('s', '[3-0]')];
    expect(scores(force(pair))).toEqual([0, 5]);
    expect(scores(force([unit('a', '9-0')]), force(pair))).toEqual([9, 7]);
  });
  test('a support unit at a level for defence only adds nothing to an attack, partner or not', () => {
    expect(scores(force([unit('a', '5-0'), unit('s', '[(3)-0]')]))).toEqual([5, 5]);
  });
  test('guns in the list need no partner', () => {
    expect(scores(force([unit('a', '2-0')], { artillery: [battery('g', '[6-0]')] }))).toEqual([8, 5]);
  });
  test('OC-27 `cap`: the best of several partners, and it takes per-unit factors then', () => {
    const units = [unit('a', '2-0'), unit('b', '3-0'), unit('s', '[6-0]', { isPrepared: false })];
    expect(scores(force(units))).toEqual([5, 5]);
    expect(scores(force(units), five, cap)).toEqual([2 + 3 + 3 - 4, 5]);
  });
  test('OC-27 `cap`: tanks capped to 2 against 6 of infantry are in balance, at their 7 they are not counted at all', () => {
    const units = [unit('a', '2-0'), unit('b', '2-0'), unit('c', '2-0'), armour('s', '[7-0]')];
    const guns = { artillery: [battery('g', '1-0')] };
    expect(scores(force(units, guns))).toEqual([7, 5]);
    expect(scores(force(units, guns), five, cap)).toEqual([6 + 2 + 1 + 4 * 2, 5 - 2]);
  });
});

describe('§9 Factors: whom a unit that adds nothing helps, and whom it hinders', () => {
  test('tanks that add nothing frighten nobody', () => {
    expect(scores(force([unit('a', '5-0'), armour('t', '8-0', { turnShareMoved: 0.6 })]))).toEqual([5, 5]);
    expect(scores(force([unit('a', '5-0'), armour('t', '8-0-0', { stepsLost: 1 })]))).toEqual([5, 5]);
  });
  test('anti-tank guns without their partner are no support for infantry in the open', () => {
    const held = (profile: string) => force([unit('d', '5-0'), unit('at', profile, { arm: 'antiTank' })]);
    expect(scores(force([armour('t', '8-0')]), held('[6-0]'))).toEqual([8, 3]);
    expect(scores(force([armour('t', '8-0')]), held('[2-0]'))).toEqual([8, 7]);
  });
  test('guns out of range are none; guns at a quarter of their status are some', () => {
    const held = (more: Row) => force([unit('d', '5-0')], { artillery: [battery('g', '4-0', more)] });
    expect(scores(force([armour('t', '8-0')]), held({ rangeKm: 8.1 }))).toEqual([8, 3]);
    expect(scores(force([armour('t', '8-0')]), held({ turnShareMoved: 0.5 }))).toEqual([8, 7]);
  });
  test('infantry attacking tanks in the open without support pays as well', () => {
    expect(scores(force([unit('a', '5-0')]), force([armour('d', '6-0')]))).toEqual([3, 6]);
    expect(scores(force([unit('a', '5-0')]), force([armour('d', '6-0')]), { ground: { isFortified: true } })).toEqual([
      5, 6,
    ]);
  });
  test('close country is built-up, woods or city: bocage and a fort are not, and are not the open either', () => {
    const against = (ground: Row) => scores(force([armour('t', '8-0')]), five, { ground })[1];
    expect([{ isBuiltUp: true }, { isWoods: true }, { isCity: true }].map(against)).toEqual([7, 7, 7]);
    expect([{ isBadTerrain: true }, { isFortified: true }].map(against)).toEqual([5, 5]);
    expect(against({})).toBe(3);
  });
  test('OC-2 per side: an advantage held only by one that adds nothing counts for nobody', () => {
    const held = force([unit('d', '5-0'), unit('e', '0', { tacticalAdvantages: ['ridge'] })]);
    expect(scores(force([unit('a', '9-0')]), held, { rulebook: 'example2011' })).toEqual([9, 5]);
    const both = force([
      unit('d', '5-0', { tacticalAdvantages: ['ridge', 'ridge', 'river'] }),
      unit('e', '1-0', { tacticalAdvantages: ['ridge'] }),
    ]);
    expect(scores(force([unit('a', '9-0')]), both, { rulebook: 'example2011' })).toEqual([9, 6 + 4]);
    expect(scores(force([unit('a', '9-0')]), both)).toEqual([9, 6 + 6]);
  });
  test('OC-15: tanks out of role are light infantry: neither tanks nor heavy, and tanks make them pay', () => {
    const odd = armour('t', '6-0', { flags: ['outOfRole', 'heavyTanks', 'tanks'] });
    expect(scores(force([odd]), force([armour('d', '6-0')]))).toEqual([6 - 2 - 2, 6]);
  });
});

describe('§9 Factors note 2: combined arms', () => {
  const guns = { artillery: [battery('g', '1-0')] };
  const arms = (tanks: number, infantry: number, more: Row[] = []) =>
    scores(force([armour('t', `${tanks}-0`), unit('a', `${infantry}-0`), ...more], guns))[0];
  test('3 to 9 and 9 to 3 are in balance, 2 to 7 and 7 to 2 are not', () => {
    expect([arms(3, 9), arms(9, 3)]).toEqual([13 + 4, 13 + 4]);
    expect([arms(2, 7), arms(7, 2)]).toEqual([10, 10]);
  });
  test('the balance is of raw status: halving by night does not upset it', () => {
    const night = scores(force([armour('t', '3-0'), unit('a', '9-0')], guns), five, { daypart: 'night' });
    expect(night).toEqual([1.5 + 9 + 1 + 4, 5 - 2]);
  });
  test('one contact unit unprepared, or moved too far, spoils it for all, though it adds nothing', () => {
    expect(arms(5, 5, [unit('x', '0', { isPrepared: false })])).toBe(11);
    expect(arms(5, 5, [unit('x', '0', { turnShareMoved: 0.51 })])).toBe(11);
    expect(arms(5, 5, [unit('x', '0')])).toBe(11 + 4);
  });
  test('whoever contributes has it, recce too; a defender that moved half the turn still may', () => {
    expect(arms(5, 5, [unit('r', '1-0', { arm: 'recce' })])).toBe(12 + 6);
    const held = force([armour('t', '5-0', { turnShareMoved: 0.5 }), unit('d', '5-0')], guns);
    expect(scores(force([unit('a', '5-0')]), held)[1]).toBe(11 + 4);
    const late = force([armour('t', '5-0', { turnShareMoved: 0.6 }), unit('d', '5-0')], guns);
    expect(scores(force([unit('a', '5-0')]), late)[1]).toBe(11);
  });
});

describe('§9 Close Air Support and Cab Rank', () => {
  const flown = (air: Row[], more: Row = {}, units: Row[] = [unit('a', '5-0')]) =>
    scores(force(units, { air }), five, more)[0] - 5;
  test('the highest level, never the sum', () => expect(flown([squadrons(1), squadrons(4), squadrons(2)])).toBe(8));
  test('one unprepared unit grounds what is not on cab rank, even one that adds nothing', () => {
    const units = [unit('a', '5-0'), unit('x', '0', { isPrepared: false })];
    expect(flown([squadrons(8)], {}, units)).toBe(0);
    expect(flown([squadrons(8, { isCabRank: true })], {}, units)).toBe(6);
  });
  test('cab rank by threes: 2 give nothing, 3 and 5 one squadron, 24 eight', () => {
    expect([2, 3, 5, 6, 12, 24].map((count) => flown([squadrons(count, { isCabRank: true })]))).toEqual([
      0, 4, 4, 6, 8, 10,
    ]);
  });
  test('in defence only by cab rank', () => {
    const held = (air: Row) => scores(force([unit('a', '5-0')]), force([unit('d', '5-0')], { air: [air] }))[1] - 5;
    expect([held(squadrons(8)), held(squadrons(3, { isCabRank: true }))]).toEqual([0, 4]);
  });
  test('not by night, not out of either orders', () => {
    expect(flown([squadrons(8, { isCabRank: true })], { daypart: 'night' })).toBe(0);
    expect(flown([squadrons(8, { inAirOrders: false })])).toBe(0);
    expect(flown([squadrons(8, { inGroundOrders: false })])).toBe(0);
  });
  test('OC-42: a level lower from the level reached, heavy bombers to superior; cab rank of three to nothing', () => {
    const blind = { hasAirLiaison: false };
    expect(flown([squadrons(1, { ...blind, kind: 'heavyBomber' })])).toBe(6);
    expect(flown([squadrons(3, { ...blind, isCabRank: true })])).toBe(0);
    expect(flown([squadrons(8, blind)])).toBe(8);
  });
  test('OC-37: Germans with the policy only, by their own row, and never on cab rank', () => {
    const german = { kind: 'germanGroundAttack' };
    const allowed = { rulebook: { base: 'literal2011', germanCas: true } };
    expect(flown([squadrons(5, german)])).toBe(0);
    expect([2, 3, 6, 10].map((count) => flown([squadrons(count, german)], allowed))).toEqual([4, 6, 8, 10]);
    expect(flown([squadrons(9, { ...german, isCabRank: true })], allowed)).toBe(0);
  });
  test('air and guns count though no contact unit does', () => {
    const units = [unit('a', '5-0', { turnShareMoved: 1 })];
    const helped = force(units, { artillery: [battery('g', '6-0')], air: [squadrons(1)] });
    expect(scores(helped)).toEqual([10, 5]);
  });
});

describe('§9 Results Table: who stays, who goes, who is taken', () => {
  test('a fraction below a threshold does not reach it (OC-12)', () => {
    const halved = fight(force([unit('a', '9-0', { posture: 'nonTact' })]), force([unit('d', '1-0')]));
    expect(halved).toMatchObject({ attackersScore: 4.5, margin: 4.5, result: 'confusedCombat' });
  });
  test('an ineffective unit ordered to stand fast goes; one that cannot go stays for its step, and is taken', () => {
    const defender = force([
      unit('d', '1-0'),
      unit('x', '3-0-0-0', { stepsLost: 1, standFast: true }),
      unit('y', '3-0-0-0', { stepsLost: 1, standFast: true, cannotRetire: true }),
    ]);
    const { units } = fight(force([unit('a', '6-0')]), defender);
    expect(
      units.slice(1).map(({ id, stepsTaken, retiresKm, isCaptured }) => [id, stepsTaken, retiresKm, isCaptured]),
    ).toEqual([
      ['d', 1, 2, false],
      ['x', 1, 2, false],
      ['y', 2, 0, true],
    ]);
  });
  test('taken in the lowest row too, with no step lost; an attacker never', () => {
    const trapped = unit('d', '5-0', { stepsLost: 1, cannotRetire: true });
    const { units, result } = fight(
      force([unit('a', '1-0', { isPrepared: false, cannotRetire: true })]),
      force([trapped, unit('e', '4-0')]),
    );
    expect(result).toBe('attackersBadlyBeaten');
    expect(units.map(({ id, stepsTaken, isCaptured, retiresKm }) => [id, stepsTaken, isCaptured, retiresKm])).toEqual([
      ['a', 1, false, 1],
      ['d', 0, true, 0],
      ['e', 0, false, 0],
    ]);
  });
  test('a fort holds as a city does; Limited success asks for no die', () => {
    const fort = fight(force([unit('a', '9-0')]), force([unit('d', '1-0')]), { ground: { isFortified: true } }, [2]);
    expect(fort).toMatchObject({ margin: 10, result: 'success', units: [{}, { stepsTaken: 1, retiresKm: 0 }] });
    expect(fort.rolls).toEqual([{ forWhat: 'combat', value: 2 }]);
  });
  test('overrun: at exactly half the status tanks are not most of it, at exactly twice it is enough', () => {
    const through = (id: string, profile: string) => armour(id, profile, { action: 'breakThrough' });
    const spent = (status: number) => force([unit('d', `${status}-0`, { arm: 'recce' })]);
    expect(fight(force([through('t', '8-0')]), spent(4)).overrun).toEqual({
      remainingMovementShare: 0.25,
      extraSteps: 1,
      furtherAttack: false,
    });
    expect(fight(force([through('t', '9-0')]), spent(5)).overrun).toBeNull();
    expect(fight(force([through('t', '4-0'), unit('a', '4-0', { arm: 'recce' })]), spent(4)).overrun).toBeNull();
  });
  test('overrun: a tank unit that adds nothing need not have the order, and pays no extra step', () => {
    const late = armour('u', '8-6-4-0', { action: 'attack', turnShareMoved: 0.6 });
    const { overrun, units } = fight(
      force([armour('t', '8-6-4-0', { action: 'breakThrough' }), late]),
      force([unit('d', '4-0', { arm: 'recce' })]),
    );
    expect(overrun).not.toBeNull();
    expect(units.map(({ id, stepsTaken }) => [id, stepsTaken])).toEqual([
      ['t', 2],
      ['u', 1],
      ['d', 1],
    ]);
  });
});
