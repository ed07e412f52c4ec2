'use client';

import { BindingForm } from '@/components/control/parts/combat/binding-form';
import { Tag } from '@/components/ui/tag';
import { precedentWords } from '@/lib/advice/combat/precedents';
import type { FactorRulings } from '@/lib/desks/control/cases/factor-rulings';
import { bindingsOn, departsFrom } from '../score/binding-departures';
import type { FactorState } from './factor-table';

interface Props {
  state: FactorState;
  rulings: FactorRulings;
  /** The form of a new binding ruling lies open. */
  isBinding: boolean;
  combatId: string | null;
  onClose: () => void;
}

/** Beside a factor: what binds all of Control, and what was ruled on it earlier in the game. */
export function FactorPrecedents({ state, rulings, isBinding, combatId, onClose }: Props) {
  const { key } = state.factor;
  const bindings = bindingsOn(rulings.bindings, key);
  const earlier = rulings.precedents.filter(({ factor }) => factor === key);
  const said = earlier
    .filter(({ words }) => words !== '')
    .slice(-3)
    .reverse();
  const sentence = precedentWords(earlier);
  return (
    <div className="ml-7 detail leading-4.5">
      {bindings.map((one) => (
        <p key={one.id}>
          <Tag meaning="mine">Binding</Tag> {one.isGranted ? 'given' : 'refused'}: {one.text}{' '}
          <span className="text-ink-3">({one.by})</span>
        </p>
      ))}
      {departsFrom(bindings, state.isOn) && (
        <p className="font-medium text-waiting">This departs from the binding ruling.</p>
      )}
      {sentence && (
        <p
          title={said
            .map(({ number, by, units, words }) => `C${number}, ${by}: ${units.join(', ')}: ${words}`)
            .join('\n')}
        >
          <span className="font-cond font-semibold">Today</span> {sentence}
          {said[0] && (
            <span className="text-ink-3">
              {' '}
              · last by {said[0].by}: “{said[0].words}”
            </span>
          )}
        </p>
      )}
      {isBinding && (
        <BindingForm
          factor={state.factor}
          isGranted={state.isOn}
          words={state.words ?? ''}
          combatId={combatId}
          onClose={onClose}
        />
      )}
    </div>
  );
}
