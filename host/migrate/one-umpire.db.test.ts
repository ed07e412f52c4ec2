import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration by which one umpire may run a game, tried on a game begun before it. */

let database: DatabaseBefore;
beforeAll(async () => {
  database = await databaseBefore('one_umpire');
});
afterAll(() => database.drop());

test('a game begun before goes on for a crew, and the ledger has it from its opening on', async () => {
  const { client, migrate } = database;
  const enter = (number: number, kind: string, before: object | null, after: object) =>
    client.query(
      `INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatLabel", verb, rule, kind, "subjectId", reason, act, before, after)
       VALUES ($1, 'g', $2, 2, now(), 'Control', 'v', '', $3, 'g', '', $2, $4, $5)`,
      [`e${number}`, number, kind, before && JSON.stringify(before), JSON.stringify(after)],
    );
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 2, 'orders', now(), false, encode(sha256('{}'), 'hex'))`,
  );
  await enter(1, 'game', null, { turn: 2, phase: 'orders' });
  await enter(2, 'game', { phase: 'orders' }, { phase: 'collection' });
  await enter(3, 'seat', null, { label: 'Control' });

  await migrate();

  const games = await client.query(`SELECT "isOneUmpire" FROM "Game"`);
  expect(games.rows).toEqual([{ isOneUmpire: false }]);
  const { rows } = await client.query(`SELECT after FROM "LedgerEntry" ORDER BY number`);
  expect(rows.map(({ after }) => after)).toEqual([
    {
      turn: 2,
      phase: 'orders',
      isOneUmpire: false,
      isBegun: true,
      network: '',
      address: '',
      downMs: null,
      allowsRest: false,
    },
    { phase: 'collection' },
    { label: 'Control', person: '' },
  ]);
});
