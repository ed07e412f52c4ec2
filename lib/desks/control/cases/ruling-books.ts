import { rulingOf } from '@/lib/advice/combat/combat-record';
import { type RetreatGround, retreatTerrain } from '@/lib/advice/combat/retreat-terrain';
import { holdersIn } from '@/lib/advice/combat/vital-spots';
import { type CombatWithParts, handedInLines } from '@/lib/db/combat/combats';
import { crossingsOnMaster, unitsOnMaster } from '@/lib/db/movement/units';
import type { Unit } from '@/lib/db/rows';
import { queriesOfTurn, sheetOfTeam } from '@/lib/db/sequence/control-reads';
import type { MapData } from '@/lib/scenario/types';
import { type ControlQuery, queryShown } from '../orders/orders';

/** The facts beside a finding that Control needs to rule on it. */
export interface RulingBooks {
  /** The ground that retreats are proposed over; null before the dice have fallen. */
  retreat: RetreatGround | null;
  /** The holders of vital spots in it, with what their HQ was asked since the dice fell. */
  vitalSpots: VitalSpot[];
}

/** A defender that holds a vital spot (§9 Results Table, note 2). */
export interface VitalSpot {
  unitId: string;
  name: string;
  teamName: string;
  /** Where its HQ can be asked: its row of the order sheet, or the sheet as a whole; null: none is handed in. */
  askAt: { sheetId: string; lineId: string | null } | null;
  queries: ControlQuery[];
}

/**
 * Reads them. `units` are the combat's as they stand now; a further ruling begins from where they stood before it.
 * `teamNames`: by unit id.
 */
export async function rulingBooks(
  combat: CombatWithParts,
  units: readonly Unit[],
  teamNames: ReadonlyMap<string, string>,
  map: MapData,
): Promise<RulingBooks> {
  if (!combat.resolvedAt) return { retreat: null, vitalSpots: [] };
  const { gameId, turn, resolvedAt } = combat;
  const holders = units.filter(({ id }) => holdersIn(combat.units).has(id));
  const [crossings, all, lines, queries, sheets] = await Promise.all([
    crossingsOnMaster(gameId),
    unitsOnMaster(gameId),
    holders.length > 0 ? handedInLines(gameId, turn) : [],
    holders.length > 0 ? queriesOfTurn(gameId, turn) : [],
    Promise.all(holders.map(({ teamId }) => sheetOfTeam(gameId, teamId, turn))),
  ]);
  const before = new Map(rulingOf(combat)?.applied.map(({ unitId, before }) => [unitId, before]));
  const about = units.flatMap(({ id, x, y }) => [{ x, y }, before.get(id) ?? { x, y }]).flatMap(placed);
  return {
    retreat: retreatTerrain(map, crossings, all, about),
    vitalSpots: holders.map((holder, i) => {
      const line = lines.find(({ counterIds }) => counterIds.includes(holder.counterId));
      const sheet = sheets[i];
      const sheetId = line?.sheetId ?? (sheet?.state === 'submitted' ? sheet.id : null);
      const askAt = sheetId === null ? null : { sheetId, lineId: line?.id ?? null };
      return {
        unitId: holder.id,
        name: holder.name,
        teamName: teamNames.get(holder.id) ?? '',
        askAt,
        queries: queries
          .filter(
            (query) =>
              query.sheetId === sheetId && query.lineId === (line?.writtenAs ?? null) && query.askedAt >= resolvedAt,
          )
          .map((query) => queryShown(query, line ? [line] : [])),
      };
    }),
  };
}

const placed = ({ x, y }: { x: number | null; y: number | null }) => (x === null || y === null ? [] : [{ x, y }]);
