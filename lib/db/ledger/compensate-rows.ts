import { Prisma, type QueuePlace } from '@/lib/db/generated/client';
import { compensate } from '@/lib/ledger/compensate';
import { isMark, type LedgerEntry, type Truth, truthOf } from '@/lib/ledger/kinds';
import { putGuns } from '../air/bombing-areas';
import { change, create, isVersioned, isWritten, remove, rowOfKind, type WrittenKind } from '../change';
import { linkedTruth, parts } from '../combat/combats';
import { putQueue } from '../movement/crossings';
import { type Act, enter, type Tx } from '../transaction';
import { gunsTruth, queueTruth } from './linked-truth';

/** An entry of the ledger as it is taken back: who made it is not looked at. */
export type EntryToTakeBack = Pick<LedgerEntry, 'number' | 'subjectId' | 'before' | 'after'> & { kind: WrittenKind };

/** Whether things of this kind can be put back as they were. */
export const canBePutBack = isWritten;

/** Truth that a thing keeps in rows of its own. */
async function linkedOf(tx: Tx, gameId: string, kind: WrittenKind, id: string): Promise<Record<string, unknown>> {
  if (kind === 'crossing')
    return { queue: queueTruth(await tx.queuePlace.findMany({ where: { gameId, crossingId: id } })) };
  if (kind === 'area')
    return { guns: gunsTruth(await tx.areaGun.findMany({ where: { areaId: id }, orderBy: { unitId: 'asc' } })) };
  if (kind !== 'combat') return {};
  const combat = await tx.combat.findUnique({ where: { id }, include: parts });
  return combat ? linkedTruth(combat.units, combat.air) : {};
}

/** A thing as it now stands, in the ledger's shape; null: there is none. */
export async function truthStanding(tx: Tx, gameId: string, kind: WrittenKind, id: string): Promise<Truth | null> {
  const row = await rowOfKind(tx, gameId, kind, id);
  return row && truthOf(kind, { ...row, ...(await linkedOf(tx, gameId, kind, id)) });
}

/** Fields of a JSON column that may be without a value. */
const emptyJson = ['finding', 'ruling', 'about'];

const asColumns = (truth: Truth): Truth =>
  Object.fromEntries(
    Object.entries(truth).map(([field, value]) => [
      field,
      value === null && emptyJson.includes(field) ? Prisma.DbNull : value,
    ]),
  );

/** What a thing is known by in its table, besides its truth. */
const keyOf = (gameId: string, kind: WrittenKind, id: string): object => {
  if (kind === 'pair' || kind === 'contact') return { gameId };
  if (kind === 'note') return { gameId, lineId: id };
  return { gameId, id };
};

/** A version that nobody has seen of a thing that was away. */
const newVersion = async (tx: Tx, gameId: string, kind: WrittenKind, subjectId: string): Promise<object> =>
  isVersioned(kind) ? { version: (await tx.ledgerEntry.count({ where: { gameId, kind, subjectId } })) + 1 } : {};

/**
 * Takes one entry back by its compensation: what was made is taken away, what was taken away is made anew, what was changed
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
  const own = Object.fromEntries(Object.entries(becomes).filter(([field]) => !linkedFields.includes(field)));
  const rest = Object.fromEntries(Object.entries(becomes).filter(([field]) => linkedFields.includes(field)));
  const columns = asColumns(own) as never;
  if (entry.after === null) {
    const row = { ...keyOf(gameId, kind, id), ...(await newVersion(tx, gameId, kind, id)), ...(columns as object) };
    await create(tx, act, kind, id, row as never, rest);
    await putLinked(tx, gameId, kind, id, rest);
    return;
  }
  await putLinked(tx, gameId, kind, id, rest);
  const after = await linkedOf(tx, gameId, kind, id);
  await change(tx, act, kind, id, columns, { linked: { before: linked, after } });
}

const linkedFields = ['queue', 'guns', 'units', 'air'];

/** Writes the rows of its own that a thing had. */
async function putLinked(tx: Tx, gameId: string, kind: WrittenKind, id: string, rest: Truth): Promise<void> {
  if (kind === 'crossing' && rest.queue) await putQueue(tx, gameId, id, rest.queue as QueuePlace[]);
  if (kind !== 'area' || !rest.guns) return;
  const area = await rowOfKind(tx, gameId, 'area', id);
  if (area) await putGuns(tx, area, rest.guns as string[]);
}
