import { isInEntryRange } from '@/lib/adjudication/arrivals';
import type { Unit } from '@/lib/db/rows';
import { kmBetween, type Place } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import { entryOf, liftOf } from './entry-of-unit';
import { entryInTurn } from './entry-places';

/** Why a unit cannot be given a place as a reinforcement now, whatever Control says; null: it can. */
export function arrivalRefusal(unit: Unit, turn: number): void {
  if (unit.isOnMap || unit.isCaptured) throw refusal('alreadyDone', `${unit.name} has come on already.`);
  if (unit.isInBox) throw refusal('notNow', `${unit.name} is in the off-map box. Bring it back first.`);
  if (unit.arrivalTurn > turn + 1)
    throw refusal('notNow', `${unit.name} is not due before turn ${unit.arrivalTurn}. Bring it forward first.`);
}

/**
 * The reasons against units coming on together at a place, one sentence each (§4 step 4); Control may overrule it with
 * a reason. `units` share one entry place and are due in the same turn or late; `all` are the units of the game.
 */
export function arrivalAdvice(
  scenario: Scenario,
  units: readonly Unit[],
  at: Place,
  all: readonly Unit[],
  turn: number,
): string[] {
  const flown = units.flatMap((unit) => {
    const lift = liftOf(scenario, unit.id);
    return lift ? [`${unit.name} comes by air to ${lift.zone}: flak and fighters first.`] : [];
  });
  const byLand = units.filter((unit) => !liftOf(scenario, unit.id));
  const [first] = byLand;
  if (!first) return flown;
  const entry = entryOf(scenario, first);
  const against = [...flown];
  if (!isInEntryRange(entry, at))
    against.push(`That is ${kmOff(entry.place, at)} km from ${entry.name}; the range is ${entry.rangeKm} km.`);
  // Who is late comes on in this turn, everybody else in the next: each uses up the capacity of his own turn.
  const late = byLand.filter(({ arrivalTurn }) => arrivalTurn <= turn);
  const next = byLand.filter(({ arrivalTurn }) => arrivalTurn > turn);
  const now = entryInTurn(scenario, entry, all, turn);
  if (now.holders.length > 0)
    against.push(`${entry.name} is blocked by the enemy: ${now.holders.map(({ name }) => name).join(', ')}.`);
  const placed = all.filter(
    (unit) =>
      unit.side === entry.side &&
      unit.entry === entry.name &&
      !unit.isOnMap &&
      !unit.isInBox &&
      unit.x !== null &&
      unit.arrivalTurn === turn + 1 &&
      !units.some(({ id }) => id === unit.id),
  );
  for (const [coming, taken] of [
    [late, now.pointsCome],
    [next, points(placed)],
  ] as const) {
    const wanted = points(coming);
    if (coming.length > 0 && taken + wanted > entry.capacityPoints)
      against.push(
        `${entry.name} is full: ${taken} of its ${counted(entry.capacityPoints, 'point')} a turn are taken, and ${wanted} are to come.`,
      );
  }
  return against;
}

const points = (units: readonly Unit[]): number => units.reduce((sum, { sizePoints }) => sum + sizePoints, 0);

const kmOff = (a: Place, b: Place): string => kmBetween(a, b).toFixed(1);
