import { Prisma, type Team } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** The condition that team `t` is asked for its orders of a turn: people or the console play it, and Control does not leave it as it is. */
export const isAsked = (turn: number) =>
  Prisma.sql`(coalesce(t."playedBy", 'people') IN ('people', 'console') AND t."leftIn" IS DISTINCT FROM ${turn})`;

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

/** A team with its seats that are not revoked, a commander's first. */
export type TeamWithSeats = Team & { seats: { label: string; person: string; isHeld: boolean }[] };

/** Every team of a game with its seats, Allied first, by name. */
export async function teamsWithSeats(gameId: string, tx: Tx = db()): Promise<TeamWithSeats[]> {
  const teams = await tx.team.findMany({
    where: { gameId },
    include: {
      seats: {
        where: { revokedAt: null },
        select: { label: true, person: true, holderId: true },
        orderBy: [{ duty: 'asc' }, { label: 'asc' }, { id: 'asc' }],
      },
    },
    orderBy: [{ side: 'asc' }, { name: 'asc' }],
  });
  return teams.map(({ seats, ...team }) => ({
    ...team,
    seats: seats.map(({ label, person, holderId }) => ({ label, person, isHeld: holderId !== null })),
  }));
}
