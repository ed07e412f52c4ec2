import type { Combat, CombatAir, CombatUnit, OrderLine } from '@/lib/db/generated/client';
import type { CombatKind } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { type Unit, unitsWhere } from '../movement/units';

/** MASTER. Combats with the units and aircraft grouped in them. */
export type CombatWithParts = Combat & { units: CombatUnit[]; air: CombatAir[] };

/** The parts of a combat in the order in which they are always read. */
export const parts = { units: { orderBy: { unitId: 'asc' } }, air: { orderBy: { position: 'asc' } } } as const;

/** A combat of this game, locked until the transaction ends; null when there is none. */
export async function lockCombat(tx: Tx, gameId: string, combatId: string): Promise<CombatWithParts | null> {
  await tx.$queryRaw`SELECT id FROM "Combat" WHERE id = ${combatId} AND "gameId" = ${gameId} FOR UPDATE`;
  return tx.combat.findFirst({ where: { id: combatId, gameId }, include: parts });
}

/** The next free number of a combat in a turn. The caller has locked the turn for update. */
export async function nextCombatNumber(tx: Tx, gameId: string, turn: number): Promise<number> {
  const last = await tx.combat.aggregate({ where: { gameId, turn }, _max: { number: true } });
  return (last._max.number ?? 0) + 1;
}

/**
 * The mark of a unit's attack. The schema allows one of each mark a turn: one attack (OC-70), and with it one further
 * attack of an overrun (OC-69).
 */
const attackMark = (kind: CombatKind, unitId: string): string => (kind === 'overrun' ? `overrun:${unitId}` : unitId);

/** Another combat of the turn that a unit attacks in by the mark of `kind`, or supports with its guns (OC-70, OC-33). */
export const takenElsewhere = (
  tx: Tx,
  gameId: string,
  turn: number,
  combatId: string,
  kind: CombatKind,
  unitIds: readonly string[],
) =>
  tx.combatUnit.findMany({
    where: {
      gameId,
      turn,
      combatId: { not: combatId },
      OR: [
        { attackOf: { in: unitIds.map((unitId) => attackMark(kind, unitId)) } },
        { supportOf: { in: [...unitIds] } },
      ],
    },
    select: { unitId: true, attackOf: true, supportOf: true, combat: { select: { number: true, name: true } } },
    orderBy: { unitId: 'asc' },
  });

/** The guns that support a combat of a turn, and which. */
export const supportsOf = (gameId: string, turn: number, tx: Tx = db()) =>
  tx.combatUnit.findMany({
    where: { gameId, turn, supportOf: { not: null } },
    select: { unitId: true, combat: { select: { number: true, name: true } } },
    orderBy: { unitId: 'asc' },
  });

const partColumns = [
  'unitId',
  'role',
  'isArtillery',
  'rangeKm',
  'action',
  'posture',
  'isPrepared',
  'isPreparedByHand',
  'turnShareMoved',
  'tacticalAdvantages',
  'standFast',
  'cannotRetire',
  'startLineKm',
  'movedIn',
  'holdsVitalSpot',
  'fightsOutOfRole',
  'x',
  'y',
] as const satisfies (keyof CombatUnit)[];

const airColumns = [
  'position',
  'role',
  'kind',
  'squadrons',
  'isCabRank',
  'inGroundOrders',
  'inAirOrders',
  'hasAirLiaison',
  'airTaskId',
] as const satisfies (keyof CombatAir)[];

/** A unit's part as grouped; what the schema repeats for its two rules is added when it is written. */
export type CombatPart = Pick<CombatUnit, (typeof partColumns)[number]>;
export type CombatAirPart = Pick<CombatAir, (typeof airColumns)[number]>;

/** Replaces the units and aircraft of a combat. */
export async function putParts(
  tx: Tx,
  combat: Pick<Combat, 'id' | 'gameId' | 'turn' | 'kind'>,
  units: readonly CombatPart[],
  air: readonly CombatAirPart[],
): Promise<void> {
  const { id: combatId, gameId, turn, kind } = combat;
  await tx.combatUnit.deleteMany({ where: { combatId } });
  await tx.combatAir.deleteMany({ where: { combatId } });
  await tx.combatUnit.createMany({
    data: units.map((part) => ({
      ...part,
      combatId,
      gameId,
      turn,
      attackOf: part.role === 'attacker' && !part.isArtillery ? attackMark(kind, part.unitId) : null,
      supportOf: part.isArtillery ? part.unitId : null,
    })),
  });
  await tx.combatAir.createMany({ data: air.map((part) => ({ ...part, combatId })) });
}

const byUnitId = (a: { unitId: string }, b: { unitId: string }) =>
  a.unitId < b.unitId ? -1 : a.unitId > b.unitId ? 1 : 0;

/** Only these columns of a row. */
const columnsOf = <Row, Column extends keyof Row>(row: Row, columns: readonly Column[]): Pick<Row, Column> =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;

/** The units and aircraft of a combat as its ledger entries hold them. */
export const linkedTruth = (
  units: readonly CombatPart[],
  air: readonly CombatAirPart[],
): { units: CombatPart[]; air: CombatAirPart[] } => ({
  units: units.map((part) => columnsOf(part, partColumns)).sort(byUnitId),
  air: air.map((part) => columnsOf(part, airColumns)).sort((a, b) => a.position - b.position),
});

/** Other combats of the turn in which one of these units was in contact, resolved and not ruled on yet, by number. */
export const foughtUnruled = (tx: Tx, gameId: string, turn: number, combatId: string, unitIds: readonly string[]) =>
  tx.combatUnit.findMany({
    where: {
      gameId,
      turn,
      combatId: { not: combatId },
      unitId: { in: [...unitIds] },
      isArtillery: false,
      combat: { state: 'resolved' },
    },
    select: { unitId: true, combat: { select: { number: true, name: true } } },
    orderBy: [{ combat: { number: 'asc' } }, { unitId: 'asc' }],
  });

/** The combats that follow a combat: further attacks of its overrun, counter-attacks. By number. */
export const followersOf = (tx: Tx, combatId: string) =>
  tx.combat.findMany({
    where: { followsId: combatId },
    select: { id: true, number: true, name: true, kind: true, state: true },
    orderBy: { number: 'asc' },
  });

/** The combats of a turn that have their ruling, by number. */
export const combatsRuled = (tx: Tx, gameId: string, turn: number): Promise<Combat[]> =>
  tx.combat.findMany({ where: { gameId, turn, state: 'ruled' }, orderBy: { number: 'asc' } });

/** The ruled combats of a turn and the one before in which one of these units defended in contact, the latest first. */
export const defencesOf = (tx: Tx, gameId: string, turn: number, unitIds: readonly string[]) =>
  tx.combatUnit.findMany({
    where: {
      gameId,
      turn: { in: [turn - 1, turn] },
      unitId: { in: [...unitIds] },
      role: 'defender',
      isArtillery: false,
      combat: { state: 'ruled' },
    },
    select: { unitId: true, turn: true, combat: { select: { number: true, name: true, ruling: true } } },
    orderBy: [{ turn: 'desc' }, { combat: { number: 'asc' } }, { unitId: 'asc' }],
  });

/** The reason a combat was made with by a verb, as the ledger has it: the standing order of a counter-attack. */
export async function reasonMade(gameId: string, combatId: string, verb: string): Promise<string> {
  const entry = await db().ledgerEntry.findFirst({
    where: { gameId, kind: 'combat', subjectId: combatId, verb },
    select: { reason: true },
    orderBy: { number: 'desc' },
  });
  return entry?.reason ?? '';
}

/** All combats of a turn, by number. */
export const combatsOf = (gameId: string, turn: number): Promise<CombatWithParts[]> =>
  db().combat.findMany({ where: { gameId, turn }, include: parts, orderBy: { number: 'asc' } });

/** The combats of a turn, and those of the turn before whose dice have fallen: they may still be ruled on. By turn and number. */
export const combatsOpenToRuling = (gameId: string, turn: number): Promise<CombatWithParts[]> =>
  db().combat.findMany({
    where: { gameId, OR: [{ turn }, { turn: turn - 1, state: { not: 'grouped' } }] },
    include: parts,
    orderBy: [{ turn: 'asc' }, { number: 'asc' }],
  });

/** The teams whose units are in each combat of a turn, and whether aircraft are. */
export const combatTeams = (gameId: string, turn: number) =>
  db().$queryRaw<{ id: string; teamKeys: string[]; hasAir: boolean }[]>`
    SELECT c.id,
      ARRAY(SELECT DISTINCT t.key FROM "CombatUnit" p JOIN "Unit" u ON u."gameId" = p."gameId" AND u.id = p."unitId"
            JOIN "Team" t ON t.id = u."teamId" WHERE p."combatId" = c.id) AS "teamKeys",
      EXISTS (SELECT 1 FROM "CombatAir" a WHERE a."combatId" = c.id) AS "hasAir"
    FROM "Combat" c WHERE c."gameId" = ${gameId} AND c.turn = ${turn}`;

/** The squadron groups of a game that fly close air support (§9), by name. */
export const closeSupportGroups = (gameId: string) =>
  db().squadron.findMany({
    where: { gameId, closeSupport: { not: null } },
    select: { id: true, side: true, name: true, squadrons: true, closeSupport: true },
    orderBy: { name: 'asc' },
  });

export const combatById = (gameId: string, combatId: string, tx: Tx = db()): Promise<CombatWithParts | null> =>
  tx.combat.findFirst({ where: { id: combatId, gameId }, include: parts });

/** Every unit that can be grouped: on the map and not captured. */
export const unitsToGroup = (gameId: string): Promise<Unit[]> =>
  unitsWhere(db(), { gameId, isOnMap: true, isCaptured: false, x: { not: null }, y: { not: null } });

export const unitsById = (gameId: string, unitIds: readonly string[], tx: Tx = db()): Promise<Unit[]> =>
  unitsWhere(tx, { gameId, id: { in: [...unitIds] } });

/** A handed-in row; `number`: as it stands on its sheet, from 1; `isUnread`: nobody of Control has opened its sheet. */
export type HandedInLine = OrderLine & { number: number; isUnread: boolean; isAccepted: boolean };

/** The handed-in rows of a turn, in the order of their sheets: the orders the combats are grouped by. */
export const handedInLines = (gameId: string, turn: number, tx: Tx = db()): Promise<HandedInLine[]> =>
  tx.$queryRaw<HandedInLine[]>`
    SELECT l.*, (row_number() OVER (PARTITION BY l."sheetId" ORDER BY l.position, l.id))::int AS number,
      r."sheetId" IS NULL AS "isUnread", coalesce(r.state = 'accepted', false) AS "isAccepted"
    FROM "OrderSheet" s JOIN "OrderLine" l ON l."sheetId" = s.id
    LEFT JOIN "SheetReading" r ON r."gameId" = s."gameId" AND r."sheetId" = s.id
    WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'
    ORDER BY l."sheetId", l.position, l.id`;

/** Which contacts of a turn are entered already, as `unit|formation`. */
export async function contactsEntered(tx: Tx, gameId: string, turn: number): Promise<Set<string>> {
  const rows = await tx.contactTurn.findMany({
    where: { gameId, turn },
    select: { unitId: true, enemyFormation: true },
  });
  return new Set(rows.map(({ unitId, enemyFormation }) => `${unitId}|${enemyFormation}`));
}

/** The tactical advantages given in this game so far, with how often, the most given first. */
export async function advantagesGiven(gameId: string): Promise<{ words: string; times: number }[]> {
  return db().$queryRaw<{ words: string; times: number }[]>`
    SELECT words, count(*)::int AS times FROM "CombatUnit", unnest("tacticalAdvantages") AS words
    WHERE "gameId" = ${gameId} GROUP BY words ORDER BY times DESC, words`;
}

/** Where a unit is already bound this turn. */
export const boundUnits = (gameId: string, turn: number, tx: Tx = db()) =>
  tx.combatUnit.findMany({
    where: { gameId, turn },
    select: {
      unitId: true,
      role: true,
      isArtillery: true,
      combatId: true,
      combat: { select: { number: true, state: true } },
    },
  });
