import type { Action, Daypart, Mover, Posture } from '@/lib/words';
import { type Armed, isTanks } from './arms';
import { isEffective, levelAt, profileOf } from './status';

/** The reasons to refuse an order line because of the units it names (OC-66). */
type OrderRefusalCode = 'breakThroughWithoutTanks' | 'breakThroughNotMechanised';

/** The closed list of what the rules say against an order line. */
export type OrderCheckCode =
  | OrderRefusalCode
  | 'restWhereThereIsNone'
  | 'standFastWithoutHold'
  | 'attackNotEffective'
  | 'attackDefenceOnly'
  | 'attackSupportAlone'
  | 'attackAfterLongMove'
  | 'attackBarred'
  | 'attackByTanksAtNight'
  | 'attackByRearTroops'
  | 'probeByTowedGuns';

/** Why a line cannot be ordered. The words a player reads are made elsewhere. */
export interface OrderRefusal {
  code: OrderRefusalCode;
  rule: string;
  /** The units that are the reason; empty when the reason is that one is missing. */
  unitIds: string[];
}

/** A unit of an order line, with the row of the movement table it moves by. */
export interface OrderedUnit extends Armed {
  id: string;
  mover: Mover;
}

/** An ordered unit with what Control alone knows of it. */
export interface OrderedUnitInState extends OrderedUnit {
  name: string;
  /** Counter notation. */
  profile: string;
  stepsLost: number;
  /** Share of the turn spent moving; not capped. */
  turnShareMoved: number;
  /** It defended in a combat of the turn before that was ruled a Total success (OC-52). */
  wasOverwhelmed: boolean;
}

/** A row of an order sheet, as the rules look at it. */
export interface OrderToCheck<Unit extends OrderedUnit = OrderedUnitInState> {
  action: Action | null;
  posture: Posture | null;
  standFast: boolean;
  /** The game knows the posture Rest (OC-74). */
  allowsRest: boolean;
  daypart: Daypart;
  units: readonly Unit[];
}

/** A point against a row, for Control: the fault, and what would put it right. */
export interface OrderFinding {
  code: OrderCheckCode;
  rule: string;
  /** The row cannot stand as it is, and a player may be told so. */
  isRefusal: boolean;
  message: string;
  remedy: string;
  unitIds: string[];
}

/**
 * One check of a row. `isRefusal`: the row is refused, on the sheet and the arms alone, so that a player may be told.
 * Everything else is advice to Control. `against` gives the units that are the reason; null: the row is right.
 */
interface OrderCheck {
  code: OrderCheckCode;
  rule: string;
  isRefusal: boolean;
  message: string;
  remedy: string;
  against: (row: OrderToCheck) => readonly OrderedUnitInState[] | null;
}

const mechanised: ReadonlySet<Mover> = new Set<Mover>(['mech', 'tank', 'recce']);

/** True when a unit keeps up with a break through: it is not on foot, horse-drawn or towed (OC-66). */
export const isMechanised = ({ mover }: Pick<OrderedUnit, 'mover'>): boolean => mechanised.has(mover);

/** The units that cannot keep up with a break through (OC-66). */
const notMechanised = <Unit extends OrderedUnit>(units: readonly Unit[]): Unit[] =>
  units.filter((unit) => !isMechanised(unit));

const attacks = ({ action }: OrderToCheck): boolean => action === 'attack' || action === 'breakThrough';
const someOf = <Unit>(units: readonly Unit[]): readonly Unit[] | null => (units.length > 0 ? units : null);

/** A check of units ordered to attack or break through. */
const attackers =
  (stands: (unit: OrderedUnitInState, row: OrderToCheck) => boolean): OrderCheck['against'] =>
  (row) =>
    attacks(row) ? someOf(row.units.filter((unit) => stands(unit, row))) : null;

const levelOf = ({ profile, stepsLost }: OrderedUnitInState) => levelAt(profileOf(profile), stepsLost);
const isSpent = (unit: OrderedUnitInState): boolean => !isEffective(levelOf(unit).status);

/** True when a support unit has no partner of at least its status in its row (OC-27). */
function isAlone(unit: OrderedUnitInState, { units }: OrderToCheck): boolean {
  if (isSpent(unit) || !profileOf(unit.profile).isSupport) return false;
  const { status } = levelOf(unit);
  return !units.some((other) => !profileOf(other.profile).isSupport && levelOf(other).status >= status);
}

/** §5 Orders against §6 and §9: every check of a row, in the order in which they are told. */
const checks: readonly OrderCheck[] = [
  {
    code: 'breakThroughWithoutTanks',
    rule: '§5 Orders, OC-66',
    isRefusal: true,
    message: 'Break through is for armour, and this row holds no tank unit',
    remedy: 'Order an attack, or put a tank unit on the row.',
    against: ({ action, units }) => (action === 'breakThrough' && !units.some(isTanks) ? [] : null),
  },
  {
    code: 'breakThroughNotMechanised',
    rule: '§5 Orders, OC-66',
    isRefusal: true,
    message: 'Break through is for armour: these cannot keep up',
    remedy: 'Give them a row of their own.',
    against: ({ action, units }) => (action === 'breakThrough' ? someOf(notMechanised(units)) : null),
  },
  {
    code: 'restWhereThereIsNone',
    rule: '§5 Orders, OC-74',
    isRefusal: true,
    message: 'Rest is not played in this game',
    remedy: 'Circle Tact or Non-Tact.',
    against: ({ posture, allowsRest }) => (posture === 'rest' && !allowsRest ? [] : null),
  },
  {
    code: 'standFastWithoutHold',
    rule: '§5 Orders, OC-56',
    isRefusal: true,
    message: 'Stand fast goes with Hold only',
    remedy: 'Order Hold, or leave the stand fast out.',
    against: ({ standFast, action }) => (standFast && action !== 'hold' ? [] : null),
  },
  {
    code: 'attackNotEffective',
    rule: '§9 Unit Status, OC-60',
    isRefusal: false,
    message: 'No longer effective, it adds nothing to an attack',
    remedy: 'Let it hold or move back.',
    against: attackers(isSpent),
  },
  {
    code: 'attackDefenceOnly',
    rule: '§9 Defence only units, OC-29',
    isRefusal: false,
    message: 'Its status counts in defence only',
    remedy: 'Let it hold: in an attack it adds nothing and takes losses all the same.',
    against: attackers((unit) => !isSpent(unit) && levelOf(unit).isDefenceOnly),
  },
  {
    code: 'attackSupportAlone',
    rule: '§9 Support Units, OC-27',
    isRefusal: false,
    message: 'A support unit without a partner of at least its status in the row adds nothing',
    remedy: 'Group it with such a partner.',
    against: attackers(isAlone),
  },
  {
    code: 'attackAfterLongMove',
    rule: '§6 Movement, OC-71',
    isRefusal: false,
    message: 'It has moved for more than half the turn and cannot attack in it',
    remedy: 'It attacks in the next turn.',
    against: attackers(({ turnShareMoved }) => turnShareMoved > 0.5),
  },
  {
    code: 'attackBarred',
    rule: '§9 Results Table, OC-52, OC-53',
    isRefusal: false,
    message: 'A Total success the turn before leaves no counter-attack this turn',
    remedy: 'Let it hold this turn; the next it is free again.',
    against: attackers(({ wasOverwhelmed }) => wasOverwhelmed),
  },
  {
    code: 'attackByTanksAtNight',
    rule: '§9 Combat Assumptions, OC-13',
    isRefusal: false,
    message: 'On the whole tanks do not fight by night: their status is halved',
    remedy: 'Ask whether it is meant, or let it wait for the morning.',
    against: attackers((unit, { daypart }) => daypart === 'night' && isTanks(unit)),
  },
  {
    code: 'attackByRearTroops',
    rule: '§9 Factors note 3, OC-24',
    isRefusal: false,
    message: 'HQ, transport and bridging troops are light at best in an attack',
    remedy: 'Ask whether it is meant.',
    against: attackers(({ arm }) => arm === 'hq' || arm === 'transport' || arm === 'bridgingColumn'),
  },
  {
    code: 'probeByTowedGuns',
    rule: '§5 Orders, OC-73, OC-101',
    isRefusal: false,
    message: 'Towed guns go by road and cannot patrol',
    remedy: 'Let other troops probe, and the guns support them.',
    against: ({ action, units }) =>
      action === 'probe' ? someOf(units.filter(({ mover }) => mover === 'towedArtillery')) : null,
  },
];

/** The points that the rules have against a row of a sheet, refusals before advice (§5). Nothing is blocked here. */
export function orderFindings(row: OrderToCheck): OrderFinding[] {
  return checks.flatMap(({ against, message, ...check }) => {
    const units = against(row);
    if (!units) return [];
    const names = units.map(({ name }) => name).join(', ');
    return { ...check, message: `${message}${names && `: ${names}`}.`, unitIds: units.map(({ id }) => id) };
  });
}

const unknownState = { name: '', profile: '0', stepsLost: 0, turnShareMoved: 0, wasOverwhelmed: false };
const anyRow = { posture: null, standFast: false, allowsRest: true, daypart: 'morning' } as const;

/**
 * The rules' reasons to refuse an order line because of its units. Break through needs a tank unit, and every unit
 * mechanised: none on foot, horse-drawn or towed (§5, OC-66). `action` null, or any other action: nothing is refused.
 */
export function orderRefusals(action: Action | null, units: readonly OrderedUnit[]): OrderRefusal[] {
  const inState = units.map((unit) => ({ ...unknownState, ...unit }));
  return orderFindings({ ...anyRow, action, units: inState }).flatMap(({ code, rule, unitIds }) =>
    code === 'breakThroughWithoutTanks' || code === 'breakThroughNotMechanised' ? { code, rule, unitIds } : [],
  );
}

/** The refusals of a row on the sheet alone: Rest when there is none, stand fast without Hold (§5). */
export function sheetRefusals(
  row: Pick<OrderToCheck, 'action' | 'posture' | 'standFast' | 'allowsRest'>,
): ('restWhereThereIsNone' | 'standFastWithoutHold')[] {
  return orderFindings({ ...anyRow, ...row, units: [] }).flatMap(({ code }) =>
    code === 'restWhereThereIsNone' || code === 'standFastWithoutHold' ? code : [],
  );
}

/** A unit may move up so far while it prepares, in km (ours, OC-75). */
export const preparingKm = 2;

/** True when a unit attacks prepared: Prepare on the turn before, moved at most 2 km, not retired since (OC-75). */
export function isPrepared(lastAction: Action | null, kmMovedLastTurn: number, hasRetiredSince: boolean): boolean {
  return lastAction === 'prepare' && kmMovedLastTurn <= preparingKm && !hasRetiredSince;
}

/** True when a unit defends prepared, for combined arms: Hold or Prepare on the turn before, not retired since (OC-16). */
export function isPreparedToDefend(
  lastAction: Action | null,
  kmMovedLastTurn: number,
  hasRetiredSince: boolean,
): boolean {
  return (lastAction === 'hold' && !hasRetiredSince) || isPrepared(lastAction, kmMovedLastTurn, hasRetiredSince);
}
