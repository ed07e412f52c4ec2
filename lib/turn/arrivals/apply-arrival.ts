import { arrivalAdvice } from '@/lib/advice/arrivals/arrival-checks';
import { comesOnAt } from '@/lib/advice/arrivals/entry-places';
import { change } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/rows';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import type { Place } from '@/lib/geometry';
import { isInFrame } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { settleContacts } from '../movement/contact/settle-contacts';

/** Units locked and checked, with the place of the first and why they come on though something speaks against it. */
interface ComingOn {
  units: readonly Unit[];
  at: Place;
  overrule: string;
  /** Where each stands, the first at its place. */
  places: (scenario: Scenario) => readonly Place[];
}

/**
 * Gives reinforcements their places (§4 step 4). Units that are late come on at once, the others when the next turn's
 * orders begin. A place off the map is refused; any other objection to the place needs a reason. Returns the units as
 * they are now.
 */
export async function applyArrival(
  tx: Tx,
  unsigned: Act,
  turn: TurnNow,
  { units, at, overrule, places }: ComingOn,
): Promise<Unit[]> {
  const scenario = await gameScenario(turn.gameId, tx);
  if (!isInFrame(scenario.map.frame, at)) throw refusal('badInput', 'That place is off the map.', { field: 'x' });
  const against = arrivalAdvice(scenario, units, at, await unitsInGame(tx, turn.gameId), turn.turn);
  const comes = units.length > 1 ? 'they come' : 'it comes';
  if (against.length > 0 && overrule === '')
    throw refusal('reasonNeeded', `${against.join(' ')} Say why ${comes} on all the same.`, { field: 'overrule' });
  const act = { ...unsigned, reason: against.length > 0 ? overrule : '' };
  const arrivedIn = against.length > 0 ? turn.turn + 1 : null;
  const isLate = (unit: Unit) => unit.arrivalTurn <= turn.turn;
  const standing = places(scenario);
  const became: Unit[] = [];
  for (const [i, unit] of units.entries()) {
    const place = standing[i]!;
    const patch = isLate(unit) ? comesOnAt(place, turn.turn) : { ...place, arrivedIn };
    const come = await change(tx, act, 'unit', unit.id, patch, { seen: unit.version });
    became.push({ ...unit, ...come, sizePoints: unit.sizePoints });
  }
  const came = units.filter(isLate).map(({ id }) => id);
  await settleContacts(tx, act, turn, came, 'came on within passing distance');
  return became;
}
