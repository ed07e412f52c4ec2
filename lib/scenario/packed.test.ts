import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { pack, unpack } from './packed';
import { readFolder } from './read-folder';
import { readScenario } from './read-scenario';
import type { ScenarioSource } from './source';
import { nothingTold } from './told';

let files: ScenarioSource;

beforeAll(async () => {
  files = await readFolder('scenarios/arnhem-bridge', nothingTold());
});

async function faultsOf(bytes: Uint8Array) {
  const told = nothingTold();
  expect(unpack(bytes, 'battle.opcom-scenario', told)).toBeNull();
  return told.problems;
}

const zipOf = (entries: readonly (readonly [name: string, text: string])[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(entries.map(([name, text]) => [name, strToU8(text)]))));

describe('a packed scenario', () => {
  test('holds the same files, byte for byte, and loads as their folder does', async () => {
    const told = nothingTold();
    const unpacked = unpack(pack(files), 'battle.opcom-scenario', told);
    expect(told).toEqual({ problems: [], notes: [] });
    expect([...unpacked!.keys()].sort()).toEqual([...files.keys()].sort());
    for (const [name, bytes] of unpacked!) expect(Buffer.from(bytes).equals(files.get(name)!), name).toBe(true);
    expect(readScenario('arnhem-bridge', unpacked!)).toEqual(readScenario('arnhem-bridge', files));
  });

  test('is the same whenever it is packed, and in whatever order the files come', async () => {
    const once = Buffer.from(pack(files));
    expect(once.equals(pack(new Map([...files].reverse())))).toBe(true);
  });

  test('a file that was changed in it, taken from it or put into it is told by its name', async () => {
    const sums = {
      'units.csv': 'a'.repeat(64),
      // SHA-256 of nothing at all.
      'links.csv': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'teams.csv': 'b'.repeat(64),
    };
    const list = JSON.stringify({ format: 'opcom-scenario', version: 1, files: sums });
    const zip = zipOf([
      ['contents.json', list],
      ['units.csv', 'id\n'],
      ['links.csv', ''],
      ['lifts.csv', 'id\n'],
    ]);
    expect(await faultsOf(zip)).toEqual([
      { file: 'teams.csv', message: 'is missing from the packed file' },
      { file: 'units.csv', message: 'is not as it was packed: its checksum differs' },
      { file: 'lifts.csv', message: 'is in the packed file but not in its contents.json' },
    ]);
  });

  test('what is no zip, has no list, or holds something else is refused', async () => {
    const [picture] = await faultsOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]));
    expect(picture).toMatchObject({
      file: 'battle.opcom-scenario',
      message: expect.stringMatching(/^is no packed scenario: /),
    });
    expect(await faultsOf(zipOf([['units.csv', 'id\n']]))).toEqual([
      {
        file: 'battle.opcom-scenario',
        message: 'is no packed scenario: it has no contents.json that can be read',
      },
    ]);
    expect(
      await faultsOf(
        zipOf([
          ['run.sh', 'echo'],
          ['contents.json', '{}'],
        ]),
      ),
    ).toEqual([{ file: 'battle.opcom-scenario', message: 'is no packed scenario: "run.sh" is no file of a scenario' }]);
    expect(await faultsOf(new Uint8Array(24_000_001))).toEqual([
      { file: 'battle.opcom-scenario', message: 'has 25 MB: a packed scenario has 24 MB at most' },
    ]);
  });

  test('a name that leads out of its folder is refused', async () => {
    const zip = zipOf([
      ['contents.json', '{}'],
      ['aa/aa/units.csv', 'id\n'],
    ]);
    const evil = Buffer.from(zip.toString('latin1').replaceAll('aa/aa/units.csv', '../../units.csv'), 'latin1');
    const [fault] = await faultsOf(evil);
    expect(fault?.message).toMatch(/^is no packed scenario: .*\.\.\/\.\.\/units\.csv/);
  });

  test('what unpacks to gigabytes is refused before it is unpacked, and what lies about its length while it is', async () => {
    const big = zipOf([['units.csv', '0'.repeat(9_000_000)]]);
    expect(big.length).toBeLessThan(20_000);
    expect(await faultsOf(big)).toEqual([
      { file: 'battle.opcom-scenario', message: 'is no packed scenario: units.csv unpacks to more than 8 MB' },
    ]);
    // It says that it has 10 bytes.
    const lying = Buffer.from(big);
    for (let at = lying.indexOf('units.csv'); at >= 0; at = lying.indexOf('units.csv', at + 1))
      for (const before of [8, 22])
        if (lying.readUInt32LE(at - before) === 9_000_000) lying.writeUInt32LE(10, at - before);
    const [fault] = await faultsOf(lying);
    expect(fault?.message).toBe('is no packed scenario: units.csv is longer than it says');
  });

  test('a folder that somebody zipped is read by its files; what is none is told; by itself it is no packed scenario', async () => {
    const zip = zipOf([
      ['crete/units.csv', 'id;side\nA1;allied\n'],
      ['crete/manifest.json', '{}'],
      ['crete/notes on the battle.txt', 'Look this up.'],
    ]);
    const told = nothingTold();
    const source = unpack(zip, 'crete.zip', told, { mayBeFolder: true })!;
    expect([...source.keys()]).toEqual(['units.csv', 'manifest.json']);
    expect(told).toEqual({
      problems: [],
      notes: [{ file: 'notes on the battle.txt', message: 'is no file of a scenario, and is not read' }],
    });
    expect((await faultsOf(zip)).length).toBe(1);
    const none = nothingTold();
    expect(unpack(zipOf([['a.txt', 'a']]), 'a.zip', none, { mayBeFolder: true })).toBeNull();
    expect(none.problems).toEqual([
      { file: 'a.zip', message: 'holds no file of a scenario, such as units.csv or manifest.json' },
    ]);
  });
});
