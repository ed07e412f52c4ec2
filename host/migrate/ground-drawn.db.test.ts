import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration by which ground may be drawn in a game, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
beforeAll(async () => {
  database = await databaseBefore('ground_drawn_in_a_game');
  client = database.client;
});
afterAll(() => database.drop());

test('a game begun before has no ground drawn, goes on, and may have some', async () => {
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 2, 'orders', now(), false, encode(sha256('{}'), 'hex'))`,
  );

  await database.migrate();

  expect((await client.query(`SELECT title FROM "Game"`)).rows).toEqual([{ title: 't' }]);
  expect((await client.query(`SELECT * FROM "GroundArea"`)).rows).toEqual([]);
  const draw = (name: string, points: unknown, layer = 'marsh') =>
    client.query(`INSERT INTO "GroundArea" (id, "gameId", layer, name, points) VALUES ($1, 'g', $2, $1, $3)`, [
      name,
      layer,
      JSON.stringify(points),
    ]);
  const corner = [1, 1];
  await draw('Fen', [corner, corner, corner]);
  await expect(draw('Two', [corner, corner])).rejects.toThrow('GroundArea_points_within');
  await expect(draw('Many', Array(61).fill(corner))).rejects.toThrow('GroundArea_points_within');
  await expect(draw('None', { x: 1 })).rejects.toThrow('GroundArea_points_within');
  await expect(draw('x'.repeat(61), [corner, corner, corner])).rejects.toThrow('GroundArea_name_within');
  await expect(draw('Wood', [corner, corner, corner], 'wood')).rejects.toThrow('GroundLayer');
  await client.query(`DELETE FROM "Game"`);
  expect((await client.query(`SELECT * FROM "GroundArea"`)).rows).toEqual([]);
});
