import { isStillMoving } from '@/lib/adjudication/attacks';
import type { Overruled, Ruling } from '@/lib/adjudication/ruled';
import type { AirEntry, CombatCase, CombatOutcome, Force, Ground, Policies } from '@/lib/adjudication/types';
import type { AirRowsOfGame } from '@/lib/sides';
import type {
  Action,
  AirKind,
  Arm,
  ArtilleryClass,
  CombatKind,
  CombatRole,
  Daypart,
  Posture,
  TurnPart,
  UnitFlag,
  Weather,
} from '@/lib/words';
import type { VitalSpotAnswer } from './vital-spots';

/** A combat as Control groups it (§9 Analysing Combat 4), and the case it puts to the rules. Shared by the verbs and Control's form. */

/** A unit's part in a combat. */
export interface GroupedUnit {
  unitId: string;
  role: CombatRole;
  /** Guns that support from a distance. */
  isArtillery: boolean;
  /** For guns: km to the fight. */
  rangeKm: number | null;
  action: Action;
  posture: Posture;
  isPrepared: boolean;
  /** Control ticked `isPrepared`: no proposal outranks it. */
  isPreparedByHand: boolean;
  /** Share of the turn moved when it was grouped, 0 to 1. */
  turnShareMoved: number;
  tacticalAdvantages: string[];
  standFast: boolean;
  cannotRetire: boolean;
  startLineKm: number;
  /** For guns: the part of the turn they moved in; null: they stood (OC-34). */
  movedIn: TurnPart | null;
  /** Holds a vital spot (§9 Results Table, note 2). */
  holdsVitalSpot: boolean;
  /** Fights out of role in this combat, whatever its counter says (§9 Factors, note 3). */
  fightsOutOfRole: boolean;
}

/** Aircraft of one side. */
export interface GroupedAir {
  role: CombatRole;
  kind: AirKind;
  squadrons: number;
  isCabRank: boolean;
  inGroundOrders: boolean;
  inAirOrders: boolean;
  hasAirLiaison: boolean;
  /** The air order it comes from; null: entered by hand. */
  airTaskId: string | null;
  /** All of it was shot down or driven off: it carries out nothing (OC-44). */
  isDrivenOff?: boolean;
}

export interface Grouping {
  name: string;
  kind: CombatKind;
  /** When in the turn the attack begins (OC-34). */
  hour: TurnPart;
  /** In an encounter: why these attack first (OC-70); empty: it is none. */
  whyFirst: string;
  attackersLead: string;
  defendersLead: string;
  ground: Ground;
  units: GroupedUnit[];
  air: GroupedAir[];
}

/** The facts of a unit that the rules ask for. */
export interface FighterFacts {
  arm: Arm;
  profile: string;
  stepsLost: number;
  formation: string;
  flags: readonly UnitFlag[];
  artilleryClass: ArtilleryClass | null;
  /** Share of the turn spent moving; above 1 beyond the guide maximum. */
  turnShareMoved: number;
}

/** A share of the turn as the rules take it, 0 to 1, to the nearest tenth: no score has more than one decimal (OC-130). */
export const shareOfTurn = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 10) / 10));

/** The facts of the turn that matter to a combat. What it leaves out of close air support is as in the book. */
export interface TurnOfCombat extends Partial<AirRowsOfGame> {
  daypart: Daypart;
  /** OC-113. */
  weather: Weather;
}

/** The most of a turn that a unit may have moved and still attack (§6 Movement, OC-71). */
const mostShareToAttack = 0.5;

/** True when the weather keeps close air support on the ground; by night none flies anyway (OC-113, OC-43). */
const isGrounded = ({ daypart, weather }: TurnOfCombat): boolean => weather === 'bad' && daypart !== 'night';

/**
 * The case of a grouping. What a unit has moved is what its counter has moved by now. A unit without facts, or guns
 * without a class, is left out: the verbs let none in. A case knows no hour and no weather: what they come to is said of
 * the guns (OC-34) and of the aircraft (OC-113, OC-44). The move of an overrun does not bar the further attack it leads
 * to (OC-69).
 */
export function combatCaseOf(
  grouping: Grouping,
  facts: (unitId: string) => FighterFacts | undefined,
  turn: TurnOfCombat,
): CombatCase {
  const movedToAttack = (role: CombatRole, share: number) =>
    role === 'attacker' && grouping.kind === 'overrun' ? Math.min(mostShareToAttack, share) : share;
  const force = (role: CombatRole, leadFormation: string): Force => {
    const own = grouping.units.filter((unit) => unit.role === role);
    return {
      leadFormation,
      units: own.flatMap((part) => {
        const unit = part.isArtillery ? undefined : facts(part.unitId);
        if (!unit) return [];
        const {
          unitId: id,
          role: _role,
          isArtillery: _guns,
          rangeKm: _range,
          isPreparedByHand: _hand,
          movedIn: _movedIn,
          holdsVitalSpot: _spot,
          fightsOutOfRole,
          ...rest
        } = part;
        const { arm, profile, stepsLost, formation } = unit;
        const flags = outOfRole(unit.flags, fightsOutOfRole);
        const turnShareMoved = movedToAttack(role, shareOfTurn(unit.turnShareMoved));
        return [{ id, arm, profile, stepsLost, formation, flags, ...rest, turnShareMoved }];
      }),
      artillery: own.flatMap((guns) => {
        const { unitId: id, isArtillery, rangeKm, movedIn } = guns;
        const unit = isArtillery ? facts(id) : undefined;
        if (!unit?.artilleryClass || rangeKm === null) return [];
        const { profile, stepsLost, artilleryClass } = unit;
        const turnShareMoved = shareOfTurn(unit.turnShareMoved);
        const moving = isStillMoving(movedIn, grouping.hour) ? { movingAt: grouping.hour } : {};
        return [{ id, profile, stepsLost, class: artilleryClass, rangeKm, turnShareMoved, ...moving }];
      }),
      air: grouping.air
        .filter((entry) => entry.role === role)
        .map(({ role: _role, airTaskId: _task, isDrivenOff, ...flown }) => {
          const entry = asInGame(flown, turn);
          const stoppedBy = isGrounded(turn) ? 'badWeather' : isDrivenOff ? 'drivenOff' : null;
          return stoppedBy ? { ...entry, stoppedBy } : entry;
        }),
    };
  };
  return {
    daypart: turn.daypart,
    ground: grouping.ground,
    attacker: force('attacker', grouping.attackersLead),
    defender: force('defender', grouping.defendersLead),
  };
}

/** An entry says what is otherwise than in the book: whether its side has cab ranks, where it is on one, and what it is called. */
function asInGame<Entry extends { kind: AirKind; isCabRank: boolean }>(
  entry: Entry,
  { cabRankRows, airNames = {} }: TurnOfCombat,
): Entry & Pick<AirEntry, 'hasCabRank' | 'called'> {
  const hasCabRank = cabRankRows?.includes(entry.kind);
  const called = airNames[entry.kind];
  const isAsInBook = Object.keys(airNames).length === 0 && hasCabRank === (entry.kind === 'alliedGroundAttack');
  return {
    ...entry,
    ...(hasCabRank === undefined || !entry.isCabRank || isAsInBook ? {} : { hasCabRank }),
    ...(called ? { called } : {}),
  };
}

/** The flags of a unit in one combat. */
const outOfRole = (flags: readonly UnitFlag[], fightsSo: boolean): UnitFlag[] =>
  fightsSo && !flags.includes('outOfRole') ? [...flags, 'outOfRole'] : [...flags];

/** The finding as it is kept: the outcome, and the case and readings it was found by. */
export interface CombatFinding extends CombatOutcome {
  combat: CombatCase;
  policies: Policies;
}

/** The effect of a ruling on one unit. */
export interface AppliedEffect {
  unitId: string;
  before: UnitTruth;
  after: UnitTruth;
}

/** The part of a unit's truth that a combat touches. */
export interface UnitTruth {
  stepsLost: number;
  x: number | null;
  y: number | null;
  isCaptured: boolean;
  hasRetired: boolean;
  /** The way it has gone this turn, [x, y] by [x, y], km: of a winner that followed. */
  way?: [number, number][];
}

/** The ruling as it is kept beside the finding: what was overruled and why, and what was done to the units. */
export interface CombatRuling extends Ruling {
  overruled: Overruled[];
  /** Label of the seat that ruled. */
  by: string;
  /** Why Control ruled again; empty for the first ruling. */
  reason: string;
  /** The companion game whose result was ruled by. */
  companionGameId?: string;
  applied: AppliedEffect[];
  /** The choices of the holders of vital spots once the die had fallen (§9 Results Table, note 2). */
  answers?: VitalSpotAnswer[];
  /** One line of Control's for the letters of both sides, as it was written; absent: none. */
  colour?: string;
}
