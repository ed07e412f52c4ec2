/** True when the clock of this laptop can be gone by: the hall's time is the database's. */
import { platform } from 'node:os';
import pg from 'pg';
import { run } from '../steps.mjs';
import { type Found, fine, look } from './found';

/** A clock that differs by less is as good as right, seconds. */
const asGoodAsRight = 2;

/** The difference between the clock of the database and this laptop's, seconds. */
async function apart(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return Math.abs(Date.now() - rows[0]!.now.getTime()) / 1_000;
  } finally {
    await client.end();
  }
}

/** True when the system says that it keeps its clock by the network; null: it does not say. Nothing is sent to find it out. */
async function isKept(system: string): Promise<boolean | null> {
  if (system !== 'linux') return null;
  const { code, output } = await run('timedatectl', ['show', '-p', 'NTPSynchronized', '--value']).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 ? output.trim() === 'yes' : null;
}

export async function checkClock(databaseUrl: string | null, system: string = platform()): Promise<Found> {
  const seconds = databaseUrl === null ? 0 : await apart(databaseUrl);
  if (seconds > asGoodAsRight)
    return look(
      `The database’s clock is ${Math.round(seconds)} s from this laptop’s. The hall goes by the database’s.`,
    );
  const time = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (await isKept(system)) return fine('The system keeps it by the network’s time.');
  return look(`It says ${time}. If that is wrong, put it right before the game begins.`);
}
