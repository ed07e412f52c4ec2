import { gunFault } from '@/lib/adjudication/areas';
import { gunTasks } from '@/lib/db/air/bombing-areas';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { lockUnits } from '@/lib/db/movement/units';
import type { Unit } from '@/lib/db/rows';
import { isInField, type Place } from '@/lib/geometry';
import { refusal, thereIs } from '@/lib/result';
import { only } from '@/lib/values';
import type { ArtilleryClass } from '@/lib/words';

/** A unit's guns as an area looks at them; only of units on the map. */
export const gunsOnArea = (unit: Unit) => ({
  ...only(unit, ['id', 'name', 'profile', 'stepsLost']),
  class: unit.artilleryClass as ArtilleryClass | null,
  x: unit.x!,
  y: unit.y!,
  turnShareMoved: unit.turnShareMoved,
});

/**
 * Checks that these guns can shell an area: on the map, of a class that interdicts and within long range (OC-32), and
 * with no other task in the turn, for guns have one (OC-33). Holds them.
 */
export async function gunsAreFree(
  tx: Tx,
  turn: TurnNow,
  area: Place & { id: string },
  unitIds: readonly string[],
): Promise<void> {
  const locked = await lockUnits(tx, turn.gameId, unitIds);
  const { supporting, shelling } = await gunTasks(tx, turn.gameId, turn.turn, unitIds);
  for (const [i, unitId] of unitIds.entries()) {
    const field = `guns.${i}`;
    const unit = thereIs(locked.get(unitId), 'unit in this game', field);
    if (!isInField(unit)) throw refusal('badInput', `${unit.name} is not on the map.`, { field });
    const fault = gunFault(gunsOnArea(unit), area);
    if (fault) throw refusal('badInput', fault.message, { field, rule: fault.rule });
    const combat = supporting.find((other) => other.unitId === unitId)?.combat;
    const elsewhere = shelling.find((other) => other.unitId === unitId && other.areaId !== area.id)?.area;
    const bound = combat
      ? `supports C${combat.number} (${combat.name})`
      : elsewhere
        ? `shells ${elsewhere.name}`
        : null;
    if (bound)
      throw refusal('unitTaken', `${unit.name} ${bound} already: one task a turn.`, {
        field,
        rule: '§9 Supporting Artillery, OC-33',
      });
  }
}
