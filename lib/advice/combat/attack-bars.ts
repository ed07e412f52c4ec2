import { type Bar, barAfterDefence } from '@/lib/adjudication/attacks';
import type { CombatWithParts } from '@/lib/db/combat/combats';
import { rulingOf } from './combat-record';

type Fought = Pick<CombatWithParts, 'turn' | 'number' | 'name' | 'ruling'> & {
  units: readonly Pick<CombatWithParts['units'][number], 'unitId' | 'role' | 'isArtillery'>[];
};

/**
 * Why units must not attack in a turn, by unit id: they defended in a combat of it, or of the turn before, whose ruling bars
 * them (§9 Results Table, OC-52, OC-53). `combats`: those of both turns; one without a ruling bars nobody.
 */
export function attackBars(combats: readonly Fought[], turn: number): Map<string, Bar> {
  const bars = new Map<string, Bar>();
  for (const combat of combats) {
    const ruling = rulingOf(combat);
    const bar = ruling && barAfterDefence(combat.turn, turn, ruling.counterAttack);
    if (!bar) continue;
    const when = combat.turn === turn ? '' : `, turn ${combat.turn}`;
    const message = `It defended in C${combat.number} (${combat.name})${when}. ${bar.message}`;
    for (const { unitId, role, isArtillery } of combat.units)
      if (role === 'defender' && !isArtillery) bars.set(unitId, { ...bar, message });
  }
  return bars;
}
