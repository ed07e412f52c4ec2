import type { Place } from '@/lib/geometry';
import { counted } from '@/lib/text';
import type { AirMission, Daypart, InterdictionWeight, SquadronTrade } from '@/lib/words';
import { type AirGroup, type AirTask, type AirTurn, isSupport, squadronsFree, turnsFlown } from './air-orders';
import { mayFlyCabRank } from './close-air-support';

/** The rules of an air order (§9 Close Air Support, §12, §13): who may fly each mission, and what an order must say of it. */

/** A group as the missions other than close support look at it; null: the serials of a lift. */
export interface GroupFlying {
  name: string;
  trade: SquadronTrade;
  /** Its column of the interdiction table; null: it bombs nothing. */
  interdiction: InterdictionWeight | null;
}

/** The parts of an order beyond who flies it. Places in km. */
export interface MissionOrdered {
  mission: AirMission;
  /** Squadrons, or serials of a lift. */
  squadrons: number;
  daypart: Daypart;
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
/** The greatest reach of a patrol of air cover, in km. Ours: the book gives none. */
const mostCoverKm = 25;

/** Missions that escorts may fly beside (§12d); close support too, which enemy air cover can turn away (OC-44). */
export const isEscorted = (mission: AirMission): boolean =>
  mission !== 'escort' && mission !== 'airCover' && mission !== 'recce';

/** Why a task cannot be laid on; `field` names what to change. */
export interface AirOrderFault {
  code:
    | 'noCloseSupport'
    | 'night'
    | 'noCabRank'
    | 'tooMany'
    | 'notALift'
    | 'noBombs'
    | 'notRecce'
    | 'notFighters'
    | 'noArea'
    | 'noPlace'
    | 'noRadius'
    | 'noEscorted'
    | 'noSquares'
    | 'tooManySquares';
  field: 'squadronId' | 'mission' | 'squadrons' | 'areaId' | 'place' | 'radiusKm' | 'escortsId' | 'squares';
  message: string;
  rule: string;
}

const fault = (
  code: AirOrderFault['code'],
  field: AirOrderFault['field'],
  message: string,
  rule: string,
): AirOrderFault => ({ code, field, message, rule });

/** Why this group cannot fly this mission at all; null where it can. Close support is looked at in `airOrderFault`. */
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

/**
 * The rules' reason to refuse a task. `others`: the other tasks of its group; `turns`: every turn of the game. A
 * squadron has one task in each turn its task flies in (OC-97); none by night (OC-43, ours); a cab rank is ground
 * attack of a side that has one, in the book Allied (OC-39).
 */
export function airOrderFault(
  task: AirTask,
  group: AirGroup,
  others: readonly AirTask[],
  turns: readonly AirTurn[],
): AirOrderFault | null {
  if (isSupport(task.mission) && group.kind === null)
    return {
      code: 'noCloseSupport',
      field: 'squadronId',
      message: `${group.name} does not fly close air support.`,
      rule: '§9 Close Air Support',
    };
  if (isSupport(task.mission) && task.turn.daypart === 'night')
    return {
      code: 'night',
      field: 'mission',
      message: 'Nothing is laid on by night: close air support flies by day.',
      rule: '§9 Close Air Support, OC-43',
    };
  if (task.mission === 'cabRank' && !mayFlyCabRank(group.kind, group.hasCabRank))
    return {
      code: 'noCabRank',
      field: 'mission',
      message:
        group.hasCabRank === undefined
          ? 'A cab rank is of Allied ground attack squadrons only.'
          : 'A cab rank is of ground attack squadrons, of a side that has one.',
      rule: '§9 Cab Rank, OC-39',
    };
  const wrong = isSupport(task.mission) ? null : tradeFault(task.mission, group, task.turn.daypart);
  if (wrong) return wrong;
  for (const turn of turnsFlown(task, turns)) {
    const free = Math.max(0, squadronsFree(group, others, turn));
    if (task.squadrons <= free) continue;
    const when = turn.number === task.turn.number ? '' : ` in the ${turn.daypart} of the same day`;
    return {
      code: 'tooMany',
      field: 'squadrons',
      message: `${group.name}: ${counted(free, 'squadron')} free${when}, not ${task.squadrons}. A squadron has one task a turn.`,
      rule: '§12 Air Operations, OC-97',
    };
  }
  return null;
}

/** The fault of an order that leaves something open its mission needs; null when it says enough. */
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
        `${counted(squares.length, 'square')}; ${order.squadrons === 1 ? 'one squadron looks' : `${counted(order.squadrons, 'squadron')} look`} at ${most} at the most.`,
        '§12c Recce, OC-89',
      );
  }
  return null;
}
