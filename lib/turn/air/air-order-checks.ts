import { type AirOrderFault, airOrderFault, tradeFault, wantFault } from '@/lib/adjudication/air-missions';
import { type AirTurn, isSupport } from '@/lib/adjudication/air-orders';
import { liftDue, serialsFree } from '@/lib/advice/arrivals/lift-due';
import { formationsOf, groupsOf, tasksById, tasksOf, tasksOfLift } from '@/lib/db/air/air-tasks';
import { lockAreas } from '@/lib/db/air/bombing-areas';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { AirTask, Squadron, Unit } from '@/lib/db/rows';
import { gameScenario, gameSides } from '@/lib/db/sequence/kept-scenario';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import type { Place } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { isAtSea } from '@/lib/scenario/ground';
import type { MapData, Scenario } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import type { Side } from '@/lib/words';
import { airTask, groupFlying } from './air-support-flying';

/** Where an air order goes and what it is about, as Control's form sends it. */
export interface Targets
  extends Pick<AirTask, 'squadrons' | 'mission' | 'formation' | 'hasAirLiaison' | 'areaId' | 'escortsId' | 'liftId'> {
  /** A place of its own, km; null: that of its formation, area or lift. */
  x: number | null;
  y: number | null;
  radiusKm: number | null;
  squares: [number, number][];
  route: [number, number][];
}

/** Why nothing can be put down at a place: it is off the map, or in the sea. Null: it can. */
export function placeFault(place: Place, map: MapData): string | null {
  const { minX, minY, maxX, maxY } = map.frame;
  if (place.x < minX || place.x > maxX || place.y < minY || place.y > maxY) return 'This place is off the map.';
  return isAtSea(place, map) ? 'This place is in the sea.' : null;
}

/** Only what the mission needs; the rest is left out, so that a change of mission leaves nothing behind. */
export function onlyNeeded(targets: Targets): Targets {
  const { mission } = targets;
  const isCover = mission === 'airCover';
  const hasPlace = isCover || isSupport(mission) || mission === 'airTransport';
  return {
    ...targets,
    formation: isSupport(mission) ? targets.formation : '',
    hasAirLiaison: isSupport(mission) && targets.hasAirLiaison,
    x: hasPlace ? targets.x : null,
    y: hasPlace ? targets.y : null,
    radiusKm: isCover ? targets.radiusKm : null,
    squares: mission === 'recce' ? targets.squares : [],
    route: isCover ? [] : targets.route,
    areaId: mission === 'bombing' ? targets.areaId : null,
    escortsId: mission === 'escort' ? targets.escortsId : null,
    liftId: mission === 'airTransport' ? targets.liftId : null,
  };
}

const fault = ({ field, message, rule }: Omit<AirOrderFault, 'code'>) => refusal('badInput', message, { field, rule });

/**
 * Checks that a group may fly an order as the rules have it: its trade, by day or night, one task a turn (§12, OC-97),
 * and close support for a formation of its side. `group` null: the serials of a lift.
 */
export async function mayFly(
  tx: Tx,
  gameId: string,
  order: Targets & { id: string | null; turn: number },
  group: Squadron | null,
  turns: readonly AirTurn[],
): Promise<void> {
  if (isSupport(order.mission) && group) {
    const sides = await formationsOf(gameId, tx);
    if (!sides.some(({ side, formation }) => side === group.side && formation === order.formation))
      throw refusal('badInput', 'There is no such formation on the side of these squadrons.', { field: 'formation' });
  }
  const put = airTask(order, turns);
  const wrong = group ? null : tradeFault(order.mission, null, put.turn.daypart);
  if (wrong) throw fault(wrong);
  if (!group) return;
  const rows = await tasksOf(
    gameId,
    turns.map(({ number }) => number),
    tx,
  );
  // What they lost in this turn is counted among the group's losses.
  const others = rows
    .filter((other) => other.squadronId === group.id && other.id !== order.id)
    .map((other) => ({ ...other, squadrons: other.squadrons - other.lost }));
  const found = airOrderFault(
    put,
    groupFlying(group, await gameSides(gameId, tx)),
    others.map((other) => airTask(other, turns)),
    turns,
  );
  if (found) throw fault(found);
}

/**
 * Checks that an order's targets stand: on the map, an area and an escorted order of this turn and this side, a lift
 * that is due. `side` null: that of the lift.
 */
export async function targetsFit(
  tx: Tx,
  turn: TurnNow,
  order: Targets & { id: string | null },
  side: Side | null,
): Promise<void> {
  const { mission, squadrons, squares, radiusKm, areaId, escortsId } = order;
  const scenario = await gameScenario(turn.gameId, tx);
  const place = order.x !== null && order.y !== null ? { x: order.x, y: order.y } : null;
  const off = place && placeFault(place, scenario.map);
  if (off) throw fault({ field: 'place', message: off, rule: '§12 Air Operations' });
  const { minX, minY, maxX, maxY } = scenario.map.frame;
  if (squares.some(([x, y]) => x + 1 <= minX || x >= maxX || y + 1 <= minY || y >= maxY))
    throw fault({ field: 'squares', message: 'One of the squares is off the map.', rule: '§12c Recce' });
  const area = areaId === null ? null : (await lockAreas(tx, turn.gameId, [areaId])).get(areaId);
  if (area !== null && area?.turn !== turn.turn)
    throw refusal('notFound', 'This area has been removed.', { field: 'areaId' });
  const [escorted] = escortsId === null ? [] : await tasksById(turn.gameId, [escortsId], tx);
  if (escortsId !== null && !escorted)
    throw refusal('notFound', 'The order to be escorted has been cancelled.', { field: 'escortsId' });
  if (escorted && side && (await sideOf(tx, turn.gameId, escorted, scenario)) !== side)
    throw fault({ field: 'escortsId', message: 'It escorts its own side only.', rule: '§12d Escort' });
  const lacking = wantFault({
    mission,
    squadrons,
    daypart: turn.daypart,
    place,
    radiusKm,
    squares,
    hasArea: area !== null,
    escorts: escorted?.mission ?? null,
  });
  if (lacking) throw fault(lacking);
  if (mission !== 'airTransport') return;
  const others = (await tasksOfLift(turn.gameId, order.liftId ?? '', tx)).filter(({ id }) => id !== order.id);
  return liftFits(turn.turn, order, scenario, others, await unitsInGame(tx, turn.gameId));
}

async function sideOf(tx: Tx, gameId: string, { squadronId, liftId }: AirTask, { lifts }: Pick<Scenario, 'lifts'>) {
  if (squadronId === null) return lifts.find(({ id }) => id === liftId)?.side;
  return (await groupsOf(gameId, tx)).find(({ id }) => id === squadronId)?.side;
}

/** The serials of a lift: no more than it has left, and not before its units are due. */
function liftFits(
  turn: number,
  { liftId, squadrons }: Targets,
  { lifts }: Pick<Scenario, 'lifts'>,
  others: readonly AirTask[],
  units: readonly Unit[],
): void {
  const rule = '§13 Air Transport';
  const lift = lifts.find(({ id }) => id === liftId);
  if (!lift) throw refusal('badInput', 'Choose a lift of the scenario.', { field: 'liftId', rule });
  const due = liftDue(lift, units);
  if (due > turn) throw refusal('notNow', `This lift is due in turn ${due}.`, { field: 'liftId', rule });
  const left = serialsFree(lift, others, turn);
  if (squadrons <= left) return;
  const message =
    left <= 0
      ? 'All serials of this lift are laid on.'
      : `${lift.zone}: ${left} of ${counted(lift.serials, 'serial')} left.`;
  throw refusal('badInput', message, { field: 'squadrons', rule });
}
