import { gazetteerOf } from '@/lib/advice/movement/gazetteer';
import { handedInLines } from '@/lib/db/combat/combats';
import { rowsNoted } from '@/lib/db/crossings/crossings';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Crossing, Unit } from '@/lib/db/rows';
import { kmBetween, round } from '@/lib/geometry';
import type { Gazetteer } from '@/lib/reading/names';
import { crossingsNamedIn, type OrderRow } from '@/lib/reading/read-order';
import { refusal } from '@/lib/result';
import { type Move, moveAlong, writeMoves } from '../movement/apply-move';
import { type MovementField, movementField } from '../movement/movement-field';

/** A unit so near to the head of a queue is there; units behind others may be further off by their length (ours), km. */
const thereKm = 2;

/** The distance beyond a crossing at which a counter is put that has gone over, km (ours). */
const beyondKm = 0.5;

/**
 * Puts the counters of units that have wholly crossed on the other side, in their order of march (§7). Refused without a
 * reason where one of them does not stand there, or no row of its team's sheet orders it over this crossing.
 */
export async function moveOver(
  tx: Tx,
  act: Act,
  turn: TurnNow,
  crossing: Crossing,
  unitIds: readonly string[],
  overrule: string,
): Promise<void> {
  const field = await movementField(tx, act.gameId, unitIds);
  const units = unitIds.flatMap((id) => field.units.get(id) ?? []);
  const doubts = [
    ...notThere(units, crossing),
    ...(await notOrdered(tx, turn, crossing, units, gazetteerFor(field, units))),
  ];
  if (doubts.length > 0 && overrule === '')
    throw refusal('reasonNeeded', `${doubts.join(' ')} Say why they cross all the same.`, { field: 'overrule' });
  const moves = units.flatMap((unit) => moveOf(unit) ?? []);
  await writeMoves(tx, doubts.length > 0 ? { ...act, reason: overrule } : act, field, moves, crossing.id);

  function moveOf(unit: Unit): Move | null {
    if (unit.x === null || unit.y === null) return null;
    const km = kmBetween(unit as Unit & { x: number; y: number }, crossing);
    const [right, up] = km === 0 ? [0, 1] : [(crossing.x - unit.x) / km, (crossing.y - unit.y) / km];
    const beyond = { x: round(crossing.x + beyondKm * right), y: round(crossing.y + beyondKm * up) };
    return moveAlong(field, unit, {
      way: [{ x: crossing.x, y: crossing.y }, beyond],
      version: unit.version,
      mode: 'roadColumn',
      fromStart: false,
      stops: 'atTheEnemy',
      overrule,
    });
  }
}

function notThere(units: readonly Unit[], crossing: Crossing): string[] {
  let ahead = 0;
  return units.flatMap(({ name, x, y, sizePoints, isOnMap }) => {
    const reach = thereKm + ahead;
    ahead += sizePoints;
    if (!isOnMap || x === null || y === null) return [`${name} is not on the map.`];
    const km = kmBetween({ x, y }, crossing);
    return km <= reach ? [] : [`${name} stands ${km.toFixed(1)} km from ${crossing.name}.`];
  });
}

/** The names that the rows of these units may use: their own words are read from where they are. */
const gazetteerFor = ({ map, crossings }: MovementField, units: readonly Unit[]): Gazetteer =>
  gazetteerOf(
    map,
    crossings,
    units.map((unit) => ({ ...unit, team: unit.teamId })),
  );

async function notOrdered(
  tx: Tx,
  turn: TurnNow,
  crossing: Crossing,
  units: readonly Unit[],
  gazetteer: Gazetteer,
): Promise<string[]> {
  const [lines, noted] = await Promise.all([
    handedInLines(turn.gameId, turn.turn, tx),
    rowsNoted(turn.gameId, turn.turn, tx),
  ]);
  const isNoted = (id: string) =>
    noted.some(({ crossingIds, unitIds }) => crossingIds.includes(crossing.id) && unitIds.includes(id));
  const isNamed = ({ id, counterId, teamId }: Unit) =>
    lines.some(({ counterIds, orders, action, posture }) => {
      if (!counterIds.includes(counterId)) return false;
      const row: OrderRow = {
        team: teamId,
        units: [id],
        action: action ?? 'move',
        posture: posture ?? 'tact',
        words: orders,
      };
      return crossingsNamedIn(row, gazetteer).some((named) => named.id === crossing.id);
    });
  return units
    .filter((unit) => !isNoted(unit.id) && !isNamed(unit))
    .map(({ name }) => `No row orders ${name} over ${crossing.name}.`);
}
