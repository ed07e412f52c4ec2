'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { marginWords, matterWords } from '@/components/control/parts/combat/combat-words';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { signed } from '@/components/control/parts/score/score-words';
import { writingLook } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { RefusalLine } from '@/components/ui/refusal-line';
import { type FactorKey, factorOfLetter } from '@/lib/adjudication/factor-list';
import type { Face } from '@/lib/adjudication/types';
import type { FactorRulings } from '@/lib/desks/control/cases/factor-rulings';
import { combatRoles } from '@/lib/words';
import { FactorPrecedents } from './factor-precedents';
import type { FactorState, FactorTable } from './factor-table';
import type { FactorUnit } from './factor-turns';

interface FactorsPanelProps {
  /** The use of the letters here. */
  says: string;
  table: FactorTable;
  die: Face | null;
  rulings: FactorRulings;
  /** The combat that a new binding ruling is made in; null: none is kept yet. */
  combatId: string | null;
  /** The refusals of the last sending. */
  refused: ReadonlyMap<string, string>;
  /** Ctrl Enter. */
  onSend: () => void;
  onLeave: () => void;
  /** The foot: what sends it. */
  children: ReactNode;
}

/**
 * The factors of §9 for one unit of the combat, beside its card. A letter turns its factor; the arrows, or J and K, walk
 * the list, left and right go to another unit, M makes a ruling on the factor binding, Escape leaves.
 */
export function FactorsPanel(props: FactorsPanelProps) {
  const { says, table, die, rulings, refused, combatId, onSend, onLeave, children } = props;
  const panel = useRef<HTMLElement>(null);
  const [unitId, setUnitId] = useState(table.units[0]?.id);
  const [binding, setBinding] = useState<FactorKey | null>(null);
  const unit = table.units.find(({ id }) => id === unitId) ?? table.units[0];
  const states = unit ? table.of(unit) : [];
  const rowOf = (key: FactorKey) => panel.current?.querySelector<HTMLElement>(`[data-factor="${key}"]`);
  const toRow = (key: FactorKey) => rowOf(key)?.querySelector('button')?.focus();
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-factor] button')?.focus(), []);

  // What was refused is gone to.
  useEffect(() => {
    if (refused.size > 0) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

  const toUnit = (by: 1 | -1) => {
    const at = table.units.indexOf(unit as FactorUnit);
    const next = table.units[(at + by + table.units.length) % table.units.length];
    if (next) setUnitId(next.id);
  };
  const turn = (state: FactorState | undefined) => {
    if (!unit || !state || state.whyNot) return;
    flushSync(() => table.turn(unit, state.factor.key));
    // The words that go with it are written next.
    const words = rowOf(state.factor.key)?.querySelector<HTMLInputElement>('input[data-words]');
    words?.focus();
    words?.select();
  };
  const walk = (by: 1 | -1) => {
    const here = states.findIndex(({ factor }) => rowOf(factor.key)?.contains(document.activeElement));
    const next = states[Math.min(states.length - 1, Math.max(0, here + by))];
    if (next) toRow(next.factor.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const act = keyed(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  function keyed(event: KeyboardEvent): (() => void) | undefined {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-factor]')?.dataset.factor as FactorKey;
    const isWords = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.ctrlKey || event.metaKey) return event.key === 'Enter' ? onSend : undefined;
    if (isWords) return event.key === 'Enter' || event.key === 'Escape' ? () => toRow(row) : undefined;
    const factor = event.key.length === 1 ? factorOfLetter(event.key) : undefined;
    if (factor) {
      const state = states.find((one) => one.factor === factor);
      return () => {
        toRow(factor.key);
        turn(state);
      };
    }
    return {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      j: () => walk(1),
      k: () => walk(-1),
      ArrowRight: () => toUnit(1),
      ArrowLeft: () => toUnit(-1),
      m: row ? () => setBinding(row) : undefined,
      Escape: onLeave,
    }[event.key];
  }
  return (
    <section ref={panel} aria-label="Factors" className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <header className="border-b border-rule px-4 py-2">
        <h2 className="flex items-baseline gap-2 text-lead">
          Factors
          <span className="aside font-normal">{says}</span>
        </h2>
        <UnitChoice units={table.units} unit={unit} onUnit={setUnitId} />
      </header>
      <ul aria-label={`Factors of ${unit?.name}`} className="scrolls">
        {unit &&
          states.map((state) => (
            <li
              key={state.factor.key}
              data-factor={state.factor.key}
              className={`border-b border-rule px-4 py-[3px] ${state.isTurned ? 'bg-mine-soft' : state.isOn ? 'bg-sheet' : 'bg-paper'}`}
            >
              <FactorSwitch state={state} unit={unit} die={die} onTurn={() => turn(state)} />
              {state.words !== null && (
                <div className="ml-7 pb-1">
                  <input
                    data-words
                    aria-label={state.wordsLabel}
                    aria-invalid={state.error ? true : undefined}
                    placeholder={state.isTurned ? 'Why' : ''}
                    value={state.words}
                    maxLength={400}
                    onChange={(event) => table.write(unit, state.factor.key, event.target.value)}
                    className={`${writingLook} min-h-handle-small w-full`}
                  />
                  <RefusalLine className="text-small">{state.error}</RefusalLine>
                </div>
              )}
              <FactorPrecedents
                state={state}
                rulings={rulings}
                isBinding={binding === state.factor.key}
                combatId={combatId}
                onClose={() => {
                  setBinding(null);
                  toRow(state.factor.key);
                }}
              />
            </li>
          ))}
      </ul>
      <footer className="border-t border-rule-2 bg-paper px-4 py-2.5">
        <p aria-hidden className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 aside">
          <span>A letter turns its factor</span>
          <span>
            <KeyOf deed="sideways" /> unit
          </span>
          <span>
            <KeyOf deed="updown" /> walk
          </span>
          <span>
            <KeyOf deed="makeBinding" /> make binding
          </span>
          <span>
            <KeyOf deed="leave" /> leave
          </span>
        </p>
        {children}
      </footer>
    </section>
  );
}

function UnitChoice(props: {
  units: readonly FactorUnit[];
  unit: FactorUnit | undefined;
  onUnit: (id: string) => void;
}) {
  const { units, unit, onUnit } = props;
  return (
    <div className="mt-1 grid gap-0.5">
      {combatRoles.map((role) => (
        <p key={role} className="flex flex-wrap items-baseline gap-x-1">
          <span className="cap w-18.5 shrink-0">{role === 'attacker' ? 'Attackers' : 'Defenders'}</span>
          {units
            .filter((one) => one.role === role)
            .map((one) => (
              <button
                key={one.id}
                type="button"
                tabIndex={-1}
                aria-pressed={one === unit}
                onClick={() => onUnit(one.id)}
                className={`cursor-pointer rounded-1 px-1.5 text-small leading-5 whitespace-nowrap ${
                  one === unit ? 'bg-invert font-semibold text-on-invert' : 'text-ink-2 hover:bg-sunk'
                }`}
              >
                {one.name}
              </button>
            ))}
        </p>
      ))}
    </div>
  );
}

interface SwitchProps {
  state: FactorState;
  unit: FactorUnit;
  die: Face | null;
  onTurn: () => void;
}

function FactorSwitch({ state, unit, die, onTurn }: SwitchProps) {
  const { factor, isOn, whyNot, otherwise } = state;
  const { letter, name, points, rule } = factor;
  return (
    <div className="grid grid-cols-[1fr_9.375rem] items-baseline gap-x-2">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={`${name}: ${unit.name}`}
        aria-keyshortcuts={letter}
        aria-disabled={whyNot ? true : undefined}
        onClick={onTurn}
        className="grid min-h-press cursor-pointer grid-cols-[1.25rem_1fr_2.125rem] items-baseline gap-x-2 rounded-1 text-left -outline-offset-1"
      >
        <span className={whyNot ? 'opacity-45' : ''}>
          <Kbd>{letter}</Kbd>
        </span>
        <span className={isOn ? 'font-semibold' : whyNot ? 'text-ink-3' : 'text-ink-2'}>{name}</span>
        <span className={`text-right font-medium ${isOn ? '' : 'text-ink-3'}`}>
          {isOn ? (points === null ? '× ½' : signed(points, true)) : '–'}
        </span>
      </button>
      <RuleReference rule={rule} className="text-right font-cond aside whitespace-nowrap" />
      <p className="col-span-2 ml-7 aside leading-4.5">
        {otherwise && (
          <span className={otherwise.changesOn.length > 0 ? 'text-waiting' : ''}>
            {state.isTurned ? 'As turned: ' : isOn ? 'Without it: ' : 'With it: '}
            {otherwise.marginBy === 0 ? 'the margin stays as it is. ' : lower(marginWords(otherwise.marginBy))}{' '}
            {matterWords(otherwise, die)}
          </span>
        )}{' '}
        {whyNot}
      </p>
    </div>
  );
}

const lower = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
