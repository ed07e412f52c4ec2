import { same } from '@/lib/values';
import type { FightFacts } from '../facts';

/** Whether what was told of a fight is still so. */

/** A fight without its title, which hangs on the other fights, and without what only colours its words. */
const alone = ({ title: _, tells: _tells, where: _where, crossing: _crossing, order: _order, ...fight }: FightFacts) =>
  fight;

/** What is held now as far as `told` has it: a game made before holds less. */
const asFarAs = (told: object, now: object): object =>
  Object.fromEntries(Object.keys(told).map((key) => [key, (now as Record<string, unknown>)[key]]));

/** Whether one thing is as it was told. */
export const isAsTold = (told: object, now: object): boolean => same(told, asFarAs(told, now));

/** Whether a fight is as it was told: its units in whatever order. */
export function isSameFight(told: FightFacts, now: FightFacts): boolean {
  const [{ own: ownTold, ...was }, { own, ...is }] = [alone(told), alone(now)];
  return (
    isAsTold(was, is) &&
    ownTold.length === own.length &&
    ownTold.every((unit) => own.some((one) => one.name === unit.name && isAsTold(unit, one)))
  );
}
