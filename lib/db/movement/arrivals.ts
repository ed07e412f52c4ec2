import type { AirTask } from '@/lib/db/generated/client';
import { truthOf } from '@/lib/ledger/kinds';
import type { Issued } from '@/lib/visibility/issued';
import type { ExpectedArrivalRow } from '@/lib/visibility/rows';
import { enterDifference } from '../change';
import { db } from '../client';
import { writeExpected } from '../issuing/issued';
import { type Act, enter, type Tx } from '../transaction';

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

/** What each team was told to expect. */
export const expectedOf = (gameId: string, tx: Tx = db()) =>
  tx.expectedArrival.findMany({ where: { gameId }, orderBy: [{ turn: 'asc' }, { name: 'asc' }, { id: 'asc' }] });

/** Tells a team which arrivals it may expect, in place of what it was told before, and enters what differs. */
export async function tellExpected(
  tx: Tx,
  act: Act,
  teamId: string,
  rows: Issued<ExpectedArrivalRow>[],
): Promise<void> {
  const before = new Map(
    (await expectedOf(act.gameId, tx)).filter((row) => row.teamId === teamId).map((row) => [row.id, row]),
  );
  await writeExpected(tx, teamId, rows);
  for (const row of rows) {
    const was = before.get(row.id);
    before.delete(row.id);
    if (was) enterDifference(tx, act, 'expected', row.id, was, { ...row });
    else enter(tx, { act, kind: 'expected', subjectId: row.id, before: null, after: truthOf('expected', { ...row }) });
  }
  for (const [id, was] of before)
    enter(tx, { act, kind: 'expected', subjectId: id, before: truthOf('expected', was), after: null });
}
