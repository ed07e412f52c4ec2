import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration by which a desk says how its sheet and counters look, tried on a game begun before it. */

let database: DatabaseBefore;
beforeAll(async () => {
  database = await databaseBefore('how_a_desk_looks');
});
afterAll(() => database.drop());

test('a desk of a game begun before says nothing of it; what is no look is refused', async () => {
  const { client, migrate } = database;
  await client.query(
    `INSERT INTO "TeamDesk" (id, "gameId", name, side, "sideTitle", cursor) VALUES ('t', 'g', 'Guards', 'allied', 'Allied', 'c')`,
  );
  await migrate();
  expect((await client.query(`SELECT look FROM "TeamDesk"`)).rows).toEqual([{ look: null }]);
  const put = (look: object) => client.query(`UPDATE "TeamDesk" SET look = $1`, [JSON.stringify(look)]);
  const names = { allied: 'Commonwealth', german: 'Axis' };
  const look = { names, colours: { allied: 'green', german: 'violet' }, letter: 'C', nations: [] };
  await put(look);
  await expect(put({ ...look, colours: { allied: 'pink', german: 'violet' } })).rejects.toThrow('TeamDesk_look');
  await expect(put({ ...look, nations: 'UK' })).rejects.toThrow('TeamDesk_look');
  await expect(put({ names })).rejects.toThrow('TeamDesk_look');
});
