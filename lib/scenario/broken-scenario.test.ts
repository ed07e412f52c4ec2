import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadScenario, type ScenarioProblem } from '.';

let folder: string;
const file = (name: string) => path.join(folder, 'arnhem-bridge', name);

/** Changes one text of a file; throws when it is not there. */
async function change(name: string, from: string, to: string): Promise<void> {
  const before = await readFile(file(name), 'utf8');
  if (!before.includes(from)) throw new Error(`${name} has no ${from}`);
  await writeFile(file(name), before.replace(from, to));
}

async function problems(): Promise<ScenarioProblem[]> {
  const reading = await loadScenario('arnhem-bridge', folder);
  if (reading.ok) throw new Error('it was loaded');
  expect(Object.keys(reading).sort()).toEqual(['notes', 'ok', 'problems']);
  return reading.problems;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'opcom-scenario-'));
  await cp('scenarios/arnhem-bridge', path.join(folder, 'arnhem-bridge'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('a scenario with faults is not loaded, and every fault is told', () => {
  test('the copy without faults is loaded', async () => {
    expect((await loadScenario('arnhem-bridge', folder)).ok).toBe(true);
  });

  test('a file that is too long, or a table of too many rows, is refused by its size before anything of it is looked at', async () => {
    await writeFile(file('units.csv'), Buffer.alloc(8_000_001, 'a,b\n'));
    await writeFile(file('links.csv'), `id,name\n${'x,y\n'.repeat(10_000)}`);
    expect(await problems()).toEqual(
      expect.arrayContaining([
        { file: 'units.csv', message: 'has 9 MB: a file of a scenario has 8 MB at most' },
        { file: 'links.csv', message: 'has more than 10000 rows, the most of a table of a scenario' },
      ]),
    );
  });

  test('faults of several files at once, each with file, row and column', async () => {
    await change('units.csv', '2 Para,paras,UK', 'Second Parachute Bn,parachutists,UK');
    await change('units.csv', 'outOfRole,,,adhoc_as_infantry', 'outOfLuck,,,adhoc_as_infantry');
    await change('profiles.csv', '6-5-4-3-2-0', '6-5-7-3-2-0');
    await change('teams.csv', '9-ss-panzer,9 SS-Pz Hohenstaufen,german', '9-ss-panzer,9 SS-Pz Hohenstaufen,axis');
    await change('previous-orders.csv', 'G149,prepare', 'G149,charge');
    await change('manifest.json', '"openingTurn": 5', '"openingTurn": "five"');
    const found = (await problems()).map(({ file: where, row, column }) => [where, row, column]);
    expect(found).toEqual([
      ['manifest.json', undefined, 'openingTurn'],
      ['units.csv', 3, 'shortName'],
      ['units.csv', 3, 'arm'],
      ['units.csv', 7, 'flags'],
      ['profiles.csv', 2, 'notation'],
      ['teams.csv', 3, 'side'],
      ['previous-orders.csv', 6, 'action'],
    ]);
  });

  test('a name that points nowhere', async () => {
    await change('units.csv', 'A087,allied,1-airborne', 'A087,allied,2-airborne');
    await change('teams.csv', 'german,G147', 'german,G149');
    await change('contacts.csv', 'A087,9 SS Pz Div', 'A087,21 Pz Div');
    await change('previous-orders.csv', 'A096,', 'A999,');
    await change('manifest.json', '"teams": ["1-airborne"', '"teams": ["3-airborne"');
    expect(await problems()).toEqual([
      { file: 'manifest.json', column: 'opening.controlSeats.0.teams', message: 'there is no team 3-airborne' },
      { file: 'units.csv', row: 3, column: 'team', message: 'there is no team 2-airborne' },
      { file: 'teams.csv', row: 3, column: 'hqUnitId', message: 'G149 is no headquarters' },
      { file: 'previous-orders.csv', row: 4, column: 'unitId', message: 'there is no unit A999' },
      { file: 'contacts.csv', row: 2, column: 'enemyFormation', message: 'no enemy unit belongs to 21 Pz Div' },
    ]);
  });

  test('a faulty row is not told again as a row that is missing', async () => {
    await change('units.csv', 'HQ 9 SS Pz,hq,GER', 'HQ 9 SS Pz,hq,XYZ');
    expect((await problems()).map(({ file: where, row, column }) => [where, row, column])).toEqual([
      ['units.csv', 5, 'nation'],
    ]);
  });

  test('ground of a layer that is none, ground without a licence; a scenario without that file is whole', async () => {
    await change('ground.geojson', '"layer":"marsh"', '"layer":"swamp"');
    await change(
      'ground.geojson',
      '"layer":"closecountry","name":"Orchards near Ressen","source":"OpenStreetMap, generalised","license":"ODbL-1.0"',
      '"layer":"closecountry","name":"Orchards near Ressen","source":"OpenStreetMap, generalised"',
    );
    expect((await problems()).map(({ file: where, column }) => [where, column])).toEqual([
      ['ground.geojson', 'features.0.properties.layer'],
      ['ground.geojson', 'features.3.properties.license'],
    ]);
    await rm(file('ground.geojson'));
    expect((await loadScenario('arnhem-bridge', folder)).ok).toBe(true);
  });

  test('an id that is there twice, a row too short, a heading that is unknown', async () => {
    await change('units.csv', 'G152,german', 'G151,german');
    await change('previous-orders.csv', 'G258,prepare,tact,no,action; posture', 'G258,prepare,tact');
    await change('teams.csv', 'key,name,side', 'key,label,side');
    expect(await problems()).toEqual(
      expect.arrayContaining([
        { file: 'units.csv', row: 8, column: 'id', message: 'G151 is there already, in row 7' },
        { file: 'previous-orders.csv', row: 10, message: 'has 3 cells, the headings are 5' },
        { file: 'teams.csv', row: 1, column: 'name', message: 'this column is missing' },
        { file: 'teams.csv', row: 1, column: 'label', message: 'this column is unknown or there twice' },
      ]),
    );
  });

  test('rows are counted as lines of the file, blank lines and line breaks in a cell included', async () => {
    await change('units.csv', 'Fights as infantry; status 4 in the worked example of §9', '"Fights as\ninfantry"');
    await change('units.csv', '\nG258,', '\n\nG258,');
    await change('units.csv', 'towed,towedArtillery', 'towed,howitzers');
    expect((await problems()).map(({ file: where, row, column }) => [where, row, column])).toEqual([
      ['units.csv', 12, 'mover'],
    ]);
  });

  test('bidirectional controls are taken off in every file, and told; the joiners of Persian and Hindi are letters', async () => {
    await change('manifest.json', '"title": "Arnhem Bridge"', '"title": "Arnhem \u202eBridge"');
    await change('units.csv', 'Fights as infantry; status 4', 'می\u200cخواهم क\u094d\u200dष \u2066status 4');
    const reading = await loadScenario('arnhem-bridge', folder);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    expect(reading.scenario.title).toBe('Arnhem Bridge');
    const found = reading.scenario.units.find(({ notes }) => notes.includes('\u200c'))!.notes;
    expect(found).toContain('می\u200cخواهم क\u094d\u200dष status 4');
    expect(reading.notes.map(({ file }) => file)).toEqual(['manifest.json', 'units.csv']);
  });

  test('a place beyond the frame, more steps lost than the profile holds, a unit of the other side', async () => {
    await change('units.csv', '5.9105,51.9784', '5.3,51.9784');
    await change('units.csv', 'at_battery,0', 'at_battery,3');
    await change('units.csv', 'G149,german', 'G149,allied');
    const found = await problems();
    expect(found).toEqual(
      expect.arrayContaining([
        { file: 'units.csv', row: 3, column: 'lon', message: 'lies beyond the frame of the map, by 27 km' },
        { file: 'units.csv', row: 4, column: 'stepsLost', message: '[2-1-0] has only 2 to lose' },
        { file: 'units.csv', row: 6, column: 'side', message: 'is not the side of 9-ss-panzer' },
      ]),
    );
  });

  test('turns out of order and phases left out', async () => {
    await change('manifest.json', '"daypart": "night"', '"daypart": "morning"');
    await change('manifest.json', '{"key": "collection", "budgetSeconds": 120, "isOurs": false},', '');
    expect(await problems()).toEqual([
      { file: 'manifest.json', column: 'turns.1.daypart', message: 'does not follow afternoon' },
      { file: 'manifest.json', column: 'turns.2.daypart', message: 'does not follow morning' },
      { file: 'manifest.json', column: 'turns.2.date', message: 'does not follow 1944-09-18' },
      {
        file: 'manifest.json',
        column: 'phases',
        message: 'are not orders, collection, movement, combat, briefing, reinforcements, in this order',
      },
    ]);
  });

  test('a file that is missing, and one that is not what it says', async () => {
    await rm(file('links.csv'));
    await writeFile(file('map.geojson'), '{ "type": ');
    await writeFile(file('lifts.csv'), 'id,turn\n"t2');
    expect((await problems()).map(({ file: where, message }) => [where, message.split(':')[0]])).toEqual([
      ['map.geojson', 'is not JSON'],
      ['lifts.csv', 'is not CSV'],
      ['links.csv', 'is missing'],
    ]);
  });

  test('a map feature with a note in it is refused: the printed map has no room for one', async () => {
    await change('map.geojson', '"layer":"town"', '"layer":"town","note":"secret"');
    const [first] = await problems();
    expect(first).toMatchObject({ file: 'map.geojson' });
    expect(first?.column).toMatch(/^features\.\d+\.properties$/);
  });

  test('links between the two sides', async () => {
    await writeFile(file('links.csv'), 'id,from,to,means,ours,notes\nx,1-airborne,9-ss-panzer,telephone,means,\n');
    expect(await problems()).toEqual([
      { file: 'links.csv', row: 2, column: 'to', message: '9-ss-panzer is of the other side' },
    ]);
  });

  test('a scenario that is not there, and a name that is none', async () => {
    for (const name of ['goodwood-2', 'Arnhem-Bridge', 'arnhem_bridge', ''])
      expect(await loadScenario(name, folder)).toEqual({
        ok: false,
        notes: [],
        problems: [{ file: name, message: 'there is no such scenario' }],
      });
  });
});
