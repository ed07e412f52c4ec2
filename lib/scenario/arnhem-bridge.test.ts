import { beforeAll, describe, expect, test } from 'vitest';
import { kmBetween } from '@/lib/geometry';
import { groundAt, loadScenario, type Scenario, type ScenarioUnit } from '.';

let scenario: Scenario;
const unit = (id: string): ScenarioUnit => {
  const found = scenario.units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const profile = (id: string) => scenario.profiles.find(({ key }) => key === unit(id).profile)!;
const attackers = ['G149', 'G151', 'G152', 'G153'];
const defenders = ['A087', 'A096'];

beforeAll(async () => {
  const reading = await loadScenario('arnhem-bridge');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems, null, 1));
  scenario = reading.scenario;
});

describe('Arnhem Bridge, the example of §9', () => {
  test('nine units, two teams, one Control seat with all roles', () => {
    expect(scenario.units).toHaveLength(9);
    expect(scenario.teams.map(({ name }) => name)).toEqual(['1 Airborne', '9 SS-Pz Hohenstaufen']);
    expect(scenario.opening.controlSeats).toEqual([
      {
        label: 'Control',
        roles: ['gameControl', 'teamControl', 'mapControl', 'airControl'],
        teams: ['1-airborne', '9-ss-panzer'],
      },
    ]);
  });

  test('opens on turn 5, 18 September in the afternoon, with every unit on the map', () => {
    expect(scenario.openingTurn).toBe(5);
    expect(scenario.turns[0]).toEqual({ number: 5, date: '1944-09-18', daypart: 'afternoon' });
    for (const { arrivalTurn } of scenario.units) expect(arrivalTurn).toBe(5);
  });

  test('attackers: statuses 6, 4, 4, 4 of one formation, the turn before spent preparing', () => {
    expect(attackers.map((id) => profile(id).notation)).toEqual(['6-4-3-2-0', '4-3-2-1-0', '4-3-2-1-0', '4-3-2-1-0']);
    for (const id of attackers) {
      expect(unit(id).formation).toBe('9 SS Pz Div');
      expect(scenario.previousOrders.find(({ unitId }) => unitId === id)?.action).toBe('prepare');
    }
    expect(attackers.map((id) => unit(id).flags.includes('outOfRole'))).toEqual([false, true, true, true]);
  });

  test('field artillery of status 6 stands 7.0 km from the defenders, within its effective range of 8 km', () => {
    const guns = unit('G258');
    expect(guns).toMatchObject({ artilleryClass: 'field', formation: '9 SS Pz Div' });
    expect(profile('G258').notation).toBe('[6-4-2-0]');
    const [para, battery] = defenders.map((id) => unit(id).place);
    const between = { x: (para!.x + battery!.x) / 2, y: (para!.y + battery!.y) / 2 };
    expect(kmBetween(guns.place, between)).toBeCloseTo(7, 2);
  });

  test('defenders: 2 Para Bn of status 6, falling to 3 in three steps, and the battery of status 2, told to stand fast', () => {
    for (const id of defenders) expect(unit(id)).toMatchObject({ stepsLost: 0, formation: '1 Airborne Div' });
    expect(defenders.map((id) => profile(id).notation)).toEqual(['6-5-4-3-2-0', '[2-1-0]']);
    for (const id of defenders)
      expect(scenario.previousOrders.find(({ unitId }) => unitId === id)).toMatchObject({
        action: 'hold',
        standFast: true,
      });
  });

  test('the ground at the bridge is built-up and city, and so it is under the attackers', () => {
    for (const id of [...defenders, ...attackers])
      expect(groundAt(unit(id).place, scenario.map), id).toMatchObject({
        isBuiltUp: true,
        isCity: true,
        isWoods: false,
        placeName: 'Arnhem',
      });
  });

  test('a headquarters of each team stands some kilometres away', () => {
    for (const { hqUnitId } of scenario.teams) {
      const away = kmBetween(unit(hqUnitId).place, unit('A087').place);
      expect(away).toBeGreaterThan(2);
      expect(away).toBeLessThan(8);
    }
  });

  test('the sheet is 30 by 25 km about Arnhem', () => {
    expect(scenario.map.frame).toEqual({ minX: 60, minY: 65, maxX: 90, maxY: 90 });
    expect(scenario.map.features.some(({ layer, name }) => layer === 'builtup' && name === 'Arnhem')).toBe(true);
    expect(scenario.map.features.some(({ name }) => name === 'Eindhoven')).toBe(false);
  });
});
