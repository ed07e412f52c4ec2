import { same } from '@/lib/values';
import type { EnemyFact, FightFacts } from '../facts';
import type { NewsFact } from '../news-facts';

/** True when what was told of a fight is still so. */

/** A fight without its title, which hangs on the other fights, and without what only colours its words. */
const alone = ({
  title: _,
  tells: _tells,
  where: _where,
  crossing: _crossing,
  order: _order,
  isPrepared: _isPrepared,
  enemyMarkedBy: _enemyMarkedBy,
  colour: _colour,
  ...fight
}: FightFacts) => fight;

/** The present facts as far as `told` has them: a game made before holds less. */
const asFarAs = (told: object, now: object): object =>
  Object.fromEntries(Object.keys(told).map((key) => [key, (now as Record<string, unknown>)[key]]));

/** True when one thing is as it was told. */
export const isAsTold = (told: object, now: object): boolean => same(told, asFarAs(told, now));

/** Whoever was named may be named still. That more may be named since, often by this very report, is no change. */
const holdsNames = (told: readonly string[], now: readonly string[]): boolean =>
  told.every((name) => now.includes(name));

/** True when an enemy is as he was told, but for names that may be given since. */
export const isEnemyAsTold = (told: EnemyFact, now: EnemyFact): boolean =>
  holdsNames(told.identities, now.identities) && isAsTold(told, { ...now, identities: told.identities });

/** News as they stand now, with those names alone that were given when they were told. */
export const newsAsNamed = (told: readonly NewsFact[], now: readonly NewsFact[]): NewsFact[] =>
  now.map((one) => {
    const was = told.find(({ factId }) => factId === one.factId);
    if (one.kind !== 'contact' || was?.kind !== 'contact') return one;
    return holdsNames(was.identities, one.identities) ? { ...one, identities: was.identities } : one;
  });

/** True when a fight is as it was told: its units in whatever order. */
export function isSameFight(told: FightFacts, now: FightFacts): boolean {
  const { own: ownTold, enemy: enemyTold, ...was } = alone(told);
  const { own, enemy, ...is } = alone(now);
  return (
    isAsTold(was, is) &&
    isEnemyAsTold(enemyTold, enemy) &&
    ownTold.length === own.length &&
    ownTold.every((unit) => own.some((one) => one.name === unit.name && isAsTold(unit, one)))
  );
}
