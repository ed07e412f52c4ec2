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

/** Locks a team until the transaction ends: one hand at a time begins a draft of its, or tells it anew what took the place of what it was told. */
export const lockTeam = (tx: Tx, teamId: string) =>
  tx.$queryRaw`SELECT id FROM "Team" WHERE id = ${teamId} FOR NO KEY UPDATE`;
