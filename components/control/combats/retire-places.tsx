'use client';

import { TextField } from '@/components/ui/field';
import type { UnitEffect } from '@/lib/adjudication/types';
import { kmWords } from './combat-words';
import type { CardUnits } from './score-lines';

export interface PlaceWritten {
  x: string;
  y: string;
}

/** Where each retiring unit goes: proposed straight back, and Control's to change (§9 Results Table, note 1). Km on the map's grid. */
export function RetirePlaces({
  effects,
  proposed,
  written,
  units,
  onWrite,
}: {
  effects: readonly UnitEffect[];
  proposed: ReadonlyMap<string, { x: number; y: number }>;
  written: ReadonlyMap<string, PlaceWritten>;
  units: CardUnits;
  onWrite: (unitId: string, place: PlaceWritten) => void;
}) {
  const retiring = effects.filter(({ retiresKm }) => retiresKm > 0);
  if (retiring.length === 0) return null;
  return (
    <fieldset className="mt-1.5">
      <legend className="cap">Where they go, km east and north</legend>
      {retiring.map(({ id, retiresKm }) => {
        const name = units.get(id)?.name ?? id;
        const at = proposed.get(id);
        const place = written.get(id) ?? { x: `${at?.x ?? ''}`, y: `${at?.y ?? ''}` };
        return (
          <div key={id} className="grid grid-cols-[1fr_76px_76px] items-center gap-2">
            <span className="truncate text-ink-2">
              {name} back {kmWords(retiresKm)}
              {written.has(id) ? '' : ', straight back'}
            </span>
            {(['x', 'y'] as const).map((axis) => (
              <TextField
                key={axis}
                label={`${axis === 'x' ? 'East' : 'North'}: ${name}`}
                isLabelHidden
                type="number"
                step="any"
                value={place[axis]}
                onChange={(event) => onWrite(id, { ...place, [axis]: event.target.value })}
                className="min-h-handle-small text-right"
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
