import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { runningDatabase } from '@/host/postgres/postgres';
import { newHost } from '../../fixtures/host';

/** All that a database holds of one game, by table, and how many seats of other games somebody may still sit at. */
async function heldOf(url: string): Promise<{ game: string; seatsElsewhere: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: games } = await client.query(`SELECT id FROM "Game" WHERE "practiceOf" IS NULL`);
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'gameId' AND table_name <> 'ConsoleUp' ORDER BY 1`,
    );
    const held: string[] = [];
    for (const { name } of tables) {
      const text = `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM "${name}" t WHERE "gameId" = $1`;
      const { rows } = await client.query(text, [games[0].id]);
      held.push(`${name} ${rows[0].hash}`);
    }
    const { rows: seats } = await client.query(
      `SELECT count(*)::int AS seats FROM "Seat" WHERE "gameId" <> $1 AND "revokedAt" IS NULL`,
      [games[0].id],
    );
    return { game: held.join('\n'), seatsElsewhere: seats[0].seats };
  } finally {
    await client.end();
  }
}

test('a dry run seats simulated players in a game of its own, plays a deadline, says what it found, and leaves nothing behind', async () => {
  const host = newHost();
  try {
    const console_ = host.start('--port', String(await freePort()));
    await console_.isUp();
    const url = (await runningDatabase(host.dataDir))!;
    const before = await heldOf(url);
    expect(before.game.split('\n').length).toBeGreaterThan(20);

    const here = host.opcom('dry-run', '--data', host.dataDir);
    expect([await here.ended, here.said()]).toEqual([0, expect.stringContaining('6 seats of 2 teams with troops.')]);
    expect(here.said()).toMatch(
      /Control saw all of them after \d+\.\d s\.\nWhen the phase ended the last desk knew it/,
    );
    expect(here.said()).not.toMatch(/could not be taken|got no answer/);

    const invites = host.opcom('dry-run', '--invite', '--data', host.dataDir);
    expect(await invites.ended).toBe(0);
    const link = /dry-run '?([^\s']+\/join\/[^\s']+)/.exec(invites.said())![1]!;
    const second = host.opcom('dry-run', link);
    expect([await second.ended, second.said()]).toEqual([0, expect.stringContaining('6 seats of 2 teams')]);
    expect(second.said()).not.toContain('own laptop');
    expect(await heldOf(url)).toEqual({ game: before.game, seatsElsewhere: 0 });

    const counts = /on this machine +(\S+)/.exec(console_.said())![1]!;
    const ofTheGame = /Control +\S+(\/join\/\S+)/.exec(console_.said())![1]!;
    const refused = host.opcom('dry-run', counts + ofTheGame);
    expect([await refused.ended, refused.said()]).toEqual([2, expect.stringContaining('no link of a dry run')]);
  } finally {
    await host.leaves();
  }
});
