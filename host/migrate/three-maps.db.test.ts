import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration that brings the three maps, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
let enter: DatabaseBefore['enter'];
beforeAll(async () => {
  database = await databaseBefore('three_maps');
  ({ client, enter } = database);
});
afterAll(() => database.drop());

const unit = (id: string, arrivalTurn: number) =>
  client.query(
    `INSERT INTO "Unit" ("gameId", id, "counterId", "teamId", side, corps, division, brigade, formation, name, "shortName",
       arm, nation, echelon, mover, carriage, "isFlexible", profile, "sizePoints", "arrivalTurn", entry, "entryX", "entryY", notes, "isOnMap", "stepsLost", x, y)
     VALUES ('g', $1, $1, 't', 'allied', '', '', '', 'f', $1, $1, 'infantry', 'UK', 'battalion', 'foot', 'foot', false, '5-3-2-1-0', 6, $2,
       'e', 1, 1, '', true, 0, 1, 1)`,
    [id, arrivalTurn],
  );

test('a game begun before goes on: who came first, what bombs, and what old entries hold', async () => {
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 3, 'orders', now(), false)`,
  );
  await client.query(`INSERT INTO "Team" (id, "gameId", key, name, side, "hqUnitId", notes)
     VALUES ('t', 'g', 't', 't', 'allied', 'u', '')`);
  for (const [number, openedAt] of [
    [1, null],
    [2, 'now'],
    [3, 'now'],
  ])
    await client.query(
      `INSERT INTO "Turn" ("gameId", number, date, daypart, "openedAt") VALUES ('g', $1, '1944-09-17', 'morning', $2)`,
      [number, openedAt],
    );
  await unit('before', 1);
  await unit('first lift', 2);
  await unit('third turn', 3);
  for (const [id, side, kind] of [
    ['typhoon', 'allied', 'groundAttack'],
    ['bf109', 'german', 'fighter'],
    ['lancaster', 'allied', 'heavyBomber'],
  ])
    await client.query(
      `INSERT INTO "Squadron" ("gameId", id, side, name, kind, squadrons, notes) VALUES ('g', $1, $2::"Side", $1, $3, 4, '')`,
      [id, side, kind],
    );
  await client.query(`INSERT INTO "AirTask" (id, "gameId", turn, "squadronId", squadrons, mission, formation, "hasAirLiaison")
     VALUES ('task', 'g', 2, 'typhoon', 3, 'cabRank', 'Guards', true)`);
  await enter(1, 'airTask', null, { mission: 'cabRank', squadrons: 3 });
  await enter(2, 'airTask', { squadrons: 3 }, { squadrons: 4 });
  await enter(3, 'case', null, { kind: 'flak' });
  await enter(4, 'sheet', null, { lines: [{ id: 'row' }] });

  await database.migrate();

  const units = await client.query(`SELECT id, "arrivedIn", way, "isInBox" FROM "Unit" ORDER BY id`);
  expect(units.rows).toEqual([
    { id: 'before', arrivedIn: null, way: [], isInBox: false },
    { id: 'first lift', arrivedIn: 2, way: [], isInBox: false },
    { id: 'third turn', arrivedIn: null, way: [], isInBox: false },
  ]);
  const squadrons = await client.query(`SELECT id, interdiction FROM "Squadron" ORDER BY id`);
  expect(squadrons.rows).toEqual([
    { id: 'bf109', interdiction: null },
    { id: 'lancaster', interdiction: 'heavy' },
    { id: 'typhoon', interdiction: 'medium' },
  ]);
  const tasks = await client.query(`SELECT mission, state, lost, damage, route FROM "AirTask"`);
  expect(tasks.rows).toEqual([{ mission: 'cabRank', state: 'ordered', lost: 0, damage: 0, route: [] }]);
  const { rows } = await client.query(`SELECT before, after FROM "LedgerEntry" ORDER BY number`);
  expect(rows).toEqual([
    {
      before: null,
      after: {
        mission: 'cabRank',
        squadrons: 3,
        x: null,
        y: null,
        radiusKm: null,
        squares: [],
        route: [],
        areaId: null,
        escortsId: null,
        liftId: null,
        requestId: null,
        state: 'ordered',
        lost: 0,
        damage: 0,
      },
    },
    { before: { squadrons: 3 }, after: { squadrons: 4 } },
    { before: null, after: { kind: 'flak', about: null } },
    { before: null, after: { isTakenAsDraft: false, lines: [{ id: 'row', interdicts: '', goalBy: null, goal: '' }] } },
  ]);
});

test('what the schema cannot hold is refused: squadrons of no group, a lift flown twice, a boxed unit on the map', async () => {
  const task = (id: string, squadronId: string | null, liftId: string | null) =>
    client.query(
      `INSERT INTO "AirTask" (id, "gameId", turn, "squadronId", squadrons, mission, "liftId") VALUES ($1, 'g', 2, $2, 4, 'airTransport', $3)`,
      [id, squadronId, liftId],
    );
  await expect(task('a', null, null)).rejects.toThrow('AirTask_of_squadrons_or_a_lift');
  await task('b', null, 't2-dz-x');
  await expect(task('c', null, 't2-dz-x')).rejects.toThrow('AirTask_gameId_liftId_key');
  await expect(client.query(`UPDATE "Unit" SET "isInBox" = true WHERE id = 'before'`)).rejects.toThrow(
    'Unit_in_box_is_off_map',
  );
});
