import type { LedgerEntry } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Acts in the ledger: the entries of one transaction, known by the number of the first. */

/** All entries of the act that this entry is one of, in order; empty: there is no such entry. */
export async function entriesOfAct(tx: Tx, gameId: string, number: number): Promise<LedgerEntry[]> {
  const one = await tx.ledgerEntry.findUnique({ where: { gameId_number: { gameId, number } } });
  if (!one) return [];
  return tx.ledgerEntry.findMany({ where: { gameId, act: one.act }, orderBy: { number: 'asc' } });
}

/** The entries that take these back, by the number of what they take back. */
export async function undoneBy(
  gameId: string,
  numbers: readonly number[],
  tx: Tx = db(),
): Promise<Map<number, LedgerEntry>> {
  const rows = await tx.ledgerEntry.findMany({ where: { gameId, undoes: { in: [...numbers] } } });
  return new Map(rows.map((row) => [row.undoes!, row]));
}

/** The seat that last changed a thing, by the ledger; `verb`: that last did this with it. */
export async function lastHand(
  gameId: string,
  about: { kind: string; subjectId: string; verb?: string },
  tx: Tx = db(),
): Promise<string> {
  const where = { gameId, ...about };
  const entry = await tx.ledgerEntry.findFirst({ where, orderBy: { number: 'desc' }, select: { seatLabel: true } });
  return entry?.seatLabel || 'Someone else';
}

/** The last entry after `number` about one of these things, that takes nothing back and was not taken back. */
export async function lastAbout(
  tx: Tx,
  gameId: string,
  number: number,
  about: { kind: string; subjectId?: { startsWith: string } | { endsWith: string } | string },
): Promise<LedgerEntry | null> {
  const rows = await tx.ledgerEntry.findMany({
    where: { gameId, number: { gt: number }, undoes: null, ...about },
    orderBy: { number: 'desc' },
  });
  const undone = await undoneBy(
    gameId,
    rows.map((row) => row.number),
    tx,
  );
  return rows.find((row) => !undone.has(row.number)) ?? null;
}

/** The acts of a verb on a combat, the last first, as far as they were not taken back. */
export async function actsOnCombat(tx: Tx, gameId: string, combatId: string, verb: string): Promise<number[]> {
  const rows = await tx.ledgerEntry.findMany({
    where: { gameId, kind: 'combat', subjectId: combatId, verb, undoes: null },
    orderBy: { number: 'desc' },
  });
  const undone = await undoneBy(
    gameId,
    rows.map(({ number }) => number),
    tx,
  );
  return rows.filter(({ number }) => !undone.has(number)).map(({ act }) => act);
}

/** Combats of a turn that one of these units is in, with how far they have come. */
export const combatsWith = (tx: Tx, gameId: string, turn: number, unitIds: readonly string[]) =>
  tx.combatUnit.findMany({
    where: { gameId, turn, unitId: { in: [...unitIds] } },
    select: {
      unitId: true,
      combatId: true,
      combat: { select: { number: true, name: true, state: true, resolvedAt: true } },
    },
    orderBy: [{ combat: { number: 'asc' } }, { unitId: 'asc' }],
  });
