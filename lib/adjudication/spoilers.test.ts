import { describe, expect, test } from 'vitest';
import { aCombat, aForce, air, aUnit, guns, tanks } from './case-for-tests';
import { literal2011, printed2011 } from './rulebook';
import { spoilersOf } from './spoilers';
import type { ContactUnit, Rulebook } from './types';

/** §9 Factors: combined arms and air support are for prepared attacks. Who takes them from the others is known before the die. */

const spent = (more: Partial<ContactUnit> = {}) => aUnit('spent', { stepsLost: 4, ...more });
const withGuns = (...units: ContactUnit[]) =>
  aCombat({ attacker: aForce([aUnit('inf'), tanks('tks'), ...units], { artillery: [guns('g')] }) });
const said = (combat: ReturnType<typeof aCombat>, rulebook: Rulebook = literal2011) =>
  spoilersOf(combat, rulebook).map(({ role, unitId, message }) => `${role} ${unitId}: ${message}`);

describe('combined arms', () => {
  const unprepared = 'It is not prepared: that takes combined arms from the whole force.';
  test('a unit that adds nothing spoils them by the narrow reading, and not by the wide one', () => {
    const combat = withGuns(spent({ isPrepared: false }));
    expect(said(combat)).toEqual([`attacker spent: ${unprepared}`]);
    expect(said(combat, printed2011)).toEqual([]);
  });
  test('a unit that counts and is not prepared spoils them either way', () => {
    const combat = withGuns(aUnit('hasty', { isPrepared: false }));
    expect(said(combat)).toEqual([`attacker hasty: ${unprepared}`]);
    expect(said(combat, printed2011)).toEqual([`attacker hasty: ${unprepared}`]);
  });
  test('so does one that moved for more than half the turn', () => {
    expect(said(withGuns(aUnit('late', { turnShareMoved: 0.6 })))).toEqual([
      'attacker late: It has moved for more than half the turn: that takes combined arms from the whole force.',
    ]);
  });
  test('each of several is named', () => {
    const combat = withGuns(spent({ isPrepared: false }), aUnit('hasty', { isPrepared: false }));
    expect(said(combat)).toEqual([`attacker spent: ${unprepared}`, `attacker hasty: ${unprepared}`]);
    expect(said(combat, printed2011)).toEqual([`attacker hasty: ${unprepared}`]);
  });
  test('the defender has them to lose too', () => {
    const combat = aCombat({
      defender: aForce([aUnit('inf'), tanks('tks'), aUnit('hasty', { isPrepared: false })], { artillery: [guns('g')] }),
    });
    expect(said(combat)).toEqual([`defender hasty: ${unprepared}`]);
  });
  test('nobody spoils what the force would not have: no guns, or tanks and infantry out of proportion', () => {
    const unready = aUnit('hasty', { isPrepared: false });
    expect(said(aCombat({ attacker: aForce([aUnit('inf'), tanks('tks'), unready]) }))).toEqual([]);
    expect(said(aCombat({ attacker: aForce([aUnit('inf'), unready], { artillery: [guns('g')] }) }))).toEqual([]);
  });
  test('where all are ready nobody is named', () => expect(said(withGuns())).toEqual([]));
});

describe('air support', () => {
  const lost =
    'It is not prepared: so it is no prepared attack, and nothing comes from 3 Allied ground attack squadrons.';
  const flown = (units: ContactUnit[], more: Parameters<typeof air>[1] = {}) =>
    aCombat({ attacker: aForce(units, { air: [air(3, more)] }) });
  test('is taken by a unit that adds nothing, by the narrow reading only', () => {
    const combat = flown([aUnit('a'), spent({ isPrepared: false })]);
    expect(said(combat)).toEqual([`attacker spent: ${lost}`]);
    expect(said(combat, printed2011)).toEqual([]);
  });
  test('is taken by one that counts, either way', () => {
    const combat = flown([aUnit('a'), aUnit('hasty', { isPrepared: false })]);
    expect(said(combat)).toEqual([`attacker hasty: ${lost}`]);
    expect(said(combat, printed2011)).toEqual([`attacker hasty: ${lost}`]);
  });
  test('a cab rank comes to any attack, and what does not fly at all is taken by nobody', () => {
    const units = [aUnit('a'), aUnit('hasty', { isPrepared: false })];
    expect(said(flown(units, { isCabRank: true }))).toEqual([]);
    expect(said(flown(units, { inAirOrders: false }))).toEqual([]);
    expect(said({ ...flown(units), daypart: 'night' })).toEqual([]);
  });
  test('where nobody counts there is nothing to spoil by the wide reading', () =>
    expect(said(flown([spent({ isPrepared: false })]), printed2011)).toEqual([]));
});
