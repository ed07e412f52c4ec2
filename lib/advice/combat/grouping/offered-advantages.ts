import type { CombatRole } from '@/lib/words';
import type { UnitToGroup } from '../propose-unit-part';

/** A tactical advantage that Control may give a unit (§9 Factors note 1). Nothing of it counts until Control gives it. */
export interface AdvantageOffered {
  /** As it is entered. */
  words: string;
  /** The reason for which it is offered. */
  why: string;
  rule: string;
}

/**
 * The advantages that are offered for a unit: a crossing that it holds against somebody who comes over it or for it (OC-133),
 * and the ground that its order describes, whichever side it is on. `against`: the contact units of the other side.
 */
export function offeredAdvantages(
  { holds = [], groundSaid = [] }: Pick<UnitToGroup, 'holds' | 'groundSaid'>,
  role: CombatRole,
  against: readonly Pick<UnitToGroup, 'comesFor'>[],
): AdvantageOffered[] {
  const isSought = (id: string) => against.some(({ comesFor = [] }) => comesFor.includes(id));
  const held = role === 'defender' ? holds.filter(({ id }) => isSought(id)) : [];
  return [
    ...held.map(({ name }) => ({
      words: `holds the crossing ${name}`,
      why: 'it is within 500 m, and an attacker comes over it or for it',
      rule: '§9 Factors note 1, OC-133',
    })),
    ...groundSaid.map(({ words, quoted }) => ({
      words,
      why: `its order says “${quoted}”`,
      rule: '§9 Factors note 1',
    })),
  ];
}
