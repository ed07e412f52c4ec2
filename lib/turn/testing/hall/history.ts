import { db } from '@/lib/db/client';
import type { Refusal, Result } from '@/lib/result';
import type { PartDone } from '../../kernel/verb';

/** A write as its sender saw it: when it was sent first, and when which answer came; in steps of the hall. */
export interface Sent {
  writeId: string;
  seatId: string;
  verb: string;
  begun: number;
  /** Undefined: none came. */
  answered?: { at: number; answer: Result<unknown> };
  /** How often it was sent. */
  tries: number;
}

interface Kept {
  seatId: string;
  writeId: string;
  verb: string;
}

interface Entry {
  number: number;
  act: number;
  seatId: string | null;
  verb: string;
  at: Date;
}

/**
 * What is wrong with what stands, held against what the senders were told: a write that was acknowledged and is not there,
 * or is there twice; one that was refused and is there; ledger entries of one act that are torn apart; and an act that was
 * answered before another was sent and stands after it.
 */
export async function faultsInHistory(gameId: string, sent: readonly Sent[]): Promise<string[]> {
  const kept = await db().$queryRaw<Kept[]>`
    SELECT w."seatId", w."writeId", w.verb FROM "SeatWrite" w JOIN "Seat" s ON s.id = w."seatId" WHERE s."gameId" = ${gameId}`;
  const entries = await db().$queryRaw<Entry[]>`
    SELECT number, act, "seatId", verb, at FROM "LedgerEntry" WHERE "gameId" = ${gameId} ORDER BY number`;
  return [...lostAndDoubled(kept, sent), ...tornActs(entries)];
}

/** How a repeat is answered whose first answer is not kept. */
const doneBefore = 'This was done before, and is not done again.';

function lostAndDoubled(kept: readonly Kept[], sent: readonly Sent[]): string[] {
  const count = new Map<string, number>();
  for (const { seatId, writeId } of kept) {
    const key = `${seatId} ${writeId}`;
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return sent.flatMap(({ seatId, writeId, verb, answered }) => {
    if (!answered) return [`unanswered: ${verb} (${writeId})`];
    return partsOf(writeId, answered.answer).flatMap(({ id, isDone }) => {
      const found = count.get(`${seatId} ${id}`) ?? 0;
      const said = `${verb} (${id})`;
      if (found > 1) return [`doubled: ${said} is kept ${found} times`];
      if (isDone && found === 0) return [`lost: ${said} was acknowledged and is not there`];
      if (!isDone && found === 1) return [`${said} was refused and is there`];
      return [];
    });
  });
}

/** The writes that an answer speaks of: one, or one for each part of an act in parts. */
function partsOf(writeId: string, answer: Result<unknown>): { id: string; isDone: boolean }[] {
  if (!answer.ok) return [{ id: writeId, isDone: wasDoneBefore(answer.refusal) }];
  const { outcomes } = (answer.value ?? {}) as { outcomes?: PartDone[] };
  return (
    outcomes?.map(({ of, refusal }) => ({
      id: `${writeId} ${of}`,
      isDone: refusal === null || wasDoneBefore(refusal),
    })) ?? [{ id: writeId, isDone: true }]
  );
}

const wasDoneBefore = ({ message }: Refusal): boolean => message.startsWith(doneBefore);

/** The entries of one act stand beside each other, all by one seat and verb, under the number of the first. */
function tornActs(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry, i) => {
    const before = entries[i - 1];
    if (entry.number !== i + 1) return [`the ledger has no number ${i + 1}`];
    const isFirst = entry.act === entry.number;
    if (isFirst) return [];
    return before?.act === entry.act && before.verb === entry.verb && before.seatId === entry.seatId
      ? []
      : [`torn: entry ${entry.number} (${entry.verb}) is of act ${entry.act}, which ended before it`];
  });
}
