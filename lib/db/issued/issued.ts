import { type IssuedLink, Prisma } from '@/lib/db/generated/client';
import type { Place } from '@/lib/geometry';
import type { Issued } from '@/lib/visibility/issued';
import type {
  DeliveredCopyRow,
  DeliveredMessageRow,
  EnemyContactRow,
  ExpectedArrivalRow,
  FriendlyCounterRow,
  IssuedCounterRow,
  IssuedCrossingRow,
  IssuedDecisionRow,
  IssuedExtensionRow,
  IssuedIdentityRow,
  IssuedLinkRow,
  IssuedNoteRow,
  IssuedNudgeRow,
  IssuedQueryRow,
  IssuedSquadronRow,
  IssuedTableRow,
  MapPictureRow,
  MessageNewsRow,
  PictureTransform,
  PrintedMap,
  PrintedMapRow,
  PublicClockRow,
  PublicNoticeRow,
  ReportRow,
  SheetReceiptRow,
  TeamDeskRow,
} from '@/lib/visibility/rows';
import { batchedRows } from '../kernel/batched';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** A value as a JSON column takes it. */
const asJsonValue = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));

/** ISSUED rows: what Control has told a team. Every write takes only what the door has issued. */

export const writeQuery = (tx: Tx, row: Issued<IssuedQueryRow>) => tx.issuedQuery.create({ data: row });
export const writeNote = (tx: Tx, row: Issued<IssuedNoteRow>) => tx.issuedNote.create({ data: row });
export const writeReceipt = (tx: Tx, row: Issued<SheetReceiptRow>) => tx.sheetReceipt.create({ data: row });
export const writeDeliveredCopy = (tx: Tx, row: Issued<DeliveredCopyRow>) =>
  tx.deliveredCopy.create({ data: { ...row, lines: asJsonValue(row.lines) } });
export const writeDeliveredMessages = (tx: Tx, rows: readonly Issued<DeliveredMessageRow>[]) =>
  tx.deliveredMessage.createMany({
    data: rows.map((row) => ({ ...row, marks: asJsonValue(row.marks), places: asJsonValue(row.places) })),
  });
export const writeNews = (tx: Tx, rows: readonly Issued<MessageNewsRow>[]) =>
  tx.messageNews.createMany({ data: [...rows] });
/** The question that a team is asked, in place of the one it was asked before under this id. */
export const writeDecision = (tx: Tx, row: Issued<IssuedDecisionRow>) =>
  tx.issuedDecision.upsert({ where: { id: row.id }, create: row, update: row });
/** Takes a question that must be answered at once from its team's desk. */
export const dropDecision = (tx: Tx, id: string) => tx.issuedDecision.deleteMany({ where: { id } });
/** A team's side of a table, in place of the one before. */
export async function writeTable(tx: Tx, row: Issued<IssuedTableRow>): Promise<void> {
  await dropTables(tx, [row.seatId]);
  await tx.issuedTable.create({ data: { ...row, shown: asJsonValue(row.shown) } });
}
/** Takes tables away from the desks of those who sit at them. */
export const dropTables = (tx: Tx, seatIds: readonly string[]) =>
  tx.issuedTable.deleteMany({ where: { seatId: { in: [...seatIds] } } });
export const writeReport = (tx: Tx, { objective, ...row }: Issued<ReportRow>) =>
  tx.report.create({ data: { ...row, ...(objective ? { objective: asJsonValue(objective) } : {}) } });
export const writeDesks = (tx: Tx, rows: Issued<TeamDeskRow>[]) =>
  tx.teamDesk.createMany({
    data: rows.map((row) => ({ ...row, command: asJsonValue(row.command), look: asJsonValue(row.look) })),
  });
export const writeLinks = (tx: Tx, rows: Issued<IssuedLinkRow>[]) => tx.issuedLink.createMany({ data: rows });
/** The printed map, in place of the one before. */
export async function writePrintedMap(tx: Tx, row: Issued<PrintedMapRow>): Promise<void> {
  const sheet = asJsonValue(row.sheet);
  await tx.printedMap.upsert({
    where: { gameId: row.gameId },
    create: { gameId: row.gameId, sheet },
    update: { sheet },
  });
}

/** The clock everyone sees, in place of the one before. */
export const writeClock = (tx: Tx, row: Issued<PublicClockRow>) =>
  tx.publicClock.upsert({ where: { gameId: row.gameId }, create: row, update: row });

/** The arrivals a team may expect, in place of those told before. */
export async function writeExpected(tx: Tx, teamId: string, rows: Issued<ExpectedArrivalRow>[]): Promise<void> {
  await tx.expectedArrival.deleteMany({ where: { teamId } });
  await tx.expectedArrival.createMany({ data: rows });
}

/** The squadrons a team may ask for, in place of those told before. */
export async function writeSquadrons(tx: Tx, teamId: string, rows: Issued<IssuedSquadronRow>[]): Promise<void> {
  await tx.issuedSquadron.deleteMany({ where: { teamId } });
  await tx.issuedSquadron.createMany({ data: rows });
}

/** The host's own map under the printed one, in place of the one before. */
export async function writeMapPicture(tx: Tx, row: Issued<MapPictureRow>): Promise<void> {
  await tx.mapPicture.deleteMany({ where: { gameId: row.gameId } });
  await tx.mapPicture.create({ data: { ...row, transform: asJsonValue(row.transform) } });
}

/** Takes the host's own map away again. */
export const dropMapPicture = (tx: Tx, gameId: string) => tx.mapPicture.deleteMany({ where: { gameId } });

/** The place of the host's own map under the printed one; null: there is none. */
export async function pictureTieOf(gameId: string, tx: Tx = db()): Promise<PictureTransform | null> {
  const row = await tx.mapPicture.findUnique({ where: { gameId }, select: { transform: true } });
  return row && (row.transform as unknown as PictureTransform);
}

/** A picture as it is sent. */
export interface Picture {
  /** Its media type. */
  type: string;
  picture: Uint8Array<ArrayBuffer>;
}

/** The picture itself. */
export const pictureOf = (gameId: string): Promise<Picture | null> =>
  db().mapPicture.findUnique({ where: { gameId }, select: { type: true, picture: true } });

/** Formations named to a team; one named before stays as it was. */
export const writeIdentities = (tx: Tx, rows: Issued<IssuedIdentityRow>[]) =>
  tx.issuedIdentity.createMany({ data: rows, skipDuplicates: true });

/** The receipt of a sheet is taken away when Control gives the sheet back. */
export const dropReceipt = (tx: Tx, sheetId: string) => tx.sheetReceipt.deleteMany({ where: { sheetId } });

// Reads, each by game and team.

/** A row as PostgreSQL's JSON gives it: times are strings. */
export type AsJson<Row> = { [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] };

/** Everything issued to one team, and the clock, in one look: its cost does not grow with the units of the game. */
export interface IssuedDesk {
  desk: AsJson<TeamDeskRow>;
  clock: AsJson<PublicClockRow>;
  counters: AsJson<IssuedCounterRow>[];
  contacts: AsJson<EnemyContactRow>[];
  /** As told from turn to turn, the oldest first. */
  crossings: AsJson<IssuedCrossingRow>[];
  friends: AsJson<FriendlyCounterRow>[];
  expected: AsJson<ExpectedArrivalRow>[];
  squadrons: AsJson<IssuedSquadronRow>[];
  reports: AsJson<ReportRow>[];
  queries: AsJson<IssuedQueryRow>[];
  notes: AsJson<IssuedNoteRow>[];
  receipts: AsJson<SheetReceiptRow>[];
  links: AsJson<IssuedLinkRow>[];
  copies: AsJson<DeliveredCopyRow>[];
  /** The notices for everybody in the hall. */
  notices: AsJson<PublicNoticeRow>[];
  /** Of this turn, the newest first. */
  nudges: AsJson<IssuedNudgeRow>[];
  /** More time for this turn's orders: one at most. */
  extensions: AsJson<IssuedExtensionRow>[];
  messages: AsJson<DeliveredMessageRow>[];
  news: AsJson<MessageNewsRow>[];
  decisions: AsJson<IssuedDecisionRow>[];
  tables: AsJson<IssuedTableRow>[];
  /** The version of the host's own map; null: there is none. */
  mapVersion: string | null;
  /** The database's time. */
  now: Date;
}

/** Null when the team has no desk in this game. */
export async function issuedDesk(gameId: string, teamId: string): Promise<IssuedDesk | null> {
  const rows = (table: string, order: string, more = Prisma.empty) => Prisma.sql`
    (SELECT coalesce(json_agg(row_to_json(t) ORDER BY ${Prisma.raw(order)}), '[]') FROM ${Prisma.raw(`"${table}"`)} t
     WHERE t."gameId" = ${gameId} AND t."teamId" = ${teamId} ${more})`;
  const [issued] = await db().$queryRaw<IssuedDesk[]>`
    SELECT row_to_json(desk) AS desk, row_to_json(clock) AS clock, now() AS now,
      ${rows('IssuedCounter', 't.name, t.id')} AS counters,
      ${rows('EnemyContact', 't."seenAt", t.id')} AS contacts,
      ${rows('IssuedCrossing', 't."asOfTurn", t."asOf", t.id')} AS crossings,
      ${rows('FriendlyCounter', 't.name, t.id')} AS friends,
      ${rows('ExpectedArrival', 't.turn, t.name, t.id')} AS expected,
      ${rows('IssuedSquadron', 't.name, t.id')} AS squadrons,
      ${rows('Report', 't."releasedAt" DESC, t.objective IS NULL, t.id')} AS reports,
      ${rows('IssuedQuery', 't."askedAt", t.id', Prisma.sql`AND t.turn >= clock.turn - 1`)} AS queries,
      ${rows('IssuedNote', 't."issuedAt", t.id', Prisma.sql`AND t.turn >= clock.turn - 1`)} AS notes,
      ${rows('SheetReceipt', 't."sheetId"')} AS receipts,
      ${rows('IssuedLink', 't."toName", t.id')} AS links,
      ${rows('DeliveredCopy', 't."deliveredAt" DESC, t.id')} AS copies,
      (SELECT coalesce(json_agg(row_to_json(n) ORDER BY n."issuedAt" DESC, n.id), '[]') FROM "PublicNotice" n
        WHERE n."gameId" = ${gameId}) AS notices,
      ${rows('IssuedNudge', 't."issuedAt" DESC, t.id', Prisma.sql`AND t.turn = clock.turn`)} AS nudges,
      ${rows('IssuedExtension', 't.turn', Prisma.sql`AND t.turn = clock.turn`)} AS extensions,
      ${rows('DeliveredMessage', 't."deliveredAt" DESC, t.id')} AS messages,
      ${rows('MessageNews', 't."issuedAt", t.id')} AS news,
      ${rows('IssuedDecision', 't."askedAt", t.id', Prisma.sql`AND t.turn >= clock.turn`)} AS decisions,
      ${rows('IssuedTable', 't."issuedAt", t.id')} AS tables,
      (SELECT p.transform->>'version' FROM "MapPicture" p WHERE p."gameId" = ${gameId}) AS "mapVersion"
    FROM "TeamDesk" desk JOIN "PublicClock" clock ON clock."gameId" = desk."gameId"
    WHERE desk."gameId" = ${gameId} AND desk.id = ${teamId}`;
  return issued ?? null;
}

export const mapOf = (gameId: string) => db().printedMap.findUnique({ where: { gameId } });

/** The folder of the base map under a game's printed map; null: it has none. */
export async function baseMapOf(gameId: string): Promise<string | null> {
  const [row] = await db().$queryRaw<{ key: string | null }[]>`
    SELECT sheet->>'baseMap' AS key FROM "PrintedMap" WHERE "gameId" = ${gameId}`;
  return row?.key ?? null;
}

/** The edges of the printed map, km. */
export async function frameOf(tx: Tx, gameId: string): Promise<PrintedMap['frame']> {
  const [row] = await tx.$queryRaw<{ frame: PrintedMap['frame'] }[]>`
    SELECT sheet->'frame' AS frame FROM "PrintedMap" WHERE "gameId" = ${gameId}`;
  if (!row) throw new Error(`game ${gameId} has no map`);
  return row.frame;
}

/** The edges of the printed map, and the middle of a team's counters on it as it was last told, km; null: it has none there. */
export async function frameAndMiddle(
  tx: Tx,
  gameId: string,
  teamId: string,
): Promise<{ frame: PrintedMap['frame']; middle: Place | null }> {
  const [frame, middles] = await Promise.all([frameOf(tx, gameId), middlesTold(gameId, [teamId], tx)]);
  return { frame, middle: middles.get(teamId) ?? null };
}

/** The middle of each team's counters on the map as it was last told, km; a team that has none there is left out. */
export async function middlesTold(
  gameId: string,
  teamIds: readonly string[],
  tx: Tx = db(),
): Promise<Map<string, Place>> {
  const rows = await tx.$queryRaw<({ teamId: string } & Place)[]>`
    SELECT "teamId", avg(x)::float8 AS x, avg(y)::float8 AS y FROM "IssuedCounter"
    WHERE "gameId" = ${gameId} AND "teamId" = ANY(${[...teamIds]}) AND x IS NOT NULL AND NOT "isLost"
    GROUP BY "teamId"`;
  return new Map(rows.map(({ teamId, x, y }) => [teamId, { x, y }]));
}

/** The features printed on the map that everybody has. */
export async function printedFeatures(tx: Tx, gameId: string): Promise<PrintedMap['features']> {
  const row = await tx.printedMap.findUnique({ where: { gameId } });
  return row ? (row.sheet as unknown as PrintedMap).features : [];
}

export const countersOf = (gameId: string, teamId: string) =>
  batchedRows(
    `counters of ${gameId}`,
    (teamIds) => db().issuedCounter.findMany({ where: { gameId, teamId: { in: teamIds } }, orderBy: { name: 'asc' } }),
    (counter) => counter.teamId,
    teamId,
  );

/** The counters of a team as they were last issued, inside a transaction. */
export const countersIssued = (tx: Tx, gameId: string, teamId: string) =>
  tx.issuedCounter.findMany({ where: { gameId, teamId }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });

/** The names of own counters, by their ids: a team's, or those of all teams. */
export async function counterNames(gameId: string, teamId?: string, tx: Tx = db()): Promise<Map<string, string>> {
  const where = { gameId, ...(teamId ? { teamId } : {}) };
  const counters = await tx.issuedCounter.findMany({ where, select: { id: true, name: true } });
  return new Map(counters.map(({ id, name }) => [id, name]));
}

export const receiptOf = (tx: Tx, sheetId: string) => tx.sheetReceipt.findUnique({ where: { sheetId } });

/** A question to this team with its answer, locked until the transaction ends. */
export async function lockQuery(tx: Tx, gameId: string, teamId: string, id: string) {
  await tx.$queryRaw`SELECT id FROM "IssuedQuery" WHERE id = ${id} FOR UPDATE`;
  return tx.issuedQuery.findFirst({ where: { id, gameId, teamId }, include: { answer: true } });
}
export const linkOf = (tx: Tx, gameId: string, teamId: string, id: string) =>
  tx.$queryRaw<
    IssuedLink[]
  >`SELECT * FROM "IssuedLink" WHERE id = ${id} AND "gameId" = ${gameId} AND "teamId" = ${teamId}`.then(
    ([link]) => link ?? null,
  );

/** The news that a sender has been told of a message of theirs. */
export const newsTold = (tx: Tx, messageId: string) => tx.messageNews.findMany({ where: { messageId } });

/** A question that this team must answer at once, locked until the transaction ends; null when there is none. */
export async function lockIssuedDecision(tx: Tx, gameId: string, teamId: string, id: string) {
  await tx.$queryRaw`SELECT id FROM "IssuedDecision" WHERE id = ${id} FOR UPDATE`;
  return tx.issuedDecision.findFirst({ where: { id, gameId, teamId } });
}

/** The tables shown to those who sit at them, by seat. */
export async function tablesShown(seatIds: readonly string[], tx: Tx = db()): Promise<Map<string, IssuedTableRow>> {
  const rows = await tx.issuedTable.findMany({ where: { seatId: { in: [...seatIds] } } });
  return new Map(rows.map((row) => [row.seatId, row as unknown as IssuedTableRow]));
}

/** A table that this team is shown, locked until the transaction ends; null when it is shown no such table. */
export async function lockIssuedTable(
  tx: Tx,
  gameId: string,
  teamId: string,
  id: string,
): Promise<IssuedTableRow | null> {
  await tx.$queryRaw`SELECT id FROM "IssuedTable" WHERE id = ${id} FOR UPDATE`;
  return (await tx.issuedTable.findFirst({ where: { id, gameId, teamId } })) as unknown as IssuedTableRow | null;
}
