import type { CompanionTables } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Tables of companion games that Control has entered. */

/** The tables that were entered for a companion in this game; null where nothing ever was. */
export const companionTablesOf = (
  gameId: string,
  companion: string,
  tx: Tx | ReturnType<typeof db> = db(),
): Promise<CompanionTables | null> =>
  tx.companionTables.findUnique({ where: { gameId_companion: { gameId, companion } } });

/** The seats that entered tables in this game, and for which companions, without the tables. */
export const allCompanionTables = (gameId: string): Promise<CompanionTables[]> =>
  db().companionTables.findMany({ where: { gameId }, orderBy: { companion: 'asc' } });
