import type { AirTask, Squadron, Turn } from '@/lib/db/generated/client';
import type { Side } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Squadron groups and the air orders of a turn. */

/** Groups of this game, locked in one order, until the transaction ends. Unknown ids are left out. */
export async function lockGroups(tx: Tx, gameId: string, ids: readonly string[]): Promise<Map<string, Squadron>> {
  await tx.$queryRaw`SELECT id FROM "Squadron" WHERE "gameId" = ${gameId} AND id = ANY(${[...new Set(ids)]}) ORDER BY id FOR UPDATE`;
  const groups = await tx.squadron.findMany({ where: { gameId, id: { in: [...ids] } } });
  return new Map(groups.map((group) => [group.id, group]));
}

/** Air orders of this game, locked in the same way. */
export async function lockTasks(tx: Tx, gameId: string, ids: readonly string[]): Promise<Map<string, AirTask>> {
  await tx.$queryRaw`SELECT id FROM "AirTask" WHERE "gameId" = ${gameId} AND id = ANY(${[...new Set(ids)]}) ORDER BY id FOR UPDATE`;
  const tasks = await tx.airTask.findMany({ where: { gameId, id: { in: [...ids] } } });
  return new Map(tasks.map((task) => [task.id, task]));
}

/** All groups of squadrons of a game, by side and name. */
export const groupsOf = (gameId: string, tx: Tx = db()): Promise<Squadron[]> =>
  tx.squadron.findMany({ where: { gameId }, orderBy: [{ side: 'asc' }, { name: 'asc' }, { id: 'asc' }] });

/** The turns of the day that a turn belongs to: a cab rank flies in more than one of them. */
export async function turnsOfDay(gameId: string, turn: number, tx: Tx = db()): Promise<Turn[]> {
  const { date } = await tx.turn.findUniqueOrThrow({ where: { gameId_number: { gameId, number: turn } } });
  return tx.turn.findMany({ where: { gameId, date }, orderBy: { number: 'asc' } });
}

/** The air orders laid on in any of these turns, in the order of groups and formations. */
export const tasksOf = (gameId: string, turns: readonly number[], tx: Tx = db()): Promise<AirTask[]> =>
  tx.airTask.findMany({
    where: { gameId, turn: { in: [...turns] } },
    orderBy: [{ squadronId: 'asc' }, { formation: 'asc' }, { id: 'asc' }],
  });

/** Air orders of a game by id, in whatever turn. */
export const tasksById = (gameId: string, ids: readonly string[], tx: Tx = db()): Promise<AirTask[]> =>
  tx.airTask.findMany({ where: { gameId, id: { in: [...ids] } }, orderBy: { id: 'asc' } });

/** The air orders that carry a lift, in whatever turn. */
export const tasksOfLift = (gameId: string, liftId: string, tx: Tx = db()): Promise<AirTask[]> =>
  tx.airTask.findMany({ where: { gameId, liftId }, orderBy: { id: 'asc' } });

/** The squadrons that combats fly by an air order, in whatever turn. */
export const flownBy = (gameId: string, taskIds: readonly string[], tx: Tx = db()) =>
  tx.combatAir.findMany({
    where: { airTaskId: { in: [...taskIds] }, combat: { gameId } },
    select: {
      airTaskId: true,
      squadrons: true,
      combat: { select: { id: true, turn: true, number: true, name: true } },
    },
    orderBy: [{ combat: { turn: 'asc' } }, { combat: { number: 'asc' } }, { position: 'asc' }],
  });

/** The formations that units of a side belong to, by name. */
export async function formationsOf(gameId: string, tx: Tx = db()): Promise<{ side: Side; formation: string }[]> {
  return tx.unit.findMany({
    where: { gameId, isCaptured: false },
    select: { side: true, formation: true },
    distinct: ['side', 'formation'],
    orderBy: [{ side: 'asc' }, { formation: 'asc' }],
  });
}

/** The ids of the units under these counters. */
export async function unitsOfCounters(gameId: string, counterIds: readonly string[], tx: Tx = db()): Promise<string[]> {
  const units = await tx.unit.findMany({
    where: { gameId, counterId: { in: [...counterIds] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return units.map(({ id }) => id);
}
