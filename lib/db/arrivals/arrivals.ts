import type { AirTask } from '@/lib/db/generated/client';
import type { Issued } from '@/lib/visibility/issued';
import type { ExpectedArrivalRow } from '@/lib/visibility/rows';
import { lockTeam } from '../access/teams';
import { writeExpected } from '../issued/issued';
import { enterReplaced } from '../kernel/change';
import { db } from '../kernel/client';
import type { Act, Tx } from '../kernel/transaction';

/** MASTER. Reinforcements, and what teams were told of them. */

/** Locks all units that are still to come on, so that nobody else fills an entry place in the meantime. */
export async function lockUnitsToCome(tx: Tx, gameId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Unit" WHERE "gameId" = ${gameId} AND NOT "isOnMap" AND NOT "isCaptured" ORDER BY id FOR UPDATE`;
}

/** The air orders of all turns that carry a lift, the newest turn first. */
export const tasksOfLifts = (gameId: string, tx: Tx = db()): Promise<AirTask[]> =>
  tx.airTask.findMany({ where: { gameId, liftId: { not: null } }, orderBy: [{ turn: 'desc' }, { id: 'asc' }] });

/** The combats without a ruling that a unit is grouped in, in whatever turn. */
export const openCombatsOf = (tx: Tx, gameId: string, unitId: string) =>
  tx.combat.findMany({
    where: { gameId, state: { not: 'ruled' }, units: { some: { unitId } } },
    select: { number: true, name: true },
    orderBy: { number: 'asc' },
  });

/** The crossings in whose order of march a unit stands. */
export const queuesOf = async (tx: Tx, gameId: string, unitId: string): Promise<string[]> => {
  const places = await tx.queuePlace.findMany({
    where: { gameId, unitId },
    select: { crossing: { select: { name: true } } },
    orderBy: { crossingId: 'asc' },
  });
  return places.map(({ crossing }) => crossing.name);
};

/** The arrivals that each team was told to expect. */
export const expectedOf = (gameId: string, tx: Tx = db()) =>
  tx.expectedArrival.findMany({ where: { gameId }, orderBy: [{ turn: 'asc' }, { name: 'asc' }, { id: 'asc' }] });

/** Tells a team which arrivals it may expect, in place of what it was told before, and enters what differs. */
export async function tellExpected(
  tx: Tx,
  act: Act,
  teamId: string,
  rows: Issued<ExpectedArrivalRow>[],
): Promise<void> {
  await lockTeam(tx, teamId);
  const before = (await expectedOf(act.gameId, tx)).filter((row) => row.teamId === teamId);
  await writeExpected(tx, teamId, rows);
  enterReplaced(tx, act, 'expected', before, rows);
}
