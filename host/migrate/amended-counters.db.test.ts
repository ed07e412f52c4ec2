import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration by which counters may be amended, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
beforeAll(async () => {
  database = await databaseBefore('a_counter_may_be_amended');
  client = database.client;
});
afterAll(() => database.drop());

test('what a raised unit is stands in its own entry, and nobody fought out of role by a tick', async () => {
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 2, 'orders', now(), false, encode(sha256('{}'), 'hex'))`,
  );
  // Nothing but the unit and its ledger is looked at: neither its team nor its profile is there.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO "Unit" ("gameId", id, "counterId", "teamId", side, corps, division, brigade, formation, name, "shortName", arm,
       nation, echelon, mover, carriage, "isFlexible", flags, "flakWeights", "arrivalTurn", entry, "entryX", "entryY", notes, ours,
       "isOnMap", x, y, "stepsLost", "raisedIn", "profileKey")
     VALUES ('g', 'clerks', 'c', 't', 'allied', '', 'Guards', '', 'Guards', 'Clerks of the Guards', 'Clerks', 'infantry',
       'UK', 'battalion', 'foot', 'foot', false, '{lightInfantry}', '{}', 2, 'road', 1, 1, '', '{}', true, 1, 1, 0, 2, '2-1-0/1')`,
  );
  const enter = (number: number, kind: string, before: object | null, after: object) =>
    client.query(
      `INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatLabel", verb, rule, kind, "subjectId", reason, act, before, after)
       VALUES ($1, 'g', $2, 2, now(), 'Control', 'v', '', $3, 'clerks', '', $2, $4, $5)`,
      [`e${number}`, number, kind, before && JSON.stringify(before), JSON.stringify(after)],
    );
  await enter(1, 'unit', null, { isOnMap: true, stepsLost: 0 });
  await enter(2, 'raisedUnit', null, {
    ...{ teamId: 't', name: 'Clerks of the Guards', shortName: 'Clerks', formation: 'Guards', arm: 'infantry' },
    ...{ flags: ['lightInfantry'], profile: '2-1-0', sizePoints: 1, raisedIn: 2 },
  });
  await enter(3, 'unit', { stepsLost: 0 }, { stepsLost: 1 });
  await enter(4, 'combat', null, { name: 'Arnhem', units: [{ unitId: 'clerks' }] });
  await enter(5, 'combat', { units: [{ unitId: 'clerks' }] }, { units: [] });

  await database.migrate();

  const { rows } = await client.query(`SELECT before, after FROM "LedgerEntry" ORDER BY number`);
  expect(rows).toEqual([
    {
      before: null,
      after: {
        ...{ isOnMap: true, stepsLost: 0, name: 'Clerks of the Guards', shortName: 'Clerks', formation: 'Guards' },
        ...{ arm: 'infantry', flags: ['lightInfantry'], profileKey: '2-1-0/1', sizePoints: null },
      },
    },
    { before: null, after: { teamId: 't', raisedIn: 2 } },
    { before: { stepsLost: 0 }, after: { stepsLost: 1 } },
    { before: null, after: { name: 'Arnhem', units: [{ unitId: 'clerks', fightsOutOfRole: false }] } },
    { before: { units: [{ unitId: 'clerks', fightsOutOfRole: false }] }, after: { units: [] } },
  ]);
  const units = await client.query(`SELECT "sizePoints" FROM "Unit"`);
  expect(units.rows).toEqual([{ sizePoints: null }]);
  await client.query('SET session_replication_role = origin');
  await expect(client.query(`UPDATE "Unit" SET "sizePoints" = 201`)).rejects.toThrow('Unit_size_points_within');
  await expect(client.query(`DELETE FROM "LedgerEntry"`)).rejects.toThrow('append-only');
});
