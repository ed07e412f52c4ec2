import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration that keeps all that was issued on a map, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
beforeAll(async () => {
  database = await databaseBefore('what_a_map_was_issued');
  client = database.client;
});
afterAll(() => database.drop());

test('what the teams of an older game know now is kept under its last number, and is not rewritten', async () => {
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum", entries)
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 3, 'orders', now(), false, encode(sha256('{}'), 'hex'), 41)`,
  );
  for (const [id, team] of [
    ['c1', 'red'],
    ['c2', 'blue'],
  ])
    await client.query(
      `INSERT INTO "IssuedCounter" (id, "gameId", "teamId", name, "shortName", symbol, nation, formation, brigade, "sizeKm", x, y, leads, "keepsUp", "asOf", "asOfTurn")
       VALUES ($1, 'g', $2, $1, $1, 'infantry', 'UK', 'F', 'B', 4, 1.5, 2, false, false, now(), 3)`,
      [id, team],
    );
  await client.query(
    `INSERT INTO "EnemyContact" (id, "gameId", "teamId", x, y, label, "seenTurn", "seenAt")
     VALUES ('e1', 'g', 'red', 4, 5, 'infantry', 2, now())`,
  );

  await database.migrate();

  const kept = await client.query(
    `SELECT number, "teamId", kind, rows, withdrawn FROM "MapIssued" ORDER BY "teamId", kind`,
  );
  expect(
    kept.rows.map(({ number, teamId, kind, rows, withdrawn }) => [
      number,
      teamId,
      kind,
      rows[0].id,
      rows.length,
      withdrawn,
    ]),
  ).toEqual([
    [41, 'blue', 'counter', 'c2', 1, []],
    [41, 'red', 'counter', 'c1', 1, []],
    [41, 'red', 'contact', 'e1', 1, []],
  ]);
  expect(kept.rows[1].rows[0]).toMatchObject({ x: 1.5, y: 2, asOfTurn: 3 });
  await expect(client.query(`DELETE FROM "MapIssued"`)).rejects.toThrow(/append-only/);
});
