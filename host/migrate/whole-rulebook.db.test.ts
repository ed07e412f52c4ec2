import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration that brings the whole rulebook, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
let enter: DatabaseBefore['enter'];
beforeAll(async () => {
  database = await databaseBefore('the_whole_rulebook');
  ({ client, enter } = database);
});
afterAll(() => database.drop());

test('blown bridges stay blown, and old entries hold what the rows now hold', async () => {
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 2, 'orders', now(), false)`,
  );
  const crossing = (id: string, isBlown: boolean) =>
    client.query(
      `INSERT INTO "Crossing" ("gameId", id, name, kind, water, "capacityPoints", x, y, "isPrepared", "isBlown", notes)
       VALUES ('g', $1, $1, 'railBridge', 'Rijn', 20, 1, 1, true, $2, '')`,
      [id, isBlown],
    );
  await crossing('oosterbeek', true);
  await crossing('arnhem', false);
  await enter(1, 'crossing', { isBlown: false }, { isBlown: true });
  await enter(2, 'combat', null, { name: 'Arnhem', units: [{ unitId: 'a' }, { unitId: 'b' }], air: [{ position: 0 }] });
  await enter(3, 'combat', { units: [{ unitId: 'a' }] }, { units: [] });
  await enter(4, 'note', null, { text: 'seen' });
  await enter(5, 'sheet', null, { lines: [{ id: 'row' }] });

  await database.migrate();

  const crossings = await client.query(`SELECT id, state FROM "Crossing" ORDER BY id`);
  expect(crossings.rows).toEqual([
    { id: 'arnhem', state: 'untested' },
    { id: 'oosterbeek', state: 'blown' },
  ]);
  const { rows } = await client.query(`SELECT before, after FROM "LedgerEntry" ORDER BY number`);
  const part = { movedIn: null, holdsVitalSpot: false, fightsOutOfRole: false };
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
    {
      before: null,
      after: {
        isTakenAsDraft: false,
        lines: [{ id: 'row', asksForAir: false, interdicts: '', goalBy: null, goal: '' }],
      },
    },
  ]);
  await expect(client.query(`DELETE FROM "LedgerEntry"`)).rejects.toThrow('append-only');
});
