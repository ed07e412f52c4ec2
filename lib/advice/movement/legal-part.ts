import { placeOn } from '@/lib/adjudication/column';
import { kmBetween, lengthKm, type Place } from '@/lib/geometry';
import type { Leg } from './measure-move';

/** Measures the move along a way: from where the unit stands, by its places, to its end. */
type MeasureWay = (way: readonly Place[]) => Leg;

/** The step in which the end of the legal part is searched, km. */
const stepKm = 0.05;

/**
 * The part of a way that §6 allows without a word of Control: as far as the enemy whom it meets, the end of the guide for a
 * whole turn, or the water that nobody carries it over. `way` begins where the unit stands. Null: not a step of it.
 */
export function legalPart(way: readonly Place[], measure: MeasureWay): { way: Place[]; leg: Leg } | null {
  const whole = measure(way);
  const meets = whole.advice.find(({ code }) => code === 'meetsEnemy')?.meets;
  const toEnemy = meets ? [...whole.way.slice(0, meets.legs + 1), { x: meets.x, y: meets.y }] : whole.way;
  const leg = meets ? measure(toEnemy) : whole;
  if (isLegal(leg)) return { way: [...toEnemy], leg };
  let from = 0;
  let to = Math.floor(lengthKm(toEnemy) / stepKm);
  let best: { way: Place[]; leg: Leg } | null = null;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    const part = cutAt(toEnemy, middle * stepKm);
    const measured = measure(part);
    if (isLegal(measured)) {
      best = { way: part, leg: measured };
      from = middle;
    } else to = middle - 1;
  }
  return best;
}

const isLegal = ({ advice, turnShareMoved }: Leg): boolean =>
  turnShareMoved <= 1 && !advice.some(({ bars, code }) => bars || code === 'roadOnly' || code === 'slidesPast');

/** The first `km` of a way, its end to the nearest 10 m. */
function cutAt(way: readonly Place[], km: number): Place[] {
  const part = [way[0]!];
  let gone = 0;
  for (let i = 1; i < way.length; i++) {
    gone += kmBetween(way[i]!, way[i - 1]!);
    if (gone >= km) break;
    part.push(way[i]!);
  }
  const { x, y } = placeOn(way, km);
  return [...part, { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }];
}
