import type { PublicClockRow, PublicCompanionRow, PublicNoticeRow } from '@/lib/visibility/rows';
import { db } from '../kernel/client';

/** The board for everybody in the hall: the ISSUED clock, notices and companion game, and nothing else of a game. */
export interface Hall {
  clock: PublicClockRow;
  notices: PublicNoticeRow[];
  companion: PublicCompanionRow | null;
  /** The database's time. */
  now: Date;
}

/** Null when there is no such game. */
export async function hallOf(gameId: string): Promise<Hall | null> {
  const [clock, notices, companion] = await Promise.all([
    db().publicClock.findUnique({ where: { gameId } }),
    db().publicNotice.findMany({ where: { gameId }, orderBy: [{ issuedAt: 'desc' }, { id: 'asc' }] }),
    db().publicCompanion.findUnique({ where: { gameId } }) as Promise<PublicCompanionRow | null>,
  ]);
  // After the clock: a phase that begins in between would have more time left than it has.
  const [time] = await db().$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  return clock && { clock, notices, companion, now: time!.now };
}
