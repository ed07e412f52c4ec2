import { beforeAll, describe, expect, test } from 'vitest';
import { airRowsOf, bridgeTakers, sidesOf } from '@/lib/sides';
import { groundAt, loadScenario, type Scenario, type ScenarioUnit } from '.';
import { placeOf, toGrid } from './projection';
import { describeWhole } from './testing/whole-scenario';

const grid = { centralMeridian: 39.41, originLatitude: 44.35, eastingKm: 35, northingKm: 33 };
let scenario: Scenario;
let notes: string[];
const unit = (id: string): ScenarioUnit => {
  const found = scenario.units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const profile = (id: string) => scenario.profiles.find(({ key }) => key === unit(id).profile)!;
const idsWhere = (test: (unit: ScenarioUnit) => boolean) => scenario.units.filter(test).map(({ id }) => id);
const at = (lon: number, lat: number) => groundAt(placeOf(lon, lat, grid), scenario.map);

beforeAll(async () => {
  const reading = await loadScenario('tuapse-1942');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems, null, 1));
  scenario = reading.scenario;
  notes = reading.notes.map(({ message }) => message);
});

describe('Tuapse 1942', () => {
  test('reads without a note', () => expect(notes).toEqual([]));

  test('has 97 units in four teams, 48 Soviet and 49 Axis, of five nations', () => {
    expect(idsWhere(({ side }) => side === 'allied')).toHaveLength(48);
    expect(idsWhere(({ side }) => side === 'german')).toHaveLength(49);
    const of = (nation: string) => idsWhere((each) => each.nation === nation).length;
    expect(['SOV', 'GER', 'SVK', 'ROM', 'WAL'].map(of)).toEqual([48, 43, 3, 2, 1]);
    const counted = scenario.teams.map(({ key, side }) => [key, side, idsWhere(({ team }) => team === key).length]);
    expect(counted).toEqual([
      ['18-army', 'allied', 25],
      ['tuapse-dr', 'allied', 23],
      ['xxxxiv-jk', 'german', 35],
      ['lanz', 'german', 14],
    ]);
    for (const { key, side, hqUnitId } of scenario.teams)
      expect(unit(hqUnitId)).toMatchObject({ team: key, side, arm: 'hq', echelon: 'hq' });
  });

  test('§3: nine turns of eight hours, 14 October in the morning to the night of 16 October', () => {
    expect(scenario.openingTurn).toBe(1);
    expect(scenario.turns).toHaveLength(9);
    expect(scenario.turns[0]).toMatchObject({ number: 1, date: '1942-10-14', daypart: 'morning' });
    expect(scenario.turns[8]).toMatchObject({ number: 9, date: '1942-10-16', daypart: 'night' });
  });

  test('Soviet and Axis: nobody flies a cab rank, and it is the Axis that makes bridges safe', () => {
    const of = sidesOf(scenario);
    expect(of.sides.allied).toMatchObject({
      name: 'Soviet',
      letter: 'S',
      colour: 'violet',
      rules: { closeSupport: 'german', troops: 'allied', airLiaison: 'Air representative', airStaff: 'Air Section' },
    });
    expect(of.sides.german).toMatchObject({ name: 'Axis', letter: 'A', colour: 'green', rules: { operations: 'Ia' } });
    expect(airRowsOf(of).cabRankRows).toEqual([]);
    expect(bridgeTakers(of).map(({ name }) => name)).toEqual(['Axis']);
    expect(of.nations.map(({ key, bar }) => [key, bar])).toEqual([
      ['SOV', 'whole'],
      ['GER', 'hatched'],
      ['ROM', 'stepped'],
      ['SVK', 'double'],
      ['WAL', 'pointed'],
    ]);
  });

  test('89 units stand on the map; the others come by rail, by road and from the sea', () => {
    const arriving = (turn: number) => idsWhere(({ arrivalTurn }) => arrivalTurn === turn).length;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(arriving)).toEqual([89, 2, 2, 2, 1, 1, 0, 0, 0]);
    const entries = scenario.entries.map(({ name, side }) => `${side} ${name}`);
    for (const { side, entry } of scenario.units.filter(({ arrivalTurn }) => arrivalTurn > 1))
      expect(entries).toContain(`${side} ${entry}`);
    expect(unit('S047')).toMatchObject({ name: '323 Naval Infantry Battalion', entry: 'Tuapse harbour, from the sea' });
    expect(unit('X034')).toMatchObject({ shortName: 'IR 72', entry: 'Khadyzhensk station, by rail', arrivalTurn: 3 });
  });

  test('mountain troops with guns on animals, Jägers, Cossacks and naval infantry', () => {
    expect(idsWhere(({ arm }) => arm === 'mountainInfantry')).toEqual([
      'X037',
      'X038',
      'X039',
      'X040',
      'X041',
      'X042',
      'X046',
    ]);
    expect(idsWhere(({ arm }) => arm === 'mountainArtillery')).toEqual(['S025', 'X025', 'X043', 'X044']);
    expect(unit('X040')).toMatchObject({ shortName: 'I/GJR 13', formation: 'Group Lanz', mover: 'foot' });
    expect(profile('X040')).toMatchObject({ notation: '5-4-3-2-0', sizePoints: 3 });
    expect(unit('X043')).toMatchObject({ shortName: 'II/GAR 79', carriage: 'horse', artilleryClass: 'field' });
    expect(idsWhere(({ arm }) => arm === 'cavalry')).toHaveLength(7);
    expect(unit('X027')).toMatchObject({ name: 'Walloon Legion (Lippert)', nation: 'WAL', formation: '97 Jäger Div' });
    expect(idsWhere(({ stepsLost }) => stepsLost > 0)).toHaveLength(7);
  });

  test('§9 Supporting Artillery and §12 Flak: every unit of guns has a class, every flak unit a weight', () => {
    const guns = ['artillery', 'mountainArtillery'];
    expect(idsWhere(({ arm, artilleryClass }) => guns.includes(arm) !== (artilleryClass !== null))).toEqual([]);
    expect(idsWhere(({ artilleryClass }) => artilleryClass === 'heavy')).toEqual(['S027']);
    expect(idsWhere(({ flakWeights }) => flakWeights.length > 0)).toEqual(['S028', 'X004']);
  });

  test('the grid reads 7.9 5.1 at Tuapse; every unit and crossing lies on the map of 70 by 66 km', () => {
    const [x, y] = toGrid([39.0703, 44.0986], grid);
    expect([x.toFixed(1), y.toFixed(1)]).toEqual(['7.9', '5.1']);
    expect(scenario.map.frame).toEqual({ minX: 0, minY: 0, maxX: 70, maxY: 66 });
    for (const { id, place } of [...scenario.units, ...scenario.crossings])
      expect(place.x > 0 && place.x < 70 && place.y > 0 && place.y < 66, id).toBe(true);
  });

  test('what lies a hair short of nought reads nought: no file keeps −0', () => {
    const [x] = toGrid([39.41, 44.35], { ...grid, eastingKm: -0.0001 });
    expect(Object.is(x, 0)).toBe(true);
  });

  test('§9: what the ground is, place by place', () => {
    // The bare crest of Semashkho, the forest below it, Shaumyan, the fields north of Khadyzhensk, Tuapse, the sea.
    expect(at(39.395, 44.198)).toMatchObject({ isBadTerrain: true, isWoods: false });
    expect(at(39.42, 44.19)).toMatchObject({ isBadTerrain: true, isWoods: true });
    expect(at(39.295, 44.323)).toMatchObject({ isBuiltUp: true, isFortified: true, isBadTerrain: false });
    expect(at(39.62, 44.55)).toMatchObject({ isClose: true, isWoods: false, isBadTerrain: false });
    expect(at(39.0703, 44.0986)).toMatchObject({ isBuiltUp: true, isCity: false, placeName: 'Tuapse' });
    expect(at(39.78, 44.6)).toMatchObject({ isClose: false, isWoods: false, isBadTerrain: false });
    const steep = scenario.map.features.filter(({ layer }) => layer === 'badterrain');
    expect([...new Set(steep.map(({ kind }) => kind))]).toEqual(['mountain']);
    expect(steep.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Mount Semashkho',
        'Two Brothers',
        'Mount Gunay and Mount Geyman',
        'Main Caucasus ridge',
      ]),
    );
    const fortified = scenario.map.features.filter(({ layer }) => layer === 'fortified').map(({ name }) => name);
    expect(fortified).toEqual(['Shaumyan pass', 'Shaumyan', 'Goytkh pass', 'Goytkh']);
  });

  test('§7, §8: two bridges are down; those on the way to the sea are prepared for demolition', () => {
    expect(scenario.crossings).toHaveLength(17);
    const blown = scenario.crossings.filter(({ isBlown }) => isBlown).map(({ id }) => id);
    expect(blown).toEqual(['navaginskaya', 'samurskaya']);
    expect(scenario.demolitions).toEqual([
      'goytkh',
      'indyuk-road',
      'krivenkovskaya-rail',
      'tuapse-road',
      'tuapse-rail',
    ]);
  });

  test('§12: twelve squadrons against ten; ground attack of both has one row', () => {
    const squadrons = (side: string) =>
      scenario.squadrons.filter((each) => each.side === side).reduce((sum, each) => sum + each.squadrons, 0);
    expect([squadrons('allied'), squadrons('german')]).toEqual([12, 10]);
    const attack = scenario.squadrons.filter(({ kind }) => kind === 'groundAttack');
    expect(attack.map(({ side, closeSupport }) => [side, closeSupport])).toEqual([
      ['allied', 'germanGroundAttack'],
      ['german', 'germanGroundAttack'],
    ]);
  });

  test('§9: the first battalions have prepared, and know whom they have before them', () => {
    const last = (id: string) => scenario.previousOrders.find(({ unitId }) => unitId === id)?.action;
    expect(['X008', 'X040', 'X042', 'S008'].map(last)).toEqual(['prepare', 'prepare', 'move', 'hold']);
    expect(scenario.contacts.find(({ unitId }) => unitId === 'X040')).toMatchObject({
      enemyFormation: '383 Rifle Div',
      turnsRunning: 1,
    });
  });

  test('every team has a Team Control and one objective, and nothing is said of Allied', () => {
    for (const { key } of scenario.teams)
      expect(scenario.opening.controlSeats.filter(({ teams }) => teams.includes(key))).toHaveLength(1);
    expect(scenario.objectives?.map((objective) => objective.for)).toEqual([
      '18-army',
      'tuapse-dr',
      'xxxxiv-jk',
      'lanz',
    ]);
    for (const { text } of [...scenario.intelligence, ...scenario.objectives!])
      expect(text).not.toMatch(/\bturns?\b|\bAllied\b|\bGermans?\b/i);
    expect(scenario.credit).toBe('All drawn by this project from general knowledge, CC0 1.0.');
  });

  test('rain from the first night on: three turns of bad weather are planned', () => {
    expect(scenario.turns.filter(({ weather }) => weather === 'bad').map(({ number }) => number)).toEqual([3, 5, 6]);
    expect(scenario.turnLength).toBe('eight hours');
  });

  describeWhole(() => scenario, { units: 97, crossings: 17, apartKm: 0.3 });
});
