import { type FightFacts, isToTell, type Worth } from '../../facts';
import { isWhole, stateOf } from './worth';

/** The price that most fights of a turn share: each tells it in short. */

/** So many fights that cost the same tell it in short: of fewer each tells it in full. */
const fightsAtLeast = 5;

/** A fight cost a unit this much, as far as a letter tells it. */
export const priceOf = (worth: Worth): string =>
  worth.losses === 'none' && isWhole(worth) ? 'nothing' : `${stateOf(worth) ?? 'taken'} ${worth.losses}`;

/** The losses of own units that most fights of the turn share; empty: they differ, or are few. */
export function commonPrice(fights: readonly FightFacts[]): string {
  const counts = new Map<string, number>();
  for (const fight of fights) {
    if (fight.outcome === null || !isToTell(fight, 'own')) continue;
    for (const price of new Set(fight.own.filter((unit) => stateOf(unit) !== null).map(priceOf)))
      counts.set(price, (counts.get(price) ?? 0) + 1);
  }
  const [[most, count] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (count < fightsAtLeast) return '';
  const fought = fights.filter(({ outcome }) => outcome !== null).flatMap(({ own }) => own);
  const alike = fought.filter((unit) => priceOf(unit) === most);
  return alike.length * 2 > fought.length ? most : '';
}
