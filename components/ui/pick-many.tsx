'use client';

import { type KeyboardEvent, useState } from 'react';
import { Combobox } from './combobox';
import { Field } from './field';
import { type Choice, findNear } from './matching';
import { inputOf, noneCalled, type PickProps } from './pick-parts';

/**
 * Picks any number by typing; Enter or Tab takes the first that answers. Each picked one is a chip, Backspace takes the last away.
 * What was typed and not taken stays in the field, and is said there once it is left.
 */
export function PickMany<C extends Choice>({
  picked,
  onPick,
  ...props
}: PickProps<C> & { picked: readonly string[]; onPick: (ids: string[]) => void }) {
  const { choices, placeholder, none, onEnter, mark, isReadOnly, look = 'boxed' } = props;
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const held = picked.map((id) => choices.find((choice) => choice.id === id)).filter((choice) => choice !== undefined);
  const found = findNear(
    choices.filter((choice) => !picked.includes(choice.id)),
    typed,
  );
  const isTyped = typed.trim() !== '';
  const unknown = noneCalled(typed, none);
  const leftover =
    findNear(choices, typed).length > 0 ? `Choose “${typed.trim()}” from the list, or clear it.` : unknown;
  const take = ({ id }: Choice) => {
    setTyped('');
    onPick([...picked, id]);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { key, shiftKey } = event;
    if (key === 'Backspace' && typed === '' && held.length > 0) {
      onPick(picked.slice(0, -1));
      return true;
    }
    if (key === 'Escape' && isTyped && event.currentTarget.ariaExpanded !== 'true') {
      event.preventDefault();
      event.stopPropagation();
      setTyped('');
      return true;
    }
    const [best] = isTyped ? found : [];
    if (key !== 'Tab' || shiftKey || !best) return false;
    take(best);
    if (onEnter) {
      event.preventDefault();
      onEnter();
    }
    return true;
  };
  return (
    <Field {...props} error={(isLeft && isTyped && leftover) || props.error}>
      {(ties) => (
        <Combobox
          ties={ties}
          words={typed}
          isTyped={isTyped}
          found={found}
          none={unknown}
          takesFirst
          staysOpen
          placeholder={held.length === 0 ? placeholder : ''}
          {...inputOf(props)}
          onType={(words) => {
            setTyped(words);
            setLeft(false);
          }}
          onTake={take}
          onKey={onKey}
          onClose={(by) => setLeft(by === 'leaving')}
        >
          {held.map((choice) => (
            <div
              key={choice.id}
              className={`flex items-center rounded-1 font-medium ${
                look === 'boxed' ? 'min-h-handle-small gap-1.5 border border-rule-2 bg-sheet pl-2' : 'min-h-press'
              }`}
            >
              {mark?.(choice)}
              {choice.label}
              {!isReadOnly && (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`Remove ${choice.label}`}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onPick(picked.filter((id) => id !== choice.id))}
                  className={`min-h-press min-w-press place-items-center text-ink-3 hover:text-ink ${
                    look === 'paper' ? 'hidden group-focus-within/pick:grid pointer-coarse:grid' : 'grid'
                  }`}
                >
                  <span aria-hidden>×</span>
                </button>
              )}
            </div>
          ))}
        </Combobox>
      )}
    </Field>
  );
}
