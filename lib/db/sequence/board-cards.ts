import type {
  AirSheet,
  AirTask,
  Combat,
  Crossing,
  Decision,
  IssuedQuery,
  Message,
  ReportDraft,
  SightingReport,
  TelephoneNote,
} from '@/lib/db/generated/client';
import type { DeadlinePolicy, DeliveryState, ReadingState, Side } from '@/lib/words';
import { db } from '../kernel/client';
import { listedOfAHand } from '../messages/messages';

/** MASTER, ISSUED and TEAM rows of one turn, as the cards of the turn board need them: one query a kind, however many there are. */

export interface AirSheetCard extends Pick<AirSheet, 'id' | 'teamId' | 'isLate'> {
  rows: number;
  submittedAt: Date;
  reading: ReadingState | null;
  acceptedAt: Date | null;
}

/** The air request sheets that are handed in. */
export const airSheetCards = (gameId: string, turn: number) => db().$queryRaw<AirSheetCard[]>`
  SELECT s.id, s."teamId", s."isLate", s."submittedAt", r.state::text AS reading, r."acceptedAt",
    (SELECT count(*) FROM "AirLine" l WHERE l."sheetId" = s.id)::int AS rows
  FROM "AirSheet" s LEFT JOIN "SheetReading" r ON r."sheetId" = s.id
  WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted' AND s."submittedAt" IS NOT NULL
  ORDER BY s."submittedAt", s.id`;

export interface QueryCard extends Pick<IssuedQuery, 'id' | 'teamId' | 'text' | 'askedAt'> {
  /** The row's number on its sheet, from 1; null: the sheet as a whole. */
  row: number | null;
  isAir: boolean;
  answeredAt: Date | null;
}

/** The queries of a turn about sheets that are not accepted. */
export const queryCards = (gameId: string, turn: number) => db().$queryRaw<QueryCard[]>`
  SELECT q.id, q."teamId", q.text, q."askedAt", a."answeredAt", (air.id IS NOT NULL) AS "isAir",
    CASE WHEN ol.id IS NOT NULL THEN (SELECT count(*) FROM "OrderLine" o WHERE o."sheetId" = ol."sheetId"
           AND (o.position, o.id) <= (ol.position, ol.id))::int
         WHEN al.id IS NOT NULL THEN (SELECT count(*) FROM "AirLine" o WHERE o."sheetId" = al."sheetId"
           AND (o.position, o.id) <= (al.position, al.id))::int END AS row
  FROM "IssuedQuery" q
  LEFT JOIN "QueryAnswer" a ON a."queryId" = q.id
  LEFT JOIN "SheetReading" r ON r."sheetId" = q."sheetId"
  LEFT JOIN "AirSheet" air ON air.id = q."sheetId"
  LEFT JOIN "OrderLine" ol ON ol."sheetId" = q."sheetId" AND ol."writtenAs" = q."lineId"
  LEFT JOIN "AirLine" al ON al."sheetId" = q."sheetId" AND al."writtenAs" = q."lineId"
  WHERE q."gameId" = ${gameId} AND q.turn = ${turn} AND r.state IS DISTINCT FROM 'accepted'
  ORDER BY q."askedAt", q.id`;

export interface DecisionCard
  extends Pick<Decision, 'id' | 'teamId' | 'combatId' | 'question' | 'askedAt' | 'endsAt' | 'settledAt'> {
  /** The option chosen or settled, in its words; null: neither answered nor settled. */
  chosen: string | null;
  answeredAt: Date | null;
}

/** The instant decisions asked for in a turn (§9 Analysing Combat 3). */
export const decisionCards = (gameId: string, turn: number) => db().$queryRaw<DecisionCard[]>`
  SELECT d.id, d."teamId", d."combatId", d.question, d."askedAt", d."endsAt",
    d.options[coalesce(d."settledAs", a.option) + 1] AS chosen, a."answeredAt", d."settledAt"
  FROM "Decision" d LEFT JOIN "DecisionAnswer" a ON a."decisionId" = d.id
  WHERE d."gameId" = ${gameId} AND d.turn = ${turn}
  ORDER BY d."askedAt", d.id`;

export interface CombatCardRow
  extends Pick<Combat, 'id' | 'number' | 'name' | 'state' | 'x' | 'y' | 'resolvedAt' | 'ruledAt'> {
  teamIds: string[];
  hasAir: boolean;
  /** As ruled, by its name in the book's table. */
  result: string | null;
}

/** The combats of a turn, with the teams whose units are in them. */
export const combatCards = (gameId: string, turn: number) => db().$queryRaw<CombatCardRow[]>`
  SELECT c.id, c.number, c.name, c.state::text AS state, c.x, c.y, c."resolvedAt", c."ruledAt", c.ruling->>'result' AS result,
    ARRAY(SELECT DISTINCT u."teamId" FROM "CombatUnit" p JOIN "Unit" u ON u."gameId" = p."gameId" AND u.id = p."unitId"
          WHERE p."combatId" = c.id ORDER BY 1) AS "teamIds",
    EXISTS (SELECT FROM "CombatAir" a WHERE a."combatId" = c.id) AS "hasAir"
  FROM "Combat" c WHERE c."gameId" = ${gameId} AND c.turn = ${turn} ORDER BY c.number`;

export interface AirTaskCard
  extends Pick<AirTask, 'id' | 'mission' | 'formation' | 'squadrons' | 'liftId' | 'state' | 'x' | 'y'> {
  group: string | null;
  side: Side | null;
}

/** The air orders of a turn. */
export const airTaskCards = (gameId: string, turn: number) => db().$queryRaw<AirTaskCard[]>`
  SELECT t.id, t.mission::text AS mission, t.formation, t.squadrons, s.name AS "group", s.side::text AS side, t."liftId",
    t.state::text AS state, t.x, t.y
  FROM "AirTask" t LEFT JOIN "Squadron" s ON s."gameId" = t."gameId" AND s.id = t."squadronId"
  WHERE t."gameId" = ${gameId} AND t.turn = ${turn} ORDER BY t.id`;

export interface CrossingCardRow extends Pick<Crossing, 'id' | 'name' | 'x' | 'y' | 'state' | 'testedBy' | 'testedAt'> {
  /** Units in the order of march, the head first. */
  queue: string[];
  teamIds: string[];
  isTestedNow: boolean;
}

/** The crossings where something waits, or that were tested this turn, and those named in `called`. */
export const crossingCards = (gameId: string, turn: number, called: readonly string[]) => db().$queryRaw<
  CrossingCardRow[]
>`
  SELECT * FROM (
    SELECT c.id, c.name, c.x, c.y, c.state::text AS state, c."testedBy", c."testedAt",
      (c."testedIn" IS NOT DISTINCT FROM ${turn}) AS "isTestedNow",
      ARRAY(SELECT u."shortName" FROM "QueuePlace" q JOIN "Unit" u ON u."gameId" = q."gameId" AND u.id = q."unitId"
            WHERE q."gameId" = c."gameId" AND q."crossingId" = c.id ORDER BY q.position) AS queue,
      ARRAY(SELECT DISTINCT u."teamId" FROM "QueuePlace" q JOIN "Unit" u ON u."gameId" = q."gameId" AND u.id = q."unitId"
            WHERE q."gameId" = c."gameId" AND q."crossingId" = c.id ORDER BY 1) AS "teamIds"
    FROM "Crossing" c WHERE c."gameId" = ${gameId}
  ) AS crossing
  WHERE cardinality(queue) > 0 OR "isTestedNow" OR id = ANY(${[...called]})
  ORDER BY name, id`;

export type ReportCardRow = Pick<ReportDraft, 'teamId' | 'number' | 'state' | 'releasedAt' | 'saidAt'>;

/** The reports of a turn; of several of one team the last. */
export const reportCards = (gameId: string, turn: number) => db().$queryRaw<ReportCardRow[]>`
  SELECT DISTINCT ON (r."teamId") r."teamId", r.number, r.state::text AS state, r."releasedAt", r."saidAt"
  FROM "ReportDraft" r WHERE r."gameId" = ${gameId} AND r.turn = ${turn} ORDER BY r."teamId", r.number DESC`;

export type SightingCardRow = Pick<SightingReport, 'id' | 'teamId' | 'source' | 'state' | 'releasedAt' | 'saidAt'>;

export const sightingCards = (gameId: string, turn: number) => db().$queryRaw<SightingCardRow[]>`
  SELECT s.id, s."teamId", s.source, s.state::text AS state, s."releasedAt", s."saidAt"
  FROM "SightingReport" s WHERE s."gameId" = ${gameId} AND s.turn = ${turn} ORDER BY s."teamId", s.number`;

export interface MessageCardRow
  extends Pick<Message, 'id' | 'teamId' | 'toTeamId' | 'toName' | 'means' | 'text' | 'sentAt'> {
  state: DeliveryState | null;
  dueTurn: number | null;
  dueAt: Date | null;
  at: Date | null;
  /** The number of further ones by the same person that follow it and have no card. */
  moreBehind: number;
}

/** The messages of a turn, and those of earlier turns that are not delivered or lost yet; of one hand no more than Control's desks list. */
export const messageCards = (gameId: string, turn: number) => db().$queryRaw<MessageCardRow[]>`
  SELECT id, "teamId", "toTeamId", "toName", means, text, "sentAt", state, "dueTurn", "dueAt", at,
    CASE WHEN place = ${listedOfAHand} THEN together - place ELSE 0 END::int AS "moreBehind"
  FROM (
    SELECT m.id, m."teamId", m."toTeamId", m."toName", m.means, left(m.text, 120) AS text, m."sentAt", c.state::text AS state,
      c."dueTurn", c."dueAt", c.at, row_number() OVER hand AS place, count(*) OVER whole AS together
    FROM "Message" m LEFT JOIN "MessageDelivery" c ON c."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND (m.turn = ${turn} OR c.state IS NULL OR c.state IN ('held', 'onItsWay'))
    WINDOW whole AS (PARTITION BY m."teamId", m."writtenBy", coalesce(c.state, 'held')),
      hand AS (PARTITION BY m."teamId", m."writtenBy", coalesce(c.state, 'held') ORDER BY m."sentAt", m.id)
  ) hands WHERE place <= ${listedOfAHand} ORDER BY "sentAt", id`;

export type TelephoneCardRow = Pick<TelephoneNote, 'id' | 'teamId' | 'text' | 'takenBy' | 'takenAt' | 'became'>;

/** The telephone notes of which nothing has been made yet. */
export const telephoneCards = (gameId: string) => db().$queryRaw<TelephoneCardRow[]>`
  SELECT n.id, n."teamId", left(n.text, 120) AS text, n."takenBy", n."takenAt", n.became::text AS became
  FROM "TelephoneNote" n WHERE n."gameId" = ${gameId} AND n.became IS NULL ORDER BY n."takenAt", n.id`;

/** Where each team's troops stand in the middle: its HQ where that is on the map. Teams without troops are left out. */
export const teamPlaces = (gameId: string) => db().$queryRaw<{ teamId: string; x: number; y: number }[]>`
  SELECT t.id AS "teamId", coalesce(max(u.x) FILTER (WHERE u.id = t."hqUnitId"), avg(u.x))::float8 AS x,
    coalesce(max(u.y) FILTER (WHERE u.id = t."hqUnitId"), avg(u.y))::float8 AS y
  FROM "Team" t JOIN "Unit" u ON u."gameId" = t."gameId" AND u."teamId" = t.id
  WHERE t."gameId" = ${gameId} AND u."isOnMap" AND NOT u."isCaptured" AND u.x IS NOT NULL
  GROUP BY t.id`;

/** The facts of the game itself that the board needs: the deadline rule, and since when orders are late. */
export async function boardClock(
  gameId: string,
  turn: number,
): Promise<{ deadline: DeadlinePolicy; ordersEndedAt: Date | null }> {
  const [row] = await db().$queryRaw<{ deadline: DeadlinePolicy; ordersEndedAt: Date | null }[]>`
    SELECT g.deadline::text AS deadline,
      (SELECT min(r."endedAt") FROM "PhaseRun" r WHERE r."gameId" = g.id AND r.turn = ${turn} AND r.phase = 'orders') AS "ordersEndedAt"
    FROM "Game" g WHERE g.id = ${gameId}`;
  return row!;
}
