/** The state of a cluster's server, and its users. */

import { existsSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { counted } from '@/lib/text';
import { type Places, urlOf } from './layout';

/** Hears, in a few words, what is being waited for. */
export type Tell = (words: string) => void;

/** `serves`: it answers. `begins`: it says it is not ready yet. `silent`: its process is there, and does not answer. `none`: there is no such process. */
type State = 'serves' | 'begins' | 'silent' | 'none';

/** True when a server says that it is there, and not ready: it starts, recovers or shuts down, or no connection is free. */
export const isNotNow = (problem: unknown): boolean =>
  ['57P03', '53300'].includes((problem as { code?: string }).code ?? '');

/** The contents of a cluster's pid file, or nothing when there is none. */
export function readPidFile({ pidFile }: Places): { pid: number; startedAt: number; port: number } | undefined {
  if (!existsSync(pidFile)) return undefined;
  const lines = readFileSync(pidFile, 'utf8').split(/\r?\n/);
  return { pid: Number(lines[0]), startedAt: Number(lines[2]), port: Number(lines[3]) };
}

/** A pid file from before a crash or a restart may name a process that is somebody else's by now. */
export function isSomebodyElse({ pid, startedAt }: { pid: number; startedAt: number }): boolean {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ESRCH') return true;
  }
  if (startedAt < Date.now() / 1000 - uptime() - 60) return true;
  try {
    const isRunningPostgres = /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return !isRunningPostgres;
  } catch {
    return false;
  }
}

/** Asks a server one thing. Rejects with what it says. */
async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The state of a cluster's server now. One that answers counts only if it is this cluster's. */
export async function stateOf(places: Places): Promise<State> {
  const found = readPidFile(places);
  if (!found || isSomebodyElse(found)) return 'none';
  try {
    const [row] = await ask<{ data_directory: string }>(urlOf(places, found.port, 'postgres'), 'SHOW data_directory');
    return resolve(row?.data_directory ?? '') === resolve(places.cluster) ? 'serves' : 'silent';
  } catch (problem) {
    return isNotNow(problem) ? 'begins' : 'silent';
  }
}

/** A server whose process is there and says nothing is waited for so long, ms. */
const silenceMs = 60_000;

/**
 * Waits as long as a server says that it is not ready yet: after a kill it reads again what it had not written to its
 * place, which takes as long as it takes.
 *
 * @param tell hears every five seconds for how long it has been waited
 * @throws when its process is there and says nothing for a minute
 */
export async function whenSettled(places: Places, tell: Tell): Promise<'serves' | 'none'> {
  const begun = performance.now();
  let lastSaid = begun;
  for (let told = 5; ; ) {
    const state = await stateOf(places);
    if (state === 'serves' || state === 'none') return state;
    const now = performance.now();
    if (state === 'begins') lastSaid = now;
    if (now - lastSaid > silenceMs)
      throw new Error(
        `The PostgreSQL of ${places.dataDir} (process ${readPidFile(places)?.pid}) has said nothing for a minute. End that process, and start again.`,
      );
    const seconds = Math.floor((now - begun) / 1_000);
    if (seconds >= told) {
      tell(`it puts its files in order, ${seconds} s so far … `);
      told += 5;
    }
    await pause(200);
  }
}

/** The time for which connections that have just closed may still be listed. */
const goodbyeMs = 3_000;

/** The programs connected to a server beside ourselves, by the names they give themselves; none where it does not answer. */
export async function othersOn(url: string): Promise<string[]> {
  for (const until = performance.now() + goodbyeMs; ; await pause(100)) {
    const names = await ask<{ name: string }>(
      url,
      `SELECT coalesce(nullif(application_name, ''), 'a console') AS name FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY 1`,
    ).catch(() => []);
    if (names.length === 0 || performance.now() > until) return names.map(({ name }) => plainName(name));
  }
}

/** A name another program gave itself, without what a terminal would take for a command. */
const plainName = (name: string): string => name.replace(/[^\w .:-]/g, '?');

/** The users of a server, in words: "psql and 8 connections of a console". */
export function inWords(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => (count === 1 ? name : `${counted(count, 'connection')} of ${name}`))
    .join(' and ');
}
