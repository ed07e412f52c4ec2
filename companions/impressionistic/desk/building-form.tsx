'use client';

import { useState } from 'react';
import { wholeDeck } from '@/companions/impressionistic/rules/cards';
import { otherSide, type State, sides } from '@/companions/impressionistic/rules/state';
import { unitsLeft } from '@/companions/impressionistic/rules/units';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { RadioRow } from '@/components/ui/radio-row';
import type { Side } from '@/lib/words';
import { ActFormFrame } from './act-form-frame';
import type { ActFormProps } from './act-form-props';
import { numberIn } from './figure-field';
import { counted, sideTitles } from './impressionistic-words';

const defenders = sides.map((id) => ({ id, label: sideTitles[id] }));

/** A fight for a building: who is in it and who comes, with how many figures; each figure is a card. */
export function BuildingForm({ state, choice, play, isBusy, close }: ActFormProps) {
  const [building, setBuilding] = useState('');
  const [defender, setDefender] = useState<Side>('german');
  /** The figures of each unit that fights. */
  const [men, setMen] = useState<Record<string, string>>({});
  const fighters = (side: Side) =>
    menOnFoot(state, side)
      .filter(({ id }) => men[id] !== undefined)
      .map(({ id, figures }) => ({ unit: id, figures: numberIn(men[id]!, 1, figures) ?? 0 }));
  const cards = (side: Side) =>
    fighters(side).reduce(
      (sum, { unit, figures }) => sum + figures + (state.units[unit]!.class === 'elite' ? 1 : 0),
      0,
    );
  const total = cards('german') + cards('allied');
  const isWrong = sides.some((side) => fighters(side).some(({ figures }) => figures === 0));
  const whyNot =
    building.trim() === ''
      ? 'Name the building.'
      : isWrong
        ? 'A figure above is still wrong.'
        : sides.some((side) => fighters(side).length === 0)
          ? 'At least one unit of each side fights.'
          : total > wholeDeck.length
            ? `This wants ${total} cards, and a deck has ${wholeDeck.length}: fight for the building in parts.`
            : null;
  return (
    <ActFormFrame
      title={choice.label}
      does="Deal"
      isBusy={isBusy}
      whyNot={whyNot}
      onDo={() =>
        play({
          ...{ kind: 'assault', building: building.trim(), defender },
          ...{ attackers: fighters(otherSide(defender)), defenders: fighters(defender) },
        })
      }
      close={close}
    >
      <div className="w-52">
        <TextField
          label="Building"
          value={building}
          maxLength={80}
          onChange={(event) => setBuilding(event.target.value)}
        />
      </div>
      <RadioRow label="Held by" choices={defenders} value={defender} onPick={setDefender} />
      <div className="grid w-full gap-x-6 gap-y-3 sm:grid-cols-2">
        {[defender, otherSide(defender)].map((side) => (
          <fieldset key={side}>
            <legend className="cap">
              {sideTitles[side]}, {side === defender ? 'defending' : 'attacking'}: {counted(cards(side), 'card')}
            </legend>
            {menOnFoot(state, side).map((unit) => (
              <div key={unit.id} className="flex min-h-handle items-center gap-2 border-b border-rule">
                <Checkbox
                  className="min-w-0 flex-1"
                  label={unit.class === 'elite' ? `${unit.name}, elite: one card more` : unit.name}
                  isTicked={men[unit.id] !== undefined}
                  onTick={(isTicked) => {
                    const { [unit.id]: _, ...others } = men;
                    setMen(isTicked ? { ...men, [unit.id]: `${unit.figures}` } : others);
                  }}
                />
                {men[unit.id] !== undefined && (
                  <div className="w-20">
                    <TextField
                      label={`Figures of ${unit.name}`}
                      isLabelHidden
                      type="number"
                      min={1}
                      max={unit.figures}
                      value={men[unit.id]}
                      error={numberIn(men[unit.id]!, 1, unit.figures) === null ? `From 1 to ${unit.figures}.` : null}
                      onChange={(event) => setMen({ ...men, [unit.id]: event.target.value })}
                    />
                  </div>
                )}
              </div>
            ))}
            {menOnFoot(state, side).length === 0 && <p className="text-ink-3">No men on foot.</p>}
          </fieldset>
        ))}
      </div>
    </ActFormFrame>
  );
}

const menOnFoot = (state: State, side: Side) =>
  unitsLeft(state).filter((unit) => unit.side === side && unit.kind === 'foot');
