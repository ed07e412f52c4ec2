import { lockCrossings } from '@/lib/db/cases/cases';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { lockContacts } from '@/lib/db/movement/contact-pairs';
import { lockUnits } from '@/lib/db/movement/units';
import { undoneBy } from '@/lib/db/record/acts';
import { canBePutBack, type EntryToTakeBack, putBack, truthStanding } from '@/lib/db/record/compensate-rows';
import type { LedgerEntryRow } from '@/lib/db/rows';
import type { Truth } from '@/lib/ledger/kinds';
import { refusal } from '@/lib/result';
import { same } from '@/lib/values';
import { undoConflicts } from './undo-conflicts';
import { laterActOn, undoDependents } from './undo-dependents';

/**
 * Takes back all entries of one act, the last first, each by its compensation (undo is a further entry, never an erasure).
 * Refused when something later stands on it, which is named. The caller holds the turn for update; of what it calls
 * nothing is told to a player. `but`: a combat that goes with the act, and does not stand on it.
 */
export async function compensateAct(
  tx: Tx,
  act: Act,
  now: TurnNow,
  entries: readonly LedgerEntryRow[],
  but = '',
): Promise<void> {
  const numbers = entries.map(({ number }) => number);
  const undone = (await undoneBy(act.gameId, numbers, tx)).values().next().value;
  if (undone)
    throw refusal(
      'alreadyDone',
      `${undone.seatLabel} has taken this back already: ${undone.reason || 'no reason given'}.`,
    );
  if (entries.some(({ kind }) => !canBePutBack(kind))) throw refusal('notNow', 'Correct it at its own desk.');
  const toTakeBack = entries.map((entry) =>
    entry.turn < now.turn ? wayBehind(entry) : entry,
  ) as unknown as EntryToTakeBack[];
  const idsOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ subjectId }) => subjectId);
  await lockUnits(tx, act.gameId, idsOf('unit'));
  await lockCrossings(tx, act.gameId, idsOf('crossing'));
  await lockContacts(tx, act.gameId);
  await undoDependents(tx, now, entries, but);
  for (const entry of [...toTakeBack].reverse()) {
    const truth = await truthStanding(tx, act.gameId, entry.kind, entry.subjectId);
    if (!isAsLeft(entry.after, truth)) return laterActOn(tx, act.gameId, entry);
    const rule = entries.find(({ number }) => number === entry.number)!.rule;
    await putBack(tx, { ...act, rule }, entry);
  }
  return undoConflicts(tx, now, entries);
}

/** An entry of a turn before without the way that a unit went in it: each turn begins with none (§6). */
function wayBehind(entry: LedgerEntryRow): LedgerEntryRow {
  if (entry.kind !== 'unit') return entry;
  const [before, after] = [entry.before, entry.after].map((truth) => {
    if (truth === null) return null;
    const { way: _gone, ...rest } = truth as Truth;
    return rest;
  });
  return { ...entry, before: before as never, after: after as never };
}

/** True when a thing stands as an entry left it: gone, or with every field that it changed. */
const isAsLeft = (after: Truth | null, truth: Truth | null): boolean =>
  after === null
    ? truth === null
    : truth !== null && Object.entries(after).every(([field, value]) => same(truth[field] ?? null, value));
