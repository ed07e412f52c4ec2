import { beforeAll, describe, expect, test } from 'vitest';
import { loadScenario, type Scenario, type ScenarioUnit } from '.';
import { describeWhole } from './testing/whole-scenario';

let scenario: Scenario;
const unit = (id: string): ScenarioUnit => {
  const found = scenario.units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const profile = (id: string) => scenario.profiles.find(({ key }) => key === unit(id).profile)!;
const idsWhere = (test: (unit: ScenarioUnit) => boolean) => scenario.units.filter(test).map(({ id }) => id);

beforeAll(async () => {
  const reading = await loadScenario('market-garden');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems, null, 1));
  scenario = reading.scenario;
});

describe('Market Garden', () => {
  test('has 257 units in 19 teams, 145 Allied and 112 German', () => {
    expect(scenario.units).toHaveLength(257);
    expect(idsWhere(({ side }) => side === 'allied')).toHaveLength(145);
    expect(idsWhere(({ side }) => side === 'german')).toHaveLength(112);
    expect(scenario.teams.filter(({ side }) => side === 'allied')).toHaveLength(9);
    expect(scenario.teams.filter(({ side }) => side === 'german')).toHaveLength(10);
  });

  test('§3: opens on turn 2, 17 September in the afternoon; turn 30 is the night of 26 September', () => {
    expect(scenario.openingTurn).toBe(2);
    expect(scenario.turns).toHaveLength(30);
    expect(scenario.turns[1]).toEqual({ number: 2, date: '1944-09-17', daypart: 'afternoon' });
    expect(scenario.turns[2]).toEqual({ number: 3, date: '1944-09-17', daypart: 'night' });
    expect(scenario.turns[3]).toEqual({ number: 4, date: '1944-09-18', daypart: 'morning' });
    expect(scenario.turns[29]).toEqual({ number: 30, date: '1944-09-26', daypart: 'night' });
  });

  test('102 units are on the map when it opens: 35 of turn 1 and 67 of turn 2', () => {
    expect(idsWhere(({ arrivalTurn }) => arrivalTurn === 1)).toHaveLength(35);
    expect(idsWhere(({ arrivalTurn }) => arrivalTurn === 2)).toHaveLength(67);
  });

  test('§4: phase times of the book, and what is ours marked so', () => {
    expect(scenario.phases).toEqual([
      { key: 'orders', budgetSeconds: 900, isOurs: true },
      { key: 'collection', budgetSeconds: 180, isOurs: false },
      { key: 'movement', budgetSeconds: 240, isOurs: true },
      { key: 'combat', budgetSeconds: 360, isOurs: true },
      { key: 'briefing', budgetSeconds: 180, isOurs: false },
      { key: 'reinforcements', budgetSeconds: 300, isOurs: false },
    ]);
  });

  test('every unit belongs to exactly one team, of its own side, and no team is empty', () => {
    for (const { team, side } of scenario.units)
      expect(scenario.teams.filter(({ key }) => key === team).map((found) => found.side)).toEqual([side]);
    for (const { key, hqUnitId } of scenario.teams) {
      expect(idsWhere(({ team }) => team === key).length).toBeGreaterThan(0);
      expect(unit(hqUnitId)).toMatchObject({ team: key, arm: 'hq', echelon: 'hq' });
    }
  });

  test('each team holds as many units as its formations have in the order of battle', () => {
    const counted = Object.fromEntries(
      scenario.teams.map(({ key }) => [key, idsWhere(({ team }) => team === key).length]),
    );
    expect(counted).toEqual({
      'xxx-corps': 15,
      'guards-armoured': 15,
      '43-wessex': 18,
      '50-northumbrian': 15,
      'viii-corps': 20,
      'i-airborne-corps': 6,
      '1-airborne': 19,
      '82-airborne': 19,
      '101-airborne': 18,
      'ii-ss-panzerkorps': 23,
      '9-ss-panzer': 9,
      '10-ss-panzer': 12,
      'division-von-tettau': 10,
      'korps-feldt': 7,
      'ii-fj-korps': 7,
      'kg-walther': 11,
      'division-erdmann': 6,
      'lxxxviii-ak': 20,
      'pz-brigade-107': 7,
    });
  });

  test('§9: status profiles, as the order of battle has them', () => {
    expect(unit('A087').stepsLost).toBe(0);
    expect(profile('A087')).toMatchObject({
      key: 'para_bn',
      describes: 'Parachute battalion',
      notation: '6-5-4-3-2-0',
      sizePoints: 1,
    });
    expect(profile('A096').notation).toBe('[2-1-0]');
    expect(profile('G149').notation).toBe('6-4-3-2-0');
    expect(profile('G153').notation).toBe('4-3-2-1-0');
  });

  test('§9 note 3, OC-15: tanks and gunners fighting as infantry are out of role, and only these three', () => {
    expect(idsWhere(({ flags }) => flags.includes('outOfRole'))).toEqual(['G151', 'G152', 'G153']);
  });

  test('OC-5 and OC-14: heavy tanks, and tank destroyers and assault guns that fight as tanks', () => {
    expect(idsWhere(({ flags }) => flags.includes('heavyTanks'))).toEqual(['G173', 'G174']);
    expect(idsWhere(({ flags }) => flags.includes('tanks'))).toEqual(['G166', 'G172']);
  });

  test('OC-24: British airlanding battalions are not light infantry, parachute battalions and American gliders are', () => {
    for (const id of ['A089', 'A090', 'A091', 'A102']) expect(unit(id).flags).toEqual([]);
    for (const id of ['A087', 'A104', 'A116', 'A119']) expect(unit(id).flags).toEqual(['lightInfantry']);
  });

  test('§9 Supporting Artillery: every unit of guns in its role has a class', () => {
    const guns = ['artillery', 'selfPropelledArtillery', 'airborneArtillery', 'mountainArtillery'];
    expect(idsWhere(({ arm, artilleryClass }) => guns.includes(arm) && !artilleryClass)).toEqual(['G153']);
    expect(idsWhere(({ artilleryClass }) => artilleryClass === 'medium')).toEqual(['A017', 'A018', 'A019']);
    expect(idsWhere(({ artilleryClass }) => artilleryClass === 'heavy')).toEqual(['A020']);
    expect(idsWhere(({ artilleryClass }) => artilleryClass === 'rocket')).toEqual(['G180', 'G257']);
  });

  test('§12 Flak: every anti-aircraft unit has a weight, some both', () => {
    expect(idsWhere(({ arm, flakWeights }) => arm === 'antiAircraftArtillery' && flakWeights.length === 0)).toEqual([]);
    expect(unit('G155').flakWeights).toEqual(['heavy', 'light']);
    expect(unit('A015').flakWeights).toEqual(['light']);
  });

  test('OC-25: a formation is a division, or an independent brigade', () => {
    expect(unit('A004').formation).toBe('Guards Armoured Div');
    expect(unit('A028').formation).toBe('8 Armoured Bde');
    expect(unit('A105').formation).toBe('1 Polish Para Bde');
    expect(unit('G149').formation).toBe('9 SS Pz Div');
    expect(unit('G163').formation).toBe('10 SS Pz Div');
    expect(unit('G250').formation).toBe('Pz-Brig 107');
  });

  test('a profile of the book is not ours, one that we made is', () => {
    expect(profile('A033').ours).not.toContain('notation');
    expect(profile('A004').ours).toContain('notation');
  });

  test('§9: the Irish Group spent turn 1 preparing, the frontier held', () => {
    const last = (id: string) => scenario.previousOrders.find(({ unitId }) => unitId === id)?.action;
    expect([last('A004'), last('A005'), last('G215'), last('G217')]).toEqual(['prepare', 'prepare', 'hold', 'hold']);
  });

  test('§8: Nijmegen and Grave bridges are prepared for demolition, Arnhem road bridge is not', () => {
    expect(scenario.demolitions).toEqual(expect.arrayContaining(['nij-road', 'nij-rail', 'grave', 'son']));
    expect(scenario.demolitions).not.toContain('arn-road');
    expect(scenario.crossings).toHaveLength(60);
    expect(scenario.crossings.filter(({ isBlown }) => isBlown).map(({ id }) => id)).toEqual([
      'neerpelt',
      'ravenstein-rail',
      'mook-rail',
      'oeffelt-rail',
      'arn-pont',
    ]);
  });

  test('the printed map shows no zone and no axis', () => {
    const printed = JSON.stringify(scenario.map);
    for (const secret of ['dropzone', 'DZ ', 'LZ ', 'XXX Corps', "Hell's Highway", 'CC0', 'ours'])
      expect(printed).not.toContain(secret);
    expect(scenario.zones).toHaveLength(15);
  });

  describeWhole(() => scenario, { units: 257, crossings: 60, apartKm: 0.3 });
});
