import type { FightFacts } from '../../facts';
import { priceOf } from './common-price';
import type { Pen } from './pen';
import { faredOf } from './worth';

/** The price of a turn: where it is the same for most who fought, it is told once over all of them, and the others where they fought. */

/** The price, once, after the fights. */
export function sayPrice(fights: readonly FightFacts[], pen: Pen): string[] {
  if (pen.price === '') return [];
  const units = fights.filter(({ outcome }) => outcome !== null).flatMap(({ own }) => own);
  const unit = units.find((one) => priceOf(one) === pen.price)!;
  const areAll = units.every((one) => priceOf(one) === pen.price);
  return [
    pen.say(areAll ? pen.words.price : pen.words.priceOfOthers, {
      slots: { fared: faredOf(pen, unit, true) },
      isMany: true,
    }),
  ];
}
