import type { AirMission, AirOrderFault } from './air-orders';
import type { Place } from './contact';
import type { InterdictionWeight } from './types';

/** Missions of §12 and §13: who may fly each, and what an order must say of it. */

/** What a group of squadrons flies. */
export const squadronTrades = ['fighter', 'groundAttack', 'mediumBomber', 'heavyBomber', 'recce'] as const;
export type SquadronTrade = (typeof squadronTrades)[number];

/** A group as the missions other than close support look at it; null: the serials of a lift. */
export interface GroupFlying {
  name: string;
  trade: SquadronTrade;
  /** Its column of the interdiction table; null: it bombs nothing. */
  interdiction: InterdictionWeight | null;
}

/** What an order says besides who flies it. Places in km. */
export interface MissionOrdered {
  mission: AirMission;
  /** Squadrons, or serials of a lift. */
  squadrons: number;
  daypart: 'night' | 'morning' | 'afternoon';
  place: Place | null;
  /** Air cover: km. */
  radiusKm: number | null;
  /** Recce: one-km squares, by their south-west corners. */
  squares: readonly (readonly [number, number])[];
  /** Bombing: an area is named. */
  hasArea: boolean;
  /** Escort: what the order it protects flies; null: none is named. */
  escorts: AirMission | null;
}

/** One-km squares that a squadron looks at (OC-89, ours). */
export const squaresPerSquadron = 10;
/** How far a patrol of air cover reaches at the most, in km. Ours: the book gives none. */
export const mostCoverKm = 25;

/** What escorts fly beside (§12d); close support too, which enemy air cover can turn away (OC-44). */
export const isEscorted = (mission: AirMission): boolean =>
  mission !== 'escort' && mission !== 'airCover' && mission !== 'recce';

const fault = (
  code: AirOrderFault['code'],
  field: AirOrderFault['field'],
  message: string,
  rule: string,
): AirOrderFault => ({ code, field, message, rule });

/** Why this group cannot fly this mission at all; null where it can. Close support stands in `airOrderFault`. */
export function tradeFault(mission: AirMission, group: GroupFlying | null, daypart: MissionOrdered['daypart']) {
  if (mission === 'airTransport')
    return group ? fault('notALift', 'squadronId', 'Transports fly the serials of a lift.', '§13 Air Transport') : null;
  if (!group) return fault('notALift', 'squadronId', 'Choose a group of squadrons.', '§12 Air Operations');
  if (mission === 'bombing' && group.interdiction === null)
    return fault('noBombs', 'squadronId', `${group.name} bombs nothing.`, '§9 Bombing/Interdiction, OC-79');
  if (mission === 'recce' && group.trade !== 'recce')
    return fault('notRecce', 'squadronId', `${group.name} does not fly reconnaissance.`, '§12c Recce');
  if (mission === 'recce' && daypart === 'night')
    return fault('night', 'mission', 'By night nothing is seen from the air: reconnaissance flies by day.', 'OC-91');
  if ((mission === 'escort' || mission === 'airCover') && group.trade !== 'fighter')
    return fault('notFighters', 'squadronId', `${group.name} are no fighters.`, '§12 Air Operations');
  return null;
}

/** What an order leaves open that its mission needs; null where it says enough. */
export function wantFault(order: MissionOrdered): AirOrderFault | null {
  const { mission, place, radiusKm, squares } = order;
  if (mission === 'bombing' && !order.hasArea)
    return fault('noArea', 'areaId', 'Place a bombing area, or choose one.', '§9 Bombing/Interdiction');
  if (mission === 'airCover' && !place)
    return fault('noPlace', 'place', 'Where do they patrol? Type a grid reference or click the map.', '§12e Air Cover');
  if (mission === 'airCover' && (radiusKm === null || radiusKm <= 0 || radiusKm > mostCoverKm))
    return fault('noRadius', 'radiusKm', `How far about? Between 1 and ${mostCoverKm} km.`, '§12e Air Cover');
  if (mission === 'escort' && (order.escorts === null || !isEscorted(order.escorts)))
    return fault('noEscorted', 'escortsId', 'Choose bombers, transports or close support to escort.', '§12d Escort');
  if (mission === 'recce') {
    if (squares.length === 0)
      return fault('noSquares', 'squares', 'Which squares? Click them on the map or type them.', '§12c Recce, OC-89');
    const most = squaresPerSquadron * order.squadrons;
    if (squares.length > most)
      return fault(
        'tooManySquares',
        'squares',
        `${squares.length} squares; ${order.squadrons === 1 ? 'one squadron looks' : `${order.squadrons} squadrons look`} at ${most} at the most.`,
        '§12c Recce, OC-89',
      );
  }
  return null;
}
