import type { FightFacts } from '../../facts';
import { priceOf } from './common-price';
import type { Pen } from './pen';
import { conjunction, stateOf, stateVerb } from './worth';

/** The price of a turn: where most fights cost the same, it is told once over all of them. */

/** So many units are named; more are the others. */
const namedAtMost = 4;

/** The price, once, after the fights. */
export function sayPrice(fights: readonly FightFacts[], pen: Pen): string[] {
  if (pen.price === '') return [];
  const units = fights.filter(({ outcome }) => outcome !== null).flatMap(({ own }) => own);
  const unit = units.find((one) => priceOf(one) === pen.price)!;
  const state = stateOf(unit)!;
  const isAll = units.every((one) => priceOf(one) === pen.price);
  const who = pen.named(units.filter((one, i) => priceOf(one) === pen.price && units.indexOf(one) === i));
  const slots = {
    cost: pen.words.costs[unit.losses],
    conj: conjunction(unit, state),
    state: stateVerb(pen, state, true),
  };
  const filling = { slots: { ...slots, who: who.text }, isMany: true };
  if (isAll) return [pen.say(pen.words.price.all, filling)];
  return [
    pen.say(who.text.split(/, | and /).length <= namedAtMost ? pen.words.fates.alone : pen.words.price.others, filling),
  ];
}
