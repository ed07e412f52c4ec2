import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runHere } from './testing/run-here';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const opcom = (...words: string[]) => runHere(['scenario', ...words]);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'opcom-scenario-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('opcom scenario', () => {
  test('new, check, pack, unpack, and check again: the files are the same', async () => {
    const made = await opcom('new', at('crete'));
    expect(made).toEqual({ status: 0, stderr: '', stdout: `14 files in ${at('crete')}\n` });
    const checked = await opcom('check', at('crete'));
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.stdout).toMatch(/: no fault\. 9 units, 2 teams, 11 crossings\.\n$/);
    const packed = await opcom('pack', at('crete'), at('crete.opcom-scenario'));
    expect(packed).toMatchObject({ status: 0, stderr: '' });
    expect(await opcom('unpack', at('crete.opcom-scenario'), at('again'))).toMatchObject({ status: 0, stderr: '' });
    for (const name of await readdir('scenarios/arnhem-bridge'))
      if (name !== 'README.md')
        expect(await readFile(at('again', name)), name).toEqual(
          await readFile(path.join('scenarios/arnhem-bridge', name)),
        );
    expect((await opcom('check', at('crete.opcom-scenario'))).stdout).toBe(checked.stdout);
  });

  test('every fault is told on a line of its own, what hinders nothing before them', async () => {
    await opcom('new', at('crete'));
    const units = await readFile(at('crete', 'units.csv'), 'utf8');
    await writeFile(
      at('crete', 'units.csv'),
      units.replace('2 Para,paras', 'Second Parachute Bn,paras').replace(',hq,UK,', ',hq,NZ,'),
    );
    await writeFile(at('crete', 'unit.csv'), 'id\n');
    expect(await opcom('check', at('crete'))).toEqual({
      status: 2,
      stdout: 'note: unit.csv · is no file of a scenario, and is not read\n',
      stderr:
        'units.csv · row 3 · shortName · has more than 12 characters\nunits.csv · row 2 · nation · is not one of UK, US, POL, NL, CAN, GER, the nations of manifest.json\n',
    });
  });

  test('the names of a scenario are listed with how the guard looks for them; one that it cannot find is told', async () => {
    const names = await opcom('names', 'arnhem-bridge');
    expect(names).toMatchObject({ status: 0, stderr: '' });
    expect(names.stdout).toContain('9 SS-PzJg Abt (von Allwörden): “9 ss pzjg abt von allworden”; ');
    expect(names.stdout).toMatch(/\n.*: \d+ names, and the guard finds each\.\n$/);
    await opcom('new', at('crete'));
    const units = await readFile(at('crete', 'units.csv'), 'utf8');
    await writeFile(at('crete', 'units.csv'), units.replace(',2 Para,paras,', ',Oosterbeek,paras,'));
    expect(await opcom('names', at('crete'))).toMatchObject({
      status: 2,
      stderr:
        'Oosterbeek: the guard cannot find it in a text. Give it a word or a number that no place and no other name has.\n',
    });
  });

  test('nothing that is there is written over, and what is asked wrongly is answered with what may be asked', async () => {
    await opcom('new', at('crete'));
    expect((await opcom('new', at('crete'))).stderr).toBe(`${at('crete')}: is not empty, and nothing was written\n`);
    await opcom('pack', at('crete'), at('a.opcom-scenario'));
    expect((await opcom('pack', at('crete'), at('a.opcom-scenario'))).stderr).toBe(
      `${at('a.opcom-scenario')}: is there already, and was left as it is\n`,
    );
    expect((await opcom('pack', at('crete'), at('a.zip'))).stderr).toContain('is named ….opcom-scenario');
    expect((await opcom('new', at('malta'), '--like', 'malta')).stderr).toBe('malta · there is no such scenario\n');
    expect((await opcom('check', at('nowhere'))).stderr).toBe(`${at('nowhere')} · there is no such scenario\n`);
    const usage: [string[], string][] = [
      [[], 'scenario: Say what is to be done with which scenario. One of these:'],
      [['burn', 'x'], 'scenario: “burn” is nothing that it does. One of these:'],
      [['check'], 'scenario check is typed like this:'],
      [['check', 'a', 'b'], 'scenario check is typed like this:'],
      [['new', at('x'), '--as', 'y'], 'scenario new is typed like this:'],
      [['convert', 'a'], 'scenario convert is typed like this:'],
    ];
    for (const [words, first] of usage) {
      const { status, stderr } = await opcom(...words);
      expect([status, stderr.split('\n')[0]]).toEqual([2, first]);
      expect(stderr.split('\n')[1]).toMatch(/^scenario (check|new|convert) [A-Z]/);
    }
  });

  test('for ORBAT Mapper and back: with the scenario beside it not a cell is otherwise; alone the guesses are told', async () => {
    await opcom('pack', 'arnhem-bridge', at('bridge.opcom-scenario'));
    const out = await opcom('convert', at('bridge.opcom-scenario'), at('bridge.json'));
    expect(out).toEqual({ status: 0, stderr: '', stdout: `${at('bridge.json')}: 12 kB\n` });
    const beside = await opcom('convert', at('bridge.json'), at('again'), '--with', 'arnhem-bridge');
    expect(beside).toEqual({ status: 0, stderr: '', stdout: `14 files in ${at('again')}\n` });
    for (const name of ['units.csv', 'teams.csv', 'profiles.csv'])
      expect(await readFile(at('again', name), 'utf8'), name).toBe(
        await readFile(path.join('scenarios/arnhem-bridge', name), 'utf8'),
      );
    const alone = await opcom('convert', at('bridge.json'), at('alone.opcom-scenario'), '--allied', 'German');
    expect(alone).toMatchObject({ status: 0, stderr: '' });
    expect(alone.stdout).toMatch(/^note: units\.csv · status profiles/);
    expect((await opcom('check', at('alone.opcom-scenario'))).stdout).toMatch(
      /no fault\. 9 units, 2 teams, 0 crossings/,
    );
  });

  test('what is no file of ORBAT Mapper is refused, and a scenario with faults is not written for it', async () => {
    await writeFile(at('points.json'), '{"type": "FeatureCollection"}');
    expect((await opcom('convert', at('points.json'), at('x'))).stderr).toBe(
      'points.json · is no scenario of ORBAT Mapper: it has not the type "ORBAT-mapper"\n',
    );
    await opcom('new', at('crete'));
    const units = await readFile(at('crete', 'units.csv'), 'utf8');
    await writeFile(at('crete', 'units.csv'), units.replace('2 Para,paras,UK', '2 Para,parachutists,UK'));
    expect((await opcom('convert', at('crete'), at('crete.json'))).stderr).toMatch(
      /^units\.csv · row 3 · arm · is not one/,
    );
    for (const words of [['a.json'], ['a.json', 'b', '--with'], ['a.json', 'b', '--as', 'x']])
      expect((await opcom('convert', ...words)).stderr).toMatch(/^scenario convert is typed like this:\n/);
  });

  test('sides are left out, and what is hidden taken in, as is asked', async () => {
    const unit = (name: string) => ({ name, sidc: '10031000161211000001', location: [5.5, 51.5] });
    const side = (name: string, standardIdentity: string, groups: object[]) => ({ name, standardIdentity, groups });
    const sides = [
      side('Blue', '3', [{ name: 'Blue', subUnits: [unit('22 Para')] }]),
      side('Red', '6', [{ name: 'Red', subUnits: [unit('I./FJR 7')] }]),
      side('Picture', '6', [{ name: 'Picture', subUnits: [unit('Perhaps infantry')] }]),
      side('UN', '4', [{ name: 'Store', isHidden: true, subUnits: [unit('Polder Battalion')] }]),
    ];
    await writeFile(at('cell.json'), JSON.stringify({ type: 'ORBAT-mapper', version: '3.6.0', sides }));
    const words = ['--leave-out', 'Picture', '--leave-out', 'Blue', '--keep', 'hidden', '--nation', 'Red=Finland'];
    const { status, stdout, stderr } = await opcom('convert', at('cell.json'), at('cell'), ...words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^note: cell\.json · is of version 3\.6\.0 of ORBAT Mapper, which is newer than known/);
    expect(stdout).toContain(
      'note: The file · has the side Picture, which is left out as was asked: Perhaps infantry\n',
    );
    const units = await readFile(at('cell', 'units.csv'), 'utf8');
    expect(
      ['22 Para', 'I./FJR 7', 'Perhaps infantry', 'Polder Battalion'].filter((one) => units.includes(one)),
    ).toEqual(['I./FJR 7', 'Polder Battalion']);
    expect(units.split('\n').find((row) => row.includes('I./FJR 7'))).toContain(',FIN,');
    expect(await opcom('convert', at('cell.json'), at('x'), '--begins', '1944-09-17', '--with', 'goodwood')).toEqual({
      status: 2,
      stdout: '',
      stderr: '--begins: the turns are those of goodwood. Leave --begins or --with out\n',
    });
    for (const odd of [['--keep', 'all'], ['--begins', 'tomorrow'], ['--nation', 'Red'], ['--leave-out'], ['--keep']])
      expect((await opcom('convert', at('cell.json'), at('x'), ...odd)).stderr).toMatch(
        /^scenario convert is typed like this:\n/,
      );
  });

  const isOne = 'a scenario is a folder with manifest.json, units.csv and the rest, or one .opcom-scenario file of it';
  test.each([
    ['shot.png', '\x89PNG\r\n\x1a\n\0', `is a picture (PNG): ${isOne}`],
    ['empty.csv', '', `is empty: ${isOne}`],
    ['noughts.bin', '\0\0\0', `is no scenario: ${isOne}`],
    [
      'units.csv',
      'id;name\n1;22 Para\n',
      `is a table or a text alone: bring its rows in on the desk of a scenario; ${isOne}`,
    ],
    [
      'map.kml',
      '<?xml version="1.0"?><kml></kml>',
      'is a map in KML or GPX: bring its drawings in on the map of a scenario',
    ],
    [
      'map.geojson',
      '{"type":"FeatureCollection"}',
      'is a map in GeoJSON: bring its drawings in on the map of a scenario',
    ],
    ['list.json', '[1]', `is JSON of another kind: ${isOne}`],
    [
      'battle.json',
      '{"type":"ORBAT-mapper"}',
      'is a scenario of ORBAT Mapper: “opcom scenario convert” makes a folder or a packed file of it',
    ],
  ])('%s is no scenario, which each command says in a sentence', async (name, content, message) => {
    await writeFile(at(name), Buffer.from(content, 'latin1'));
    for (const words of [['check'], ['names'], ['pack']])
      expect(await opcom(...words, at(name))).toEqual({ status: 2, stdout: '', stderr: `${name} · ${message}\n` });
    expect(await opcom('convert', at(name), at('out.json'))).toEqual({
      status: 2,
      stdout: '',
      stderr: `${name} · ${message}\n`,
    });
    const unpacked = await opcom('unpack', at(name), at('out'));
    expect(unpacked).toEqual({ status: 2, stdout: '', stderr: `${name} · is no packed scenario: it ${message}\n` });
    const converted = await opcom('convert', at(name), at('out'));
    expect(converted).toMatchObject({ status: 2, stdout: '' });
    expect(converted.stderr).toMatch(new RegExp(`^${name} · [^\n]+\n$`));
    expect(await readdir(folder)).toEqual([name]);
  });

  test('a folder without files of a scenario, one that is not there, and a file of noughts are said; nothing is written', async () => {
    await mkdir(at('nothing'));
    await writeFile(at('noughts.json'), '');
    await truncate(at('noughts.json'), 200_000_000);
    const isLarge = 'has 200 MB: a file of a scenario has 8 MB at most';
    const isNamed = 'Name the file to write for ORBAT Mapper, with .json at its end';
    const out = at('out.opcom-scenario');
    const said: [words: string[], message: string][] = [
      [
        ['pack', at('nothing'), out],
        `${at('nothing')} · has no file of a scenario: one has manifest.json, units.csv and the rest`,
      ],
      [['pack', at('gone'), out], `${at('gone')} · there is no such scenario`],
      [['convert', at('gone'), out], `${at('gone')} · cannot be read: there is no such file`],
      [['convert', at('nothing'), out], `${at('nothing')}: is a scenario or a folder. ${isNamed}`],
      [['convert', 'arnhem-bridge', out], `arnhem-bridge: is a scenario or a folder. ${isNamed}`],
      [['check', at('noughts.json')], `noughts.json · ${isLarge}`],
      [['convert', at('noughts.json'), out], `${at('noughts.json')} · ${isLarge}`],
      [['unpack', at('noughts.json'), at('out')], `${at('noughts.json')} · ${isLarge}`],
      [['unpack', at('nothing'), at('out')], `${at('nothing')} · cannot be read: it is a folder`],
    ];
    for (const [words, message] of said)
      expect(await opcom(...words), words.join(' ')).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
    expect((await readdir(folder)).sort()).toEqual(['nothing', 'noughts.json']);
  });

  test('a folder that somebody zipped is checked as it is taken in; one that is not there is said', async () => {
    await opcom('pack', 'arnhem-bridge', at('b.opcom-scenario'));
    await writeFile(at('b.zip'), await readFile(at('b.opcom-scenario')));
    expect((await opcom('check', at('b.zip'))).stdout).toMatch(/: no fault\. 9 units/);
    expect((await opcom('unpack', at('gone.opcom-scenario'))).stderr).toBe(
      `${at('gone.opcom-scenario')} · cannot be read: there is no such file\n`,
    );
    expect((await opcom('convert', at('b.zip'), folder)).stderr).not.toContain('Error');
  });
});
