import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '@/scripts/testing/database-before';

/** The migration that brings the turn board, tried on a game begun before it. */

let database: DatabaseBefore;
let client: DatabaseBefore['client'];
beforeAll(async () => {
  database = await databaseBefore('the_turn_board');
  client = database.client;
});
afterAll(() => database.drop());

test('a game begun before goes on: its clock runs, it waits for late orders, and old entries hold it', async () => {
  await client.query(
    `INSERT INTO "Game" (id, scenario, title, rulebook, phases, turn, phase, "phaseStartedAt", "allowsRest")
     VALUES ('g', 'arnhem-bridge', 't', '"literal2011"', '{}', 3, 'orders', now(), false)`,
  );
  await database.enter(1, 'game', null, { turn: 2, phase: 'orders' });
  await database.enter(2, 'game', { phase: 'orders' }, { phase: 'collection' });
  await database.enter(3, 'sheet', null, { state: 'submitted', isLate: false });

  await database.migrate();

  const games = await client.query(`SELECT "pausedAt", deadline FROM "Game"`);
  expect(games.rows).toEqual([{ pausedAt: null, deadline: 'wait' }]);
  const { rows } = await client.query(`SELECT after, undoes FROM "LedgerEntry" ORDER BY number`);
  expect(rows).toEqual([
    {
      after: {
        turn: 2,
        phase: 'orders',
        phases: {},
        deadline: 'wait',
        isOneUmpire: false,
        isBegun: true,
        network: '',
        address: '',
        downMs: null,
        allowsRest: false,
      },
      undoes: null,
    },
    { after: { phase: 'collection' }, undoes: null },
    { after: { state: 'submitted', isLate: false, isTakenAsDraft: false }, undoes: null },
  ]);
});

test('what the schema cannot hold is refused: one choice, a second open question on a combat, an undo done twice', async () => {
  const asked = (id: string, options: string) =>
    client.query(
      `INSERT INTO "Decision" (id, "gameId", turn, "teamId", "combatId", question, options, "defaultOption", "askedBy", "askedAt", "endsAt")
       VALUES ($1, 'g', 2, 't', 'c', 'Stand?', $2, 0, 'Control', now(), now())`,
      [id, options],
    );
  await expect(asked('a', '{stand}')).rejects.toThrow('Decision_has_choices');
  await asked('b', '{stand,withdraw}');
  const settle = (how: string) => client.query(`UPDATE "Decision" SET ${how} WHERE id = 'b'`);
  await expect(settle('"settledAs" = 1')).rejects.toThrow('Decision_settled_by_someone');
  await expect(settle('"settledAt" = now()')).rejects.toThrow('Decision_settled_by_someone');
  await settle(`"settledAs" = 1, "settledAt" = now(), "settledBy" = 'Control'`);
  const undo = (number: number, undoes: number) =>
    client.query(
      `INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatLabel", verb, rule, kind, "subjectId", reason, undoes, act)
       VALUES ($1, 'g', $2, 2, now(), 'Control', 'v', '', 'unit', 's', '', $3, $2)`,
      [`u${number}`, number, undoes],
    );
  await expect(undo(4, 4)).rejects.toThrow('LedgerEntry_undoes_an_earlier');
  await undo(5, 3);
  await expect(undo(6, 3)).rejects.toThrow('LedgerEntry_undone_once');
  await expect(
    client.query(
      `INSERT INTO "MessageDelivery" ("messageId", "gameId", state, "dueTurn", by, at) VALUES ('m', 'g', 'lost', 3, 'Control', now())`,
    ),
  ).rejects.toThrow('MessageDelivery_on_its_way_is_due');
});
