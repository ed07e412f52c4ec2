import { keepWrite, type Tx } from './transaction';

/**
 * A seat's write, once: the first time `work` runs and its answer is kept under the write's id in the same
 * transaction; a repeat gets the first answer. A refusal is not kept: it changed nothing, and may be tried again.
 */
export async function once<A extends { ok: boolean }>(
  tx: Tx,
  seatId: string,
  writeId: string,
  work: () => Promise<A>,
): Promise<A> {
  const kept = await keptAnswer<A>(tx, seatId, writeId);
  if (kept) return kept;
  const answer = await work();
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
