import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { DatabaseAway } from '@/lib/db/kernel/db-errors';
import { reaching } from '@/lib/db/kernel/reaching';
import { transaction } from '@/lib/db/kernel/transaction';
import { done } from '@/lib/result';
import { until } from '@/scripts/testing/until';
import { sendMessage } from '../messages/send-message';
import { type GivenGame, givenGame } from '../testing/given-game';

let game: GivenGame;
let host: pg.Client;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  host = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await host.connect();
});
afterEach(async () => {
  await host.end();
  await game.drop();
});

/** Ends every connection but the host's own while they wait for a table. */
async function endsThem(): Promise<void> {
  await until(async () => {
    const { rows } = await host.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock'`,
    );
    if (rows.length === 0) throw new Error('no connection waits for a table');
  });
  await host.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
}

describe('a connection that is shut in the middle of a question', () => {
  const asked: [string, () => Promise<unknown>][] = [
    ['a reading', () => db().game.findMany()],
    ['a reading by SQL', () => db().$queryRaw`SELECT id FROM "Game"`],
    ['a write', () => transaction(async (tx) => done(await tx.game.findMany()))],
    [
      'each of several readings in one write',
      () =>
        transaction(async (tx) => {
          const all = await Promise.allSettled([tx.game.findMany(), tx.team.findMany(), tx.seat.findMany()]);
          expect(all.map((one) => one.status === 'rejected' && one.reason instanceof DatabaseAway)).toEqual([
            true,
            true,
            true,
          ]);
          return done(await tx.game.findMany());
        }),
    ],
  ];
  it.each(asked)('%s is told that the database is away', async (_, ask) => {
    await host.query('BEGIN');
    await host.query('LOCK TABLE "Game" IN ACCESS EXCLUSIVE MODE');
    const answer = ask().then(
      () => null,
      (error: unknown) => error,
    );
    await endsThem();
    const error = await answer;
    await host.query('ROLLBACK');
    expect(error).toBeInstanceOf(DatabaseAway);
    // Connections that lay idle were shut with it; whoever asks again gets a new one.
    await until(async () => expect((await db().game.findMany()).map(({ id }) => id)).toEqual([game.gameId]));
  });

  it('a write whose connection is shut as it is committed is not acknowledged; sent again it is done, once', async () => {
    await host.query(`
      CREATE FUNCTION shut() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER shut AFTER INSERT ON "Message" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION shut()`);
    const frost = await game.player('1-airborne');
    const sends = () => sendMessage(frost, { linkId: null, text: 'Send boats.' }, 'written-as-it-was-shut');
    const stand = async () => (await host.query('SELECT text FROM "Message"')).rows;
    await expect(sends()).rejects.toBeInstanceOf(DatabaseAway);
    expect(await stand()).toEqual([]);
    await host.query('DROP TRIGGER shut ON "Message"');
    await until(async () => expect(await sends()).toMatchObject({ ok: true }));
    expect(await sends()).toMatchObject({ ok: true });
    expect(await stand()).toEqual([{ text: 'Send boats.' }]);
  });

  it('a fault of ours stays a fault of ours', async () => {
    await expect(reaching(() => db().$queryRaw`SELECT nothing FROM "Game"`)).rejects.not.toBeInstanceOf(DatabaseAway);
  });
});
