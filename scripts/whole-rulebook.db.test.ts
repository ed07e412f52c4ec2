import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from './fresh-database';
import { migrate } from './migrate';

/** The migration that brings the whole rulebook, tried on a game begun before it. */

const migrations = 'prisma/migrations';
const step = readdirSync(migrations).find((name) => name.endsWith('_the_whole_rulebook'))!;

let database: { url: string; drop: () => Promise<void> };
let client: pg.Client;
let earlier: string;
beforeAll(async () => {
  database = await emptyDatabase();
  earlier = mkdtempSync(join(tmpdir(), 'opcom-earlier-'));
  for (const name of readdirSync(migrations).filter((name) => name === 'migration_lock.toml' || name < step))
    cpSync(join(migrations, name), join(earlier, name), { recursive: true });
  await migrate(database.url, earlier);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(earlier, { recursive: true });
});

const entry = (number: number, kind: string, before: object | null, after: object | null) =>
  client.query(
    `INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatLabel", verb, rule, kind, "subjectId", before, after, reason)
     VALUES ($1, 'g', $2, 2, now(), 'Control', 'v', '§9', $3, 's', $4, $5, '')`,
    [`e${number}`, number, kind, before && JSON.stringify(before), after && JSON.stringify(after)],
  );

test('blown bridges stay blown, and old entries hold what the rows now hold', async () => {
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest")
     VALUES ('g', 's', 't', '"literal2011"', '{}', 2, 'orders', now(), false)`,
  );
  const crossing = (id: string, isBlown: boolean) =>
    client.query(
      `INSERT INTO "Crossing" ("gameId", id, name, kind, water, "capacityPoints", x, y, "isPrepared", "isBlown", notes)
       VALUES ('g', $1, $1, 'railBridge', 'Rijn', 20, 1, 1, true, $2, '')`,
      [id, isBlown],
    );
  await crossing('oosterbeek', true);
  await crossing('arnhem', false);
  await entry(1, 'crossing', { isBlown: false }, { isBlown: true });
  await entry(2, 'combat', null, { name: 'Arnhem', units: [{ unitId: 'a' }, { unitId: 'b' }], air: [{ position: 0 }] });
  await entry(3, 'combat', { units: [{ unitId: 'a' }] }, { units: [] });
  await entry(4, 'note', null, { text: 'seen' });
  await entry(5, 'sheet', null, { lines: [{ id: 'row' }] });

  await migrate(database.url, migrations);

  const crossings = await client.query(`SELECT id, state FROM "Crossing" ORDER BY id`);
  expect(crossings.rows).toEqual([
    { id: 'arnhem', state: 'untested' },
    { id: 'oosterbeek', state: 'blown' },
  ]);
  const { rows } = await client.query(`SELECT before, after FROM "LedgerEntry" ORDER BY number`);
  const part = { movedIn: null, holdsVitalSpot: false };
  expect(rows).toEqual([
    { before: { state: 'untested' }, after: { state: 'blown' } },
    {
      before: null,
      after: {
        name: 'Arnhem',
        kind: 'attack',
        followsId: null,
        hour: 'beginning',
        whyFirst: '',
        units: [
          { unitId: 'a', ...part },
          { unitId: 'b', ...part },
        ],
        air: [{ position: 0, airTaskId: null }],
      },
    },
    { before: { units: [{ unitId: 'a', ...part }] }, after: { units: [] } },
    { before: null, after: { text: 'seen', crossingIds: [] } },
    { before: null, after: { lines: [{ id: 'row', asksForAir: false, interdicts: '' }] } },
  ]);
  await expect(client.query(`DELETE FROM "LedgerEntry"`)).rejects.toThrow('append-only');
});
