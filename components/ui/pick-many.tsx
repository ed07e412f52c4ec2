'use client';

import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { Field } from './field';
import { type Choice, findNear } from './matching';
import { boxLook, goOn, inputLook, List, noneCalled, type PickProps, tookUnlit } from './pick-parts';

/**
 * Picks any number by typing; Enter or Tab takes the first that answers. Each picked one is a chip, Backspace takes the last away.
 * What was typed and not taken stays in the field, and is said there once it is left.
 */
export function PickMany<C extends Choice>({
  picked,
  onPick,
  ...props
}: PickProps<C> & { picked: readonly string[]; onPick: (ids: string[]) => void }) {
  const { choices, placeholder, none, onEnter, mark, isReadOnly, look = 'boxed', inputRef, ...field } = props;
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const held = picked.map((id) => choices.find((choice) => choice.id === id)).filter((choice) => choice !== undefined);
  const offered = choices.filter((choice) => !picked.includes(choice.id));
  const unknown = noneCalled(typed, none);
  const leftover =
    findNear(choices, typed).length > 0 ? `Choose “${typed.trim()}” from the list, or clear it.` : unknown;
  const take = (ids: string[]) => {
    if (ids.length > picked.length) setTyped('');
    onPick(ids);
  };
  return (
    <Field {...field} error={(isLeft && typed.trim() && leftover) || field.error}>
      {(ties) => (
        <Combobox.Root<C, true>
          multiple
          items={offered}
          filteredItems={findNear(offered, typed)}
          value={held}
          onValueChange={(value, { reason }) => reason !== 'escape-key' && take(value.map((choice) => choice.id))}
          inputValue={typed}
          onInputValueChange={(text, { reason }) => {
            if (reason !== 'input-change' && reason !== 'escape-key') return;
            setTyped(text);
            setLeft(false);
          }}
          itemToStringLabel={(choice) => choice.label}
          isItemEqualToValue={(one, other) => one.id === other.id}
          open={isOpen}
          onOpenChange={setOpen}
          autoHighlight
          readOnly={isReadOnly}
        >
          <Combobox.Chips className={boxLook[look]}>
            {held.map((choice) => (
              <Combobox.Chip
                key={choice.id}
                aria-label={choice.label}
                className={`flex items-center rounded-1 font-medium ${
                  look === 'boxed' ? 'min-h-handle-small gap-1.5 border border-rule-2 bg-sheet pl-2' : 'min-h-press'
                }`}
              >
                {mark?.(choice)}
                {choice.label}
                {!isReadOnly && (
                  <Combobox.ChipRemove
                    aria-label={`Remove ${choice.label}`}
                    className={`min-h-press min-w-press place-items-center text-ink-3 hover:text-ink ${
                      look === 'paper' ? 'hidden group-focus-within/pick:grid pointer-coarse:grid' : 'grid'
                    }`}
                  >
                    <span aria-hidden>×</span>
                  </Combobox.ChipRemove>
                )}
              </Combobox.Chip>
            ))}
            <Combobox.Input
              {...ties}
              ref={inputRef}
              data-unpicked={typed.trim() ? '' : undefined}
              onBlur={() => setLeft(true)}
              placeholder={held.length === 0 ? placeholder : ''}
              onKeyDown={(event) => {
                const [best] = typed.trim() ? findNear(offered, typed) : [];
                const taken = ({ id }: Choice) => {
                  take([...picked, id]);
                  setOpen(false);
                };
                if (tookUnlit(event, best, taken)) return;
                if (event.key !== 'Tab' || event.shiftKey || !best) return goOn(typed, onEnter)(event);
                taken(best);
                if (!onEnter) return;
                event.preventDefault();
                onEnter();
              }}
              className={inputLook[look]}
            />
          </Combobox.Chips>
          <List mark={mark} none={unknown} />
        </Combobox.Root>
      )}
    </Field>
  );
}
