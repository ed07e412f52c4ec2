'use client';

import { kmWords } from '@/components/control/parts/combat/combat-words';
import type { CardUnits } from '@/components/control/parts/combat/score-lines';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { UnitEffect } from '@/lib/adjudication/types';
import type { RetireProposal } from '@/lib/advice/combat/propose-retreats';
import { placeWords } from '../place-words';

interface RetreatPlacesProps {
  effects: readonly UnitEffect[];
  /** The ways back of each unit, what is proposed first. */
  proposed: ReadonlyMap<string, readonly RetireProposal[]>;
  /** Which of them is taken; the first where none is named. */
  picked: ReadonlyMap<string, number>;
  /** As Control typed them, by unit id. */
  written: ReadonlyMap<string, string>;
  /** The faults of units' places. */
  wrong: ReadonlyMap<string, string>;
  units: CardUnits;
  onWrite: (unitId: string, place: string) => void;
  onPick: (unitId: string, index: number) => void;
}

/** Where each retiring unit goes: proposed from the map, and Control's to change (§9 Results Table, note 1). */
export function RetreatPlaces({
  effects,
  proposed,
  picked,
  written,
  wrong,
  units,
  onWrite,
  onPick,
}: RetreatPlacesProps) {
  const retiring = effects.filter(({ id, retiresKm }) => retiresKm > 0 && proposed.has(id));
  if (retiring.length === 0) return null;
  return (
    <fieldset className="mt-1.5">
      <legend className="flex w-full items-baseline">
        <span className="cap flex-1">Where they go</span>
        <RuleReference rule="§9 Results Table note 1" className="font-cond aside" />
      </legend>
      {retiring.map(({ id, retiresKm }) => {
        const name = units.get(id)?.name ?? id;
        const ways = proposed.get(id)!;
        const index = picked.get(id) ?? 0;
        const way = ways[index] ?? ways[0]!;
        return (
          <div key={id} className="grid grid-cols-[1fr_auto_6.5rem] items-start gap-2">
            <span className="min-w-0 self-center leading-4.5 text-ink-2">
              <b className="font-medium">{name}</b>{' '}
              <span className={way.isBarred && !written.has(id) ? 'text-overdue' : ''}>
                {written.has(id) ? `your choice (the rule says ${kmWords(retiresKm)})` : placeWords(way, retiresKm)}
              </span>
            </span>
            {ways.length > 1 ? (
              <Button
                size="small"
                kind="quiet"
                aria-label={`Next place: ${name}`}
                onClick={() => onPick(id, (index + 1) % ways.length)}
              >
                Next place
              </Button>
            ) : (
              <span />
            )}
            <TextField
              label={`Place: ${name}`}
              isLabelHidden
              value={written.get(id) ?? (way.isBarred ? '' : gridReference(way))}
              error={wrong.get(id) ?? null}
              onChange={(event) => onWrite(id, event.target.value)}
              className="min-h-handle-small font-mono"
            />
          </div>
        );
      })}
    </fieldset>
  );
}
