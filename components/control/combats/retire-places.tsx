'use client';

import { gridReference } from '@/components/map/grid-reference';
import { TextField } from '@/components/ui/field';
import type { UnitEffect } from '@/lib/adjudication/types';
import { kmWords } from './combat-words';
import type { CardUnits } from './score-lines';

export interface RetirePlacesProps {
  effects: readonly UnitEffect[];
  proposed: ReadonlyMap<string, { x: number; y: number }>;
  /** As Control typed them, by unit id. */
  written: ReadonlyMap<string, string>;
  /** Unit ids whose place cannot be read. */
  unread: ReadonlySet<string>;
  units: CardUnits;
  onWrite: (unitId: string, place: string) => void;
}

/** Where each retiring unit goes: proposed straight back, and Control's to change (§9 Results Table, note 1). */
export function RetirePlaces({ effects, proposed, written, unread, units, onWrite }: RetirePlacesProps) {
  const retiring = effects.filter(({ retiresKm }) => retiresKm > 0);
  if (retiring.length === 0) return null;
  return (
    <fieldset className="mt-1.5">
      <legend className="cap">Where they go</legend>
      {retiring.map(({ id, retiresKm }) => {
        const name = units.get(id)?.name ?? id;
        const at = proposed.get(id);
        return (
          <div key={id} className="grid grid-cols-[1fr_132px] items-start gap-2">
            <span className="self-center truncate text-ink-2">
              {name} back {kmWords(retiresKm)}
              <span className="text-ink-3">
                {written.has(id) ? ', as you say' : at ? `, straight back to ${gridReference(at)}` : ''}
              </span>
            </span>
            <TextField
              label={`Place: ${name}`}
              isLabelHidden
              value={written.get(id) ?? (at ? gridReference(at) : '')}
              error={unread.has(id) ? 'Six figures, or km with a point.' : null}
              onChange={(event) => onWrite(id, event.target.value)}
              className="min-h-handle-small font-mono"
            />
          </div>
        );
      })}
    </fieldset>
  );
}
