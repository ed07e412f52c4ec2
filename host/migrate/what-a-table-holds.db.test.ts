import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration that calls three tables as what they hold, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
beforeAll(async () => {
  database = await databaseBefore('what_a_table_holds');
  client = database.client;
});
afterAll(() => database.drop());

test('a message on its way, counters in hand and the printed map are there, and the ledger calls them so', async () => {
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 3, 'orders', now(), false, encode(sha256('{}'), 'hex'))`,
  );
  await client.query(
    `INSERT INTO "Carriage" ("messageId", "gameId", state, "dueTurn", by, at) VALUES ('m', 'g', 'onItsWay', 4, 'Control', now())`,
  );
  await client.query(`INSERT INTO "Hand" ("gameId", "seatId", "unitIds", at) VALUES ('g', 's', '{A1,A2}', now())`);
  await client.query(`INSERT INTO "MapSheet" ("gameId", sheet) VALUES ('g', '{"frame":[0,0,9,9]}')`);
  for (const [number, kind] of [
    [1, 'carriage'],
    [2, 'unit'],
  ] as const)
    await client.query(
      `INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatLabel", verb, rule, kind, "subjectId", reason, act)
       VALUES ($1, 'g', $2, 3, now(), 'Control', 'v', '', $3, 'm', '', $2)`,
      [`e${number}`, number, kind],
    );

  await database.migrate();

  const rowsOf = async (sql: string) => (await client.query(sql)).rows;
  expect(await rowsOf(`SELECT "messageId", state, "dueTurn" FROM "MessageDelivery"`)).toEqual([
    { messageId: 'm', state: 'onItsWay', dueTurn: 4 },
  ]);
  expect(await rowsOf(`SELECT "seatId", "unitIds" FROM "CounterClaim"`)).toEqual([
    { seatId: 's', unitIds: ['A1', 'A2'] },
  ]);
  expect(await rowsOf(`SELECT sheet FROM "PrintedMap"`)).toEqual([{ sheet: { frame: [0, 0, 9, 9] } }]);
  expect(await rowsOf(`SELECT kind FROM "LedgerEntry" ORDER BY number`)).toEqual([
    { kind: 'messageDelivery' },
    { kind: 'unit' },
  ]);
  await expect(client.query(`UPDATE "LedgerEntry" SET kind = 'unit'`)).rejects.toThrow();
});
