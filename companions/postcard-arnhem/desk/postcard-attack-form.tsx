'use client';

import { ActSheet } from '@/companions/parts/act-sheet';
import { type PostcardState, weigh, whyNotAttack } from '@/companions/postcard-arnhem/rules';
import { hexName, nameOf } from '@/companions/postcard-arnhem/rules/state';
import { several, tick } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import { useForm } from '@/components/ui/form/use-form';
import { OddsAndChances } from './odds-and-chances';
import { type AttackAct, factorsInWords } from './postcard-words';

/** The units that join an attack, and whether it is pressed. */
function fieldsOf(state: PostcardState, hex: string, isBlind: boolean): Drawn[] {
  const of = state.units
    .filter((unit) => whyNotAttack(state, unit, hex) === undefined)
    .map((unit) => {
      const name = nameOf(state, unit.id);
      const isUnknown = isBlind && unit.isHidden;
      return {
        id: unit.id,
        label: isUnknown ? name : `${name} ${factorsInWords(state, unit)}, ${hexName(state, unit.hex!)}`,
      };
    });
  return [
    several('units', 'Who joins?', of, { width: 'flex flex-wrap gap-x-5' }),
    tick('isPressed', 'Pressed: a coin moves the odds a level up or down'),
  ];
}

/** An attack before it is declared: who joins, pressed or not, with the count, the odds and the exact chances at once. */
export function PostcardAttackForm({
  state,
  attack,
  isBlind,
  declare,
  close,
  isBusy,
}: {
  state: PostcardState;
  /** The attack with all that can join. */
  attack: AttackAct;
  /** True when the units lie face down: they are not counted before they are turned over. */
  isBlind: boolean;
  declare: (act: AttackAct) => void;
  close: () => void;
  isBusy: boolean;
}) {
  const form = useForm({ begin: attack, send: declare });
  const act = form.values;
  const weighed = weigh(state, act.hex, act.units);
  const isHidden = weighed.ok && weighed.isAnyHidden;
  const isDefenderHidden = weighed.ok && weighed.defenders.some((unit) => unit.isHidden);
  return (
    <ActSheet
      title={`Attack on ${hexName(state, act.hex)}`}
      does="Declare the attack"
      leaves="Not this one"
      isBusy={isBusy}
      whyNot={weighed.ok ? null : weighed.message}
      form={form}
      fields={fieldsOf(state, act.hex, isBlind)}
      close={close}
      thrown="coins"
      chances={
        weighed.ok && (
          <div className="grid gap-3">
            {isHidden && (
              <p className="text-ink-2">
                {isDefenderHidden
                  ? 'A defender lies face down. Declaring the attack turns it over, and then it can no longer be cancelled (PA-27).'
                  : 'An attacker lies face down. Declaring the attack turns it over.'}
                {!isBlind && !weighed.odds && ' It is below 1:1: it would be broken off and spent (PA-1).'}
              </p>
            )}
            {!(isHidden && isBlind) && (
              <OddsAndChances
                state={state}
                counted={weighed}
                odds={weighed.odds}
                onLadder={weighed.odds && { ...act, rung: weighed.odds.rung, isDisrupted: weighed.isDisrupted }}
                defenders={weighed.defenders}
              />
            )}
          </div>
        )
      }
    />
  );
}
