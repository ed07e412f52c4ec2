import type { Tx } from './transaction';

/**
 * A player's write, once: the first time `work` runs and its answer is kept under the write's id in the same
 * transaction; a repeat gets the first answer. A refusal is not kept: it changed nothing, and may be tried again.
 */
export async function once<A extends { ok: boolean }>(
  tx: Tx,
  seatId: string,
  writeId: string,
  work: () => Promise<A>,
): Promise<A> {
  const first = await tx.$executeRaw`
    INSERT INTO "SeatWrite" ("seatId", "writeId", answer) VALUES (${seatId}, ${writeId}, 'null') ON CONFLICT DO NOTHING`;
  if (first === 0) {
    const kept = await tx.seatWrite.findUniqueOrThrow({ where: { seatId_writeId: { seatId, writeId } } });
    return kept.answer as unknown as A;
  }
  const answer = await work();
  if (answer.ok) {
    await tx.$executeRaw`
      UPDATE "SeatWrite" SET answer = ${JSON.stringify(answer)}::jsonb WHERE "seatId" = ${seatId} AND "writeId" = ${writeId}`;
  }
  return answer;
}
