import type { FightFacts } from '../../facts';
import { priceOf } from './common-price';
import type { Pen } from './pen';
import { faredOf } from './worth';

/** The price of a turn: where all fights cost the same, it is told once over all of them. */

/** The price, once, after the fights. */
export function sayPrice(fights: readonly FightFacts[], pen: Pen): string[] {
  if (pen.price === '') return [];
  const units = fights.filter(({ outcome }) => outcome !== null).flatMap(({ own }) => own);
  const unit = units.find((one) => priceOf(one) === pen.price)!;
  return [pen.say(pen.words.price, { slots: { fared: faredOf(pen, unit, true) }, isMany: true })];
}
