'use client';

import { useEffect, useRef, useState } from 'react';
import { type PostcardState, weigh, whyNotAttack } from '@/companions/postcard-arnhem/rules';
import { mustStand } from '@/companions/postcard-arnhem/rules/aftermath';
import { hexName, nameOf } from '@/companions/postcard-arnhem/rules/state';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FactorLines } from './attack-factor-lines';
import { Chances } from './coin-chances';
import { type AttackAct, factorsInWords } from './postcard-words';

/** An attack before it is declared: who joins, pressed or not, with the count, the odds and the exact chances at once. Escape closes. */
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
  /** What lies face down is not counted before it is turned over. */
  isBlind: boolean;
  declare: (act: AttackAct) => void;
  close: () => void;
  isBusy: boolean;
}) {
  const [units, setUnits] = useState<readonly string[]>(attack.units);
  const [isPressed, setPressed] = useState(false);
  const go = useRef<HTMLFormElement>(null);
  useEffect(() => go.current?.querySelector<HTMLElement>('[data-declare]')?.focus(), []);
  const able = state.units.filter((unit) => whyNotAttack(state, unit, attack.hex) === undefined);
  const weighed = weigh(state, attack.hex, units);
  const isHidden = weighed.ok && weighed.isAnyHidden;
  const isDefenderHidden = weighed.ok && weighed.defenders.some((unit) => unit.isHidden);
  return (
    <form
      ref={go}
      aria-label={`Attack on ${hexName(state, attack.hex)}`}
      className="max-w-xl rounded-2 border border-rule-2 bg-paper p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (weighed.ok && !isBusy) declare({ ...attack, units: [...units], isPressed });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <fieldset>
        <legend className="font-semibold">Attack on {hexName(state, attack.hex)}: who joins?</legend>
        <div className="flex flex-wrap gap-x-5">
          {able.map((unit) => (
            <Checkbox
              key={unit.id}
              label={
                isBlind && unit.isHidden
                  ? nameOf(state, unit.id)
                  : `${nameOf(state, unit.id)} ${factorsInWords(state, unit)}, ${hexName(state, unit.hex!)}`
              }
              isTicked={units.includes(unit.id)}
              onTick={(isTicked) =>
                setUnits(isTicked ? [...units, unit.id] : units.filter((other) => other !== unit.id))
              }
            />
          ))}
        </div>
      </fieldset>
      <Checkbox label="Pressed: a coin moves the odds a level up or down" isTicked={isPressed} onTick={setPressed} />
      <div className="mt-2 grid gap-3" aria-live="polite">
        {!weighed.ok && <p className="font-medium text-overdue">{weighed.message}</p>}
        {isHidden && (
          <p className="text-ink-2">
            {isDefenderHidden
              ? 'A defender lies face down. Declaring the attack turns it over, and then it can no longer be cancelled (PA-27).'
              : 'An attacker lies face down. Declaring the attack turns it over.'}
            {!isBlind && weighed.ok && !weighed.odds && ' It is below 1:1: it would be broken off and spent (PA-1).'}
          </p>
        )}
        {weighed.ok && !(isHidden && isBlind) && (
          <>
            <FactorLines {...weighed} />
            {weighed.odds && (
              <>
                <p>
                  <b className="font-semibold">
                    {weighed.attack} against {weighed.defence}: {weighed.odds.attack}:{weighed.odds.defence}
                  </b>
                  {weighed.isDisrupted && ', one level up: a disrupted unit is attacked'}
                </p>
                <Chances
                  attack={{ rung: weighed.odds.rung, isDisrupted: weighed.isDisrupted, isPressed }}
                  stand={weighed.defenders.every((unit) => mustStand(state, unit)) ? 'ordered' : 'voluntary'}
                />
              </>
            )}
          </>
        )}
      </div>
      <div className="mt-3 flex gap-2">
        <Button type="submit" kind="act" data-declare isBusy={isBusy} disabled={!weighed.ok} hint="Enter">
          Declare the attack
        </Button>
        <Button type="button" onClick={close} hint="Esc">
          Not this one
        </Button>
      </div>
    </form>
  );
}
