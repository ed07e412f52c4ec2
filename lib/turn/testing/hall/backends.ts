import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The table of locks is free for whoever asks, if so within this many ms. */
const freeWithinMs = 100;

/** The processes of PostgreSQL that serve the hall's connections: who waits for whom, who is stopped, who has gone. */
export class Backends {
  /** Stopped, because they wait for a lock; in the order in which they began to wait. */
  readonly #stopped = new Set<number>();
  readonly #leaving = new Set<number>();

  /** @param watcher a connection to the same server, beside the hall's own */
  constructor(readonly watcher: pg.Client) {}

  static of = (client: pg.Client): number => (client as unknown as { processID: number }).processID;

  isStopped(pid: number): boolean {
    return this.#stopped.has(pid);
  }

  /** The number that were ended and have not gone. */
  get leaving(): number {
    return this.#leaving.size;
  }

  /** Stops those that wait for a lock: none is to be woken before its turn. */
  async stop(pids: readonly number[]): Promise<void> {
    for (;;) {
      for (const pid of pids) if (signalled(pid, 'SIGSTOP')) this.#stopped.add(pid);
      // One that was stopped while it looked for deadlocks keeps the table of locks to itself: it is stopped again a little later.
      const isFree = await Promise.race([this.waiting(pids).then(() => true), pause(freeWithinMs, false)]);
      if (isFree) return;
      for (const pid of pids) this.wake(pid);
      await pause(1);
    }
  }

  /** Lets one that was stopped go on. */
  wake(pid: number): void {
    if (this.#stopped.delete(pid)) signalled(pid, 'SIGCONT');
  }

  wakeAll(): void {
    for (const pid of this.#stopped) this.wake(pid);
  }

  /** The processes among these that wait for a lock. */
  async waiting(pids: readonly number[]): Promise<Set<number>> {
    const { rows } = await this.watcher.query<{ pid: number }>({
      name: 'hall-waiting',
      text: 'SELECT DISTINCT pid FROM pg_locks WHERE NOT granted AND pid = ANY($1)',
      values: [pids],
    });
    return new Set(rows.map(({ pid }) => pid));
  }

  /** The first that was stopped and has his lock now, if any. */
  async nextWithHisLock(): Promise<number | undefined> {
    if (this.#stopped.size === 0) return undefined;
    const stopped = [...this.#stopped];
    const waiting = await this.waiting(stopped);
    return stopped.find((pid) => !waiting.has(pid));
  }

  /** True when some of these wait for each other in a circle: PostgreSQL breaks it by itself. */
  async areInCircle(pids: readonly number[]): Promise<boolean> {
    const { rows } = await this.watcher.query<{ pid: number; by: number[] }>({
      name: 'hall-circle',
      text: 'SELECT pid, pg_blocking_pids(pid) AS by FROM unnest($1::int[]) pid',
      values: [pids],
    });
    const blockedBy = new Map(rows.map(({ pid, by }) => [pid, by]));
    const leadsBack = (from: number, to: number, seen: Set<number>): boolean =>
      (blockedBy.get(from) ?? []).some((next) => {
        if (next === to) return true;
        if (seen.has(next)) return false;
        seen.add(next);
        return leadsBack(next, to, seen);
      });
    return pids.some((pid) => leadsBack(pid, pid, new Set()));
  }

  /** Ends these. Their connections have been cut, so nobody hears what they were at. */
  async end(pids: readonly number[]): Promise<void> {
    for (const pid of pids) this.#leaving.add(pid);
    await this.watcher.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [pids]);
    for (const pid of pids) this.wake(pid);
  }

  /** True when those that were ended have gone, and their locks with them. */
  async haveLeft(): Promise<boolean> {
    if (this.#leaving.size === 0) return true;
    const { rows } = await this.watcher.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid = ANY($1)', [
      [...this.#leaving],
    ]);
    const here = new Set(rows.map(({ pid }) => pid));
    for (const pid of this.#leaving) if (!here.has(pid)) this.#leaving.delete(pid);
    return this.#leaving.size === 0;
  }

  /** Takes a database away from everybody but `looker`, as a restart of PostgreSQL does. */
  async takeAway(database: string, looker: pg.Client): Promise<void> {
    await this.watcher.query(`ALTER DATABASE ${this.watcher.escapeIdentifier(database)} ALLOW_CONNECTIONS false`);
    const { rows } = await this.watcher.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = $1 AND pid <> $2 ORDER BY pid',
      [database, Backends.of(looker)],
    );
    await this.end(rows.map(({ pid }) => pid));
  }

  /** Gives it back. */
  async giveBack(database: string): Promise<void> {
    await this.watcher.query(`ALTER DATABASE ${this.watcher.escapeIdentifier(database)} ALLOW_CONNECTIONS true`);
  }
}

/** Sends a signal to a process; false: it has gone. */
function signalled(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
