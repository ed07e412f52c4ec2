import type { Ruling } from '@/lib/adjudication/ruled';
import { isEffective, profileOf, statusAt, stepsHeld } from '@/lib/adjudication/status';
import type { CombatCase, UnitEffect } from '@/lib/adjudication/types';

/**
 * The effects of a ruling on its units as they now stand, which may have lost steps in another combat since: whether each is
 * still effective counts all that it has lost, and a defender that cannot retire and is spent by that is captured (§9 Results
 * Table), unless Control ruled on its capture. `stepsLost`: what a unit had lost before this ruling.
 */
export function effectsNow(
  { units, overruled }: Pick<Ruling, 'units' | 'overruled'>,
  { attacker, defender }: CombatCase,
  stepsLost: (unitId: string) => number,
): UnitEffect[] {
  const fighters = new Map([...attacker.units, ...defender.units].map((unit) => [unit.id, unit]));
  const ruled = new Set(overruled.map(({ path }) => path));
  return units.map((effect) => {
    const { id, side, stepsTaken } = effect;
    const fighter = fighters.get(id)!;
    const profile = profileOf(fighter.profile);
    const before = stepsLost(id);
    const holdsOut = isEffective(statusAt(profile, before + stepsHeld(profile, before, stepsTaken)));
    const isSpentThere = side === 'defender' && fighter.cannotRetire && !holdsOut;
    const isCaptured = effect.isCaptured || (isSpentThere && !ruled.has(`units.${id}.isCaptured`));
    return { ...effect, isEffective: holdsOut, isCaptured };
  });
}
