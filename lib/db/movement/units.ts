import type { Crossing, Prisma, Unit as UnitRow } from '@/lib/db/generated/client';
import type { Action, Side } from '@/lib/words';
import { db } from '../client';
import type { Tx } from '../transaction';

/** MASTER. What the master map shows, and the units the verbs of movement act on. */

/** A unit with its status profile written out: `profile` in counter notation, and its size points (§7). */
export type Unit = Omit<UnitRow, 'profileKey'> & { profile: string; sizePoints: number };

/** The units of a game that fit, by id. */
export async function unitsWhere(tx: Tx, where: Prisma.UnitWhereInput & { gameId: string }): Promise<Unit[]> {
  const rows = await tx.unit.findMany({ where, orderBy: { id: 'asc' } });
  // Read by themselves, not with each unit: a game has some forty. After the units, so that none of theirs is missing.
  const profiles = await tx.statusProfile.findMany({
    where: { gameId: where.gameId },
    select: { key: true, notation: true, sizePoints: true },
  });
  const figures = new Map(profiles.map(({ key, notation, sizePoints }) => [key, { profile: notation, sizePoints }]));
  return rows.map(({ profileKey, ...unit }) => ({ ...unit, ...figures.get(profileKey)! }));
}

export const unitOf = async (tx: Tx, gameId: string, id: string): Promise<Unit | null> =>
  (await unitsWhere(tx, { gameId, id }))[0] ?? null;

/** All units of a team. */
export const unitsOfTeam = (tx: Tx, gameId: string, teamId: string): Promise<Unit[]> =>
  unitsWhere(tx, { gameId, teamId });

/** Units of this game, locked in one order, until the transaction ends. Unknown ids are left out. */
export async function lockUnits(tx: Tx, gameId: string, unitIds: readonly string[]): Promise<Map<string, Unit>> {
  const ids = [...new Set(unitIds)];
  await tx.$queryRaw`SELECT id FROM "Unit" WHERE "gameId" = ${gameId} AND id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  const units = await unitsWhere(tx, { gameId, id: { in: ids } });
  return new Map(units.map((unit) => [unit.id, unit]));
}

export const unitsOnMaster = (gameId: string): Promise<Unit[]> => unitsWhere(db(), { gameId });

/** The units on the map that are the enemy of a side, where they stand. */
export async function enemiesOnMap(tx: Tx, gameId: string, side: Side) {
  const units = await tx.unit.findMany({
    where: { gameId, side: { not: side }, isOnMap: true, isCaptured: false, x: { not: null }, y: { not: null } },
    select: { id: true, name: true, x: true, y: true, arm: true, flags: true },
    orderBy: { id: 'asc' },
  });
  return units.map(({ x, y, ...unit }) => ({ ...unit, x: x!, y: y! }));
}

/** The action that the first handed-in row of a turn naming this counter orders; null where there is none. */
export async function actionOrdered(tx: Tx, gameId: string, turn: number, counterId: string): Promise<Action | null> {
  const line = await tx.orderLine.findFirst({
    where: { counterIds: { has: counterId }, sheet: { gameId, turn, state: 'submitted' } },
    select: { action: true },
    orderBy: [{ sheetId: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });
  return line?.action ?? null;
}

export const crossingsOf = (tx: Tx, gameId: string): Promise<Crossing[]> =>
  tx.crossing.findMany({ where: { gameId }, orderBy: { id: 'asc' } });
/** A crossing of this game, or null. */
export const crossingById = (tx: Tx, gameId: string, id: string): Promise<Crossing | null> =>
  tx.crossing.findUnique({ where: { gameId_id: { gameId, id } } });
export const crossingsOnMaster = (gameId: string): Promise<Crossing[]> => crossingsOf(db(), gameId);

/** The pairs of units in contact. */
export const pairsOnMaster = (gameId: string) =>
  db().contactPair.findMany({ where: { gameId }, orderBy: [{ alliedId: 'asc' }, { germanId: 'asc' }] });

/** Where every team was last told that its own counters stand. */
export const placesIssued = (gameId: string) =>
  db().issuedCounter.findMany({ where: { gameId }, select: { id: true, x: true, y: true, asOf: true } });

/** The game with the turn it is in. Throws when there is no such game. */
export async function gameInTurn(gameId: string) {
  const game = await db().game.findUniqueOrThrow({ where: { id: gameId } });
  const turn = await db().turn.findUniqueOrThrow({ where: { gameId_number: { gameId, number: game.turn } } });
  return { game, turn };
}

/** The printed map of a game. */
export async function sheetOf(gameId: string): Promise<object | null> {
  const row = await db().mapSheet.findUnique({ where: { gameId } });
  return row ? (row.sheet as object) : null;
}
