import { db } from '@/lib/db/kernel/client';
import type { Refusal, Result } from '@/lib/result';
import type { PartDone } from '../../kernel/verb';

/** A write as its sender saw it. */
export interface Sent {
  writeId: string;
  seatId: string;
  verb: string;
  /** No write is kept of it: a repeat does no harm. */
  mayRepeat: boolean;
  /** The number of entries in the ledger when it was sent first, and when its answer came. */
  before: number;
  after?: number;
  /** One of each server that it was sent to. */
  answers: Result<unknown>[];
  /** The number of times it was sent. */
  tries: number;
}

/** Entries that nobody of the hall's senders wrote: those after `from`, up to `to`. */
export interface Prepared {
  from: number;
  to: number;
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
}

/**
 * The faults of the stored state, held against the answers the senders were given: a write that was acknowledged and is
 * not there; one that was refused and is there; more acts than writes that were kept; ledger entries of one act that
 * are torn apart; and an act that stands where nobody waited for it: before it was sent, or after it was answered.
 */
export async function faultsInHistory(
  gameId: string,
  sent: readonly Sent[],
  prepared: readonly Prepared[],
): Promise<string[]> {
  const kept = await db().$queryRaw<Kept[]>`
    SELECT w."seatId", w."writeId", w.verb FROM "SeatWrite" w JOIN "Seat" s ON s.id = w."seatId" WHERE s."gameId" = ${gameId}`;
  const entries = await db().$queryRaw<Entry[]>`
    SELECT number, act, "seatId", verb FROM "LedgerEntry" WHERE "gameId" = ${gameId} ORDER BY number`;
  const once = sent.filter(({ mayRepeat }) => !mayRepeat);
  const acts = entries.filter(
    ({ number, act }) => act === number && !prepared.some(({ from, to }) => number > from && number <= to),
  );
  return [
    ...lostWrites(kept, once),
    ...doubledActs(kept, once, acts),
    ...displacedActs(once, acts),
    ...tornActs(entries),
  ];
}

/** The answer to a repeat whose first answer is not kept. */
const doneBefore = 'This was done before, and is not done again.';
const wasDoneBefore = ({ message }: Refusal): boolean => message.startsWith(doneBefore);

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

/** The ids of the writes that an answer says were done. */
export const idsDoneBy = (writeId: string, answer: Result<unknown>): string[] =>
  partsOf(writeId, answer).flatMap(({ id, isDone }) => (isDone ? [id] : []));

function lostWrites(kept: readonly Kept[], sent: readonly Sent[]): string[] {
  const known = new Set(kept.map(({ seatId, writeId }) => `${seatId} ${writeId}`));
  return sent.flatMap(({ seatId, writeId, verb, answers }) => {
    if (answers.length === 0) return [`unanswered: ${verb} (${writeId})`];
    // A twin may be refused where the other was done.
    const done = new Set(answers.flatMap((answer) => idsDoneBy(writeId, answer)));
    const ids = new Set(answers.flatMap((answer) => partsOf(writeId, answer).map(({ id }) => id)));
    return [...ids].flatMap((id) => {
      const isThere = known.has(`${seatId} ${id}`);
      if (done.has(id) && !isThere) return [`lost: ${verb} (${id}) was acknowledged and is not there`];
      if (!done.has(id) && isThere) return [`${verb} (${id}) was refused and is there`];
      return [];
    });
  });
}

const areAlike = (a: { seatId: string | null; verb: string }, b: { seatId: string | null; verb: string }): boolean =>
  a.seatId === b.seatId && a.verb === b.verb;

/** Of each seat and verb there are no more acts than writes. */
function doubledActs(kept: readonly Kept[], sent: readonly Sent[], acts: readonly Entry[]): string[] {
  const first = sent.filter((one) => sent.find((other) => areAlike(one, other)) === one);
  return first.flatMap((one) => {
    const many = acts.filter((act) => areAlike(act, one)).length;
    const most = kept.filter((write) => areAlike(write, one)).length;
    return many > most ? [`doubled: ${one.verb} was done ${many} times for ${most} writes of a seat`] : [];
  });
}

/** Each act of a seat and verb stands between the sending and the answer of a write of the same. */
function displacedActs(sent: readonly Sent[], acts: readonly Entry[]): string[] {
  return acts.flatMap((act) => {
    const waited = sent.filter((one) => areAlike(one, act));
    const isAwaited = waited.some(({ before, after }) => act.number > before && act.number <= (after ?? before));
    return waited.length === 0 || isAwaited
      ? []
      : [`reordered: entry ${act.number} (${act.verb}) stands where nobody waited for it`];
  });
}

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
