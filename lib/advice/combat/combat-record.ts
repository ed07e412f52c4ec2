import type { CombatWithParts } from '@/lib/db/combat/combats';
import type { Combat, Unit } from '@/lib/db/rows';
import { only } from '@/lib/values';
import type { AirKind, Arm, ArtilleryClass, UnitFlag } from '@/lib/words';
import { formationOf } from './attached-formation';
import type { CombatFinding, CombatRuling, FighterFacts, Grouping } from './combat-grouping';
import { withFactors } from './kept-before-factors';

/** A combat as stored, in the words of its grouping. */
export const groupingOf = (combat: CombatWithParts): Grouping => ({
  ...only(combat, ['name', 'kind', 'hour', 'whyFirst', 'attackersLead', 'defendersLead']),
  ground: only(combat, ['isBuiltUp', 'isWoods', 'isCity', 'isFortified', 'isBadTerrain']),
  units: combat.units.map(
    ({ combatId: _c, gameId: _g, turn: _t, attackOf: _a, supportOf: _s, x: _x, y: _y, ...part }) => part,
  ),
  air: combat.air.map(({ combatId: _c, position: _p, kind, ...entry }) => ({ ...entry, kind: kind as AirKind })),
});

/** The facts of a unit in a turn that the rules ask for. */
export const fighterFacts = (unit: Unit, turn: number): FighterFacts => ({
  arm: unit.arm as Arm,
  profile: unit.profile,
  stepsLost: unit.stepsLost,
  formation: formationOf(unit, turn),
  flags: unit.flags as UnitFlag[],
  artilleryClass: unit.artilleryClass as ArtilleryClass | null,
  turnShareMoved: unit.turnShareMoved,
});

/** The finding as kept, its lines with their factors; null before the dice have fallen. */
export function findingOf(combat: Pick<Combat, 'finding'>): CombatFinding | null {
  const finding = combat.finding as unknown as CombatFinding | null;
  return finding && { ...finding, lines: finding.lines.map(withFactors) };
}

/** The ruling as kept beside the finding; null before Control has ruled. */
export const rulingOf = (combat: Pick<Combat, 'ruling'>): CombatRuling | null =>
  combat.ruling as unknown as CombatRuling | null;
