import type { Prisma } from '@/lib/db/generated/client';
import { db } from '../client';
import { unitsOfTeam } from '../movement/units';

/** What Control's desks read. MASTER, ISSUED and TEAM rows alike: nothing is hidden from Control. */

export const gameOf = (gameId: string) =>
  db().game.findUniqueOrThrow({ where: { id: gameId }, include: { turns: true } });

export const sheetOfTeam = (gameId: string, teamId: string, turn: number) =>
  db().orderSheet.findUnique({
    where: { gameId_teamId_turn: { gameId, teamId, turn } },
    include: {
      lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      asks: { orderBy: { askedAt: 'desc' }, take: 1 },
    },
  });

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
  const units = await unitsOfTeam(db(), gameId, teamId);
  return new Map(units.map((unit) => [unit.counterId, unit]));
};

export const combatsOfTurn = (gameId: string, turn: number) =>
  db().combat.findMany({
    where: { gameId, turn },
    select: { id: true, number: true, name: true, state: true },
    orderBy: { number: 'asc' },
  });

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
      ...{ gameId, isOnMap: false, isCaptured: false, isInBox: false, x: null },
      arrivalTurn: { lte: turn },
      id: { notIn: [...byAir] },
    },
  });

export const teamsWithUnits = (gameId: string) =>
  db().team.findMany({
    where: { gameId, units: { some: { isOnMap: true, isCaptured: false } } },
    select: { id: true },
  });

/** The database's time. */
export const timeNow = async (): Promise<Date> => (await db().$queryRaw<{ now: Date }[]>`SELECT now() AS now`)[0]!.now;

/** Entries of the ledger, newest first. */
export const ledgerEntries = (where: Prisma.LedgerEntryWhereInput, take: number) =>
  db().ledgerEntry.findMany({ where, orderBy: { number: 'desc' }, take });

export const ledgerTurns = (gameId: string) =>
  db().ledgerEntry.groupBy({ by: ['turn'], where: { gameId }, orderBy: { turn: 'asc' } });
export const ledgerKindsUsed = (gameId: string) =>
  db().ledgerEntry.groupBy({ by: ['kind'], where: { gameId }, orderBy: { kind: 'asc' } });
export const unitNames = (gameId: string) =>
  db().unit.findMany({ where: { gameId }, select: { id: true, name: true }, orderBy: { name: 'asc' } });
/** Whose each order sheet is. */
export const sheetOwners = (gameId: string) =>
  db().orderSheet.findMany({ where: { gameId }, select: { id: true, teamId: true } });
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
