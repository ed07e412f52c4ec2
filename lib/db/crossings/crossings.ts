import type { BridgingWork, Crossing, Passage, QueuePlace } from '@/lib/db/generated/client';
import type { SideOfGame } from '@/lib/sides';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. What happens at the crossings: the order of march, who went over, the bridges being built (§7, §8, OC-112). */

/** A place in the order of march, with the unit that has it. */
export type QueuedRow = Awaited<ReturnType<typeof queueAt>>[number];

/** The order of march at a crossing, the head first. */
export async function queueAt(tx: Tx, gameId: string, crossingId: string) {
  const profile = { select: { sizePoints: true } };
  const places = await tx.queuePlace.findMany({
    where: { gameId, crossingId },
    include: {
      unit: { select: { name: true, shortName: true, side: true, isOnMap: true, sizePoints: true, profile } },
    },
    orderBy: { position: 'asc' },
  });
  return places.map(({ unit: { profile, ...unit }, ...place }) => ({
    ...place,
    unit: { ...unit, sizePoints: unit.sizePoints ?? profile.sizePoints },
  }));
}

/** Writes the order of march again, the head first. The caller has locked the crossing. */
export async function putQueue(
  tx: Tx,
  gameId: string,
  crossingId: string,
  march: readonly Pick<QueuePlace, 'unitId' | 'pointsAcross' | 'joinedIn'>[],
): Promise<QueuePlace[]> {
  await tx.queuePlace.deleteMany({ where: { gameId, crossingId } });
  const data = march.map(({ unitId, pointsAcross, joinedIn }, position) => ({
    gameId,
    crossingId,
    unitId,
    position,
    pointsAcross,
    joinedIn,
  }));
  await tx.queuePlace.createMany({ data });
  return data;
}

/** Points that have gone over a crossing in a turn, in both directions (OC-108). */
export async function pointsUsed(tx: Tx, gameId: string, crossingId: string, turn: number): Promise<number> {
  const gone = await tx.passage.aggregate({ where: { gameId, crossingId, turn }, _sum: { points: true } });
  return gone._sum.points ?? 0;
}

/** The units that went over a crossing in a turn, the first first. */
export const passagesAt = (tx: Tx, gameId: string, crossingId: string, turn: number): Promise<Passage[]> =>
  tx.passage.findMany({ where: { gameId, crossingId, turn }, orderBy: { id: 'asc' } });

/** Every place in every order of march of a game. */
export const queuesOf = (gameId: string): Promise<QueuePlace[]> =>
  db().queuePlace.findMany({ where: { gameId }, orderBy: [{ crossingId: 'asc' }, { position: 'asc' }] });

/** Other crossings at which these units wait. */
export const waitingElsewhere = (tx: Tx, gameId: string, crossingId: string, unitIds: readonly string[]) =>
  tx.queuePlace.findMany({
    where: { gameId, crossingId: { not: crossingId }, unitId: { in: [...unitIds] } },
    select: { unitId: true, crossing: { select: { name: true } } },
    orderBy: { unitId: 'asc' },
  });

/** The units that went over in a turn and the one before. */
export const passagesSince = (gameId: string, turn: number): Promise<Passage[]> =>
  db().passage.findMany({ where: { gameId, turn: { gte: turn } }, orderBy: [{ turn: 'desc' }, { id: 'asc' }] });

/** A piece of bridging work of this game, locked until the transaction ends; null when there is none. */
export async function lockWork(tx: Tx, gameId: string, id: string): Promise<BridgingWork | null> {
  await tx.$queryRaw`SELECT id FROM "BridgingWork" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  return tx.bridgingWork.findFirst({ where: { id, gameId } });
}

/** The bridges being built, those begun first first. */
export const worksUnderWay = (gameId: string, tx: Tx = db()): Promise<BridgingWork[]> =>
  tx.bridgingWork.findMany({ where: { gameId, state: 'building' }, orderBy: [{ startedIn: 'asc' }, { id: 'asc' }] });

/** The bridges untested so far: those that a test may be called for. */
export const untestedBridges = (gameId: string, tx: Tx = db()): Promise<Crossing[]> =>
  tx.crossing.findMany({
    where: { gameId, state: 'untested', kind: { not: 'civilianFerry' } },
    orderBy: { id: 'asc' },
  });

/** The units on the map of the sides that take bridges: who reaches one, checks it, crosses it (§8). */
export async function bridgeTakersOnMap(gameId: string, takers: readonly SideOfGame[], tx: Tx = db()) {
  const units = await tx.unit.findMany({
    where: {
      gameId,
      side: { in: takers.map(({ key }) => key) },
      isOnMap: true,
      isCaptured: false,
      x: { not: null },
      y: { not: null },
    },
    select: { id: true, name: true, shortName: true, x: true, y: true },
    orderBy: { id: 'asc' },
  });
  return units.map((unit) => ({ ...unit, x: unit.x!, y: unit.y! }));
}

/** The combats of a turn that wait for their dice, with where their units in contact stand. */
export const combatsToResolve = (gameId: string, turn: number, tx: Tx = db()) =>
  tx.combat.findMany({
    where: { gameId, turn, state: 'grouped' },
    select: {
      id: true,
      number: true,
      name: true,
      x: true,
      y: true,
      units: { where: { isArtillery: false }, select: { unitId: true, x: true, y: true } },
    },
    orderBy: { number: 'asc' },
  });

/** A row of an order sheet with the crossings that Control reads in it, and its units. */
interface NotedRow {
  lineId: string;
  position: number;
  teamId: string;
  orders: string;
  crossingIds: string[];
  unitIds: string[];
}

/** The rows handed in for a turn in which Control has read crossings (§7). */
export const rowsNoted = (gameId: string, turn: number, tx: Tx = db()): Promise<NotedRow[]> =>
  tx.$queryRaw<NotedRow[]>`
    SELECT l.id AS "lineId", l.position, s."teamId", l.orders, n."crossingIds",
      ARRAY(SELECT u.id FROM "Unit" u WHERE u."gameId" = ${gameId} AND u."counterId" = ANY(l."counterIds")
            ORDER BY array_position(l."counterIds", u."counterId")) AS "unitIds"
    FROM "LineNote" n JOIN "OrderLine" l ON l.id = n."lineId" JOIN "OrderSheet" s ON s.id = l."sheetId"
    WHERE n."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted' AND cardinality(n."crossingIds") > 0
    ORDER BY s."teamId", l.position, l.id`;

/** The points of a unit that have crossed where it queues; 0 where it queues nowhere. */
export async function pointsAcross(tx: Tx, gameId: string, unitId: string): Promise<number> {
  const most = await tx.queuePlace.aggregate({ where: { gameId, unitId }, _max: { pointsAcross: true } });
  return most._max.pointsAcross ?? 0;
}
