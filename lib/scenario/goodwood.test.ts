import { beforeAll, describe, expect, test } from 'vitest';
import { groundAt, loadScenario, type Scenario, type ScenarioUnit } from '.';
import { placeOf } from './projection';
import { describeWhole } from './testing/whole-scenario';

const grid = { centralMeridian: -0.25, originLatitude: 49.175, eastingKm: 11.63, northingKm: 67.38 };
let scenario: Scenario;
const unit = (id: string): ScenarioUnit => {
  const found = scenario.units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const profile = (id: string) => scenario.profiles.find(({ key }) => key === unit(id).profile)!;
const idsWhere = (test: (unit: ScenarioUnit) => boolean) => scenario.units.filter(test).map(({ id }) => id);
const crossing = (id: string) => {
  const found = scenario.crossings.find((each) => each.id === id);
  if (!found) throw new Error(`no crossing ${id}`);
  return found;
};

beforeAll(async () => {
  const reading = await loadScenario('goodwood');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems, null, 1));
  scenario = reading.scenario;
});

describe('Goodwood', () => {
  test('has 323 units in 19 teams, 189 Allied and 134 German', () => {
    expect(scenario.units).toHaveLength(323);
    expect(idsWhere(({ side }) => side === 'allied')).toHaveLength(189);
    expect(idsWhere(({ side }) => side === 'german')).toHaveLength(134);
    expect(idsWhere(({ nation }) => nation === 'CAN')).toHaveLength(51);
    expect(scenario.teams.filter(({ side }) => side === 'allied')).toHaveLength(10);
    expect(scenario.teams.filter(({ side }) => side === 'german')).toHaveLength(9);
  });

  test('§3: opens on turn 1, 18 July in the morning; turn 9 is the night of 20 July', () => {
    expect(scenario.openingTurn).toBe(1);
    expect(scenario.turns[0]).toEqual({ number: 1, date: '1944-07-18', daypart: 'morning' });
    expect(scenario.turns[8]).toEqual({ number: 9, date: '1944-07-20', daypart: 'night' });
    expect(scenario.turns).toHaveLength(10);
  });

  test('294 units stand on the map at first light; 29 come later, 116 Pz Div last', () => {
    const arriving = (turn: number) => idsWhere(({ arrivalTurn }) => arrivalTurn === turn).length;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(arriving)).toEqual([294, 4, 3, 7, 5, 0, 1, 0, 4, 5]);
    expect(idsWhere(({ arrivalTurn }) => arrivalTurn === 3)).toEqual(['A050', 'A051', 'A052']);
    expect(unit('G305')).toMatchObject({ arrivalTurn: 4, entry: 'East map edge, Lisieux road', team: '12-ss-pz-hj' });
  });

  test('each team holds as many units as its formations have in the order of battle', () => {
    const counted = Object.fromEntries(
      scenario.teams.map(({ key }) => [key, idsWhere(({ team }) => team === key).length]),
    );
    expect(counted).toEqual({
      'viii-corps': 14,
      'guards-armoured': 14,
      '7-armoured': 15,
      '11-armoured': 16,
      'i-corps': 32,
      '3-british': 21,
      '6-airborne': 24,
      'ii-cdn-corps': 17,
      '2-canadian': 18,
      '3-canadian': 18,
      'panzergruppe-west': 16,
      'lxxxvi-ak': 18,
      '346-inf': 13,
      '16-lw-feld': 13,
      '21-pz': 20,
      'i-ss-panzerkorps': 10,
      '1-ss-pz-lah': 17,
      '12-ss-pz-hj': 13,
      '272-inf': 14,
    });
    for (const { key, side, hqUnitId } of scenario.teams)
      expect(unit(hqUnitId)).toMatchObject({ team: key, side, arm: 'hq', echelon: 'hq' });
  });

  test('units of the first day, as the order of battle has them', () => {
    expect(unit('A030')).toMatchObject({
      name: '3 RTR',
      team: '11-armoured',
      brigade: '29 Armd Bde',
      formation: '11 Armoured Div',
      arm: 'armour',
      carriage: 'tank',
    });
    expect(profile('A030')).toMatchObject({ notation: '8-6-4-2-0', sizePoints: 10 });
    expect(unit('A099')).toMatchObject({ name: '5 Black Watch', team: 'i-corps', mover: 'foot' });
    expect(profile('A099').sizePoints).toBe(6);
    expect(unit('A152')).toMatchObject({ name: 'Régiment de la Chaudière', nation: 'CAN', team: '3-canadian' });
    expect(unit('G243')).toMatchObject({ name: 'I/PzGR 125', team: '21-pz', isFlexible: true });
    expect(profile('G243').notation).toBe('6-4-3-1-0');
    expect(unit('G207')).toMatchObject({ shortName: 'Flak Cagny', flakWeights: ['heavy'] });
    expect(profile('G207').sizePoints).toBe(0);
    expect(unit('G286').formation).toBe('1 SS Pz Div');
    expect(profile('G286')).toMatchObject({ notation: '8-6-4-2-0', sizePoints: 8 });
  });

  test('OC-5 and OC-14: heavy tanks, and tank destroyers and assault guns that fight as tanks', () => {
    expect(idsWhere(({ flags }) => flags.includes('heavyTanks'))).toEqual(['G260', 'G262']);
    expect(idsWhere(({ flags }) => flags.includes('tanks'))).toEqual([
      'G248',
      'G249',
      'G250',
      'G251',
      'G252',
      'G288',
      'G309',
    ]);
  });

  test('OC-24: British airlanding battalions are not light infantry, paratroops and Commandos are', () => {
    for (const id of ['A120', 'A121', 'A122']) expect(unit(id).flags).toEqual([]);
    for (const id of ['A114', 'A116', 'A123', 'A130', 'G208', 'G229'])
      expect(unit(id).flags).toEqual(['lightInfantry']);
  });

  test('§9 Supporting Artillery and §12 Flak: every unit of guns has a class, every flak unit a weight', () => {
    const guns = ['artillery', 'selfPropelledArtillery', 'airborneArtillery'];
    expect(idsWhere(({ arm, artilleryClass }) => guns.includes(arm) !== (artilleryClass !== null))).toEqual([]);
    expect(idsWhere(({ artilleryClass }) => artilleryClass === 'medium')).toHaveLength(13);
    expect(idsWhere(({ artilleryClass }) => artilleryClass === 'heavy')).toEqual(['A014', 'A073', 'A149']);
    expect(idsWhere(({ artilleryClass }) => artilleryClass === 'rocket')).toHaveLength(14);
    expect(idsWhere(({ arm, flakWeights }) => (arm === 'antiAircraftArtillery') !== flakWeights.length > 0)).toEqual(
      [],
    );
    expect(unit('A064').flakWeights).toEqual(['heavy']);
    expect(unit('A065').flakWeights).toEqual(['light']);
    expect(unit('G191').flakWeights).toEqual(['heavy', 'light']);
  });

  test('OC-25: a formation is a division, or an independent brigade', () => {
    expect(unit('A092').formation).toBe('27 Armoured Bde');
    expect(unit('A187').formation).toBe('2 Cdn Armoured Bde');
    expect(unit('A123').formation).toBe('6 Airborne Div');
    expect(unit('G260').formation).toBe('21 Pz Div');
    expect(unit('G198').formation).toBe('LXXXVI AK');
  });

  test('what is ours of units, squadrons and crossings', () => {
    for (const { ours } of scenario.squadrons) expect(ours).toContain('squadrons');
    for (const { ours } of scenario.crossings) expect(ours).toContain('isPrepared');
    expect(profile('A075').ours).not.toContain('notation');
    expect(profile('A030').ours).toContain('notation');
  });

  test('§7: the bridges behind the start line stand, those of Caen are down, Tower is still to be built', () => {
    expect(scenario.crossings).toHaveLength(31);
    const standing = ['pegasus', 'horsa', 'york-1', 'york-2', 'london-1', 'london-2'].map(crossing);
    expect(standing.map(({ isBlown, capacityPoints }) => [isBlown, capacityPoints])).toEqual([
      [false, 40],
      [false, 40],
      [false, 20],
      [false, 20],
      [false, 20],
      [false, 20],
    ]);
    for (const id of ['caen-vaucelles', 'colombelles', 'troarn', 'tower-1', 'tower-2'])
      expect(crossing(id).isBlown).toBe(true);
    expect(crossing('tower-1').ours).toContain('isBlown');
    expect(scenario.crossings.filter(({ isBlown }) => isBlown)).toHaveLength(16);
  });

  test('§8: only bridges in German hands that still stand are prepared for demolition', () => {
    expect(scenario.demolitions).toEqual(['saint-andre', 'feuguerolles', 'clinchamps', 'amaye', 'cabourg', 'janville']);
    for (const id of scenario.demolitions) expect(crossing(id).isBlown).toBe(false);
  });

  test('the grid reads 098 748 at Pegasus Bridge; every unit and crossing lies on the map', () => {
    const { x, y } = crossing('pegasus').place;
    expect([Math.floor(x * 10) % 1000, Math.floor(y * 10) % 1000]).toEqual([98, 748]);
    const { minX, minY, maxX, maxY } = scenario.map.frame;
    for (const { id, place } of [...scenario.units, ...scenario.crossings])
      expect(place.x > minX && place.x < maxX && place.y > minY && place.y < maxY, id).toBe(true);
  });

  test('§12: the heavy bombers are there for the morning of the first day, and the Luftwaffe is small', () => {
    const squadrons = (side: string) =>
      scenario.squadrons.filter((each) => each.side === side).reduce((sum, each) => sum + each.squadrons, 0);
    expect([squadrons('allied'), squadrons('german')]).toEqual([109, 12]);
    expect(scenario.squadrons.find(({ id }) => id === 'bomber-command')).toMatchObject({
      kind: 'heavyBomber',
      squadrons: 24,
      interdiction: 'heavy',
    });
    expect(scenario.lifts).toEqual([]);
    expect(scenario.zones).toEqual([]);
  });

  test('§9: the villages of the German defence are fortified places, each within what it is named after', () => {
    const fortified = scenario.map.features.filter(({ layer }) => layer === 'fortified').map(({ name }) => name);
    expect(fortified).toHaveLength(24);
    expect(fortified).toEqual(expect.arrayContaining(['Cagny', 'Bourguébus', 'Tilly-la-Campagne', 'Troarn']));
    const villages = scenario.map.features.filter(({ layer }) => layer === 'builtup').map(({ name }) => name);
    expect(fortified.filter((name) => !villages.includes(name))).toEqual([]);
    expect(groundAt(unit('G207').place, scenario.map)).toMatchObject({ isFortified: true });
  });

  test('§9 Results Table note 4: bocage in the Pays d’Auge and south of the Odon, none on the plain', () => {
    const at = (lon: number, lat: number) => groundAt(placeOf(lon, lat, grid), scenario.map);
    // Dozulé, the heights above Évrecy, Bourguébus ridge, the Bréville ridge.
    expect(at(-0.04, 49.23)).toMatchObject({ isBadTerrain: true });
    expect(at(-0.54, 49.05)).toMatchObject({ isBadTerrain: true });
    expect(at(-0.31, 49.125)).toMatchObject({ isBadTerrain: false, isClose: false });
    expect(at(-0.22, 49.235)).toMatchObject({ isBadTerrain: false, isClose: true });
  });

  test('marsh along the Dives, from the file under the licence of OpenStreetMap', () => {
    const near = scenario.map.features.filter(({ name }) => name.startsWith('Marsh near '));
    expect(new Set(near.map(({ layer }) => layer))).toEqual(new Set(['marsh']));
    expect(near.map(({ name }) => name)).toContain('Marsh near Robehomme');
    expect(scenario.credit).toContain('© OpenStreetMap contributors, ODbL 1.0');
  });

  test('§9: 11 Armoured spent the night preparing, the Guards moving up, the front held', () => {
    const last = (id: string) => scenario.previousOrders.find(({ unitId }) => unitId === id)?.action;
    expect([last('A030'), last('A016'), last('A096'), last('G232')]).toEqual(['prepare', 'move', 'hold', 'hold']);
    expect(scenario.contacts.find(({ unitId }) => unitId === 'A096')).toMatchObject({
      enemyFormation: '16 Lw Feld Div',
      turnsRunning: 3,
    });
  });

  test('every team has a Team Control, and no first intelligence counts turns', () => {
    for (const { key } of scenario.teams)
      expect(scenario.opening.controlSeats.filter(({ teams }) => teams.includes(key))).toHaveLength(1);
    for (const { text } of scenario.intelligence) expect(text).not.toMatch(/\bturns?\b/i);
  });

  describeWhole(() => scenario, { units: 323, crossings: 31, apartKm: 0.2 });
});
