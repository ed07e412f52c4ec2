import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookNations, shownOf, sidesOf } from '@/lib/sides';
import { loadScenario } from '.';
import { nationsWritten } from './nations-written';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'opcom-scenario-'));
  await cp('scenarios/arnhem-bridge', path.join(folder, 'arnhem-bridge'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string) => path.join(folder, 'arnhem-bridge', name);
const nations = [
  { key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'dotted' },
  { key: 'GRE', name: 'Greek', sides: ['allied'], bar: 'double' },
  { key: 'GER', name: 'German', sides: ['german'], bar: 'hatched' },
  { key: 'ITA', name: 'Italian', sides: ['german'], bar: 'laddered' },
];
const sides = [
  { key: 'allied', name: 'Commonwealth', letter: 'C', colour: 'green' },
  { key: 'german', name: 'Axis', letter: 'X', rules: { hasCabRank: true, airLiaison: 'Air officer' } },
];

/** The scenario with fields of its manifest changed, its British New Zealanders. */
async function withManifest(fields: object, from = ',UK,', to = ',NZ,') {
  const manifest = JSON.parse(await readFile(file('manifest.json'), 'utf8'));
  await writeFile(file('manifest.json'), JSON.stringify({ ...manifest, ...fields }));
  const units = await readFile(file('units.csv'), 'utf8');
  await writeFile(file('units.csv'), units.replaceAll(from, to));
  return loadScenario('arnhem-bridge', folder);
}

async function faults(fields: object, from?: string, to?: string) {
  const reading = await withManifest(fields, from, to);
  if (reading.ok) throw new Error('it was loaded');
  return reading.problems.map(({ file: where, row, column, message }) => [where, row ?? column, message]);
}

describe('sides and nations of a scenario', () => {
  test('Commonwealth and Axis with New Zealanders: what is not said is as the book has it for that key', async () => {
    const reading = await withManifest({ sides, nations });
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    expect(reading.scenario.units.filter(({ nation }) => nation === 'NZ')).toHaveLength(3);
    const { sides: of } = sidesOf(reading.scenario);
    expect(of.allied).toEqual({
      key: 'allied',
      name: 'Commonwealth',
      letter: 'C',
      colour: 'green',
      rules: {
        closeSupport: 'allied',
        hasCabRank: true,
        makesBridgesSafe: true,
        troops: 'allied',
        airLiaison: 'Tentacle',
        operations: 'G Ops',
        intelligence: 'G Int',
        airStaff: 'G (Air)',
      },
    });
    expect(of.german).toMatchObject({
      name: 'Axis',
      colour: 'ochre',
      rules: { closeSupport: 'german', hasCabRank: true, airLiaison: 'Air officer', intelligence: 'Ic' },
    });
  });

  test('a side is shown both names and colours, and the nations of its own counters alone', async () => {
    const reading = await withManifest({ sides, nations });
    if (!reading.ok) throw new Error('it was not loaded');
    const shown = shownOf(sidesOf(reading.scenario), 'allied');
    expect(shown.names).toEqual({ allied: 'Commonwealth', german: 'Axis' });
    expect(shown.nations.map(({ key }) => key)).toEqual(['NZ', 'GRE']);
  });

  test('a scenario that says nothing of them has Allied and German and the six nations', async () => {
    const reading = await loadScenario('arnhem-bridge', folder);
    if (!reading.ok) throw new Error('it was not loaded');
    expect('nations' in reading.scenario).toBe(false);
    const { sides: of, nations: all } = sidesOf(reading.scenario);
    expect([of.allied.name, of.allied.colour, of.german.name, of.german.colour]).toEqual([
      'Allied',
      'blue',
      'German',
      'ochre',
    ]);
    expect(all.map(({ key }) => key)).toEqual(['UK', 'US', 'POL', 'NL', 'CAN', 'GER']);
  });

  test('a nation that is none, and one of the other side, is told with what would be right', async () => {
    expect((await faults({ nations }, ',UK,', ',AUS,'))[0]).toEqual([
      'units.csv',
      2,
      'is not one of NZ, GRE, GER, ITA, the nations of manifest.json',
    ]);
    expect((await faults({ nations }, ',AUS,', ',ITA,'))[0]).toEqual([
      'units.csv',
      2,
      'ITA is no nation of the side Allied, which has NZ and GRE',
    ]);
    expect((await faults({ nations: undefined }, ',ITA,', ',NZ,'))[0]).toEqual([
      'units.csv',
      2,
      'is not one of UK, US, POL, NL, CAN, GER, the nations of manifest.json',
    ]);
  });

  test('sides that look alike, nations named twice or on no side, words that are none', async () => {
    expect(await faults({ sides: [sides[0], { ...sides[1], colour: 'green', letter: 'C' }] }, ',UK,', ',UK,')).toEqual([
      ['manifest.json', 'sides.1.colour', 'is green, as the other side’s is: they must differ'],
      ['manifest.json', 'sides.1.letter', 'is the letter of the other side'],
    ]);
    expect(await faults({ nations: [nations[0], nations[0]] }, ',GER,', ',NZ,')).toEqual(
      expect.arrayContaining([
        ['manifest.json', 'nations.1.key', 'NZ is there already, as nation 1'],
        ['manifest.json', 'nations', 'no nation is of the side Axis (german)'],
      ]),
    );
    const odd = [{ key: 'N Z', name: '', sides: ['axis'], bar: 'striped' }];
    expect(await faults({ nations: odd, sides: [{ ...sides[0], colour: 'pink' }, sides[1]] })).toEqual([
      ['manifest.json', 'sides.0.colour', 'is not one of blue, ochre, green, violet'],
      ['manifest.json', 'nations.0.key', 'is not a key: one to eight letters and figures'],
      ['manifest.json', 'nations.0.name', 'is empty'],
      ['manifest.json', 'nations.0.sides.0', 'is not one of allied, german'],
      [
        'manifest.json',
        'nations.0.bar',
        'is not one of whole, broken, hatched, stepped, dotted, double, laddered, pointed',
      ],
    ]);
  });

  test('nations of one side whose counters look alike are noted', async () => {
    const reading = await withManifest({ nations: nations.map((one) => ({ ...one, bar: 'dotted' })) });
    expect(reading.notes).toEqual(
      expect.arrayContaining([
        {
          file: 'manifest.json',
          column: 'nations.1.bar',
          message: 'GRE has the bar of NZ: their counters look alike',
        },
      ]),
    );
  });

  test('§9: a squadron has the row of its side in the table of close air support', async () => {
    const rows = 'id,side,name,aircraft,kind,squadrons,closeSupport,interdiction,ours,notes\n';
    await writeFile(file('squadrons.csv'), `${rows}stukas,german,Stukas,Ju 87,groundAttack,3,germanGroundAttack,,,\n`);
    expect(
      await faults({ sides: [sides[0], { ...sides[1], rules: { closeSupport: 'allied' } }] }, ',UK,', ',UK,'),
    ).toEqual([
      [
        'squadrons.csv',
        2,
        'is not the row of the side Axis (german), which is alliedGroundAttack (rules.closeSupport of manifest.json)',
      ],
    ]);
  });

  test('of a manifest with faults, the nations that can be read', () => {
    expect(nationsWritten(undefined)).toBe(bookNations);
    expect(nationsWritten({ nations: [{ key: '' }, nations[1]] })).toEqual([nations[1]]);
  });
});
