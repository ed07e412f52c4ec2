import type { Issued } from '@/lib/visibility/issued';
import type {
  DeliveredCopyRow,
  EnemyContactRow,
  IssuedCounterRow,
  IssuedIdentityRow,
  IssuedLinkRow,
  IssuedQueryRow,
  MapSheetRow,
  PublicClockRow,
  ReportRow,
  SheetReceiptRow,
  TeamDeskRow,
} from '@/lib/visibility/rows';
import { db } from './client';
import type { Prisma } from './generated/client';
import type { Tx } from './transaction';

/** A value as a JSON column takes it. */
const asJsonValue = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));

/** ISSUED rows: what Control has told a team. Every write takes only what the door has issued. */

export const writeQuery = (tx: Tx, row: Issued<IssuedQueryRow>) => tx.issuedQuery.create({ data: row });
export const writeReceipt = (tx: Tx, row: Issued<SheetReceiptRow>) => tx.sheetReceipt.create({ data: row });
export const writeDeliveredCopy = (tx: Tx, row: Issued<DeliveredCopyRow>) =>
  tx.deliveredCopy.create({ data: { ...row, lines: asJsonValue(row.lines) } });
export const writeReport = (tx: Tx, row: Issued<ReportRow>) => tx.report.create({ data: row });
export const writeDesks = (tx: Tx, rows: Issued<TeamDeskRow>[]) => tx.teamDesk.createMany({ data: rows });
export const writeLinks = (tx: Tx, rows: Issued<IssuedLinkRow>[]) => tx.issuedLink.createMany({ data: rows });
export const writeMapSheet = (tx: Tx, row: Issued<MapSheetRow>) =>
  tx.mapSheet.create({ data: { ...row, sheet: asJsonValue(row.sheet) } });

/** The clock everyone sees, in place of the one before. */
export const writeClock = (tx: Tx, row: Issued<PublicClockRow>) =>
  tx.publicClock.upsert({ where: { gameId: row.gameId }, create: row, update: row });

/** A team's own counters as now issued, in place of those before. */
export async function writeCounters(tx: Tx, teamId: string, rows: Issued<IssuedCounterRow>[]): Promise<void> {
  await tx.issuedCounter.deleteMany({ where: { teamId } });
  await tx.issuedCounter.createMany({ data: rows });
}

export const writeContacts = (tx: Tx, rows: Issued<EnemyContactRow>[]) => tx.enemyContact.createMany({ data: rows });

/** Formations named to a team; one named before stays as it was. */
export const writeIdentities = (tx: Tx, rows: Issued<IssuedIdentityRow>[]) =>
  tx.issuedIdentity.createMany({ data: rows, skipDuplicates: true });

/** The receipt of a sheet is taken away when Control gives the sheet back. */
export const dropReceipt = (tx: Tx, sheetId: string) => tx.sheetReceipt.deleteMany({ where: { sheetId } });

// Reads, each by game and team.

export const deskOf = (gameId: string, teamId: string) => db().teamDesk.findFirst({ where: { gameId, id: teamId } });
export const clockOf = (gameId: string) => db().publicClock.findUnique({ where: { gameId } });
export const mapOf = (gameId: string) => db().mapSheet.findUnique({ where: { gameId } });
export const countersOf = (gameId: string, teamId: string) =>
  db().issuedCounter.findMany({ where: { gameId, teamId }, orderBy: { name: 'asc' } });
export const contactsOf = (gameId: string, teamId: string) =>
  db().enemyContact.findMany({ where: { gameId, teamId }, orderBy: { seenAt: 'asc' } });
export const reportsOf = (gameId: string, teamId: string) =>
  db().report.findMany({ where: { gameId, teamId }, orderBy: { releasedAt: 'desc' } });
export const queriesOf = (gameId: string, teamId: string, turns: number[]) =>
  db().issuedQuery.findMany({
    where: { gameId, teamId, turn: { in: turns } },
    include: { answer: true },
    orderBy: { askedAt: 'asc' },
  });
export const receiptsOf = (gameId: string, teamId: string) => db().sheetReceipt.findMany({ where: { gameId, teamId } });
export const linksOf = (gameId: string, teamId: string) =>
  db().issuedLink.findMany({ where: { gameId, teamId }, orderBy: { toName: 'asc' } });
export const copiesOf = (gameId: string, teamId: string) =>
  db().deliveredCopy.findMany({ where: { gameId, teamId }, orderBy: { deliveredAt: 'desc' } });

export const receiptOf = (tx: Tx, sheetId: string) => tx.sheetReceipt.findUnique({ where: { sheetId } });
export const queryOf = (tx: Tx, gameId: string, teamId: string, id: string) =>
  tx.issuedQuery.findFirst({ where: { id, gameId, teamId }, include: { answer: true } });
export const linkOf = (tx: Tx, gameId: string, teamId: string, id: string) =>
  tx.issuedLink.findFirst({ where: { id, gameId, teamId } });
