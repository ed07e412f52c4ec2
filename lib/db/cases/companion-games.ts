import type { CompanionAct, CompanionGame, CompanionSeat, LedgerEntry } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Games of other rulesets, played beside the main game. */

/** A game with its acts in order, and the teams that play it. */
export type KeptCompanionGame = CompanionGame & { acts: CompanionAct[]; seats: CompanionSeat[] };

const whole = { acts: { orderBy: { position: 'asc' } }, seats: { orderBy: { side: 'asc' } } } as const;

/** A companion game of this game; null when there is none. */
export const companionGameById = (
  gameId: string,
  id: string,
  tx: Tx | ReturnType<typeof db> = db(),
): Promise<KeptCompanionGame | null> => tx.companionGame.findFirst({ where: { id, gameId }, include: whole });

/** The same, locked until the transaction ends. */
export async function lockCompanionGame(tx: Tx, gameId: string, id: string): Promise<KeptCompanionGame | null> {
  await tx.$queryRaw`SELECT id FROM "CompanionGame" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  return companionGameById(gameId, id, tx);
}

/** The companion game that the hall follows; null: none. The caller has locked the turn for update. */
export const companionOnBoard = (tx: Tx, gameId: string): Promise<CompanionGame | null> =>
  tx.companionGame.findFirst({ where: { gameId, isOnBoard: true } });

/** The next free number of a companion game. The caller has locked the turn for update. */
export async function nextCompanionGameNumber(tx: Tx, gameId: string): Promise<number> {
  const last = await tx.companionGame.aggregate({ where: { gameId }, _max: { number: true } });
  return (last._max.number ?? 0) + 1;
}

/** A companion game as a list has it: without what was set up. */
export type ListedCompanionGame = Omit<CompanionGame, 'setup' | 'rolls'>;
const listed = { omit: { setup: true, rolls: true }, orderBy: { number: 'desc' } } as const;

/** All companion games of a game, the last begun first. */
export const companionGamesOf = (gameId: string): Promise<ListedCompanionGame[]> =>
  db().companionGame.findMany({ where: { gameId }, ...listed });

/** An air task that lands units, or null. */
export const liftFlown = (gameId: string, id: string, tx: Tx) =>
  tx.airTask.findFirst({ where: { gameId, id, liftId: { not: null } }, select: { id: true } });

/** The companion games begun about one thing of the main game, the last begun first. */
export const companionGamesAbout = (
  gameId: string,
  about: { kind: string; id: string },
  tx: Tx | ReturnType<typeof db> = db(),
): Promise<ListedCompanionGame[]> =>
  tx.companionGame.findMany({
    where: {
      gameId,
      AND: [{ about: { path: ['kind'], equals: about.kind } }, { about: { path: ['id'], equals: about.id } }],
    },
    ...listed,
  });

/** The rulings by the result of a companion game: the entries of the ledger that name it, in order. */
export const ruledByCompanion = (gameId: string, companionGameId: string): Promise<LedgerEntry[]> =>
  db().ledgerEntry.findMany({ where: { gameId, companionGameId }, orderBy: { number: 'asc' } });

/** The name of each companion game of a game, and its companion. */
export const companionGameNames = (gameId: string) =>
  db().companionGame.findMany({ where: { gameId }, select: { id: true, number: true, name: true, companion: true } });
