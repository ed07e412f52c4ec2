import type { AirTask, Unit } from '@/lib/db/rows';
import type { Lift } from '@/lib/scenario/types';
import { isToCome } from './entry-places';

/** The units of a lift that have not come on, in the order of the lift. */
export const liftUnitsToCome = ({ unitIds }: Pick<Lift, 'unitIds'>, units: readonly Unit[]): Unit[] =>
  unitIds.flatMap((id) => units.find((unit) => unit.id === id && isToCome(unit)) ?? []);

/**
 * The turn a lift is due in: that of the first of its units still to come, for Control may have shifted them (§4 step 4);
 * when none is, that of the scenario.
 */
export function liftDue(lift: Pick<Lift, 'unitIds' | 'turn'>, units: readonly Unit[]): number {
  const toCome = liftUnitsToCome(lift, units);
  return toCome.length === 0 ? lift.turn : Math.min(...toCome.map(({ arrivalTurn }) => arrivalTurn));
}

/**
 * The serials of a lift that no air order carries in a turn (§12): without those laid on in it, those that have flown, and
 * those lost. What was driven off or never flew in an earlier turn can be laid on again. `tasks` are the lift's own.
 */
export const serialsFree = (
  { serials }: Pick<Lift, 'serials'>,
  tasks: readonly Pick<AirTask, 'turn' | 'state' | 'squadrons' | 'lost'>[],
  turn: number,
): number =>
  serials -
  tasks.reduce((sum, task) => sum + (task.turn === turn || task.state === 'flown' ? task.squadrons : task.lost), 0);
