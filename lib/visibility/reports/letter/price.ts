import type { FightFacts } from '../../facts';
import { priceOf } from './common-price';
import type { Pen } from './pen';
import { conjunction, stateOf, stateVerb } from './worth';

/** The price of a turn: where most fights cost the same, it is told once over all of them. */

/** The price, once, after the fights. */
export function sayPrice(fights: readonly FightFacts[], pen: Pen): string[] {
  if (pen.price === '') return [];
  const units = fights.filter(({ outcome }) => outcome !== null).flatMap(({ own }) => own);
  const unit = units.find((one) => priceOf(one) === pen.price)!;
  const state = stateOf(unit)!;
  const isAll = units.every((one) => priceOf(one) === pen.price);
  const slots = {
    cost: pen.words.costs[unit.losses],
    conj: conjunction(unit, state),
    state: stateVerb(pen, state, true),
  };
  return [pen.say(isAll ? pen.words.price.all : pen.words.price.others, { slots, isMany: true })];
}
