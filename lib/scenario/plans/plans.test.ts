import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printedPlaces } from '@/lib/printed-places';
import { loadScenario, type ScenarioProblem } from '..';
import type { Scenario } from '../types';
import { placeInPlan, tasksInTurn, unitsNamed } from './plans';

let folder: string;
const file = (name: string) => path.join(folder, 'arnhem-bridge', name);
const headings = 'team,fromTurn,toTurn,task,place,axis,units,isLastStand,ours,notes';
const write = (...rows: string[]) => writeFile(file('plans.csv'), [headings, ...rows, ''].join('\n'));
const read = () => loadScenario('arnhem-bridge', folder);

async function loaded(): Promise<Scenario> {
  const reading = await read();
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.scenario;
}
async function problems(): Promise<ScenarioProblem[]> {
  const reading = await read();
  if (reading.ok) throw new Error('it was loaded');
  return reading.problems;
}
/** What is told without hindering anything, of the plans alone. */
async function notes(): Promise<string[]> {
  return (await read()).notes.flatMap(({ file: of, message }) => (of === 'plans.csv' ? [message] : []));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'opcom-plans-'));
  await cp('scenarios/arnhem-bridge', path.join(folder, 'arnhem-bridge'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('the plans of teams', () => {
  test('a row is read: its lists, its references, and a last stand that is no where it is not said', async () => {
    await write(
      '1-airborne,5,7,hold,Arnhem – Rhine road bridge,,2 Para; A096,yes,task; place,To the last round',
      '9-ss-panzer,5,6,take,746 779,Velp; 755 787,KG Spindler,no,,',
    );
    expect((await loaded()).plans).toEqual([
      {
        team: '1-airborne',
        fromTurn: 5,
        toTurn: 7,
        task: 'hold',
        place: 'Arnhem – Rhine road bridge',
        axis: [],
        units: ['2 Para', 'A096'],
        isLastStand: true,
        ours: ['task', 'place'],
        notes: 'To the last round',
      },
      {
        team: '9-ss-panzer',
        fromTurn: 5,
        toTurn: 6,
        task: 'take',
        place: '746 779',
        axis: ['Velp', '755 787'],
        units: ['KG Spindler'],
        isLastStand: false,
        ours: [],
        notes: '',
      },
    ]);
    await writeFile(
      file('plans.csv'),
      'team,fromTurn,toTurn,task,place,axis,units,ours,notes\n1-airborne,5,7,hold,Arnhem,,,,\n9-ss-panzer,5,7,take,Arnhem,,,,\n',
    );
    expect((await loaded()).plans?.map(({ isLastStand }) => isLastStand)).toEqual([false, false]);
  });

  test('a scenario without the table has no plans, and nothing is told of it', async () => {
    await rm(file('plans.csv'));
    expect((await loaded()).plans).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  test('cells that are wrong are told with file, row and column', async () => {
    await write('1-airborne,0,x,charge,,,,perhaps,,', '1 airborne,5,6,hold,Arnhem,,,no,,');
    expect((await problems()).map(({ file: where, row, column }) => [where, row, column])).toEqual([
      ['plans.csv', 2, 'fromTurn'],
      ['plans.csv', 2, 'toTurn'],
      ['plans.csv', 2, 'task'],
      ['plans.csv', 2, 'place'],
      ['plans.csv', 2, 'isLastStand'],
      ['plans.csv', 3, 'team'],
    ]);
  });

  test('teams, turns, places and a last stand are told with what would be right', async () => {
    await write(
      '2-airborne,5,6,hold,Arnhem,,,no,,',
      '1-airborne,7,6,hold,Arnhem,,,no,,',
      '1-airborne,4,8,hold,Arnheim,Velp; Bochum,,no,,',
      '9-ss-panzer,5,5,hold,999 999,,,no,,',
      '9-ss-panzer,6,7,take,Arnhem,,,yes,,',
    );
    const place = 'write a name that is printed there, or a reference on it such as 746 779';
    expect(await problems()).toEqual(
      [
        { row: 2, column: 'team', message: 'there is no team 2-airborne' },
        { row: 3, column: 'toTurn', message: 'is before fromTurn, which is 7' },
        { row: 4, column: 'fromTurn', message: 'there is no turn 4: the turns are 5 to 7' },
        { row: 4, column: 'toTurn', message: 'there is no turn 8: the turns are 5 to 7' },
        { row: 4, column: 'place', message: `no place on the map is called Arnheim: ${place}` },
        { row: 4, column: 'axis', message: `no place on the map is called Bochum: ${place}` },
        { row: 5, column: 'place', message: `no place on the map is called 999 999: ${place}` },
        { row: 6, column: 'isLastStand', message: 'only who is to hold stands fast: the task is take' },
      ].map((problem) => ({ file: 'plans.csv', ...problem })),
    );
  });

  test('a reference that means two places of a large map is told; km with a point is one', async () => {
    const manifest = await readFile(file('manifest.json'), 'utf8');
    await writeFile(file('manifest.json'), manifest.replace('"maxX": 90', '"maxX": 190'));
    await write('1-airborne,5,7,hold,746 779,74.65 77.95,,no,,', '9-ss-panzer,5,7,take,174.65 77.95,,,no,,');
    expect(await problems()).toEqual([
      {
        file: 'plans.csv',
        row: 2,
        column: 'place',
        message: '746 779 may be 2 places on this map: write km with a point, such as 46.65 38.15',
      },
    ]);
  });

  test('units are those of the team, each has one task a turn, and one row a turn has the rest', async () => {
    await write(
      '1-airborne,5,6,hold,Arnhem,,2 Para; 20 SS-PzGR,no,,',
      '1-airborne,6,7,reserve,Arnhem,,1 Para Bde,no,,',
      '1-airborne,5,7,reserve,Oosterbeek,,,no,,',
      '1-airborne,7,7,hold,Oosterbeek,,,no,,',
      '9-ss-panzer,5,7,take,Arnhem,,9 SS Pz Div,no,,',
    );
    expect(await problems()).toEqual(
      [
        { row: 2, message: 'no formation, brigade or unit of 1-airborne is called 20 SS-PzGR' },
        { row: 3, message: '2 Para has a task in turn 6 already, in row 2' },
        { row: 5, message: 'the rest of 1-airborne has a task in turn 7 already, in row 4' },
      ].map(({ row, message }) => ({ file: 'plans.csv', row, column: 'units', message })),
    );
  });

  test('a unit whose own row is faulty is not told again as one that is missing', async () => {
    await write('1-airborne,5,7,hold,Arnhem,,2 Para,no,,');
    const units = await readFile(file('units.csv'), 'utf8');
    await writeFile(file('units.csv'), units.replace('2 Para,paras,UK', '2 Para,parachutists,UK'));
    expect((await problems()).map(({ file: where, column }) => [where, column])).toEqual([['units.csv', 'arm']]);
  });

  test('who has no plan in some turn is told, and loaded all the same', async () => {
    await write('1-airborne,6,6,hold,Arnhem,,,no,,');
    expect(await notes()).toEqual([
      '1-airborne has no plan in turns 5 and 7: played by the console, they will hold and patrol',
      '9-ss-panzer has no plan in turns 5 to 7: played by the console, they will hold and patrol',
    ]);
    await write('1-airborne,5,7,hold,Arnhem,,,no,,', '9-ss-panzer,5,6,take,Arnhem,,,no,,');
    expect(await notes()).toEqual([
      '9-ss-panzer has no plan in turn 7: played by the console, they will hold and patrol',
    ]);
  });
});

describe('what a plan comes to', () => {
  const unit = (id: string, brigade: string) => ({
    id,
    name: `Battalion ${id}`,
    shortName: `Bn ${id}`,
    brigade,
    formation: '1 Div',
  });
  const units = [unit('A1', 'Left Bde'), unit('A2', 'Left Bde'), unit('A3', 'Right Bde'), unit('A4', '')];
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

  test('a name is that of a unit, in each of its forms, of a brigade or of a formation', () => {
    expect(ids(unitsNamed(units, 'A3'))).toEqual(['A3']);
    expect(ids(unitsNamed(units, 'Battalion A1'))).toEqual(['A1']);
    expect(ids(unitsNamed(units, 'Bn A4'))).toEqual(['A4']);
    expect(ids(unitsNamed(units, 'Left Bde'))).toEqual(['A1', 'A2']);
    expect(ids(unitsNamed(units, '1 Div'))).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(ids(unitsNamed(units, 'Bn A9'))).toEqual([]);
  });

  test('in a turn a row without units has those that no other row of that turn names', () => {
    const rows = [
      { fromTurn: 1, toTurn: 3, units: ['Left Bde'] },
      { fromTurn: 2, toTurn: 2, units: ['A4'] },
      { fromTurn: 1, toTurn: 9, units: [] },
    ];
    const inTurn = (turn: number) =>
      tasksInTurn(rows, units, turn).map(({ row, units: of }) => [rows.indexOf(row), ids(of)]);
    expect(inTurn(1)).toEqual([
      [0, ['A1', 'A2']],
      [2, ['A3', 'A4']],
    ]);
    expect(inTurn(2)).toEqual([
      [0, ['A1', 'A2']],
      [1, ['A4']],
      [2, ['A3']],
    ]);
    expect(inTurn(4)).toEqual([[2, ['A1', 'A2', 'A3', 'A4']]]);
    expect(inTurn(10)).toEqual([]);
  });

  test('a place is found by its printed name, a crossing too, or by its reference', async () => {
    const { map } = await loaded();
    const printed = printedPlaces(map.features);
    const bridge = map.features.find(({ name }) => name === 'Arnhem – Rhine road bridge')!.point!;
    expect(placeInPlan('Arnhem – Rhine road bridge', printed, map.frame)).toEqual({ x: bridge[0], y: bridge[1] });
    expect(placeInPlan('746 779', printed, map.frame)).toEqual({ x: 74.65, y: 77.95 });
    expect(placeInPlan('Bochum', printed, map.frame)).toBeNull();
    expect(placeInPlan('746 779', printed, { minX: 0, minY: 0, maxX: 180, maxY: 100 })).toBeNull();
  });
});
