import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chanceFrom } from '@/lib/chance';
import { closeDatabase } from '@/lib/db/kernel/client';
import { newestGame } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { play } from '@/lib/turn/testing/fuzz/play';
import { tableOf } from '@/lib/turn/testing/fuzz/table';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { checkContainer } from './container';
import { restoreInto } from './restore';

/**
 * Archives of older versions, each taken in the middle of a game's third turn (`scripts/testing/keep-archive.ts`): they are
 * restored, and everybody plays on by a seed. Every fault the fuzzer knows is looked for.
 */

const older = join(import.meta.dirname, 'older');
const archives = readdirSync(older).sort();
const isSoak = Boolean(process.env.OPCOM_SOAK);
const seeds = isSoak ? 3 : 1;
const plan = { turns: isSoak ? 4 : 1, actsATurn: isSoak ? 40 : 15, theirs: [] };

let folder: string;
const before = process.env.DATABASE_URL;
beforeAll(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'opcom-older-'));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

it('the first version and those since are there', () => {
  expect(archives.map((name) => name.replace('.opcom.gz', ''))).toEqual(
    expect.arrayContaining(['2026-11-23-d716a82', '2026-11-26-86ea07de']),
  );
});

it.each(archives)('%s is restored, and its game is played on', async (name) => {
  const file = join(older, name);
  const heading = await checkContainer(file);
  for (let seed = 1; seed <= seeds; seed++) {
    const database = await emptyDatabase();
    try {
      await restoreInto(database.url, folder, file, heading);
      await closeDatabase();
      process.env.DATABASE_URL = database.url;
      const { id } = (await newestGame())!;
      const table = await tableOf(id, await gameScenario(id));
      const had = table.view.entries;
      await play(table, chanceFrom(seed), plan, []);
      expect(table.view.entries).toBeGreaterThan(had + 10);
      expect(table.tally.turns).toBeGreaterThanOrEqual(1);
    } finally {
      await closeDatabase();
      await database.drop();
    }
  }
});
