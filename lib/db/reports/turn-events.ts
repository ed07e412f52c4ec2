import type { LedgerEntry } from '@/lib/ledger/kinds';
import type { ReportFacts } from '@/lib/visibility/facts';
import type {
  Action,
  AirMission,
  AirTaskState,
  ArtilleryClass,
  BridgingState,
  CrossingState,
  GoalBy,
  InterdictionWeight,
  Side,
  Weather,
} from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import type { RulesCase } from '../rows';
import type { UpdateInBooks } from './updates';

/** MASTER. What befell units in a turn besides their combats, as the books hold it, read in one statement. */

/**
 * The changes of one entry of the turn, in the fields that were asked for; of a ruling, which is long, its digest. The
 * act that opened the turn belongs to it.
 */
export interface TurnChange extends Pick<LedgerEntry, 'kind' | 'subjectId' | 'before' | 'after'> {
  /** The combats and cases that the same act wrote, by id: their ruling did it. */
  of: string[];
  /** The act that opened the turn did it. */
  isOpening: boolean;
}

export interface TurnEvents {
  /**
   * The changes by the turn's entries, in order. A ruling on a combat of another turn belongs to that turn, whenever it was
   * given.
   */
  changes: TurnChange[];
  crossings: {
    id: string;
    name: string;
    kind: string;
    water: string;
    x: number;
    y: number;
    state: CrossingState;
    testedIn?: number | null;
  }[];
  /** The news of crossings that each team was told up to this turn, the oldest first. */
  crossingsTold: { teamId: string; turn: number; name: string; x: number; y: number; look: string }[];
  /** Cases of bombing and shelling, flak and air battles, and combats put by hand, ruled on and applied to the game. */
  cases: Pick<RulesCase, 'id' | 'kind' | 'input' | 'ruling'>[];
  /** Reconnaissances of the turn that are ruled on. */
  recces: Pick<RulesCase, 'id' | 'input' | 'ruling'>[];
  /** Air orders of the turn, cab ranks of its day, and those of other turns that a combat of this one flew. */
  tasks: {
    id: string;
    /** The turn it is ordered for. */
    turn: number;
    side: Side | null;
    name: string | null;
    interdiction: InterdictionWeight | null;
    squadrons: number;
    lost: number;
    mission: AirMission;
    formation: string;
    state: AirTaskState;
    x: number | null;
    y: number | null;
    /** One-km squares a reconnaissance looks at, by their south-west corners, km. */
    squares: [x: number, y: number][];
    areaId: string | null;
    liftId: string | null;
    /** The team whose air request it answers. */
    askedBy: string | null;
    /** Combats of the turn, ruled on, that it flew in. */
    combats: number;
  }[];
  areas: { id: string; x: number; y: number; guns: { unitId: string; weight: ArtilleryClass | null }[] }[];
  /** The updates that teams were told before their reports, the oldest first. */
  updates: UpdateInBooks[];
  /** The teams asked for that have been told a report of the turn, with what the last of it was made from. */
  teamsTold: { teamId: string; facts: Pick<ReportFacts, 'fights'> & Partial<ReportFacts> }[];
  /** The rows of the sheets that the teams asked for have handed in, in their order. */
  rows: {
    id: string;
    teamId: string;
    counterIds: string[];
    action: Action | null;
    orders: string;
    goal: string;
    goalBy: GoalBy | null;
  }[];
  /** Units whose row Control has read as one to cross a crossing, whichever team they are of. */
  bound: { crossingId: string; unitId: string }[];
  /** The units that wait at crossings. `place`: 1 is the head of the queue. */
  queues: { crossingId: string; unitId: string; place: number; pointsAcross: number }[];
  /** Every bridge that was begun, whatever became of it. */
  works: {
    id: string;
    name: string;
    crossingId: string | null;
    builtId: string | null;
    x: number;
    y: number;
    unitIds: string[];
    startedIn: number;
    turnsNeeded: number;
    turnsDone: number;
    state: BridgingState;
  }[];
  /** Rows of air requests of the teams asked for that no air order answers. */
  requestsOpen: { id: string; teamId: string; mission: AirMission; at: string }[];
  weather: Weather;
  /** The steps that units had lost when Control raised them. */
  raised: { unitId: string; stepsLost: number }[];
}

/** Reads them. `teamIds`: whose reports are asked for; `fields`: the fields of the ledger whose changes are, as `kind.field`. */
export async function turnEvents(
  gameId: string,
  turn: number,
  teamIds: readonly string[],
  fields: readonly string[],
  tx: Tx = db(),
): Promise<TurnEvents> {
  const kinds = [...new Set(fields.map((field) => field.split('.')[0]!))];
  const [events] = await tx.$queryRaw<TurnEvents[]>`
    WITH opened AS (
      -- The act with which the turn opened; 0: the game opened with it.
      SELECT coalesce((SELECT o.act FROM "LedgerEntry" o WHERE o."gameId" = ${gameId} AND o.kind = 'turn'
        AND o."subjectId" = ${String(turn)} ORDER BY o.number LIMIT 1), 0) AS act),
    closed AS (
      -- The act with which the turn closed; null: it has not.
      SELECT min(o.act) AS act FROM "LedgerEntry" o WHERE o."gameId" = ${gameId} AND o.kind = 'turn'
        AND o."subjectId" = ${String(turn)} AND jsonb_exists(o.after, 'closedAt')),
    ruled AS (
      -- The combats and cases that an act of the turn or of a later one wrote, and the turn of its latest combat.
      SELECT e.act, jsonb_agg(DISTINCT e."subjectId") AS of, max(c.turn) AS turn
        FROM "LedgerEntry" e JOIN opened ON e.act >= opened.act LEFT JOIN "Combat" c ON e.kind = 'combat' AND c.id = e."subjectId"
        WHERE e."gameId" = ${gameId} AND e.kind IN ('combat', 'case') GROUP BY e.act)
    SELECT
      (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'subjectId', e."subjectId", 'before', was.fields, 'after', now.fields,
          'of', coalesce(ruled.of, '[]'), 'isOpening', e.act = opened.act) ORDER BY e.number), '[]')
        FROM "LedgerEntry" e CROSS JOIN opened CROSS JOIN closed LEFT JOIN ruled ON ruled.act = e.act
        CROSS JOIN LATERAL (SELECT CASE jsonb_typeof(e.before) WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, CASE key WHEN 'ruling' THEN to_jsonb(md5(value::text)) ELSE value END), '{}')
          FROM jsonb_each(e.before) WHERE e.kind || '.' || key = ANY(${[...fields]})) END AS fields) was
        CROSS JOIN LATERAL (SELECT CASE jsonb_typeof(e.after) WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, CASE key WHEN 'ruling' THEN to_jsonb(md5(value::text)) ELSE value END), '{}')
          FROM jsonb_each(e.after) WHERE e.kind || '.' || key = ANY(${[...fields]})) END AS fields) now
        WHERE e."gameId" = ${gameId} AND e.kind = ANY(${kinds}) AND e.act >= opened.act
          AND coalesce(ruled.turn, ${turn}) = ${turn} AND (closed.act IS NULL OR e.act < closed.act OR ruled.turn = ${turn})
          AND (was.fields IS NULL OR now.fields IS NULL OR was.fields <> now.fields)) AS changes,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'water', water, 'x', x, 'y', y, 'state', state, 'testedIn', "testedIn") ORDER BY id), '[]')
        FROM "Crossing" WHERE "gameId" = ${gameId}) AS crossings,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('teamId', "teamId", 'turn', "asOfTurn", 'name', name, 'x', x, 'y', y, 'look', look)
          ORDER BY "asOfTurn", "asOf"), '[]')
        FROM (
          SELECT "teamId", "asOfTurn", "asOf", name, x, y, look FROM "IssuedCrossing"
            WHERE "gameId" = ${gameId} AND "asOfTurn" <= ${turn}
          UNION ALL
          -- Read aloud and not on paper yet.
          SELECT r."teamId", r.turn, r."saidAt", n->>'name', (n->'at'->>'x')::float8, (n->'at'->>'y')::float8, n->>'look'
            FROM "ReportDraft" r, jsonb_array_elements(coalesce(r.facts->'news', '[]')) n
            WHERE r."gameId" = ${gameId} AND r.turn = ${turn} AND r."saidAt" IS NOT NULL AND r.state = 'drafted'
              AND n->>'kind' = 'crossing'
        ) told) AS "crossingsTold",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'input', input, 'ruling', ruling) ORDER BY number), '[]')
        FROM "RulesCase" WHERE "gameId" = ${gameId} AND turn = ${turn} AND state = 'ruled'
          AND kind IN ('interdiction', 'flak', 'airToAir', 'combat') AND (ruling->>'isApplied')::boolean) AS cases,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'input', input, 'ruling', ruling) ORDER BY number), '[]')
        FROM "RulesCase" WHERE "gameId" = ${gameId} AND turn = ${turn} AND state = 'ruled' AND kind = 'recce') AS recces,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'teamId', s."teamId", 'counterIds', l."counterIds",
          'action', l.action, 'orders', l.orders, 'goal', l.goal, 'goalBy', l."goalBy") ORDER BY s."teamId", l.position, l.id), '[]')
        FROM "OrderLine" l JOIN "OrderSheet" s ON s.id = l."sheetId"
        WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted' AND s."teamId" = ANY(${[...teamIds]})) AS rows,
      (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('crossingId', c.id, 'unitId', u.id)), '[]')
        FROM "LineNote" n JOIN "OrderLine" l ON l.id = n."lineId" JOIN "OrderSheet" s ON s.id = l."sheetId"
        CROSS JOIN unnest(n."crossingIds") AS c(id)
        JOIN "Unit" u ON u."gameId" = n."gameId" AND u."counterId" = ANY(l."counterIds")
        WHERE n."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted') AS bound,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('crossingId', q."crossingId", 'unitId', q."unitId", 'place', q.place,
          'pointsAcross', q."pointsAcross") ORDER BY q."crossingId", q.place), '[]')
        FROM (SELECT *, row_number() OVER (PARTITION BY "crossingId" ORDER BY position) AS place
          FROM "QueuePlace" WHERE "gameId" = ${gameId}) q) AS queues,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'crossingId', w."crossingId", 'builtId', w."builtId",
          'x', w.x, 'y', w.y, 'unitIds', w."unitIds", 'startedIn', w."startedIn", 'turnsNeeded', w."turnsNeeded",
          'turnsDone', w."turnsDone", 'state', w.state) ORDER BY w.id), '[]')
        FROM "BridgingWork" w WHERE w."gameId" = ${gameId}) AS works,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'teamId', s."teamId", 'mission', l.mission, 'at', l.at)
          ORDER BY s."teamId", l.position, l.id), '[]')
        FROM "AirLine" l JOIN "AirSheet" s ON s.id = l."sheetId"
        WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted' AND s."teamId" = ANY(${[...teamIds]})
          AND l.mission IS NOT NULL
          AND NOT EXISTS (SELECT FROM "AirTask" t WHERE t."gameId" = ${gameId} AND t."requestId" = l.id)) AS "requestsOpen",
      (SELECT weather FROM "Turn" WHERE "gameId" = ${gameId} AND number = ${turn}) AS weather,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('unitId', e."subjectId", 'stepsLost', e.after->'stepsLost')), '[]')
        FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'unit' AND e.before IS NULL
          AND jsonb_exists(e.after, 'stepsLost')) AS raised,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'turn', t.turn, 'side', s.side, 'name', s.name, 'interdiction', s.interdiction,
          'squadrons', t.squadrons, 'lost', t.lost, 'mission', t.mission, 'formation', t.formation, 'state', t.state,
          'x', t.x, 'y', t.y, 'squares', t.squares, 'areaId', t."areaId", 'liftId', t."liftId", 'askedBy', asked."teamId", 'combats', coalesce(flew.count, 0))
          ORDER BY t.id), '[]')
        FROM "AirTask" t
        LEFT JOIN "Squadron" s ON s."gameId" = t."gameId" AND s.id = t."squadronId"
        LEFT JOIN "AirLine" line ON line.id = t."requestId"
        LEFT JOIN "AirSheet" asked ON asked.id = line."sheetId"
        LEFT JOIN (
          SELECT a."airTaskId" AS id, count(*)::int AS count FROM "CombatAir" a JOIN "Combat" c ON c.id = a."combatId"
          WHERE c."gameId" = ${gameId} AND c.turn = ${turn} AND c.state = 'ruled'
          -- What is not in both orders has no part in a combat (OC-43).
          AND a."inGroundOrders" AND a."inAirOrders" GROUP BY a."airTaskId") flew ON flew.id = t.id
        LEFT JOIN "Turn" laid ON laid."gameId" = t."gameId" AND laid.number = t.turn
        LEFT JOIN "Turn" now ON now."gameId" = t."gameId" AND now.number = ${turn}
        -- A cab rank flies in both daylight turns of its day (OC-39).
        WHERE t."gameId" = ${gameId} AND (t.turn = ${turn} OR flew.count > 0
          OR (t.mission = 'cabRank' AND t.turn < ${turn} AND laid.date = now.date AND now.daypart <> 'night'))) AS tasks,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'x', a.x, 'y', a.y, 'guns', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('unitId', g."unitId", 'weight', u."artilleryClass") ORDER BY g."unitId"), '[]')
          FROM "AreaGun" g JOIN "Unit" u ON u."gameId" = g."gameId" AND u.id = g."unitId" WHERE g."areaId" = a.id)) ORDER BY a.id), '[]')
        FROM "InterdictionArea" a WHERE a."gameId" = ${gameId} AND a.turn = ${turn}) AS areas,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'teamId', "teamId", 'body', body, 'by', by, 'facts', facts,
          'releasedAt', to_char("releasedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY "releasedAt", id), '[]')
        FROM "BattleUpdate" WHERE "gameId" = ${gameId} AND turn = ${turn}) AS updates,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('teamId', "teamId", 'facts', facts)), '[]')
        FROM (
          SELECT DISTINCT ON ("teamId") "teamId", facts FROM "ReportDraft"
            WHERE "gameId" = ${gameId} AND turn = ${turn} AND "teamId" = ANY(${[...teamIds]})
              AND (state = 'released' OR "saidAt" IS NOT NULL)
            ORDER BY "teamId", number DESC) last) AS "teamsTold"`;
  return events!;
}
