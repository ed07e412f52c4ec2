import type { CombatRole } from '@/lib/words';
import type { UnitToGroup } from './propose-unit-part';

/** A tactical advantage that Control may give a unit (§9 Factors note 1). Nothing of it counts until Control gives it. */
export interface AdvantageOffered {
  /** As it is entered. */
  words: string;
  /** What it is offered for. */
  why: string;
  rule: string;
}

/** The ground that a row may say its unit has, each with what it is called as an advantage. */
const grounds: readonly { words: string; said: RegExp }[] = [
  {
    words: 'overlooks the enemy',
    said: /\boverlook\w*|\b(?:on|from|along|behind|hold(?:s|ing)?|in) (?:the |a |our )?(?:\w+ )?(?:high ground|heights?|ridge|hills?|crest|reverse slope|dyke)\b/i,
  },
  {
    words: 'prepared defences',
    said: /\b(?:dug|digging|dig) in\b|\bentrench\w*|\bprepared (?:positions?|defences)\b|\b(?:in|behind|man(?:s|ning)?) (?:the |our )?(?:trenches|minefields?|bunkers|dugouts)\b/i,
  },
  {
    words: 'holds a strongpoint',
    said: /\b(?:in|from|hold(?:s|ing)?|man(?:s|ning)?) (?:the |a |our )?(?:\w+ )?(?:strong ?points?|farm|château|chateau|castle|monastery|church|factory)\b/i,
  },
];

/** The ground that the words of an order say the unit has, as both sides may write it, each once. */
export const groundSaid = (orders: string): AdvantageOffered[] =>
  grounds.flatMap(({ words, said }) => {
    const found = said.exec(orders);
    return found ? [{ words, why: `its order says “${found[0]}”`, rule: '§9 Factors note 1' }] : [];
  });

/**
 * The advantages that are offered for a unit: a crossing that it holds against somebody who comes over it or for it (OC-133),
 * and the ground that its order describes, whichever side it is on. `against`: the contact units of the other side.
 */
export function offeredAdvantages(
  { holds = [], order }: Pick<UnitToGroup, 'holds' | 'order'>,
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
    ...groundSaid(order?.orders ?? ''),
  ];
}
