import type { Splice } from '@/lib/scenario/draft/edit';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** A version of a draft: the files as they stood after an edit, by its number. */
const ofAVersion = { number: true, what: true, name: true, madeAt: true } as const;

/** Versions of a draft, the newest first. `before`: older than this number. */
export const draftVersions = (draftId: string, before: number, atMost: number) =>
  db().draftEdit.findMany({
    where: { draftId, number: { lt: before } },
    orderBy: { number: 'desc' },
    take: atMost,
    select: ofAVersion,
  });

/** The versions of a draft that somebody gave a name, the newest first. */
export const namedVersions = (draftId: string, atMost: number) =>
  db().draftEdit.findMany({
    where: { draftId, name: { not: null } },
    orderBy: { number: 'desc' },
    take: atMost,
    select: ofAVersion,
  });

export const countNamedVersions = (tx: Tx, draftId: string): Promise<number> =>
  tx.draftEdit.count({ where: { draftId, name: { not: null } } });

/** The name of a version of a draft: null where it has none; undefined where there is no such version. */
export async function versionName(tx: Tx, draftId: string, number: number): Promise<string | null | undefined> {
  const found = await tx.draftEdit.findUnique({
    where: { draftId_number: { draftId, number } },
    select: { name: true },
  });
  return found?.name;
}

export const nameVersionAs = (tx: Tx, draftId: string, number: number, name: string | null) =>
  tx.draftEdit.update({ where: { draftId_number: { draftId, number } }, data: { name } });

/** The changes of edits of a draft after one number, up to another: those made last, in the order they were made. */
export async function lastEdits(
  tx: Tx,
  draftId: string,
  { after, upTo, atMost }: { after: number; upTo: number; atMost: number },
): Promise<{ number: number; splices: Splice[] }[]> {
  const found = await tx.draftEdit.findMany({
    where: { draftId, number: { gt: after, lte: upTo } },
    orderBy: { number: 'desc' },
    take: atMost,
    select: { number: true, splices: true },
  });
  return found.reverse().map(({ number, splices }) => ({ number, splices: splices as unknown as Splice[] }));
}
