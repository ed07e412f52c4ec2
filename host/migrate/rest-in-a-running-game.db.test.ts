import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration by which rest may be allowed in a running game, tried on games begun before it. */

let database: DatabaseBefore;
beforeAll(async () => {
  database = await databaseBefore('rest_in_a_running_game');
});
afterAll(() => database.drop());

test('the ledger of a game begun before has from its opening on whether it allows rest', async () => {
  const { client, migrate } = database;
  const enter = (gameId: string, number: number, before: object | null, after: object) =>
    client.query(
      `INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatLabel", verb, rule, kind, "subjectId", reason, act, before, after)
       VALUES ($1, $2, $3, 2, now(), 'Control', 'v', '', 'game', $2, '', $3, $4, $5)`,
      [`${gameId}${number}`, gameId, number, before && JSON.stringify(before), JSON.stringify(after)],
    );
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  for (const [id, allowsRest] of [
    ['g', false],
    ['h', true],
  ] as const)
    await client.query(
      `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum")
       VALUES ($1, 'arnhem-bridge', 't', '"literal2011"', '{}', 2, 'orders', now(), $2, encode(sha256('{}'), 'hex'))`,
      [id, allowsRest],
    );
  await enter('g', 1, null, { turn: 2 });
  await enter('g', 2, { phase: 'orders' }, { phase: 'collection' });
  await enter('h', 1, null, { turn: 2 });

  await migrate();

  const { rows } = await client.query(`SELECT after FROM "LedgerEntry" ORDER BY id`);
  expect(rows.map(({ after }) => after)).toEqual([
    { turn: 2, allowsRest: false },
    { phase: 'collection' },
    { turn: 2, allowsRest: true },
  ]);
});
