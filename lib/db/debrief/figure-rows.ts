import type { RulebookChoice } from '@/lib/adjudication/types';
import type { Side } from '@/lib/words';
import { db } from '../kernel/client';

/** MASTER. What was kept of a game from which its figures are reckoned: who took how long, what was lost, how dice fell. */

/** The kinds that are timed from beginning to end. */
export type TimedKind = 'sheet' | 'airSheet' | 'query' | 'combat' | 'report' | 'sighting';

interface TimedRow {
  kind: TimedKind;
  id: string;
  turn: number;
  /** Of a combat and a report of sightings; else empty. */
  name: string;
  teamIds: string[];
  fromAt: Date;
  /** null: it has not ended. */
  toAt: Date | null;
  isLate: boolean;
  /** The seat of Control that ended it; where it has not ended, that last had it in hand. null: none had. */
  seatId: string | null;
}

/**
 * Every sheet from being handed in to being accepted, every query from being asked to its answer, every combat from being
 * grouped to its ruling, and every report from its draft to its release.
 */
export const papersTimed = (gameId: string) =>
  db().$queryRaw<TimedRow[]>`
    WITH paper AS (
      SELECT 'sheet' AS kind, 'reading' AS entered, 'acceptedAt' AS ends, s.id, s.turn, '' AS name,
        ARRAY[s."teamId"] AS "teamIds", s."submittedAt" AS "fromAt", r."acceptedAt" AS "toAt", s."isLate"
      FROM "OrderSheet" s LEFT JOIN "SheetReading" r ON r."sheetId" = s.id
      WHERE s."gameId" = ${gameId} AND s.state = 'submitted' AND s."submittedAt" IS NOT NULL
      UNION ALL
      SELECT 'airSheet', 'reading', 'acceptedAt', s.id, s.turn, '', ARRAY[s."teamId"], s."submittedAt", r."acceptedAt",
        s."isLate"
      FROM "AirSheet" s LEFT JOIN "SheetReading" r ON r."sheetId" = s.id
      WHERE s."gameId" = ${gameId} AND s.state = 'submitted' AND s."submittedAt" IS NOT NULL
      UNION ALL
      SELECT 'query', 'query', 'askedAt', q.id, q.turn, '', ARRAY[q."teamId"], q."askedAt", a."answeredAt", false
      FROM "IssuedQuery" q LEFT JOIN "QueryAnswer" a ON a."queryId" = q.id WHERE q."gameId" = ${gameId}
      UNION ALL
      SELECT 'combat', 'combat', 'ruledAt', c.id, c.turn, 'C' || c.number || ' ' || c.name,
        ARRAY(SELECT DISTINCT u."teamId" FROM "CombatUnit" p
          JOIN "Unit" u ON u."gameId" = p."gameId" AND u.id = p."unitId" WHERE p."combatId" = c.id),
        (SELECT min(e.at) FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'combat' AND e."subjectId" = c.id),
        CASE WHEN c.state = 'ruled' THEN c."ruledAt" END, false
      FROM "Combat" c WHERE c."gameId" = ${gameId}
      UNION ALL
      SELECT 'report', 'report', 'releasedAt', d.id, d.turn, '', ARRAY[d."teamId"],
        (SELECT min(e.at) FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'report' AND e."subjectId" = d.id),
        d."releasedAt", false
      FROM "ReportDraft" d WHERE d."gameId" = ${gameId}
      UNION ALL
      SELECT 'sighting', 'sighting', 'releasedAt', d.id, d.turn, d.source, ARRAY[d."teamId"],
        (SELECT min(e.at) FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'sighting' AND e."subjectId" = d.id),
        d."releasedAt", false
      FROM "SightingReport" d WHERE d."gameId" = ${gameId}
    )
    SELECT p.kind, p.id, p.turn, p.name, p."teamIds", p."fromAt", p."toAt", p."isLate", (
        SELECT e."seatId" FROM "LedgerEntry" e
        WHERE e."gameId" = ${gameId} AND e.kind = p.entered AND e."subjectId" = p.id AND e."seatId" IS NOT NULL
        ORDER BY (p."toAt" IS NOT NULL AND e.after ->> p.ends IS NOT NULL) DESC, e.number DESC LIMIT 1
      ) AS "seatId"
    FROM paper p WHERE p."fromAt" IS NOT NULL ORDER BY p."fromAt", p.kind, p.id`;

/**
 * The acts of Control's seats in their order, each with the teams that what it changed is of. An act that moves the turn or
 * the phase on is of no team.
 */
export const actsOfControl = (gameId: string) =>
  db().$queryRaw<{ at: Date; seatId: string; teamIds: string[] }[]>`
    SELECT e.act, e.at, e."seatId",
      CASE WHEN bool_or(e.kind = 'game') THEN '{}' ELSE array_remove(array_agg(DISTINCT t."teamId"), NULL) END AS "teamIds"
    FROM "LedgerEntry" e JOIN "Seat" s ON s.id = e."seatId" AND s.kind = 'control'
    LEFT JOIN LATERAL (
      SELECT coalesce(e.after ->> 'teamId', e.before ->> 'teamId') AS "teamId"
      UNION ALL SELECT o."teamId" FROM "OrderSheet" o
        WHERE o.id = coalesce(e.after ->> 'sheetId', e.before ->> 'sheetId', CASE WHEN e.kind = 'reading' THEN e."subjectId" END)
      UNION ALL SELECT o."teamId" FROM "AirSheet" o WHERE e.kind = 'reading' AND o.id = e."subjectId"
      UNION ALL SELECT u."teamId" FROM "Unit" u WHERE e.kind = 'unit' AND u."gameId" = e."gameId" AND u.id = e."subjectId"
      UNION ALL SELECT u."teamId" FROM "CombatUnit" p JOIN "Unit" u ON u."gameId" = p."gameId" AND u.id = p."unitId"
        WHERE e.kind = 'combat' AND p."combatId" = e."subjectId"
      UNION ALL SELECT d."teamId" FROM "ReportDraft" d WHERE e.kind = 'report' AND d.id = e."subjectId"
      UNION ALL SELECT d."teamId" FROM "SightingReport" d WHERE e.kind = 'sighting' AND d.id = e."subjectId"
    ) t ON true
    WHERE e."gameId" = ${gameId}
    GROUP BY e.act, e.at, e."seatId" ORDER BY e.act`;

/** Steps lost (below 0: given back) by turn and side; those won back at rest when a turn ended stand apart. */
export const stepsChanged = (gameId: string) =>
  db().$queryRaw<{ turn: number; side: Side; by: number; isAtRest: boolean }[]>`
    SELECT e.turn, u.side::text AS side, sum((e.after ->> 'stepsLost')::int - (e.before ->> 'stepsLost')::int)::int AS by,
      e.verb = 'end-turn' AS "isAtRest"
    FROM "LedgerEntry" e JOIN "Unit" u ON u."gameId" = e."gameId" AND u.id = e."subjectId"
    WHERE e."gameId" = ${gameId} AND e.kind = 'unit'
      AND e.after ->> 'stepsLost' IS NOT NULL AND e.before ->> 'stepsLost' IS NOT NULL
    GROUP BY 1, 2, 4 ORDER BY 1, 2, 4`;

/** Every die that fell: in combats, in cases at the rules desk and air desk, and under bridges. */
export const diceFallen = (gameId: string) =>
  db().$queryRaw<{ kind: string; forWhat: string; value: number; isServers: boolean | null; seatId: string | null }[]>`
    SELECT 'combat' AS kind, r ->> 'forWhat' AS "forWhat", (r ->> 'value')::int AS value, c."dieBy" = 'Server' AS "isServers",
      (SELECT e."seatId" FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'combat' AND e."subjectId" = c.id
        AND e.after ->> 'resolvedAt' IS NOT NULL ORDER BY e.number DESC LIMIT 1) AS "seatId"
    FROM "Combat" c CROSS JOIN LATERAL jsonb_array_elements(c.finding -> 'rolls') AS r
    WHERE c."gameId" = ${gameId} AND jsonb_typeof(c.finding -> 'rolls') = 'array'
    UNION ALL
    SELECT c.kind, r ->> 'forWhat', (r ->> 'value')::int, c."dieBy" = 'Server',
      (SELECT e."seatId" FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'case' AND e."subjectId" = c.id
        ORDER BY e.number LIMIT 1)
    FROM "RulesCase" c CROSS JOIN LATERAL jsonb_array_elements(c.finding -> 'outcome' -> 'rolls') AS r
    WHERE c."gameId" = ${gameId} AND jsonb_typeof(c.finding -> 'outcome' -> 'rolls') = 'array'
    UNION ALL
    SELECT 'bridge', 'bridge', (e.after ->> 'testedRoll')::int, NULL, e."seatId" FROM "LedgerEntry" e
    WHERE e."gameId" = ${gameId} AND e.kind = 'crossing' AND e.verb = 'test-crossing' AND e.after ->> 'testedRoll' IS NOT NULL`;

/** The readings of the rules that were chosen anew while the game was played; null: as it was opened. */
export const readingsChosen = (gameId: string) =>
  db().$queryRaw<{ turn: number; by: string; before: RulebookChoice | null; after: RulebookChoice | null }[]>`
    SELECT turn, "seatLabel" AS by, before -> 'policies' AS before, after -> 'policies' AS after
    FROM "LedgerEntry" WHERE "gameId" = ${gameId} AND kind = 'game' AND after ? 'policies' ORDER BY number`;

/** The names of the seats of Control, those taken back among them. */
export const umpiresOf = (gameId: string) =>
  db().seat.findMany({ where: { gameId, kind: 'control' }, select: { id: true, label: true }, orderBy: { id: 'asc' } });
