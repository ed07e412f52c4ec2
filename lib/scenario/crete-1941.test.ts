import { beforeAll, describe, expect, test } from 'vitest';
import { airRowsOf, bridgeTakers, sidesOf } from '@/lib/sides';
import { groundAt, loadScenario, type Scenario, type ScenarioUnit } from '.';
import { placeOf } from './projection';
import { describeWhole } from './testing/whole-scenario';

const grid = { centralMeridian: 23.86, originLatitude: 35.5, eastingKm: 22.5, northingKm: 15 };
let scenario: Scenario;
const unit = (id: string): ScenarioUnit => {
  const found = scenario.units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const profile = (id: string) => scenario.profiles.find(({ key }) => key === unit(id).profile)!;
const idsWhere = (test: (unit: ScenarioUnit) => boolean) => scenario.units.filter(test).map(({ id }) => id);
const at = (lon: number, lat: number) => groundAt(placeOf(lon, lat, grid), scenario.map);

beforeAll(async () => {
  const reading = await loadScenario('crete-1941');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems, null, 1));
  scenario = reading.scenario;
});

describe('Crete: Maleme and Chania', () => {
  test('two teams of one side each, and one Control seat with all roles', () => {
    expect(scenario.teams.map(({ key, side, hqUnitId }) => [key, side, hqUnitId])).toEqual([
      ['nz-division', 'allied', 'A001'],
      ['gruppe-west', 'german', 'G001'],
    ]);
    expect(scenario.opening.controlSeats).toEqual([
      {
        label: 'Control',
        roles: ['gameControl', 'teamControl', 'mapControl', 'airControl'],
        teams: ['nz-division', 'gruppe-west'],
      },
    ]);
  });

  test('28 units against 26, of five nations', () => {
    expect(idsWhere(({ side }) => side === 'allied')).toHaveLength(28);
    expect(idsWhere(({ side }) => side === 'german')).toHaveLength(26);
    const of = (nation: string) => idsWhere((each) => each.nation === nation).length;
    expect(['NZ', 'UK', 'AUS', 'GRE', 'GER'].map(of)).toEqual([15, 6, 3, 4, 26]);
  });

  test('six turns, 20 May in the morning to the night of 21 May', () => {
    expect(scenario.openingTurn).toBe(1);
    expect(scenario.turns).toHaveLength(6);
    expect(scenario.turns[0]).toMatchObject({ number: 1, date: '1941-05-20', daypart: 'morning' });
    expect(scenario.turns[5]).toMatchObject({ number: 6, date: '1941-05-21', daypart: 'night' });
  });

  test('sides that are not those of 1944: no cab rank for anybody, the Germans make bridges safe', () => {
    const of = sidesOf(scenario);
    expect([of.sides.allied.name, of.sides.german.name]).toEqual(['Commonwealth and Greek', 'German']);
    expect([of.sides.allied.colour, of.sides.german.colour]).toEqual(['green', 'ochre']);
    expect(airRowsOf(of).cabRankRows).toEqual([]);
    expect(bridgeTakers(of).map(({ key }) => key)).toEqual(['german']);
    expect(of.nations.map(({ key, bar }) => [key, bar])).toEqual([
      ['NZ', 'whole'],
      ['UK', 'broken'],
      ['AUS', 'stepped'],
      ['GRE', 'double'],
      ['GER', 'hatched'],
    ]);
  });

  test('§12: the Luftwaffe has the air; one squadron of bombers comes from Egypt', () => {
    const squadrons = (side: string) =>
      scenario.squadrons.filter((each) => each.side === side).reduce((sum, each) => sum + each.squadrons, 0);
    expect([squadrons('allied'), squadrons('german')]).toEqual([1, 21]);
    expect(scenario.squadrons.filter(({ closeSupport }) => closeSupport === 'alliedGroundAttack')).toEqual([]);
  });

  test('the first wave is down when the game opens; the reserve drops and the mountain troops land later', () => {
    const arriving = (side: string, turn: number) =>
      idsWhere((each) => each.side === side && each.arrivalTurn === turn).length;
    expect([1, 2, 3, 4, 5, 6].map((turn) => arriving('allied', turn))).toEqual([26, 0, 1, 0, 1, 0]);
    expect([1, 2, 3, 4, 5, 6].map((turn) => arriving('german', turn))).toEqual([19, 0, 0, 0, 3, 4]);
    const later = scenario.lifts.filter(({ turn }) => turn > 1);
    expect(later.map(({ id, zone, unitIds }) => [id, zone, unitIds.join()])).toEqual([
      ['t5-tavronitis', 'DZ Tavronitis', 'G019'],
      ['t5-pirgos', 'DZ Pirgos', 'G020'],
      ['t5-maleme', 'LZ Maleme', 'G021'],
      ['t6-maleme', 'LZ Maleme', 'G022,G023,G024'],
    ]);
    expect(unit('G025')).toMatchObject({ arrivalTurn: 6, entry: 'Beach west of Maleme' });
    expect(unit('A027')).toMatchObject({ arrivalTurn: 5, entry: 'East map edge, Rethymno road' });
  });

  test('drop zones are known to the German side alone', () => {
    expect(scenario.zones.map(({ side, name }) => [side, name])).toEqual(
      [
        'DZ Tavronitis',
        'LZ Maleme',
        'DZ Pirgos',
        'DZ Kastelli',
        'DZ Prison',
        'DZ Galatas',
        'DZ Alikianou',
        'LZ Chania',
        'LZ Akrotiri',
      ].map((name) => ['german', name]),
    );
    expect(JSON.stringify(scenario.map)).not.toMatch(/\b[DL]Z /);
  });

  test('a lift comes down on the zone that it names', () => {
    for (const { id, zone, place } of scenario.lifts) {
      const { rings } = scenario.zones.find(({ name }) => name === zone)!;
      const xs = rings.flat().map(([x]) => x);
      const ys = rings.flat().map(([, y]) => y);
      expect(place.x > Math.min(...xs) && place.x < Math.max(...xs), id).toBe(true);
      expect(place.y > Math.min(...ys) && place.y < Math.max(...ys), id).toBe(true);
    }
  });

  test('units of the first day', () => {
    expect(unit('A004')).toMatchObject({ name: '22 NZ Battalion', nation: 'NZ', formation: 'NZ Division' });
    expect(profile('A004').notation).toBe('5-4-3-2-1-0');
    expect(unit('A006')).toMatchObject({ shortName: '28 Maori', isFlexible: true });
    expect(unit('A016')).toMatchObject({ shortName: '8 Greek', nation: 'GRE' });
    expect(unit('G005')).toMatchObject({ shortName: 'IV/LLSR', arm: 'paras', formation: 'Sturm-Regiment' });
    expect(unit('G004')).toMatchObject({ shortName: 'III/LLSR', stepsLost: 3 });
    expect(unit('G021')).toMatchObject({ arm: 'mountainInfantry', formation: '5 Geb Div' });
  });

  test('the grid reads 19.9 18.5 at the airfield; every unit and crossing lies on the map of 45 by 30 km', () => {
    const { x, y } = placeOf(23.8314, 35.5317, grid);
    expect([x.toFixed(1), y.toFixed(1)]).toEqual(['19.9', '18.5']);
    expect(scenario.map.frame).toEqual({ minX: 0, minY: 0, maxX: 45, maxY: 30 });
    for (const { id, place } of [...scenario.units, ...scenario.crossings])
      expect(place.x > 0 && place.x < 45 && place.y > 0 && place.y < 30, id).toBe(true);
  });

  test('§9: what the ground is, place by place', () => {
    // The airfield, Hill 107, the olive groves, Galatas, Chania, the White Mountains, the sea off Platanias.
    expect(at(23.8314, 35.5317)).toMatchObject({ isFortified: true, isBuiltUp: false });
    expect(at(23.838, 35.524)).toMatchObject({ isFortified: true });
    expect(at(23.865, 35.512)).toMatchObject({ isClose: true, isFortified: false, isBadTerrain: false });
    expect(at(23.957, 35.497)).toMatchObject({ isBuiltUp: true, isFortified: true, placeName: 'Galatas' });
    expect(at(24.018, 35.5138)).toMatchObject({ isCity: true, placeName: 'Chania' });
    expect(at(23.95, 35.4)).toMatchObject({ isBadTerrain: true, isClose: false });
    const sea = scenario.map.features.filter(({ layer }) => layer === 'sea').map(({ name }) => name);
    expect(sea).toEqual(['Gulf of Kissamos', 'Gulf of Chania', 'Souda Bay']);
  });

  test('§7, §8: seven bridges stand; one is prepared for demolition', () => {
    expect(scenario.crossings.map(({ id, isBlown }) => [id, isBlown])).toEqual([
      ['tavronitis', false],
      ['voukolies', false],
      ['platanias', false],
      ['alikianou', false],
      ['kladissos', false],
      ['kladissos-inland', false],
      ['fournes', false],
    ]);
    expect(scenario.demolitions).toEqual(['platanias']);
  });

  test('nobody is in contact yet, and everything on the map is drawn by this project', () => {
    expect(scenario.contacts).toEqual([]);
    expect(scenario.credit).toBe('Map and troops drawn by this project from general knowledge, CC0 1.0.');
    for (const { ours } of scenario.units) expect(ours).toEqual(expect.arrayContaining(['place', 'profile']));
  });

  describeWhole(() => scenario, { units: 54, crossings: 7, apartKm: 0.3 });
});
