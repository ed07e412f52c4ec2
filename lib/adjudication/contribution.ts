import type { CombatRole, Daypart } from '@/lib/words';
import { isGuns, isTanks } from './arms';
import { type GunsInCombat, gunsInCombat } from './artillery';
import { type AirInCombat, airInCombat } from './close-air-support';
import { type FactorKey, factorNamed } from './factor-list';
import { figure } from './score';
import { isEffective, levelAt, profileOf, type StatusLevel, type StatusProfile } from './status';
import type { CombatCase, ContactUnit, Force, Rulebook, ScoreLine } from './types';

/** Why a contact unit contributes nothing, or `contributes`. */
type UnitReason = 'contributes' | 'notEffective' | 'defenceOnly' | 'movedTooFar' | 'supportAlone';

/** A contact unit as it counts in the fight. */
export interface UnitInCombat {
  unit: ContactUnit;
  profile: StatusProfile;
  level: StatusLevel;
  reason: UnitReason;
  isContributing: boolean;
  /** Status before halving, as it counts (OC-27 `cap` lowers it); 0 when it contributes nothing. */
  raw: number;
  /** Status after halving. */
  counts: number;
  line: ScoreLine;
}

/** One side of a combat: who counts, and for how much. */
export interface ForceInCombat {
  role: CombatRole;
  leadFormation: string;
  units: UnitInCombat[];
  artillery: GunsInCombat[];
  air: AirInCombat[];
}

/** Both sides of a combat. */
export type Forces = Record<CombatRole, ForceInCombat>;

/** The contact units that contribute. */
export const contributing = (force: ForceInCombat): UnitInCombat[] => force.units.filter((unit) => unit.isContributing);

/** The raw status of a force's contributing contact units, of those that `holds` picks. */
export const rawStatus = (force: ForceInCombat, holds: (unit: ContactUnit) => boolean = () => true): number =>
  contributing(force).reduce((sum, { unit, raw }) => sum + (holds(unit) ? raw : 0), 0);

/** True when some artillery of the force contributes: in support, or in the fight itself where that counts (OC-120). */
export const hasGuns = (force: ForceInCombat, { policies }: Rulebook): boolean =>
  force.artillery.some(({ counts }) => counts > 0) ||
  (policies.gunsInContact === 'artillery' && contributing(force).some(({ unit }) => isGuns(unit)));

/** The units that have to be prepared for a prepared attack and for combined arms (OC-119). */
export const unitsToPrepare = (units: readonly UnitInCombat[], { policies }: Rulebook): readonly UnitInCombat[] =>
  policies.combinedArmsScope === 'everyContactUnit' ? units : units.filter(({ isContributing }) => isContributing);

/** True when all units that have to be are `ready`, and there is one. */
export function areReady(
  units: readonly UnitInCombat[],
  rulebook: Rulebook,
  ready: (unit: ContactUnit) => boolean,
): boolean {
  const asked = unitsToPrepare(units, rulebook);
  return asked.length > 0 && asked.every(({ unit }) => ready(unit));
}

/** Why a unit that is no question of partners contributes nothing. */
function barred(unit: ContactUnit, level: StatusLevel, role: CombatRole): UnitReason | null {
  if (!isEffective(level.status)) return 'notEffective';
  if (role === 'attacker' && level.isDefenceOnly) return 'defenceOnly';
  if (role === 'attacker' && unit.turnShareMoved > 0.5) return 'movedTooFar';
  return null;
}

/** The share of a status that is left after halving, and the reason. */
interface Halving {
  share: number;
  word: string;
  factors: readonly FactorKey[];
  ruling: string;
}

const halvings = {
  nonTact: { share: 0.5, word: 'halved', factors: ['nonTactical'], ruling: 'OC-9' },
  tanksByNight: { share: 0.5, word: 'halved', factors: ['tanksAtNight'], ruling: 'OC-13' },
  both: { share: 0.25, word: 'quartered', factors: ['nonTactical', 'tanksAtNight'], ruling: 'OC-11' },
} as const satisfies Record<string, Halving>;

/** The reason that halves a unit's status: Non-Tact on the move, and tanks by night (OC-9, OC-11, OC-13). Null: none. */
function halvingOf(unit: ContactUnit, daypart: Daypart): Halving | null {
  const isByNight = daypart === 'night' && isTanks(unit);
  if (unit.posture === 'nonTact') return isByNight ? halvings.both : halvings.nonTact;
  return isByNight ? halvings.tanksByNight : null;
}

function nothingLine(reason: UnitReason, level: StatusLevel, partner: number): { what: string; rule: string } {
  switch (reason) {
    case 'notEffective':
      return { what: 'Nothing: below status 1, no longer effective.', rule: '§9 Unit Status, OC-60' };
    case 'defenceOnly':
      return {
        what: `Nothing: status (${level.status}) counts in defence only.`,
        rule: '§9 Defence only units, OC-29',
      };
    case 'movedTooFar':
      return { what: 'Nothing: moved for more than half the turn, cannot attack.', rule: '§6 Movement, OC-71' };
    default: {
      const best = partner > 0 ? `the best partner has ${partner}` : 'there is no partner';
      return { what: `Nothing: support unit of status ${level.status}, ${best}.`, rule: '§9 Support Units, OC-27' };
    }
  }
}

/** A contact unit at the level it stands at, before it is asked for a partner. */
interface UnitAtLevel {
  unit: ContactUnit;
  profile: StatusProfile;
  level: StatusLevel;
  bar: UnitReason | null;
}

function unitAtLevel(unit: ContactUnit, role: CombatRole): UnitAtLevel {
  const profile = profileOf(unit.profile);
  const level = levelAt(profile, unit.stepsLost);
  return { unit, profile, level, bar: barred(unit, level, role) };
}

function unitInCombat(
  { unit, profile, level, bar }: UnitAtLevel,
  role: CombatRole,
  daypart: Daypart,
  partner: number,
  { policies }: Rulebook,
): UnitInCombat {
  const isAlone =
    profile.isSupport && level.status > partner && (policies.supportPartner === 'strict' || partner === 0);
  const reason = bar ?? (isAlone ? 'supportAlone' : 'contributes');
  if (reason !== 'contributes') {
    const { what, rule } = nothingLine(reason, level, partner);
    const line: ScoreLine = { side: role, unitId: unit.id, points: 0, what, rule };
    return { unit, profile, level, reason, isContributing: false, raw: 0, counts: 0, line };
  }

  const isCapped = profile.isSupport && level.status > partner;
  const raw = isCapped ? partner : level.status;
  const halving = halvingOf(unit, daypart);
  const counts = halving ? raw * halving.share : raw;
  const capped = isCapped ? `, no more than its partner's ${partner}` : '';
  const causes = halving?.factors.map((key) => factorNamed(key).what).join(', ');
  const halved = halving ? `, ${halving.word} to ${figure(counts)}: ${causes}` : '';
  const section = halving ? '§9 Factors' : isCapped ? '§9 Support Units' : '§9 Combat Procedure';
  const line: ScoreLine = {
    side: role,
    unitId: unit.id,
    what: `Status ${level.status}${capped}${halved}.`,
    points: counts,
    rule: `${section}${isCapped ? ', OC-27' : ''}${halving ? `, ${halving.ruling}` : ''}`,
    ...(halving && { factors: halving.factors }),
  };
  return { unit, profile, level, reason, isContributing: true, raw, counts, line };
}

function forceInCombat(force: Force, role: CombatRole, daypart: Daypart, rulebook: Rulebook): ForceInCombat {
  const units = force.units.map((unit) => unitAtLevel(unit, role));
  const partners = units.filter(({ profile, bar }) => !profile.isSupport && bar === null);
  const partner = Math.max(0, ...partners.map(({ level }) => level.status));
  const inCombat = units.map((unit) => unitInCombat(unit, role, daypart, partner, rulebook));
  const isPreparedAttack = role === 'attacker' && areReady(inCombat, rulebook, ({ isPrepared }) => isPrepared);
  return {
    role,
    leadFormation: force.leadFormation,
    units: inCombat,
    artillery: force.artillery.map((guns) => gunsInCombat(guns, role, rulebook)),
    air: force.air.map((entry) => airInCombat(entry, { daypart, isPreparedAttack }, rulebook)),
  };
}

/** The units that count in a combat, on both sides, and for how much before factors. */
export function forcesOf(combat: CombatCase, rulebook: Rulebook): Forces {
  return {
    attacker: forceInCombat(combat.attacker, 'attacker', combat.daypart, rulebook),
    defender: forceInCombat(combat.defender, 'defender', combat.daypart, rulebook),
  };
}
