import type { z } from 'zod';
import { lastHand } from '@/lib/db/acts';
import { ChangedByAnother } from '@/lib/db/changed-by-another';
import { type Act, type Tx, transaction } from '@/lib/db/transaction';
import { troubleOf } from '@/lib/db/trouble';
import { once } from '@/lib/db/writes';
import { type Answer, refused } from '@/lib/result';
import { type ControlVerb, may, type PlayerVerb } from './authority';
import { faultInWords, sentenceOf } from './form-errors';
import type { ControlSeat, PlayerSeat } from './seat';

/**
 * Runs a verb: the seat's authority, then its work in one transaction, under the rule it comes from. `work` gets the
 * act to sign its changes with. Another hand's quicker change becomes a refusal with the text as it now stands, and a full
 * disk one that says so. A write of Control's that carries an id is done once, and a repeat gets the first answer; players'
 * writes have theirs in what they send. Throws `DatabaseAway`.
 */
export async function perform<T>(
  seat: ControlSeat | PlayerSeat,
  verb: ControlVerb | PlayerVerb,
  rule: string,
  work: (tx: Tx, act: Act) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  if (!may(seat, verb)) return refused('notYours', 'This seat may not do that. Ask Game Control.');
  const act: Act = { gameId: seat.gameId, seat: { id: seat.id, label: seat.label }, verb, rule };
  const writeId = 'writeId' in seat ? seat.writeId : undefined;
  try {
    return await unlessDiskFull(() =>
      transaction<Answer<T>>((tx) =>
        writeId ? once(tx, seat.id, `${verb} ${writeId}`, () => work(tx, act)) : work(tx, act),
      ),
    );
  } catch (error) {
    if (error instanceof ChangedByAnother) {
      // Rows of the truth, and who of Control changed them, are Control's to see.
      const isControl = 'roles' in seat;
      const by = isControl && error.about ? await lastHand(seat.gameId, error.about) : 'Someone else';
      return refused(
        'changedByAnother',
        `${by} changed this while you were at it. Here is what stands now.`,
        isControl ? { theirs: error.theirs } : {},
      );
    }
    throw error;
  }
}

/** A full disk has one answer, whatever was to be written. */
export async function unlessDiskFull<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await work();
  } catch (error) {
    if (troubleOf(error) !== 'disk full') throw error;
    return refused(
      'diskFull',
      'Nothing was written: the disk of the console is full. Tell the host to make room on it, then try again.',
    );
  }
}

/** Reads what a person sent against a form; the first thing wrong is named in plain words, and its field by its path. */
export function read<S extends z.ZodType>(form: S, input: unknown): Answer<z.output<S>> {
  const result = form.safeParse(input, { error: faultInWords });
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
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, within] of Object.entries(value)) {
    const path = unwritable(key) ?? unwritable(within);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return null;
}
