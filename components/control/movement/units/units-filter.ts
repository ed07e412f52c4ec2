import { findNear } from '@/components/ui/matching';
import type { MasterCounter } from '@/lib/desks/control/movement/map';

/** The condition of a unit, for the list: the first that holds, from the worst. */
export type UnitCondition = 'captured' | 'toCome' | 'spent' | 'weakened' | 'whole';

export const conditionWords: Record<UnitCondition, string> = {
  captured: 'captured',
  toCome: 'to come',
  spent: 'ineffective',
  weakened: 'weakened',
  whole: 'whole',
};

export function conditionOf(
  unit: Pick<MasterCounter, 'isCaptured' | 'isOnMap' | 'isEffective' | 'stepsLost'>,
): UnitCondition {
  if (unit.isCaptured) return 'captured';
  if (!unit.isEffective) return 'spent';
  if (!unit.isOnMap) return 'toCome';
  return unit.stepsLost > 0 ? 'weakened' : 'whole';
}

interface UnitsFilter {
  /** A few letters of a name or formation. */
  text: string;
  teamKey: string;
  condition: UnitCondition | '';
}

export const noFilter: UnitsFilter = { text: '', teamKey: '', condition: '' };

/** The units that answer to a filter: in the order given, or best match first where something is typed. */
export function filteredUnits(units: readonly MasterCounter[], filter: UnitsFilter): MasterCounter[] {
  const kept = units.filter(
    (unit) =>
      (filter.teamKey === '' || unit.teamKey === filter.teamKey) &&
      (filter.condition === '' || conditionOf(unit) === filter.condition),
  );
  if (filter.text.trim() === '') return kept;
  const byId = new Map(kept.map((unit) => [unit.id, unit]));
  const choices = kept.map(({ id, name, shortName, formation }) => ({
    id,
    label: name,
    hint: `${shortName} ${formation}`,
  }));
  return findNear(choices, filter.text).map((choice) => byId.get(choice.id)!);
}
