import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ArchiveProblem } from './container';
import { archivesIn, type Moment, nameOf, putWhole, rotate, tooMany, unusedName } from './stick';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-shelf-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const game = { gameId: 'one', title: 'Market Garden' };
const phases = ['orders', 'collection', 'movement', 'combat', 'briefing', 'reinforcements'];
/** The phases of these turns, an hour each. */
const moments = (...turns: number[]): Moment[] =>
  turns.flatMap((turn, i) =>
    phases.map((phase, j) => ({ ...game, turn, phase, startedAt: new Date(Date.UTC(1944, 8, 17 + i, 6 + j)) })),
  );
const named = (names: readonly string[]) => names.map((name) => /turn-(\d+-[a-z]+)\./.exec(name)![1]);

describe('the names of archives', () => {
  test('say the game, the moment, the turn and the phase', () => {
    expect(nameOf(moments(2)[2]!)).toMatch(/^market-garden-[0-9a-f]{6}-19440917T080000Z-turn-02-movement\.opcom\.gz$/);
  });

  test('are the same for one moment, and others for another game of the same title', () => {
    const [moment] = moments(2);
    expect(nameOf({ ...moment! })).toBe(nameOf(moment!));
    expect(nameOf({ ...moment!, gameId: 'two' })).not.toBe(nameOf(moment!));
  });

  test('hold nothing that a file system would not take', () => {
    expect(nameOf({ ...moments(2)[0]!, title: 'Caen: “Goodwood”, 18/7' })).toMatch(
      /^caen-goodwood-18-7-[0-9a-zTZ.-]+$/,
    );
  });
});

describe('rotation', () => {
  test('keeps the newest, and the first of each turn', () => {
    const names = moments(2, 3, 4).map(nameOf);
    const going = tooMany(names, 4);
    const stay = names.filter((name) => !going.includes(name));
    expect(named(stay)).toEqual([
      '02-orders',
      '03-orders',
      '04-orders',
      '04-movement',
      '04-combat',
      '04-briefing',
      '04-reinforcements',
    ]);
  });

  test('takes none away while there are not too many', () => {
    expect(tooMany(moments(2).map(nameOf), 6)).toEqual([]);
    expect(tooMany([], 3)).toEqual([]);
  });

  test('of ten turns, keeping one: the first of each turn and the newest', () => {
    const names = moments(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).map(nameOf);
    expect(names.length - tooMany(names, 1).length).toBe(11);
  });

  test('touches nothing but archives of this game, and what a killed process left of one', () => {
    const mine = moments(2, 3).map(nameOf);
    const others = [
      nameOf({ ...moments(2)[1]!, gameId: 'two' }),
      'market-garden-turn-2-19440917T080000Z.opcom.gz',
      'holiday.jpg',
      `.${nameOf({ ...moments(2)[1]!, gameId: 'two' })}.half`,
    ];
    const half = `.${mine[1]}.half`;
    for (const name of [...mine, ...others, half]) writeFileSync(join(folder, name), '');
    expect(named(rotate(folder, game, 2))).toEqual([
      '02-collection',
      '02-movement',
      '02-combat',
      '02-briefing',
      '02-reinforcements',
      '03-collection',
      '03-movement',
      '03-combat',
    ]);
    expect(named(archivesIn(folder, game))).toEqual(['02-orders', '03-orders', '03-briefing', '03-reinforcements']);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
    expect(existsSync(join(folder, half))).toBe(false);
  });
});

describe('a file put into its folder', () => {
  const put = (name: string, write: (half: string) => Promise<unknown>) => putWhole(join(folder, name), write);
  const failing = (code: string) => async (half: string) => {
    writeFileSync(half, 'half of it');
    throw Object.assign(new Error(`${code}: write`), { code });
  };

  test('is there when it is whole, and never before', async () => {
    const seen: string[][] = [];
    await put('a.opcom.gz', async (half) => {
      writeFileSync(half, 'whole');
      seen.push(readdirSync(folder));
    });
    expect(seen).toEqual([['.a.opcom.gz.half']]);
    expect(readdirSync(folder)).toEqual(['a.opcom.gz']);
  });

  test.each([
    ['ENOSPC', 'is full. Make room on it, or put another stick in.'],
    ['EROFS', 'may only be read. Put another stick in.'],
    ['EACCES', 'Let it, or name another folder.'],
    ['EIO', 'does not take what is written. Put another stick in.'],
  ])('on %s leaves nothing and says what to do', async (code, words) => {
    const problem = await put('a.opcom.gz', failing(code)).catch((thrown) => thrown);
    expect(problem).toBeInstanceOf(ArchiveProblem);
    expect(problem.message).toContain(folder);
    expect(problem.message).toContain(words);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('into a folder that is not there, or goes while it is written, makes none', async () => {
    rmSync(folder, { recursive: true });
    const words = `There is no folder ${folder}. Put the stick in, or make the folder.`;
    await expect(put('a.opcom.gz', async () => undefined)).rejects.toThrow(words);
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    const pulledOut = put('a.opcom.gz', async (half) => {
      writeFileSync(half, 'half');
      rmSync(folder, { recursive: true });
    });
    await expect(pulledOut).rejects.toThrow(words);
    expect(existsSync(folder)).toBe(false);
  });

  test('over another is refused, and the other stays', async () => {
    writeFileSync(join(folder, 'a.opcom.gz'), 'first');
    await expect(put('a.opcom.gz', async () => undefined)).rejects.toThrow('is there already');
    expect(readdirSync(folder)).toEqual(['a.opcom.gz']);
  });

  test('a name that is taken is numbered', () => {
    const unused = () => unusedName(join(folder, 'a'));
    expect(unused()).toBe(join(folder, 'a.opcom.gz'));
    writeFileSync(unused(), '');
    expect(unused()).toBe(join(folder, 'a-2.opcom.gz'));
    writeFileSync(unused(), '');
    expect(unused()).toBe(join(folder, 'a-3.opcom.gz'));
  });
});
