import { beforeAll, describe, expect, test } from 'vitest';
import { kmBetween, lengthKm } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import { loadScenario, type ScenarioProblem } from '..';
import type { Scenario } from '../types';
import { placeInPlan, tasksInTurn } from './plans';

const known = new Map<string, { scenario: Scenario; notes: ScenarioProblem[] }>();

/** A shipped scenario, read once. */
async function shipped(name: string) {
  const there = known.get(name);
  if (there) return there;
  const reading = await loadScenario(name);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  known.set(name, reading);
  return reading;
}

/** So far a unit may be asked to go in the daylight turns of a task, km; by night half of it. */
const kmInDayTurn = { onFoot: 25, onWheels: 60 };

describe.each([
  ['arnhem-bridge', 2],
  ['crete-1941', 2],
  ['goodwood', 19],
  ['market-garden', 19],
  ['tuapse-1942', 4],
])('the plans of %s', (name, teams) => {
  let scenario: Scenario;
  let notes: ScenarioProblem[];
  beforeAll(async () => {
    ({ scenario, notes } = await shipped(name));
  });
  const playedTurns = () => scenario.turns.filter(({ number }) => number >= scenario.openingTurn);
  const of = (team: string) => ({
    rows: scenario.plans!.filter((row) => row.team === team),
    units: scenario.units.filter((unit) => unit.team === team),
  });

  test('every team has one, and nothing is told of them', () => {
    expect(new Set(scenario.plans!.map(({ team }) => team)).size).toBe(teams);
    expect(notes.filter(({ file }) => file === 'plans.csv')).toEqual([]);
  });

  test('every unit has one task in every turn of the game, from its arrival on', () => {
    const wrong: string[] = [];
    for (const { key } of scenario.teams)
      for (const { number } of playedTurns()) {
        const { rows, units } = of(key);
        const ids = tasksInTurn(rows, units, number).flatMap(({ units: those }) => those.map(({ id }) => id));
        for (const { id, shortName, arrivalTurn } of units) {
          const count = ids.filter((one) => one === id).length;
          if (arrivalTurn <= number && count !== 1) wrong.push(`${shortName} has ${count} in turn ${number}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  test('no unit is asked to go further than its turns allow', () => {
    const printed = printedPlaces(scenario.map.features);
    const found = (place: string) => placeInPlan(place, printed, scenario.map.frame)!;
    const wrong: string[] = [];
    for (const { key } of scenario.teams) {
      const { rows, units } = of(key);
      for (const unit of units) {
        let from = unit.place;
        let before: unknown = null;
        for (const { number } of playedTurns().filter((turn) => turn.number >= unit.arrivalTurn)) {
          const { row } = tasksInTurn(rows, units, number).find(({ units: those }) => those.includes(unit))!;
          if (row === before) continue;
          const turns = playedTurns().filter((turn) => turn.number >= number && turn.number <= row.toTurn);
          const days = turns.reduce((sum, { daypart }) => sum + (daypart === 'night' ? 0.5 : 1), 0);
          const perDay = ['foot', 'horse'].includes(unit.carriage) ? kmInDayTurn.onFoot : kmInDayTurn.onWheels;
          const km = lengthKm([from, ...row.axis.map(found), found(row.place)]);
          if (km > days * perDay)
            wrong.push(`${unit.shortName}: ${km.toFixed(0)} km to ${row.place} from turn ${number}`);
          from = found(row.place);
          before = row;
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('what is ours is marked: all of it', () => {
    for (const { ours, axis, units, isLastStand } of scenario.plans!) {
      expect(ours).toEqual(expect.arrayContaining(['fromTurn', 'toTurn', 'task', 'place']));
      expect(ours.includes('axis')).toBe(axis.length > 0);
      expect(ours.includes('units')).toBe(units.length > 0);
      expect(ours.includes('isLastStand')).toBe(isLastStand);
    }
  });
});

describe('what the staffs of those days planned', () => {
  /** What a unit is to do in a turn. */
  async function taskOf(name: string, shortName: string, turn: number): Promise<string> {
    const { units, plans = [] } = (await shipped(name)).scenario;
    const unit = units.find((one) => one.shortName === shortName)!;
    const own = units.filter(({ team }) => team === unit.team);
    const rows = plans.filter(({ team }) => team === unit.team);
    const { row } = tasksInTurn(rows, own, turn).find(({ units: those }) => those.includes(unit))!;
    return `${row.task} ${row.place}${row.isLastStand ? ', to the last' : ''}`;
  }

  test.each([
    ['market-garden', '2 Para', 2, 'take Arnhem – Rhine road bridge'],
    ['market-garden', '2 Para', 4, 'hold Arnhem – Rhine road bridge, to the last'],
    ['market-garden', '1/506 PIR', 2, 'take Son – road bridge'],
    ['market-garden', '3/506 PIR', 4, 'take Eindhoven'],
    ['market-garden', '1/502 PIR', 2, 'take St Oedenrode – Dommel bridge'],
    ['market-garden', '3/502 PIR', 2, 'take Best – road bridge'],
    ['market-garden', '2/501 PIR', 2, 'take Veghel – canal road bridge'],
    ['market-garden', '2/504 PIR', 2, 'take Grave – Maas road bridge'],
    ['market-garden', '2 Irish Gds', 2, 'take Valkenswaard'],
    ['market-garden', 'SS-AA 9', 2, 'screen Nijmegen – Waal road bridge'],
    ['market-garden', 'HQ 101 Abn', 2, 'reserve Son'],
    ['goodwood', '2 Lincolns', 2, 'take Émiéville'],
    ['goodwood', '1 Cold Gds', 1, 'take Cagny'],
    ['crete-1941', '22 NZ', 1, 'hold Hill 107, to the last'],
    ['crete-1941', 'IV/LLSR', 1, 'take Maleme airfield'],
    ['tuapse-1942', 'I/JR 204', 1, 'take Shaumyan'],
    ['arnhem-bridge', '20 SS-PzGR', 5, 'take Arnhem – Rhine road bridge'],
  ])('%s: %s in turn %d', async (name, unit, turn, task) => {
    expect(await taskOf(name, unit, turn)).toBe(task);
  });

  test('KG Walther holds the road at the border, where it stands', async () => {
    const { units, map } = (await shipped('market-garden')).scenario;
    const task = await taskOf('market-garden', 'III/FJR Hoff', 2);
    const [, place] = /^hold (.+), to the last$/.exec(task)!;
    const there = placeInPlan(place!, [], map.frame)!;
    expect(kmBetween(there, units.find(({ shortName }) => shortName === 'III/FJR Hoff')!.place)).toBeLessThan(0.5);
  });
});
