import type { Team } from '@/lib/db/generated/client';
import { db } from '../client';
import type { Tx } from '../transaction';

/** A team of this game by its key, or null. */
export const teamByKey = (tx: Tx, gameId: string, key: string): Promise<Team | null> =>
  tx.team.findUnique({ where: { gameId_key: { gameId, key } } });

/** All teams of a game, Allied first, by name. */
export const teamsOf = (gameId: string, tx: Tx = db()): Promise<Team[]> =>
  tx.team.findMany({ where: { gameId }, orderBy: [{ side: 'asc' }, { name: 'asc' }] });

/** A team of this game by its id, or null. */
export const teamById = (tx: Tx, gameId: string, id: string): Promise<Team | null> =>
  tx.team.findFirst({ where: { id, gameId } });
