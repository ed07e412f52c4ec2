import { describe, expect, it } from 'vitest';
import { readCombatCase } from '@/lib/adjudication/cases/combat';
import { scoreCombat } from '@/lib/adjudication/combat';
import { literal2011 } from '@/lib/adjudication/rulebook';
import { combatCaseOf, type FighterFacts, type GroupedAir, type GroupedUnit, type Grouping } from './combat-grouping';

const part = (unitId: string, more: Partial<GroupedUnit> = {}): GroupedUnit => ({
  unitId,
  role: 'attacker',
  isArtillery: false,
  rangeKm: null,
  action: 'attack',
  posture: 'tact',
  isPrepared: true,
  isPreparedByHand: false,
  turnShareMoved: 0,
  tacticalAdvantages: [],
  standFast: false,
  cannotRetire: false,
  startLineKm: 0,
  movedIn: null,
  holdsVitalSpot: false,
  fightsOutOfRole: false,
  ...more,
});
const gun = (unitId: string, movedIn: GroupedUnit['movedIn'], more: Partial<GroupedUnit> = {}) =>
  part(unitId, { isArtillery: true, rangeKm: 7, movedIn, ...more });
const air = (more: Partial<GroupedAir> = {}): GroupedAir => ({
  role: 'attacker',
  kind: 'alliedGroundAttack',
  squadrons: 3,
  isCabRank: false,
  inGroundOrders: true,
  inAirOrders: true,
  hasAirLiaison: true,
  airTaskId: null,
  ...more,
});
const facts =
  (shares: Record<string, number> = {}, more: Record<string, Partial<FighterFacts>> = {}) =>
  (unitId: string): FighterFacts => ({
    arm: unitId.startsWith('g') ? 'artillery' : 'infantry',
    profile: unitId.startsWith('g') ? '[6-4-2-0]' : '5-3-2-1-0',
    stepsLost: 0,
    formation: 'lead',
    flags: [],
    artilleryClass: unitId.startsWith('g') ? 'field' : null,
    turnShareMoved: shares[unitId] ?? 0,
    ...more[unitId],
  });
const grouping = (units: GroupedUnit[], more: Partial<Grouping> = {}): Grouping => ({
  name: 'Arnhem',
  kind: 'attack',
  hour: 'beginning',
  whyFirst: '',
  attackersLead: 'lead',
  defendersLead: 'lead',
  ground: { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false },
  units: [part('a'), part('d', { role: 'defender' }), ...units],
  air: [],
  ...more,
});
const fair = { daypart: 'morning', weather: 'fair' } as const;
const bad = { daypart: 'morning', weather: 'bad' } as const;

function found(of: Grouping, turn: typeof fair | typeof bad | { daypart: 'night'; weather: 'bad' }, known = facts()) {
  const put = combatCaseOf(of, known, turn);
  const read = readCombatCase(JSON.parse(JSON.stringify(put)));
  expect(read).toMatchObject({ ok: true, case: put });
  return scoreCombat(put, literal2011);
}
const scored = (...given: Parameters<typeof found>) => found(...given).lines;
const lineOf = (lines: ReturnType<typeof scored>, unitId: string) => lines.find((line) => line.unitId === unitId);

describe('§9 Supporting Artillery, OC-34: guns and the hour', () => {
  it('still moving when the attack begins: nothing, and the line says why', () => {
    const lines = scored(grouping([gun('g', 'middle')], { hour: 'middle' }), fair, facts({ g: 0.3 }));
    expect(lineOf(lines, 'g')).toEqual({
      side: 'attacker',
      unitId: 'g',
      what: 'Nothing: still moving when the attack begins, in the middle of the turn.',
      points: 0,
      rule: '§9 Supporting Artillery, OC-34',
    });
  });
  it('the card does not advise another reason for them; for guns that moved too far it does', () => {
    const moving = grouping([gun('g', 'middle')], { hour: 'middle' });
    const advised = (of: Grouping) => found(of, fair, facts({ g: 0.6 })).advice.map(({ code }) => code);
    expect(advised(moving)).not.toContain('artilleryMoved');
    expect(advised({ ...moving, hour: 'end' })).toContain('artilleryMoved');
  });
  it('moved in another part: in proportion to what is left of the turn', () => {
    const lines = scored(grouping([gun('g', 'beginning')], { hour: 'middle' }), fair, facts({ g: 0.25 }));
    // 6 less three tenths: a quarter of the turn counts as three tenths (OC-130).
    expect(lineOf(lines, 'g')).toMatchObject({ points: 4.2, rule: '§9 Supporting Artillery, OC-34' });
  });
  it('stood: all of it', () => expect(lineOf(scored(grouping([gun('g', null)]), fair), 'g')!.points).toBe(6));
  it('moved for more than half the turn in another part: OC-71 as ever', () => {
    const lines = scored(grouping([gun('g', 'beginning')], { hour: 'end' }), fair, facts({ g: 0.6 }));
    expect(lineOf(lines, 'g')).toMatchObject({ points: 0, rule: '§6 Movement, OC-71, OC-34' });
  });
  it('guns that are no longer effective keep that reason', () => {
    const spent = facts({ g: 0.3 }, { g: { stepsLost: 3 } });
    expect(lineOf(scored(grouping([gun('g', 'beginning')]), fair, spent), 'g')!.rule).toBe('§9 Unit Status, OC-60');
  });
  it('defending guns too, and only those that are moving', () => {
    const units = [gun('g1', 'end', { role: 'defender' }), gun('g2', null, { role: 'defender' })];
    const lines = scored(grouping(units, { hour: 'end' }), fair);
    expect(lineOf(lines, 'g1')!.what).toBe('Nothing: still moving when the attack begins, at the end of the turn.');
    expect(lineOf(lines, 'g2')!.points).toBe(6);
  });
  it('OC-16: guns that give nothing make no combined arms', () => {
    const tanks = { a2: { arm: 'armour' as const } };
    const arms = (movedIn: GroupedUnit['movedIn']) =>
      scored(grouping([part('a2'), gun('g', movedIn)]), fair, facts({}, tanks)).filter(({ what }) =>
        what.startsWith('Combined arms'),
      ).length;
    expect([arms(null), arms('beginning')]).toEqual([2, 0]);
  });
});

describe('OC-113: close air support in bad weather', () => {
  const of = grouping([], {
    air: [air(), air({ squadrons: 1, isCabRank: true }), air({ role: 'defender', squadrons: 9, isCabRank: true })],
  });
  const airLines = (lines: ReturnType<typeof scored>) => lines.filter(({ unitId }) => !unitId);
  it('gives nothing, and the line says why', () =>
    expect(airLines(scored(of, bad))).toEqual([
      {
        side: 'attacker',
        what: 'Nothing from 3 Allied ground attack squadrons: bad weather.',
        points: 0,
        rule: '§9 Close Air Support, OC-113',
      },
      {
        side: 'attacker',
        what: 'Nothing from 1 Allied ground attack squadron on cab rank: bad weather.',
        points: 0,
        rule: '§9 Close Air Support, OC-113',
      },
      {
        side: 'defender',
        what: 'Nothing from 9 Allied ground attack squadrons on cab rank: bad weather.',
        points: 0,
        rule: '§9 Close Air Support, OC-113',
      },
    ]));
  it('in fair weather it counts', () =>
    expect(airLines(scored(of, fair)).map(({ points }) => points)).toEqual([6, 0, 6]));
  it('OC-43: by night it does not fly whatever the weather', () =>
    expect(airLines(scored(of, { daypart: 'night', weather: 'bad' }))[0]!.rule).toBe('§9 Close Air Support, OC-43'));
});

describe('§9 Results Table, OC-69: the further attack of an overrun', () => {
  it('the move through the enemy does not bar it', () => {
    const far = facts({ a: 0.7 });
    expect(lineOf(scored(grouping([]), fair, far), 'a')).toMatchObject({ points: 0, rule: '§6 Movement, OC-71' });
    expect(lineOf(scored(grouping([], { kind: 'overrun' }), fair, far), 'a')).toMatchObject({ points: 5 });
    expect(lineOf(scored(grouping([], { kind: 'counterAttack' }), fair, far), 'a')!.points).toBe(0);
  });
});
