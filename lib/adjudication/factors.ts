import { isAntiTank, isHeavyTanks, isInfantry, isLight, isTanks } from './arms';
import { contributing, type ForceInCombat, type Forces, hasGuns, rawStatus } from './contribution';
import type { CombatCase, CombatSide, ContactUnit, Ground, Rulebook, ScoreLine } from './types';

/** No ground flag set. */
export const isOpen = (ground: Ground): boolean =>
  !(ground.isBuiltUp || ground.isWoods || ground.isCity || ground.isFortified || ground.isBadTerrain);

/** Close country of note 4: built-up, woods or city; bocage is not (OC-21). */
export const isCloseCountry = (ground: Ground): boolean => ground.isBuiltUp || ground.isWoods || ground.isCity;

/** What the factors of one side depend on besides the unit itself. */
interface Scene {
  side: CombatSide;
  leadFormation: string;
  ground: Ground;
  hasCombinedArms: boolean;
  /** A contributing enemy contact unit is tanks. */
  facesTanks: boolean;
  /** The force has contributing tanks, an anti-tank unit or artillery (OC-23). */
  isSupported: boolean;
}

/** One factor of the list, for each contributing contact unit it holds for. */
interface UnitFactor {
  points: (rulebook: Rulebook) => number;
  what: string;
  rule: string;
  holds: (unit: ContactUnit, scene: Scene) => boolean;
}

/** §9 Factors, one entry per printed line, besides tactical advantages, halvings and air. */
const unitFactors: readonly UnitFactor[] = [
  {
    points: () => 2,
    what: 'Combined arms: tanks and infantry in balance, artillery in support, all prepared.',
    rule: '§9 Factors note 2, OC-16, OC-17',
    holds: (_unit, scene) => scene.hasCombinedArms,
  },
  {
    points: ({ policies }) => -policies.lightInfantryPenalty,
    what: 'Light infantry attacking.',
    rule: '§9 Factors note 3, OC-1',
    holds: (unit, { side }) => side === 'attacker' && isLight(unit),
  },
  {
    points: () => 2,
    what: 'Heavy tanks against tanks.',
    rule: '§9 Factors, OC-4',
    holds: (unit, { facesTanks }) => isHeavyTanks(unit) && facesTanks,
  },
  {
    points: () => -4,
    what: 'Unprepared attack.',
    rule: '§9 Factors, OC-7',
    holds: (unit, { side }) => side === 'attacker' && !unit.isPrepared,
  },
  {
    points: () => 2,
    what: 'Defending close country against tanks.',
    rule: '§9 Factors note 4, OC-20',
    holds: (unit, { side, ground, facesTanks }) =>
      side === 'defender' && (isInfantry(unit) || isAntiTank(unit)) && isCloseCountry(ground) && facesTanks,
  },
  {
    points: () => -2,
    what: 'Unsupported infantry in the open against tanks.',
    rule: '§9 Factors note 5, OC-23',
    holds: (unit, { ground, facesTanks, isSupported }) =>
      isInfantry(unit) && isOpen(ground) && facesTanks && !isSupported,
  },
  {
    points: () => -2,
    what: 'Of another formation than the one that leads.',
    rule: '§9 Factors note 6, OC-25',
    holds: (unit, { leadFormation }) => unit.formation !== leadFormation,
  },
];

/** Combined arms: all prepared and none moved over half the turn, tanks to infantry 1:3 to 3:1, guns in support (OC-16, OC-17). */
export function hasCombinedArms(force: ForceInCombat): boolean {
  const tanks = rawStatus(force, isTanks);
  const infantry = rawStatus(force, isInfantry);
  return (
    force.units.every(({ unit }) => unit.isPrepared && unit.turnShareMoved <= 0.5) &&
    tanks > 0 &&
    tanks * 3 >= infantry &&
    infantry * 3 >= tanks &&
    hasGuns(force)
  );
}

const advantageLine = (side: CombatSide, advantage: string, unitId?: string): ScoreLine => ({
  side,
  ...(unitId === undefined ? {} : { unitId }),
  what: `Tactical advantage: ${advantage.replace(/\.$/, '')}.`,
  points: 2,
  rule: '§9 Factors note 1, OC-2',
});

/** The factor lines of one side, unit by unit in the order of the list. */
export function factorLines(side: CombatSide, forces: Forces, combat: CombatCase, rulebook: Rulebook): ScoreLine[] {
  const own = forces[side];
  const enemy = forces[side === 'attacker' ? 'defender' : 'attacker'];
  const units = contributing(own);
  const scene: Scene = {
    side,
    leadFormation: own.leadFormation,
    ground: combat.ground,
    hasCombinedArms: hasCombinedArms(own),
    facesTanks: contributing(enemy).some(({ unit }) => isTanks(unit)),
    isSupported: hasGuns(own) || units.some(({ unit }) => isTanks(unit) || isAntiTank(unit)),
  };
  const isPerSide = rulebook.policies.tacticalAdvantageScope === 'perSide';
  const ofUnits = units.flatMap(({ unit }) => [
    ...(isPerSide ? [] : [...new Set(unit.tacticalAdvantages)].map((held) => advantageLine(side, held, unit.id))),
    ...unitFactors
      .filter((factor) => factor.holds(unit, scene))
      .map(({ points, what, rule }): ScoreLine => ({ side, unitId: unit.id, what, points: points(rulebook), rule })),
  ]);
  const held = new Set(units.flatMap(({ unit }) => unit.tacticalAdvantages));
  return [...ofUnits, ...(isPerSide ? [...held].map((advantage) => advantageLine(side, advantage)) : [])];
}
