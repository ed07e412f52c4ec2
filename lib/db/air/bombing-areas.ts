import type { AirTask, AreaGun, InterdictionArea, RulesCase } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Bombing areas of a turn, with the guns that shell them. */
type AreaWithGuns = InterdictionArea & { guns: AreaGun[] };

const guns = { guns: { orderBy: { unitId: 'asc' } } } as const;

/** Areas of this game, locked in one order until the transaction ends. Unknown ids are left out. */
export async function lockAreas(tx: Tx, gameId: string, ids: readonly string[]): Promise<Map<string, AreaWithGuns>> {
  await tx.$queryRaw`SELECT id FROM "InterdictionArea" WHERE "gameId" = ${gameId} AND id = ANY(${[...new Set(ids)]}) ORDER BY id FOR UPDATE`;
  const areas = await tx.interdictionArea.findMany({ where: { gameId, id: { in: [...ids] } }, include: guns });
  return new Map(areas.map((area) => [area.id, area]));
}

/** The areas of a turn, by name. */
export const areasOf = (gameId: string, turn: number, tx: Tx = db()): Promise<AreaWithGuns[]> =>
  tx.interdictionArea.findMany({ where: { gameId, turn }, include: guns, orderBy: [{ name: 'asc' }, { id: 'asc' }] });

/** The other tasks of these guns in a turn: combats they support, areas they shell (OC-33). */
export async function gunTasks(tx: Tx, gameId: string, turn: number, unitIds: readonly string[]) {
  const supporting = await tx.combatUnit.findMany({
    where: { gameId, turn, supportOf: { in: [...unitIds] } },
    select: { unitId: true, combatId: true, combat: { select: { number: true, name: true } } },
    orderBy: { unitId: 'asc' },
  });
  const shelling = await tx.areaGun.findMany({
    where: { gameId, turn, unitId: { in: [...unitIds] } },
    select: { unitId: true, areaId: true, area: { select: { name: true } } },
    orderBy: { unitId: 'asc' },
  });
  return { supporting, shelling };
}

/** Puts these guns on an area, and no others. */
export async function putGuns(
  tx: Tx,
  { id: areaId, gameId, turn }: Pick<InterdictionArea, 'id' | 'gameId' | 'turn'>,
  unitIds: readonly string[],
): Promise<AreaGun[]> {
  await tx.areaGun.deleteMany({ where: { areaId } });
  const rows = unitIds.map((unitId) => ({ areaId, gameId, turn, unitId }));
  await tx.areaGun.createMany({ data: rows });
  return rows;
}

/** The air orders that name this area, or one of these orders as what they escort. */
export const tasksNaming = (
  tx: Tx,
  gameId: string,
  { areaId, taskId }: { areaId?: string; taskId?: string },
): Promise<AirTask[]> =>
  tx.airTask.findMany({
    where: { gameId, OR: [...(areaId ? [{ areaId }] : []), ...(taskId ? [{ escortsId: taskId }] : [])] },
    orderBy: { id: 'asc' },
  });

/** The cases of a turn that settle something of the air, by number. */
export const airCasesOf = async (gameId: string, turn: number, tx: Tx = db()): Promise<RulesCase[]> =>
  (await tx.rulesCase.findMany({ where: { gameId, turn }, orderBy: { number: 'asc' } })).filter(
    ({ about }) => about !== null,
  );

/** True when anything is ordered in the air of a game at all: a map without it is read at once. */
export async function isAnyAir(gameId: string, tx: Tx = db()): Promise<boolean> {
  const task = await tx.airTask.findFirst({ where: { gameId }, select: { id: true } });
  return task !== null || (await tx.interdictionArea.findFirst({ where: { gameId }, select: { id: true } })) !== null;
}
