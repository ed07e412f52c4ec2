import type { z } from 'zod';
import { ChangedByAnother } from '@/lib/db/kernel/changed-by-another';
import { db } from '@/lib/db/kernel/client';
import { dbErrorOf } from '@/lib/db/kernel/db-errors';
import { type Act, type Tx, transaction } from '@/lib/db/kernel/transaction';
import { knownOf, NotKept, once } from '@/lib/db/kernel/writes';
import { lastHand } from '@/lib/db/record/acts';
import { Refused, type Result, refused } from '@/lib/result';
import { withoutBidi } from '@/lib/text';
import { digestOf } from './digest-of';
import { faultInWords, sentenceOf } from './form-errors';
import type { ControlSeat, PlayerSeat } from './seat';

/** The seat and its verb. */
export interface Performance {
  seat: ControlSeat | PlayerSeat;
  verb: string;
  rule: string;
  /** The id it was sent under; left out, the work is done as often as it is asked for. */
  writeId?: string | undefined;
  /** The input that was sent: under one id nothing else may be. */
  sent: unknown;
}

/** The number of writes of a seat in ten seconds: a staff by hand, and Control several things in one act. */
const writesInTenSeconds = { player: 200, control: 800 };

/**
 * Does the work of a verb in one transaction, signed with its rule. A refusal thrown in it rolls everything back and is
 * the answer; another person's quicker change becomes a refusal with the text as it now stands, and a full disk one that
 * says so. With a write id the work is done once; a repeat gets the first answer, or what `stands` now. Throws
 * `DatabaseAway`.
 */
export async function perform<T>(
  { seat, verb, rule, writeId, sent }: Performance,
  work: (tx: Tx, act: Act) => Promise<T>,
  stands?: (tx: Tx) => Promise<T>,
): Promise<Result<T>> {
  const act: Act = { gameId: seat.gameId, seat: { id: seat.id, label: seat.label }, verb, rule };
  const answer = (tx: Tx) => resultOf(() => work(tx, act));
  const write = writeId ? { seatId: seat.id, writeId, verb, digest: digestOf(sent) } : undefined;
  const isControl = 'roles' in seat;
  const bounds = { keeps: !stands, most: writesInTenSeconds[isControl ? 'control' : 'player'] };
  const again = (first: Result<T> | NotKept): Result<T> | Promise<Result<T>> => {
    if (!(first instanceof NotKept)) return first;
    return stands ? unlessDiskFull(() => transaction((tx) => resultOf(() => stands(tx)))) : wasDone();
  };
  try {
    return await unlessDiskFull<T>(async () =>
      again(
        await transaction<Result<T> | NotKept>((tx) =>
          write ? once(tx, write, bounds, () => answer(tx)) : answer(tx),
        ),
      ),
    );
  } catch (error) {
    if (!(error instanceof ChangedByAnother)) throw error;
    // The other may be the same write, sent again on a slow line while it was still being done.
    const { first } = write ? await knownOf<T>(db(), write) : {};
    if (first) return again(first);
    // Rows of the truth, and who of Control changed them, are Control's to see.
    const by = isControl && error.about ? await lastHand(seat.gameId, error.about) : 'Someone else';
    return refused(
      'changedByAnother',
      `${by} changed this while you were at it. Here is what stands now.`,
      isControl ? { theirs: error.theirs } : {},
    );
  }
}

/** A repeat whose answer is not kept, where nothing need be read to say what stands. */
const wasDone = () =>
  refused('alreadyDone', 'This was done before, and is not done again. Your desk shows what stands now.');

/** The result of the work, or the refusal that it threw. Work that returns nothing gives null, as JSON has it. */
export async function resultOf<T>(work: () => Promise<T> | T): Promise<Result<T>> {
  try {
    return { ok: true, value: ((await work()) ?? null) as T };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** A full disk has one answer, whatever was to be written. */
export async function unlessDiskFull<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (dbErrorOf(error) !== 'disk full') throw error;
    return refused(
      'diskFull',
      'Nothing was written: the disk of the console is full. Tell the host to make room on it, then try again.',
    );
  }
}

/** Reads what a person sent against a form, without bidirectional controls in its texts; the first thing wrong is named in plain words, and its field by its path. */
export function read<S extends z.ZodType>(form: S, input: unknown): Result<z.output<S>> {
  const result = form.safeParse(withoutBidi(input), { error: faultInWords });
  if (result.success) {
    const bad = unwritable(result.data);
    if (!bad) return { ok: true, value: result.data };
    return refused('badInput', sentenceOf({ path: bad, message: 'this cannot be read' }), { field: bad.join('.') });
  }
  const issue = result.error.issues[0]!;
  return refused('badInput', sentenceOf(issue), { field: issue.path.join('.') });
}

/** Where a text stands that no database can hold, such as an id with a NUL in it; null: nowhere. */
function unwritable(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value) ? [] : null;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  for (const [key, within] of Object.entries(value)) {
    const path = unwritable(key) ?? unwritable(within);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return null;
}
