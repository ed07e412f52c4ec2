import { keepWrite, RolledBack, type Tx } from './transaction';

/**
 * A seat's write, once: the first time `work` runs and its answer is kept under the write's id in the same
 * transaction; a repeat gets the first answer, and what it began is rolled back. A refusal is not kept: it changed
 * nothing, and may be tried again. Whether it is a repeat is asked together with the first questions of the work.
 */
export async function once<A extends { ok: boolean }>(
  tx: Tx,
  seatId: string,
  writeId: string,
  work: () => Promise<A>,
): Promise<A> {
  const keeping = keptAnswer<A>(tx, seatId, writeId);
  const working = work();
  working.catch(() => undefined);
  const kept = await keeping;
  if (kept) {
    await working.catch(() => undefined);
    throw new RolledBack(kept);
  }
  const answer = await working;
  if (!answer.ok) return (await keptAnswer<A>(tx, seatId, writeId)) ?? answer;
  keepWrite(tx, { seatId, writeId, answer });
  return answer;
}

/** The first answer of a write, where it has been done; a twin of this request may have been a moment quicker. */
export async function keptAnswer<A>(tx: Tx, seatId: string, writeId: string): Promise<A | undefined> {
  const [kept] = await tx.$queryRaw<{ answer: A }[]>`
    SELECT answer FROM "SeatWrite" WHERE "seatId" = ${seatId} AND "writeId" = ${writeId}`;
  return kept?.answer;
}

/** Forgets the answers of writes older than a day: nobody repeats those. */
export const forgetOldWrites = (tx: Tx) => tx.$executeRaw`DELETE FROM "SeatWrite" WHERE at < now() - interval '1 day'`;
