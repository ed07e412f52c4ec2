import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadScenario } from '@/lib/scenario';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { checkContainer } from '../archive/container';
import { restoreInto } from '../archive/restore';
import { connect } from '../archive/tables';
import { everything, takeArchive } from '../archive/take-archive';
import { keepOlderScenarios } from './keep-older-scenarios';

/** The migrations by which a game keeps its scenario and its status profiles, tried on games made before them. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
const ask = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

const given = async (gameId: string, scenario: string) => {
  await ask(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest")
     VALUES ($1, $2, $1, '"literal2011"', '{}', 5, 'orders', now(), false)`,
    [gameId, scenario],
  );
  await ask(
    `INSERT INTO "Team" (id, "gameId", key, name, side, "hqUnitId", notes) VALUES ($1, $1, 't', 't', 'allied', 'u', '')`,
    [gameId],
  );
};
const unit = (gameId: string, id: string, profile: string, sizePoints: number, raisedIn: number | null = null) =>
  ask(
    `INSERT INTO "Unit" ("gameId", id, "counterId", "teamId", side, corps, division, brigade, formation, name, "shortName",
       arm, nation, echelon, mover, carriage, "isFlexible", profile, "sizePoints", "arrivalTurn", entry, "entryX", "entryY",
       notes, "isOnMap", "stepsLost", x, y, "raisedIn")
     VALUES ($1, $2, $1 || $2, $1, 'allied', '', '', '', 'f', 'Unit ' || $2, $2, 'infantry', 'UK', 'battalion', 'foot', 'foot',
       false, $3, $4, 5, 'e', 1, 1, '', true, 0, 1, 1, $5)`,
    [gameId, id, profile, sizePoints, raisedIn],
  );

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  database = await databaseBefore('kept_scenarios');
  ({ client } = database);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.drop();
});

describe('a game made before', () => {
  test('gets the shipped scenario of its name as it was when games began to keep theirs', async () => {
    await given('a', 'arnhem-bridge');
    await given('b', 'arnhem-bridge');
    await given('c', 'market-garden');
    await given('d', 'goodwood');
    await database.migrate();
    const kept = await ask(
      `SELECT g.id, g."scenarioChecksum" AS checksum, content::json->>'name' AS name FROM "Game" g
       JOIN "KeptScenario" k ON k.checksum = g."scenarioChecksum" ORDER BY g.id`,
    );
    const arnhem = '1bade67bc80c20cdc19525daa6217baeac66ab4cb835fa381ae9a6e989d69787';
    expect(kept).toEqual([
      { id: 'a', checksum: arnhem, name: 'arnhem-bridge' },
      { id: 'b', checksum: arnhem, name: 'arnhem-bridge' },
      {
        id: 'c',
        checksum: 'a1d9175bb2543a4691bb6d42eaf44ed7e8f0829fd8c3551258f8f179068fdeef',
        name: 'market-garden',
      },
      { id: 'd', checksum: 'a12eca0c7b6614b98c5dd2f3347d5f0df1e0101ad3d50d4929fa9f4024e436c1', name: 'goodwood' },
    ]);
    expect(await ask('SELECT count(*)::int FROM "KeptScenario"')).toEqual([{ count: 3 }]);
    await expect(ask(`UPDATE "Game" SET "scenarioChecksum" = NULL`)).rejects.toThrow('a game keeps the scenario');
    await expect(given('e', 'arnhem-bridge')).rejects.toThrow(/scenarioChecksum.*not-null/);
  });

  test('has the profiles of its scenario, and its units refer to them as they stood', async () => {
    await given('a', 'arnhem-bridge');
    await given('b', 'arnhem-bridge');
    // 2 Para and the battery as the scenario has them; one that stood otherwise; three raised.
    await unit('a', 'A087', '6-5-4-3-2-0', 1);
    await unit('a', 'A096', '[2-1-0]', 2);
    await unit('a', 'A085', '(3)-(1)-0', 4);
    await unit('a', 'r1', '[2-1-0]', 2, 5);
    await unit('a', 'r2', '2-1-0', 3, 5);
    await unit('a', 'r3', '2-1-0', 3, 6);
    await unit('b', 'A087', '6-5-4-3-2-0', 1);
    await database.migrate();
    const rows = await ask(
      `SELECT u."gameId" || ' ' || u.id AS unit, p.key, p.describes, p.notation, p."sizePoints", p.ours
       FROM "Unit" u JOIN "StatusProfile" p ON p."gameId" = u."gameId" AND p.key = u."profileKey" ORDER BY 1`,
    );
    const para = {
      key: 'para_bn',
      describes: 'Parachute battalion',
      notation: '6-5-4-3-2-0',
      sizePoints: 1,
      ours: ['notation', 'sizePoints'],
    };
    const battery = {
      key: 'at_battery',
      describes: 'Airborne anti-tank battery',
      notation: '[2-1-0]',
      sizePoints: 2,
      ours: ['notation', 'sizePoints'],
    };
    const raised = {
      key: '2-1-0/3',
      describes: 'Unit r2, Unit r3',
      notation: '2-1-0',
      sizePoints: 3,
      ours: ['control'],
    };
    expect(rows).toEqual([
      {
        unit: 'a A085',
        key: '(3)-(1)-0/4',
        describes: 'Unit A085',
        notation: '(3)-(1)-0',
        sizePoints: 4,
        ours: ['control'],
      },
      { unit: 'a A087', ...para },
      { unit: 'a A096', ...battery },
      { unit: 'a r1', ...battery },
      { unit: 'a r2', ...raised },
      { unit: 'a r3', ...raised },
      { unit: 'b A087', ...para },
    ]);
    const count = 'SELECT "gameId", count(*)::int FROM "StatusProfile" GROUP BY 1 ORDER BY 1';
    expect(await ask(count)).toEqual([
      { gameId: 'a', count: 8 },
      { gameId: 'b', count: 6 },
    ]);
    await expect(ask(`UPDATE "Unit" SET "profileKey" = 'none' WHERE id = 'r1'`)).rejects.toThrow(
      'Unit_gameId_profileKey_fkey',
    );
  });

  test('and archived before is restored with its scenario and its profiles', async () => {
    await given('a', 'arnhem-bridge');
    await unit('a', 'A087', '6-5-4-3-2-0', 1);
    const folder = mkdtempSync(`${tmpdir()}/opcom-before-`);
    const file = `${folder}/before.opcom.gz`;
    await takeArchive(database.url, file, everything(folder));
    const target = await emptyDatabase();
    // Its rows were written by hand, and stand in no ledger.
    await restoreInto(target.url, folder, file, await checkContainer(file), { isUnchecked: true });
    const restored = await connect(target.url);
    const { rows } = await restored.query(
      `SELECT u.id, u."profileKey", content::json->>'name' AS name
       FROM "Unit" u JOIN "Game" g ON g.id = u."gameId" JOIN "KeptScenario" k ON k.checksum = g."scenarioChecksum"`,
    );
    expect(rows).toEqual([{ id: 'A087', profileKey: 'para_bn', name: 'arnhem-bridge' }]);
    await restored.end();
    await target.drop();
    rmSync(folder, { recursive: true });
  });

  test('whose folder has gone: the start says which, nothing is lost, and the next one goes on', async () => {
    await given('a', 'arnhem-bridge');
    await given('b', 'my-own-battle');
    await expect(database.migrate()).rejects.toThrow(
      /opened from the scenario my-own-battle, whose folder scenarios\/my-own-battle cannot be read:[\s\S]*there is no such scenario[\s\S]*Nothing is lost/,
    );
    expect(await ask('SELECT id, scenario FROM "Game" ORDER BY id')).toEqual([
      { id: 'a', scenario: 'arnhem-bridge' },
      { id: 'b', scenario: 'my-own-battle' },
    ]);
    await ask(`UPDATE "Game" SET scenario = 'goodwood' WHERE id = 'b'`);
    await database.migrate();
    expect(await ask('SELECT count(*)::int FROM "Game" WHERE "scenarioChecksum" IS NOT NULL')).toEqual([{ count: 2 }]);
  });
});

test('a scenario that was not shipped is kept as its folder has it now', async () => {
  await database.drop();
  database = await databaseBefore('every_game_keeps_its_scenario');
  ({ client } = database);
  await given('a', 'arnhem-bridge');
  const nothingShipped = mkdtempSync(`${tmpdir()}/opcom-shipped-`);
  await keepOlderScenarios(client, nothingShipped);
  rmSync(nothingShipped, { recursive: true });
  const [row] = await ask('SELECT content FROM "KeptScenario"');
  const read = await loadScenario('arnhem-bridge');
  expect(JSON.parse(row.content)).toEqual(read.ok && JSON.parse(JSON.stringify(read.scenario)));
});
