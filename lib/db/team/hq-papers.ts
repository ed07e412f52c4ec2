import {
  type AirLine,
  type AirSheet,
  type DecisionAnswer,
  type DeliveredCopy,
  type DeliveredMessage,
  type IssuedDecision,
  type IssuedExtension,
  type IssuedNote,
  type IssuedNudge,
  type IssuedQuery,
  type Message,
  type MessageNews,
  type OrderLine,
  type OrderSheet,
  Prisma,
  type PublicNotice,
  type QueryAnswer,
  type Report,
  type SheetCopy,
} from '@/lib/db/generated/client';
import type { AsJson } from '../issued/issued';
import { db } from '../kernel/client';

type Rows<Row, Field extends keyof Row> = AsJson<Pick<Row, Field>>[];

/** All that lies in the file of an HQ, of every turn: ISSUED and TEAM rows, by game and team, column by column. */
export interface HqPapers {
  team: { name: string; turn: number; title: string };
  names: { id: string; name: string }[];
  sheets: (Rows<
    OrderSheet,
    | 'id'
    | 'turn'
    | 'state'
    | 'isFromPaper'
    | 'isLate'
    | 'isTakenAsDraft'
    | 'submittedAt'
    | 'submittedBy'
    | 'setAside'
    | 'updatedAt'
  >[number] & { lines: OrderLine[] })[];
  airSheets: (Rows<
    AirSheet,
    'id' | 'turn' | 'state' | 'isLate' | 'submittedAt' | 'submittedBy' | 'updatedAt'
  >[number] & {
    lines: AirLine[];
  })[];
  queries: Rows<IssuedQuery, 'id' | 'turn' | 'sheetId' | 'lineId' | 'text' | 'askedAt'>;
  answers: Rows<QueryAnswer, 'queryId' | 'text' | 'answeredBy' | 'answeredAt'>;
  notes: Rows<IssuedNote, 'id' | 'sheetId' | 'lineId' | 'text'>;
  reports: Rows<Report, 'id' | 'turn' | 'heading' | 'sender' | 'gameTime' | 'body' | 'releasedAt'>;
  messages: Rows<
    DeliveredMessage,
    'id' | 'turn' | 'sender' | 'means' | 'gameTime' | 'text' | 'marks' | 'places' | 'deliveredAt'
  >;
  sent: Rows<Message, 'id' | 'turn' | 'toName' | 'means' | 'text' | 'marks' | 'places' | 'writtenBy' | 'sentAt'>;
  news: Rows<MessageNews, 'messageId' | 'text'>;
  copies: Rows<DeliveredCopy, 'id' | 'turn' | 'sender' | 'lines' | 'deliveredAt'>;
  copiesSent: Rows<SheetCopy, 'id' | 'sheetId' | 'toName' | 'means' | 'requestedBy' | 'requestedAt'>;
  decisions: Rows<IssuedDecision, 'id' | 'turn' | 'question' | 'options' | 'defaultOption' | 'askedAt' | 'settledAs'>;
  decided: Rows<DecisionAnswer, 'decisionId' | 'option' | 'answeredBy'>;
  nudges: Rows<IssuedNudge, 'id' | 'turn' | 'text' | 'issuedAt'>;
  extensions: Rows<IssuedExtension, 'turn' | 'until' | 'issuedAt'>;
  notices: Rows<PublicNotice, 'id' | 'turn' | 'text' | 'issuedAt'>;
}

const columns = (names: readonly string[]): Prisma.Sql => Prisma.raw(names.map((name) => `t."${name}"`).join(', '));

/** The file of a team, in one look; null where it has no desk in this game. */
export async function hqPapers(gameId: string, teamId: string): Promise<HqPapers | null> {
  const its = Prisma.sql`t."gameId" = ${gameId} AND t."teamId" = ${teamId}`;
  const rows = (table: string, names: readonly string[], where = its) => Prisma.sql`
    (SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (
      SELECT ${columns(names)} FROM ${Prisma.raw(`"${table}"`)} t WHERE ${where}) r)`;
  const withLines = (table: string, names: readonly string[], lines: string) => Prisma.sql`
    (SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (
      SELECT ${columns(names)},
        (SELECT coalesce(json_agg(row_to_json(l) ORDER BY l.position, l."writtenAs"), '[]') FROM ${Prisma.raw(`"${lines}"`)} l
          WHERE l."sheetId" = t.id) AS lines
      FROM ${Prisma.raw(`"${table}"`)} t WHERE ${its}) r)`;
  const sheet = ['id', 'turn', 'state', 'isLate', 'submittedAt', 'submittedBy', 'updatedAt'];
  const [papers] = await db().$queryRaw<HqPapers[]>`
    SELECT json_build_object('name', desk.name, 'turn', clock.turn, 'title', clock.title) AS team,
      (SELECT coalesce(json_agg(json_build_object('id', n.id, 'name', n.name)), '[]') FROM (
        SELECT id, name FROM "IssuedCounter" t WHERE ${its}
        UNION ALL SELECT id, name FROM "IssuedSquadron" t WHERE ${its}) n) AS names,
      ${withLines('OrderSheet', [...sheet, 'isFromPaper', 'isTakenAsDraft', 'setAside'], 'OrderLine')} AS sheets,
      ${withLines('AirSheet', sheet, 'AirLine')} AS "airSheets",
      ${rows('IssuedQuery', ['id', 'turn', 'sheetId', 'lineId', 'text', 'askedAt'])} AS queries,
      ${rows('QueryAnswer', ['queryId', 'text', 'answeredBy', 'answeredAt'])} AS answers,
      ${rows('IssuedNote', ['id', 'sheetId', 'lineId', 'text'])} AS notes,
      ${rows('Report', ['id', 'turn', 'heading', 'sender', 'gameTime', 'body', 'releasedAt'])} AS reports,
      ${rows('DeliveredMessage', ['id', 'turn', 'sender', 'means', 'gameTime', 'text', 'marks', 'places', 'deliveredAt'])} AS messages,
      ${rows('Message', ['id', 'turn', 'toName', 'means', 'text', 'marks', 'places', 'writtenBy', 'sentAt'])} AS sent,
      ${rows('MessageNews', ['messageId', 'text'])} AS news,
      ${rows('DeliveredCopy', ['id', 'turn', 'sender', 'lines', 'deliveredAt'])} AS copies,
      ${rows('SheetCopy', ['id', 'sheetId', 'toName', 'means', 'requestedBy', 'requestedAt'])} AS "copiesSent",
      ${rows('IssuedDecision', ['id', 'turn', 'question', 'options', 'defaultOption', 'askedAt', 'settledAs'])} AS decisions,
      ${rows('DecisionAnswer', ['decisionId', 'option', 'answeredBy'])} AS decided,
      ${rows('IssuedNudge', ['id', 'turn', 'text', 'issuedAt'])} AS nudges,
      ${rows('IssuedExtension', ['turn', 'until', 'issuedAt'])} AS extensions,
      ${rows('PublicNotice', ['id', 'turn', 'text', 'issuedAt'], Prisma.sql`t."gameId" = ${gameId}`)} AS notices
    FROM "TeamDesk" desk JOIN "PublicClock" clock ON clock."gameId" = desk."gameId"
    WHERE desk."gameId" = ${gameId} AND desk.id = ${teamId}`;
  return papers ?? null;
}
