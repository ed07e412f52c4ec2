import type { Prisma } from '@/lib/db/generated/client';
import type { LedgerKind } from '@/lib/ledger/kinds';
import { batched, batchedRows } from '../kernel/batched';
import { db, onceInSnapshot } from '../kernel/client';
import { unitsWhere } from '../movement/units';

/** The rows that Control's desks read. MASTER, ISSUED and TEAM rows alike: nothing is hidden from Control. */

export const gameOf = (gameId: string) =>
  db().game.findUniqueOrThrow({ where: { id: gameId }, include: { turns: true } });

const sheetKey = ({ teamId, turn }: { teamId: string; turn: number }): string => `${turn} ${teamId}`;

/** The sheets with these keys, by them. */
async function sheetsByKey(gameId: string, keys: readonly string[]) {
  const asked = keys.map((key) => key.split(' ') as [turn: string, teamId: string]);
  const sheets = await db().orderSheet.findMany({
    where: {
      gameId,
      teamId: { in: [...new Set(asked.map(([, teamId]) => teamId))] },
      turn: { in: [...new Set(asked.map(([turn]) => Number(turn)))] },
    },
    include: {
      lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      asks: { orderBy: { askedAt: 'desc' } },
    },
  });
  return new Map(sheets.map((sheet) => [sheetKey(sheet), sheet]));
}

/** A team's sheet of a turn, with when it was asked for back, the last time first; null: there is none. */
export const sheetOfTeam = async (gameId: string, teamId: string, turn: number) =>
  (await batched(`sheets of ${gameId}`, (keys) => sheetsByKey(gameId, keys), sheetKey({ teamId, turn }))) ?? null;

export const queriesOfTurn = (gameId: string, turn: number) =>
  db().issuedQuery.findMany({ where: { gameId, turn }, include: { answer: true }, orderBy: { askedAt: 'asc' } });

export const copiesOfTurn = async (gameId: string, turn: number) => {
  const sheets = await db().orderSheet.findMany({ where: { gameId, turn }, select: { id: true } });
  const copies = await db().sheetCopy.findMany({
    where: { gameId, sheetId: { in: sheets.map((sheet) => sheet.id) } },
    orderBy: { requestedAt: 'asc' },
  });
  const handled = await db().copyHandling.findMany({
    where: { gameId, copyId: { in: copies.map((copy) => copy.id) } },
  });
  const deliveredAt = new Map(handled.map((row) => [row.copyId, row.deliveredAt]));
  return copies.map((copy) => ({ ...copy, deliveredAt: deliveredAt.get(copy.id) ?? null }));
};

export const unitsOfTeamByCounter = async (gameId: string, teamId: string) => {
  const units = await batchedRows(
    `units of ${gameId}`,
    (teamIds) => unitsWhere(db(), { gameId, teamId: { in: teamIds } }),
    (unit) => unit.teamId ?? '',
    teamId,
  );
  return new Map(units.map((unit) => [unit.counterId, unit]));
};

/** The combats of a turn by number, as they are called and where they are fought. */
export const combatsOfTurn = (gameId: string, turn: number) =>
  onceInSnapshot(`combats of ${gameId} in ${turn}`, () =>
    db().combat.findMany({
      where: { gameId, turn },
      select: { id: true, number: true, name: true, state: true, x: true, y: true },
      orderBy: { number: 'asc' },
    }),
  );

export const reportsOfTurn = (gameId: string, turn: number) =>
  db().reportDraft.findMany({
    where: { gameId, turn },
    select: { teamId: true, state: true, saidAt: true },
    orderBy: { number: 'asc' },
  });

/** Units due by a turn that have no place yet; `byAir` are the units of airborne lifts, which nobody places. */
export const arrivalsDue = (gameId: string, turn: number, byAir: readonly string[]) =>
  db().unit.count({
    where: {
      gameId,
      isOnMap: false,
      isCaptured: false,
      isInBox: false,
      x: null,
      arrivalTurn: { lte: turn },
      id: { notIn: [...byAir] },
    },
  });

/** The database's time. */
export const timeNow = async (): Promise<Date> => (await db().$queryRaw<{ now: Date }[]>`SELECT now() AS now`)[0]!.now;

/** Entries of the ledger, newest first. */
export const ledgerEntries = (where: Prisma.LedgerEntryWhereInput, take: number) =>
  db().ledgerEntry.findMany({ where, orderBy: { number: 'desc' }, take });

/** The turn of the first entry. */
export const firstTurnInLedger = async (gameId: string): Promise<number | null> => {
  const first = await db().ledgerEntry.findFirst({
    where: { gameId },
    orderBy: { number: 'asc' },
    select: { turn: true },
  });
  return first?.turn ?? null;
};
/** The kinds of entries there are. Goes from one kind to the next by the index, so that a long ledger costs no more than a short one. */
export const ledgerKindsUsed = async (gameId: string): Promise<LedgerKind[]> => {
  const used = await db().$queryRaw<{ kind: LedgerKind }[]>`
    WITH RECURSIVE used AS (
      SELECT min(kind) AS kind FROM "LedgerEntry" WHERE "gameId" = ${gameId}
      UNION ALL
      SELECT (SELECT min(e.kind) FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind > used.kind)
        FROM used WHERE used.kind IS NOT NULL)
    SELECT kind FROM used WHERE kind IS NOT NULL ORDER BY kind`;
  return used.map(({ kind }) => kind);
};
export const unitNames = (gameId: string) =>
  db().unit.findMany({ where: { gameId }, select: { id: true, name: true }, orderBy: { name: 'asc' } });
/** The teams of these order sheets. */
export const sheetOwners = (gameId: string, ids: readonly string[]) =>
  db().orderSheet.findMany({ where: { gameId, id: { in: [...ids] } }, select: { id: true, teamId: true } });
/**
 * The names of these combats, cases, companion games and areas of ground: `C3 The road bridge`, by the kind and id of a
 * ledger entry.
 */
export const numberedNames = async (gameId: string, ids: readonly string[]): Promise<Map<string, string>> => {
  const named = await db().$queryRaw<{ key: string; name: string }[]>`
    SELECT 'combat/' || id AS key, 'C' || number || ' ' || name AS name
      FROM "Combat" WHERE "gameId" = ${gameId} AND id = ANY(${ids})
    UNION ALL SELECT 'case/' || id, 'Case ' || number || ' ' || name
      FROM "RulesCase" WHERE "gameId" = ${gameId} AND id = ANY(${ids})
    UNION ALL SELECT 'companionGame/' || id, 'Companion game ' || number || ' ' || name
      FROM "CompanionGame" WHERE "gameId" = ${gameId} AND id = ANY(${ids})
    UNION ALL SELECT 'ground/' || id, name
      FROM "GroundArea" WHERE "gameId" = ${gameId} AND id = ANY(${ids})`;
  return new Map(named.map(({ key, name }) => [key, name]));
};
export const combatNames = (gameId: string) =>
  db().combat.findMany({ where: { gameId }, select: { id: true, number: true, name: true } });
export const crossingNames = (gameId: string) =>
  db().crossing.findMany({ where: { gameId }, select: { id: true, name: true } });
export const seatNames = (gameId: string) =>
  db().seat.findMany({
    where: { gameId },
    select: { id: true, label: true, team: { select: { name: true } } },
    orderBy: { label: 'asc' },
  });
