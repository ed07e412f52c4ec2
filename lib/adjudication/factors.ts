import type { CombatRole } from '@/lib/words';
import { isAntiTank, isHeavyTanks, isInfantry, isLight, isTanks } from './arms';
import { areReady, contributing, type ForceInCombat, type Forces, hasGuns, rawStatus } from './contribution';
import { type FactorKey, factorNamed } from './factor-list';
import { isCloseCountry, isOpen } from './ground';
import { isEffective } from './status';
import type { CombatCase, ContactUnit, Ground, Policies, Rulebook, ScoreLine } from './types';

/** The facts beside the unit itself on which the factors of one side depend. */
interface Scene {
  role: CombatRole;
  leadFormation: string;
  ground: Ground;
  policies: Policies;
  hasCombinedArms: boolean;
  /** A contributing enemy contact unit is tanks. */
  facesTanks: boolean;
  /** The force has tanks, an anti-tank unit or artillery beside its infantry (OC-23, OC-120, OC-129). */
  isSupported: boolean;
}

/** One factor of the list, for each contributing contact unit it holds for. Its words and points are in the list. */
interface UnitFactor {
  key: FactorKey;
  holds: (unit: ContactUnit, scene: Scene) => boolean;
}

/** §9 Factors, one entry per printed line, apart from tactical advantages, halvings and air. */
const unitFactors: readonly UnitFactor[] = [
  { key: 'combinedArms', holds: (_unit, scene) => scene.hasCombinedArms },
  { key: 'lightInfantry', holds: (unit, { role }) => role === 'attacker' && isLight(unit) },
  { key: 'heavyTanks', holds: (unit, { facesTanks }) => isHeavyTanks(unit) && facesTanks },
  { key: 'unprepared', holds: (unit, { role }) => role === 'attacker' && !unit.isPrepared },
  {
    key: 'closeCountry',
    holds: (unit, { role, ground, facesTanks, policies }) =>
      role === 'defender' &&
      (policies.closeCountryDefenders === 'everyUnit' || isInfantry(unit) || isAntiTank(unit)) &&
      isCloseCountry(ground) &&
      facesTanks,
  },
  {
    key: 'unsupportedInfantry',
    holds: (unit, { ground, facesTanks, isSupported }) =>
      isInfantry(unit) && isOpen(ground) && facesTanks && !isSupported,
  },
  { key: 'otherFormation', holds: (unit, { leadFormation }) => unit.formation !== leadFormation },
];

/** The points of a factor by the readings in force (OC-1). */
export const pointsOf = (key: FactorKey, { policies }: Rulebook): number =>
  key === 'lightInfantry' ? -policies.lightInfantryPenalty : factorNamed(key).points!;

/** True when a unit keeps combined arms: it is prepared, and has not moved for more than half the turn (OC-16). */
export const isReadyForCombinedArms = ({ isPrepared, turnShareMoved }: ContactUnit): boolean =>
  isPrepared && turnShareMoved <= 0.5;

/**
 * Combined arms: all that have to be are prepared and none of them moved over half the turn, tanks to infantry 1:3 to 3:1,
 * guns in support (OC-16, OC-17, OC-119, OC-120).
 */
export function hasCombinedArms(force: ForceInCombat, rulebook: Rulebook): boolean {
  const tanks = rawStatus(force, isTanks);
  const infantry = rawStatus(force, isInfantry);
  return (
    areReady(force.units, rulebook, isReadyForCombinedArms) &&
    tanks > 0 &&
    tanks * 3 >= infantry &&
    infantry * 3 >= tanks &&
    hasGuns(force, rulebook)
  );
}

/** A tactical advantage in the words of its line. */
export const advantageWords = (advantage: string): string => advantage.replace(/\.$/, '');

function advantageLine(role: CombatRole, held: string, unitId?: string): ScoreLine {
  const { key, what, points, rule } = factorNamed('tacticalAdvantage');
  const advantage = advantageWords(held);
  const of = unitId === undefined ? {} : { unitId };
  return { side: role, ...of, what: `${what}${advantage}.`, points: points!, rule, factors: [key], advantage };
}

/** The factor lines of one side, unit by unit in the order of the list. */
export function factorLines(role: CombatRole, forces: Forces, combat: CombatCase, rulebook: Rulebook): ScoreLine[] {
  const own = forces[role];
  const enemy = forces[role === 'attacker' ? 'defender' : 'attacker'];
  const units = contributing(own);
  const beside =
    rulebook.policies.supportPresence === 'present'
      ? own.units.filter(({ level }) => isEffective(level.status))
      : units;
  const scene: Scene = {
    role,
    leadFormation: own.leadFormation,
    ground: combat.ground,
    policies: rulebook.policies,
    hasCombinedArms: hasCombinedArms(own, rulebook),
    facesTanks: contributing(enemy).some(({ unit }) => isTanks(unit)),
    isSupported: hasGuns(own, rulebook) || beside.some(({ unit }) => isTanks(unit) || isAntiTank(unit)),
  };
  const isPerSide = rulebook.policies.tacticalAdvantageScope === 'perSide';
  const lines: ScoreLine[] = [];
  for (const { unit } of units) {
    if (!isPerSide) for (const held of new Set(unit.tacticalAdvantages)) lines.push(advantageLine(role, held, unit.id));
    for (const { key, holds } of unitFactors) {
      if (!holds(unit, scene)) continue;
      const { what, rule } = factorNamed(key);
      lines.push({ side: role, unitId: unit.id, what, points: pointsOf(key, rulebook), rule, factors: [key] });
    }
  }
  if (isPerSide)
    for (const held of new Set(units.flatMap(({ unit }) => unit.tacticalAdvantages)))
      lines.push(advantageLine(role, held));
  return lines;
}
