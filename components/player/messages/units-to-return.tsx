import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { unitsReturnedAtMost } from '@/lib/visibility/forms/message-form';
import type { DeskCounter } from '@/lib/visibility/player/desk';

interface Props {
  counters: readonly DeskCounter[];
  chosen: readonly string[];
  isReadOnly: boolean;
  onChoose: (ids: string[]) => void;
}

/** True when a unit has a place that a return can tell. */
const isPlaced = (unit: DeskCounter): unit is DeskCounter & { x: number; y: number } =>
  !unit.isLost && unit.x !== null && unit.y !== null;

/** Own units, to tell another HQ where they stand as this one was last told: a return. */
export function UnitsToReturn({ counters, chosen, isReadOnly, onChoose }: Props) {
  const placed = counters.filter(isPlaced).slice(0, unitsReturnedAtMost);
  if (placed.length === 0) return null;
  const all = placed.map(({ id }) => id);
  const hasAll = all.every((id) => chosen.includes(id));
  return (
    <details className="text-note">
      <summary className="min-h-handle content-center">
        Places of your units{chosen.length > 0 && `: ${chosen.length}`}
      </summary>
      <Button size="small" disabled={isReadOnly} onClick={() => onChoose(hasAll ? [] : all)}>
        {hasAll ? 'None' : 'All units'}
      </Button>
      <fieldset className="max-h-48 overflow-y-auto">
        <legend className="sr-only">Units whose places go with it</legend>
        {placed.map(({ id, name, x, y }) => (
          <label key={id} className="flex min-h-handle items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={isReadOnly}
              onChange={() => onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
            />
            {name} <span className="font-mono aside">{gridReference({ x, y })}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
