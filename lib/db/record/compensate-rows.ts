import { compensate } from '@/lib/ledger/compensate';
import {
  isMark,
  kindOf,
  type LedgerEntry,
  type LedgerKind,
  ledgerKinds,
  type Truth,
  truthOf,
} from '@/lib/ledger/kinds';
import { change, create, remove, rowOfKind, type WrittenKind } from '../kernel/change';
import { keyColumns, tableOf, uniqueWhere } from '../kernel/table-of';
import { type Act, enter, type Tx } from '../kernel/transaction';
import { linkedRowsOf, putLinked } from './linked-rows';

/** An entry of the ledger as it is taken back: who made it is not looked at. */
export type EntryToTakeBack = Pick<LedgerEntry, 'number' | 'subjectId' | 'before' | 'after'> & { kind: WrittenKind };

/** True when things of this kind can be put back as they were. */
export const canBePutBack = (kind: string): kind is WrittenKind =>
  kind in ledgerKinds && !kindOf(kind as LedgerKind).isWrittenByChapter;

/** Truth that a thing keeps in rows of its own. */
async function linkedOf(tx: Tx, gameId: string, kind: WrittenKind, id: string): Promise<Truth> {
  const linked = linkedRowsOf(kind);
  if (!linked) return {};
  const row = await tableOf(tx, kind).findUnique({ where: uniqueWhere(kind, gameId, id), include: linked.include });
  return row ? linked.truth(row) : {};
}

/** A thing as it now stands, in the ledger's shape; null: there is none. */
export async function truthStanding(tx: Tx, gameId: string, kind: WrittenKind, id: string): Promise<Truth | null> {
  const row = await rowOfKind(tx, gameId, kind, id);
  return row && truthOf(kind, { ...row, ...(await linkedOf(tx, gameId, kind, id)) });
}

/** The columns that name a thing in its table and are no part of its truth. */
const namesOf = (gameId: string, kind: WrittenKind, id: string): object => ({
  gameId,
  ...Object.fromEntries(Object.entries(keyColumns(kind, id)).filter(([column]) => !(column in kindOf(kind).fields))),
});

/** A version that nobody has seen of a thing that was away. */
const newVersion = async (tx: Tx, gameId: string, kind: WrittenKind, subjectId: string): Promise<object> =>
  kindOf(kind).isVersioned ? { version: (await tx.ledgerEntry.count({ where: { gameId, kind, subjectId } })) + 1 } : {};

/**
 * Takes one entry back by its compensation: what was made is taken away, what was taken away is made again, what was changed
 * is put back, linked rows included; a version is raised. The entry written bears the number of the one it takes back. The
 * caller has seen to it that the thing stands as the entry left it.
 */
export async function putBack(tx: Tx, unsigned: Act, entry: EntryToTakeBack): Promise<void> {
  const { kind, subjectId: id, number } = entry;
  const { gameId } = unsigned;
  const act = { ...unsigned, undoes: number };
  if (isMark(entry)) return enter(tx, { act, ...compensate(entry) });
  const becomes = compensate(entry).after;
  const linked = await linkedOf(tx, gameId, kind, id);
  if (becomes === null) return remove(tx, act, kind, id, linked);
  const { linked: linkedFields = [] } = kindOf(kind);
  const own = Object.fromEntries(Object.entries(becomes).filter(([field]) => !linkedFields.includes(field)));
  const rest = Object.fromEntries(Object.entries(becomes).filter(([field]) => linkedFields.includes(field)));
  const columns = own as never;
  if (entry.after === null) {
    const row = { ...namesOf(gameId, kind, id), ...(await newVersion(tx, gameId, kind, id)), ...(columns as object) };
    await create(tx, act, kind, id, row as never, rest);
    await putLinked(tx, gameId, kind, id, rest);
    return;
  }
  await putLinked(tx, gameId, kind, id, rest);
  const after = await linkedOf(tx, gameId, kind, id);
  await change(tx, act, kind, id, columns, { linked: { before: linked, after } });
}
