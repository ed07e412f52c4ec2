import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migrations by which lines carry by themselves and messages bring marks and places, tried on a game begun before them. */

let database: DatabaseBefore;
beforeAll(async () => {
  database = await databaseBefore('signals_that_carry_themselves');
});
afterAll(() => database.drop());

test('messages of a game begun before bring nothing, its lines are carried by hand, and the ledger says so from the start', async () => {
  const { client, migrate, enter } = database;
  await client.query(`INSERT INTO "KeptScenario" (checksum, content) VALUES (encode(sha256('{}'), 'hex'), '{}')`);
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest", "scenarioChecksum")
     VALUES ('g', 'market-garden', 't', '"literal2011"', '{}', 2, 'orders', now(), false, encode(sha256('{}'), 'hex'))`,
  );
  await client.query(
    `INSERT INTO "Message" (id, "gameId", "teamId", turn, "linkId", "toTeamId", "toName", means, text, "writtenBy", "sentAt")
     VALUES ('m', 'g', 't', 2, 'l', 'u', 'XXX Corps', 'radio', 'Halt.', 'Commander', now())`,
  );
  await client.query(
    `INSERT INTO "MessageDelivery" ("messageId", "gameId", state, "dueTurn", by, at) VALUES ('m', 'g', 'onItsWay', 3, 'Control', now())`,
  );
  await client.query(
    `INSERT INTO "DeliveredMessage" (id, "gameId", "teamId", turn, sender, means, "gameTime", text, "deliveredAt")
     VALUES ('d', 'g', 'u', 2, 'Guards Armoured', 'radio', '', 'Halt.', now())`,
  );
  await client.query(
    `INSERT INTO "TeamDesk" (id, "gameId", name, side, "sideTitle", cursor) VALUES ('t', 'g', 'Guards', 'allied', 'Allied', 'c')`,
  );
  await enter(1, 'message', null, { text: 'Halt.' });
  await enter(2, 'messageDelivery', null, { state: 'onItsWay', dueTurn: 3 });
  await enter(3, 'messageDelivery', { dueTurn: 3 }, { dueTurn: 4 });
  await enter(4, 'delivered', null, { text: 'Halt.' });

  await migrate();

  const message = await client.query(`SELECT marks, places FROM "Message"`);
  expect(message.rows).toEqual([{ marks: [], places: [] }]);
  expect((await client.query(`SELECT marks, places FROM "DeliveredMessage"`)).rows).toEqual([
    { marks: [], places: [] },
  ]);
  expect((await client.query(`SELECT state, "dueTurn", "dueAt" FROM "MessageDelivery"`)).rows).toEqual([
    { state: 'onItsWay', dueTurn: 3, dueAt: null },
  ]);
  expect((await client.query(`SELECT command FROM "TeamDesk"`)).rows).toEqual([
    { command: { higher: null, under: [] } },
  ]);
  expect((await client.query(`SELECT count(*)::int FROM "LinkDelivery"`)).rows).toEqual([{ count: 0 }]);
  const { rows } = await client.query(`SELECT after FROM "LedgerEntry" ORDER BY number`);
  expect(rows.map(({ after }) => after)).toEqual([
    { text: 'Halt.', marks: [], places: [] },
    { state: 'onItsWay', dueTurn: 3, dueAt: null },
    { dueTurn: 4 },
    { text: 'Halt.', marks: [], places: [] },
  ]);
});

test('a message is due with a turn, by the clock or with a report, never with two of them, and only while it is on its way', async () => {
  const { client } = database;
  const put = (state: string, due: string) =>
    client.query(
      `INSERT INTO "MessageDelivery" ("messageId", "gameId", state, "dueTurn", "dueAt", by, at) VALUES ('${state} ${due}', 'g', '${state}', ${due}, 'Control', now())`,
    );
  await put('onItsWay', 'NULL, now()');
  await put('held', 'NULL, NULL');
  // With the next report of the HQ it is for.
  await put('onItsWay', 'NULL, NULL');
  for (const [state, due] of [
    ['onItsWay', '3, now()'],
    ['held', 'NULL, now()'],
    ['lost', '3, NULL'],
  ] as const)
    await expect(put(state, due), `${state} ${due}`).rejects.toThrow('MessageDelivery_on_its_way_is_due');
  const line = (way: string, minutes: number) =>
    client.query(
      `INSERT INTO "LinkDelivery" ("linkId", "gameId", way, minutes, since) VALUES ('${way} ${minutes}', 'g', '${way}', ${minutes}, now())`,
    );
  await line('minutes', 5);
  for (const [way, minutes] of [
    ['minutes', 0],
    ['minutes', 601],
    ['atOnce', 5],
  ] as const)
    await expect(line(way, minutes), `${way} ${minutes}`).rejects.toThrow('LinkDelivery_minutes');
});
