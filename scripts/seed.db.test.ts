import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { root } from '../host/root.mjs';
import { run } from '../host/steps.mjs';
import { freshDatabase, type TestDatabase } from './testing/fresh-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await closeDatabase();
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await closeDatabase();
  await database.drop();
});

const seeds = () =>
  run(process.execPath, ['--import', 'tsx', 'prisma/seed.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
  });

it('`npx prisma db seed` makes a game in the middle of a turn, once; its ledger gives what is stored', async () => {
  const first = await seeds();
  expect(first.code, first.output).toBe(0);
  expect(first.output).toMatch(/Making a small game … .*orders in/);
  const [game, ...others] = await db().game.findMany();
  expect(others).toEqual([]);
  expect(game).toMatchObject({ turn: 5, phase: 'collection' });
  const sheets = await db().orderSheet.findMany({ where: { gameId: game!.id, state: 'submitted' } });
  expect(sheets).toHaveLength(2);
  expect(await db().message.count({ where: { gameId: game!.id } })).toBe(2);
  expect(await ledgerDifferences(game!.id)).toEqual([]);

  const second = await seeds();
  expect(second.code, second.output).toBe(0);
  expect(second.output).toMatch(/Making a small game … .+, there is one already: Arnhem Bridge, turn 5/);
  expect(await db().game.count()).toBe(1);
  expect(await db().message.count()).toBe(2);
});
