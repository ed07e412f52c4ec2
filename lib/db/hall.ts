import type { PublicClockRow, PublicNoticeRow } from '@/lib/visibility/rows';
import { db } from './client';

/** What hangs in the hall for everybody: the ISSUED clock and notices of a game, and nothing else of it. */
export interface Hall {
  clock: PublicClockRow;
  notices: PublicNoticeRow[];
  /** The database's time. */
  now: Date;
}

/** Null when there is no such game. */
export async function hallOf(gameId: string): Promise<Hall | null> {
  const [clock, notices] = await Promise.all([
    db().publicClock.findUnique({ where: { gameId } }),
    db().publicNotice.findMany({ where: { gameId }, orderBy: [{ issuedAt: 'desc' }, { id: 'asc' }] }),
  ]);
  // After the clock: a phase that begins in between would have more time left than it has.
  const [time] = await db().$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  return clock && { clock, notices, now: time!.now };
}
