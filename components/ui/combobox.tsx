'use client';

import { Combobox } from '@base-ui/react/combobox';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Field, type FieldProps } from './field';
import { type Choice, matching } from './matching';
import { popupItemLook, popupLook } from './popup-look';

interface PickProps<C extends Choice> extends FieldProps {
  choices: readonly C[];
  placeholder?: string;
  /** Enter with nothing typed: on to whatever comes next. */
  onEnter?: () => void;
  /** Drawn before a label, e.g. a unit's symbol. */
  mark?: (choice: C) => ReactNode;
  isReadOnly?: boolean;
  /** `paper`: writing on the sheet itself, without a box. */
  look?: 'boxed' | 'paper';
  inputRef?: Ref<HTMLInputElement>;
}

/** `paper` shows how to take a chip off only while it is written in, or to a finger. */
const boxLook = {
  boxed: 'flex flex-wrap items-center gap-1 rounded-2 border border-edge bg-sheet p-1 focus-within:border-mine',
  paper: 'group/pick flex flex-wrap items-center gap-x-2',
};
const inputLook = {
  boxed: 'min-h-handle-small min-w-16 flex-1 bg-transparent px-1.5 text-ink outline-none placeholder:text-ink-3',
  paper: 'min-h-6 w-4 flex-1 rounded-1 bg-transparent text-ink outline-offset-4 placeholder:text-ink-3 focus:min-w-16',
};

/** The list under the input; the first that answers is lit as soon as a letter is typed, so that Enter takes it. */
function List<C extends Choice>({ mark }: { mark?: (choice: C) => ReactNode }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} align="start" className="z-40">
        <Combobox.Popup className={`${popupLook} min-w-[max(var(--anchor-width),14rem)] max-w-[24rem]`}>
          <Combobox.Empty>
            <p className="px-3 py-1.5 text-note text-ink-3">None of that name</p>
          </Combobox.Empty>
          <Combobox.List>
            {(choice: C) => (
              <Combobox.Item key={choice.id} value={choice} className={popupItemLook}>
                {mark?.(choice)}
                <span className="font-medium whitespace-nowrap">{choice.label}</span>
                {choice.hint && <span className="ml-auto truncate pl-3 text-small text-ink-3">{choice.hint}</span>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

const goOn = (typed: string, onEnter?: () => void) => (event: KeyboardEvent<HTMLInputElement>) => {
  const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
  if (!isPlain || typed !== '' || !onEnter || event.currentTarget.getAttribute('aria-activedescendant')) return;
  event.preventDefault();
  onEnter();
};

/** Picks any number by typing; Enter or Tab takes the first that answers. Each picked one is a chip, Backspace takes the last away. */
export function PickMany<C extends Choice>({
  picked,
  onPick,
  ...props
}: PickProps<C> & { picked: readonly string[]; onPick: (ids: string[]) => void }) {
  const { choices, placeholder, onEnter, mark, isReadOnly, look = 'boxed', inputRef, ...field } = props;
  const [typed, setTyped] = useState('');
  const held = picked.map((id) => choices.find((choice) => choice.id === id)).filter((choice) => choice !== undefined);
  const offered = choices.filter((choice) => !picked.includes(choice.id));
  return (
    <Field {...field}>
      {(ties) => (
        <Combobox.Root<C, true>
          multiple
          items={offered}
          filteredItems={matching(offered, typed)}
          value={held}
          onValueChange={(value, { reason }) => reason !== 'escape-key' && onPick(value.map((choice) => choice.id))}
          inputValue={typed}
          onInputValueChange={setTyped}
          itemToStringLabel={(choice) => choice.label}
          isItemEqualToValue={(one, other) => one.id === other.id}
          autoHighlight
          readOnly={isReadOnly}
        >
          <Combobox.Chips className={boxLook[look]}>
            {held.map((choice) => (
              <Combobox.Chip
                key={choice.id}
                aria-label={choice.label}
                className={`flex items-center rounded-1 font-medium ${
                  look === 'boxed' ? 'min-h-handle-small gap-1.5 border border-rule-2 bg-sheet pl-2' : 'min-h-6'
                }`}
              >
                {mark?.(choice)}
                {choice.label}
                {!isReadOnly && (
                  <Combobox.ChipRemove
                    aria-label={`Remove ${choice.label}`}
                    className={`min-h-6 min-w-6 place-items-center text-ink-3 hover:text-ink ${
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
              placeholder={held.length === 0 ? placeholder : ''}
              onKeyDown={(event) => {
                const [best] = matching(offered, typed);
                if (event.key !== 'Tab' || event.shiftKey || !typed.trim() || !best) return goOn(typed, onEnter)(event);
                onPick([...picked, best.id]);
                setTyped('');
                if (!onEnter) return;
                event.preventDefault();
                onEnter();
              }}
              className={inputLook[look]}
            />
          </Combobox.Chips>
          <List mark={mark} />
        </Combobox.Root>
      )}
    </Field>
  );
}

/** Picks one by typing. Emptying the input unpicks it. */
export function PickOne<C extends Choice>({
  value,
  onPick,
  ...props
}: PickProps<C> & { value: string | null; onPick: (id: string | null) => void }) {
  const { choices, placeholder, onEnter, mark, isReadOnly, look = 'boxed', inputRef, ...field } = props;
  const held = choices.find((choice) => choice.id === value) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const words = typed ?? held?.label ?? '';
  return (
    <Field {...field}>
      {(ties) => (
        <Combobox.Root<C>
          items={choices}
          filteredItems={matching(choices, typed ?? '')}
          value={held}
          onValueChange={(choice) => {
            onPick(choice?.id ?? null);
            setTyped(null);
          }}
          inputValue={words}
          onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : null)}
          onOpenChange={(isOpen) => !isOpen && setTyped(null)}
          itemToStringLabel={(choice) => choice.label}
          isItemEqualToValue={(one, other) => one.id === other.id}
          autoHighlight
          readOnly={isReadOnly}
        >
          <Combobox.InputGroup className={boxLook[look]}>
            <Combobox.Input
              {...ties}
              ref={inputRef}
              placeholder={placeholder}
              onKeyDown={goOn(typed ?? '', onEnter)}
              className={inputLook[look]}
            />
          </Combobox.InputGroup>
          <List mark={mark} />
        </Combobox.Root>
      )}
    </Field>
  );
}
