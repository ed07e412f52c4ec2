import type { Crossing, Prisma, Unit as UnitRow } from '@/lib/db/generated/client';
import type { Action } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. What the master map shows, and the units the verbs of movement act on. */

/** A unit with its status profile written out: `profile` in counter notation, and its size points (§7). */
export type Unit = Omit<UnitRow, 'sizePoints'> & { profile: string; sizePoints: number };

/** The units of a game that fit, by id. */
export async function unitsWhere(tx: Tx, where: Prisma.UnitWhereInput & { gameId: string }): Promise<Unit[]> {
  const rows = await tx.unit.findMany({ where, orderBy: { id: 'asc' } });
  // Read by themselves, not with each unit: a game has some forty. After the units, so that none of theirs is missing.
  const profiles = await tx.statusProfile.findMany({
    where: { gameId: where.gameId },
    select: { key: true, notation: true, sizePoints: true },
  });
  const byKey = new Map(profiles.map((profile) => [profile.key, profile]));
  return rows.map((unit) => {
    const { notation: profile, sizePoints } = byKey.get(unit.profileKey)!;
    return { ...unit, profile, sizePoints: unit.sizePoints ?? sizePoints };
  });
}

export const unitOf = async (tx: Tx, gameId: string, id: string): Promise<Unit | null> =>
  (await unitsWhere(tx, { gameId, id }))[0] ?? null;

/** All units of a team. */
export const unitsOfTeam = (tx: Tx, gameId: string, teamId: string): Promise<Unit[]> =>
  unitsWhere(tx, { gameId, teamId });

/** Units of this game, locked in one order, until the transaction ends. Unknown ids are left out. One round trip. */
export async function lockUnits(tx: Tx, gameId: string, unitIds: readonly string[]): Promise<Map<string, Unit>> {
  const ids = [...new Set(unitIds)];
  const [, units] = await Promise.all([
    tx.$queryRaw`SELECT id FROM "Unit" WHERE "gameId" = ${gameId} AND id = ANY(${ids}) ORDER BY id FOR UPDATE`,
    // Sent with it, and read once they are locked.
    tx.$queryRaw<(UnitRow & { profile: string; profilePoints: number })[]>`
      SELECT u.*, p.notation AS profile, p."sizePoints" AS "profilePoints"
      FROM "Unit" u JOIN "StatusProfile" p ON p."gameId" = u."gameId" AND p.key = u."profileKey"
      WHERE u."gameId" = ${gameId} AND u.id = ANY(${ids}) ORDER BY u.id`,
  ]);
  return new Map(
    units.map(({ profilePoints, ...unit }) => [unit.id, { ...unit, sizePoints: unit.sizePoints ?? profilePoints }]),
  );
}

export const unitsOnMaster = (gameId: string): Promise<Unit[]> => unitsWhere(db(), { gameId });

/** The action that the first handed-in row of the current turn naming each counter orders, by unit; null where there is none. */
export async function actionsOrdered(
  tx: Tx,
  gameId: string,
  unitIds: readonly string[],
): Promise<Map<string, Action | null>> {
  const rows = await tx.$queryRaw<{ id: string; action: Action | null }[]>`
    SELECT u.id, (
      SELECT l.action FROM "OrderSheet" s JOIN "OrderLine" l ON l."sheetId" = s.id
      WHERE s."gameId" = g.id AND s.turn = g.turn AND s.state = 'submitted' AND u."counterId" = ANY(l."counterIds")
      ORDER BY l."sheetId", l.position, l.id LIMIT 1) AS action
    FROM "Game" g JOIN "Unit" u ON u."gameId" = g.id WHERE g.id = ${gameId} AND u.id = ANY(${[...unitIds]})`;
  return new Map(rows.map(({ id, action }) => [id, action]));
}

export const crossingsOf = (tx: Tx, gameId: string): Promise<Crossing[]> =>
  tx.$queryRaw<Crossing[]>`SELECT * FROM "Crossing" WHERE "gameId" = ${gameId} ORDER BY id`;
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
  const row = await db().printedMap.findUnique({ where: { gameId } });
  return row ? (row.sheet as object) : null;
}
