import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration that issues with a counter how it moves, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
beforeAll(async () => {
  database = await databaseBefore('how_a_counter_moves');
  client = database.client;
});
afterAll(() => database.drop());

test('a counter of an older game moves as its unit does, and one whose unit is gone on foot', async () => {
  await client.query(`SET session_replication_role = replica`);
  const unit = await client.query(
    `SELECT column_name, data_type, udt_name FROM information_schema.columns
     WHERE table_name = 'Unit' AND is_nullable = 'NO' AND column_default IS NULL`,
  );
  const blank: Record<string, unknown> = {
    boolean: false,
    integer: 0,
    'double precision': 0,
    jsonb: '[]',
    ARRAY: '{}',
  };
  const given: Record<string, unknown> = { id: 'u1', gameId: 'g', counterId: 'c1', mover: 'recce', side: 'allied' };
  const columns = unit.rows.map(({ column_name }) => column_name as string);
  const values = unit.rows.map(({ column_name, data_type }) => given[column_name] ?? blank[data_type] ?? '');
  await client.query(
    `INSERT INTO "Unit" (${columns.map((name) => `"${name}"`).join()}) VALUES (${columns.map((_, i) => `$${i + 1}`).join()})`,
    values,
  );
  for (const id of ['c1', 'c2'])
    await client.query(
      `INSERT INTO "IssuedCounter" (id, "gameId", "teamId", name, "shortName", symbol, nation, formation, brigade, "sizeKm", x, y, leads, "keepsUp", "asOf", "asOfTurn")
       VALUES ($1, 'g', 'red', $1, $1, 'infantry', 'UK', 'F', 'B', 4, 1.5, 2, false, false, now(), 3)`,
      [id],
    );

  await database.migrate();

  const { rows } = await client.query(`SELECT id, mover FROM "IssuedCounter" ORDER BY id`);
  expect(rows).toEqual([
    { id: 'c1', mover: 'recce' },
    { id: 'c2', mover: 'foot' },
  ]);
  await expect(client.query(`UPDATE "IssuedCounter" SET mover = 'swims'`)).rejects.toThrow(/IssuedCounter_mover/);
});
