import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migrations by which a game opens as a lobby and its seats have people, tried on a game made before them. */

let database: DatabaseBefore;
beforeAll(async () => {
  database = await databaseBefore('lobby');
});
afterAll(() => database.drop());

test('a game made before has begun and runs, and the ledger has it from its opening on', async () => {
  const { client, enter, migrate } = database;
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 2, 'orders', now(), false, encode(sha256('{}'), 'hex'))`,
  );
  await enter(1, 'game', null, { turn: 2, phase: 'orders' });
  await enter(2, 'game', { phase: 'orders' }, { phase: 'collection' });
  await enter(3, 'seat', null, { label: 'Control' });

  await migrate();

  const games = await client.query(`SELECT "isBegun", network, "downMs", "pausedAt" FROM "Game"`);
  expect(games.rows).toEqual([{ isBegun: true, network: '', downMs: null, pausedAt: null }]);
  const { rows } = await client.query(`SELECT after FROM "LedgerEntry" ORDER BY number`);
  expect(rows.map(({ after }) => after)).toEqual([
    { turn: 2, phase: 'orders', isBegun: true, network: '', address: '', downMs: null, allowsRest: false },
    { phase: 'collection' },
    { label: 'Control', person: '' },
  ]);
  // A lobby has a clock that stands.
  await expect(client.query(`UPDATE "Game" SET "isBegun" = false`)).rejects.toThrow('Game_lobby_stands');
  await expect(client.query(`UPDATE "Game" SET "downMs" = 1`)).rejects.toThrow('Game_down_stands');
});
