import type { Action, CounterAttack, TurnPart } from '@/lib/words';
import { isTanks } from './arms';
import { contributing, forcesOf } from './contribution';
import type { CombatCase, Overrun, Rulebook } from './types';

/**
 * True when guns are still moving as the attack begins: they move in the same part of the turn, and give nothing (§9
 * Supporting Artillery, OC-34). `movedIn` null: they stood.
 */
export const isStillMoving = (movedIn: TurnPart | null, hour: TurnPart): boolean => movedIn === hour;

/**
 * When an attack begins, as proposed (ours): at the beginning of the turn, or in the middle of it where an attacker or a
 * gun in its support has moved up first. `sharesMoved` are theirs, 0 for one that stood.
 */
export const proposedHour = (sharesMoved: readonly number[]): TurnPart =>
  sharesMoved.some((share) => share > 0) ? 'middle' : 'beginning';

/** A unit ordered to attack, in an encounter. `turnShareMoved` is not capped. */
export interface OrderedToAttack {
  action: Extract<Action, 'attack' | 'breakThrough'>;
  turnShareMoved: number;
}

/** The reason that settles an encounter: the order, the longer move of those with that order, or none. */
export type FirstBy = 'breakThrough' | 'longerMove' | 'alike';

/**
 * The side that attacks first in an encounter, as proposed: Break through before Attack, then the longer mover of those
 * that are ordered alike (§9 Attacking, OC-70). Where nothing tells them apart, `a`. Neither side may be empty.
 */
export function firstToAttack(
  a: readonly OrderedToAttack[],
  b: readonly OrderedToAttack[],
): { first: 'a' | 'b'; by: FirstBy } {
  const breaks = (side: readonly OrderedToAttack[]) => side.some(({ action }) => action === 'breakThrough');
  if (breaks(a) !== breaks(b)) return { first: breaks(a) ? 'a' : 'b', by: 'breakThrough' };
  const foremost = breaks(a) ? 'breakThrough' : 'attack';
  const longest = (side: readonly OrderedToAttack[]) =>
    Math.max(...side.filter(({ action }) => action === foremost).map(({ turnShareMoved }) => turnShareMoved));
  if (longest(a) === longest(b)) return { first: 'a', by: 'alike' };
  return { first: longest(a) > longest(b) ? 'a' : 'b', by: 'longerMove' };
}

/** Why something may not follow a combat. */
export interface Bar {
  message: string;
  rule: string;
}

const noFurther = (message: string): Bar => ({ message, rule: '§9 Results Table, OC-69' });

/**
 * Why the tanks of a combat may not attack once more; null: they may (§9 Results Table, special results).
 * `isFurtherAttack`: the combat was itself the further attack of an overrun. `overrun` is as ruled.
 */
export function furtherAttackBar(combat: { overrun: Overrun | null; isFurtherAttack: boolean }): Bar | null {
  if (combat.isFurtherAttack) return noFurther('An overrun gives one further attack, and this was it.');
  if (!combat.overrun) return noFurther('It was no overrun: nobody attacks a second time this turn.');
  if (!combat.overrun.furtherAttack) return noFurther('They halt where they meet more enemy: no further attack.');
  return null;
}

/** Why the defenders of a combat may not counter-attack this turn; null: they may, if so ordered (OC-52, OC-53). */
export function counterAttackBar(counterAttack: CounterAttack): Bar | null {
  if (counterAttack === 'noneThisTurnOrNext')
    return { message: 'No counter-attack this turn or next.', rule: '§9 Results Table, OC-53' };
  if (counterAttack === 'noneThisTurn')
    return { message: 'No counter-attack this turn.', rule: '§9 Results Table, OC-52' };
  return null;
}

/**
 * Why a unit that defended may not attack now; null: that defence bars nothing. `then`: the turn it defended in; only a Total
 * success bars the next turn as well (OC-52, OC-53).
 */
export const barAfterDefence = (then: number, now: number, counterAttack: CounterAttack): Bar | null =>
  then === now || (then === now - 1 && counterAttack === 'noneThisTurnOrNext') ? counterAttackBar(counterAttack) : null;

/** The attacker's tank units that contributed: those an overrun goes through with (OC-64). `combat` and `rulebook` are the finding's. */
export const tanksThatOverran = (combat: CombatCase, rulebook: Rulebook): string[] =>
  contributing(forcesOf(combat, rulebook).attacker).flatMap(({ unit }) => (isTanks(unit) ? [unit.id] : []));
