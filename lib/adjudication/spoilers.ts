import { listed } from '@/lib/text';
import type { CombatRole } from '@/lib/words';
import { airInCombat, airWords } from './close-air-support';
import { areReady, type ForceInCombat, forcesOf, unitsToPrepare } from './contribution';
import { hasCombinedArms, isReadyForCombinedArms } from './factors';
import type { CombatCase, ContactUnit, Rulebook } from './types';

/** One unit that takes combined arms or air support from the others of its force. */
export interface Spoiler {
  role: CombatRole;
  unitId: string;
  message: string;
  rule: string;
}

/**
 * Which units of a combat spoil combined arms, or the air support of a prepared attack, that their force would have if they
 * were ready (§9 Factors, OC-16, OC-38, OC-119). Nothing is due where the force would not have it anyway.
 */
export function spoilersOf(combat: CombatCase, rulebook: Rulebook): Spoiler[] {
  const { attacker, defender } = forcesOf(combat, rulebook);
  return [...combinedArms(attacker, rulebook), ...air(attacker, combat, rulebook), ...combinedArms(defender, rulebook)];
}

/** The units of a force that have to be ready, and are not. */
const unready = (force: ForceInCombat, rulebook: Rulebook, ready: (unit: ContactUnit) => boolean): ContactUnit[] =>
  unitsToPrepare(force.units, rulebook)
    .map(({ unit }) => unit)
    .filter((unit) => !ready(unit));

function combinedArms(force: ForceInCombat, rulebook: Rulebook): Spoiler[] {
  const guilty = unready(force, rulebook, isReadyForCombinedArms);
  const asIfReady = {
    ...force,
    units: force.units.map((held) =>
      guilty.includes(held.unit) ? { ...held, unit: { ...held.unit, isPrepared: true, turnShareMoved: 0 } } : held,
    ),
  };
  if (!hasCombinedArms(asIfReady, rulebook)) return [];
  return guilty.map(({ id: unitId, isPrepared }) => ({
    role: force.role,
    unitId,
    message: `It ${isPrepared ? 'has moved for more than half the turn' : 'is not prepared'}: that takes combined arms from the whole force.`,
    rule: '§9 Factors, OC-16, OC-119',
  }));
}

function air(force: ForceInCombat, { daypart }: CombatCase, rulebook: Rulebook): Spoiler[] {
  const guilty = unready(force, rulebook, ({ isPrepared }) => isPrepared);
  const lost = force.air.filter(
    ({ entry, level }) =>
      level === 'none' && airInCombat(entry, { daypart, isPreparedAttack: true }, rulebook).level !== 'none',
  );
  if (lost.length === 0 || !areReady(force.units, rulebook, () => true)) return [];
  const words = listed(lost.map(({ entry }) => airWords(entry)));
  return guilty.map(({ id: unitId }) => ({
    role: force.role,
    unitId,
    message: `It is not prepared: so it is no prepared attack, and nothing comes from ${words}.`,
    rule: '§9 Close Air Support, OC-38, OC-119',
  }));
}
