import type { ReportFacts } from '@/lib/visibility/facts';
import type {
  Action,
  AirMission,
  AirTaskState,
  ArtilleryClass,
  CrossingState,
  InterdictionWeight,
  LetGoWhy,
  Side,
} from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import type { RulesCase } from '../rows';
import type { UpdateInBooks } from './updates';

/** MASTER. What befell units in a turn besides their combats, as the books hold it, read in one statement. */

export interface TurnEvents {
  crossings: { id: string; name: string; kind: string; x: number; y: number; state: CrossingState }[];
  /** What each team was told of crossings up to this turn, the oldest first. */
  crossingsTold: { teamId: string; turn: number; name: string; x: number; y: number; look: string }[];
  /** Cases of bombing and shelling, flak and air battles, and combats put by hand, ruled on and applied to the game. */
  cases: Pick<RulesCase, 'id' | 'kind' | 'input' | 'ruling'>[];
  /** Air orders of the turn, and those of other turns that a combat of this one flew. */
  tasks: {
    id: string;
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
    areaId: string | null;
    liftId: string | null;
    /** The team whose air request it answers. */
    askedBy: string | null;
    /** Combats of the turn, ruled on, that it flew in. */
    combats: number;
  }[];
  areas: { id: string; x: number; y: number; guns: { unitId: string; weight: ArtilleryClass | null }[] }[];
  /** What teams were told before their reports, the oldest first. */
  updates: UpdateInBooks[];
  /** The teams asked for that have been told a report of the turn, with what the last of it was made from. */
  teamsTold: { teamId: string; facts: Pick<ReportFacts, 'fights'> & Partial<ReportFacts> }[];
  /** Orders to attack or probe that Control has let go. */
  letGo: { unitId: string; action: Action; why: LetGoWhy }[];
  /** Steps that Control has crossed off, or given back, by amending a counter, and not taken back. */
  amended: { unitId: string; before: number; after: number }[];
}

/** Reads them. `teamIds`: whose reports are asked for. */
export async function turnEvents(
  gameId: string,
  turn: number,
  teamIds: readonly string[],
  tx: Tx = db(),
): Promise<TurnEvents> {
  const [events] = await tx.$queryRaw<TurnEvents[]>`
    SELECT
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'x', x, 'y', y, 'state', state) ORDER BY id), '[]')
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
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'side', s.side, 'name', s.name, 'interdiction', s.interdiction,
          'squadrons', t.squadrons, 'lost', t.lost, 'mission', t.mission, 'formation', t.formation, 'state', t.state,
          'x', t.x, 'y', t.y, 'areaId', t."areaId", 'liftId', t."liftId", 'askedBy', asked."teamId", 'combats', coalesce(flew.count, 0))
          ORDER BY t.id), '[]')
        FROM "AirTask" t
        LEFT JOIN "Squadron" s ON s."gameId" = t."gameId" AND s.id = t."squadronId"
        LEFT JOIN "AirLine" line ON line.id = t."requestId"
        LEFT JOIN "AirSheet" asked ON asked.id = line."sheetId"
        LEFT JOIN (
          SELECT a."airTaskId" AS id, count(*)::int AS count FROM "CombatAir" a JOIN "Combat" c ON c.id = a."combatId"
          WHERE c."gameId" = ${gameId} AND c.turn = ${turn} AND c.state = 'ruled' GROUP BY a."airTaskId") flew ON flew.id = t.id
        WHERE t."gameId" = ${gameId} AND (t.turn = ${turn} OR flew.count > 0)) AS tasks,
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
            ORDER BY "teamId", number DESC) last) AS "teamsTold",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('unitId', "unitId", 'action', action, 'why', why) ORDER BY "unitId"), '[]')
        FROM "OrderLetGo" WHERE "gameId" = ${gameId} AND turn = ${turn}) AS "letGo",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('unitId', e."subjectId", 'before', e.before->'stepsLost', 'after', e.after->'stepsLost')
          ORDER BY e.number), '[]')
        FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'unit' AND e.turn = ${turn} AND e.verb = 'amend-unit'
          AND e.number > (SELECT min(o.number) FROM "LedgerEntry" o
            WHERE o."gameId" = ${gameId} AND o.kind = 'turn' AND o."subjectId" = ${String(turn)})
          AND jsonb_exists(e.after, 'stepsLost')
          AND NOT EXISTS (SELECT 1 FROM "LedgerEntry" u WHERE u."gameId" = e."gameId" AND u.undoes = e.number)) AS amended`;
  return events!;
}

/** When something last happened in a turn that its reports may have to tell, of all that is entered; null: nothing yet. */
export async function lastEventAt(gameId: string, turn: number, tx: Tx = db()): Promise<Date | null> {
  const [last] = await tx.$queryRaw<{ at: Date | null }[]>`
    SELECT max(e.at) AS at FROM "LedgerEntry" e
    WHERE e."gameId" = ${gameId} AND e.kind IN ('crossing', 'case', 'airTask', 'area', 'unit', 'combat', 'letGo')
      AND e.number > (SELECT min(o.number) FROM "LedgerEntry" o
        WHERE o."gameId" = ${gameId} AND o.kind = 'turn' AND o."subjectId" = ${String(turn)})`;
  return last?.at ?? null;
}
