'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Field, type FieldProps, writingLook } from './field';
import { type Choice, findNear } from './matching';
import { popupItemLook, popupLook } from './popup-look';

interface NameFieldProps<C extends Choice> extends FieldProps {
  choices: readonly C[];
  /** What stands in the field: the label of one picked, or a name of one's own. */
  value: string;
  /** Another name was typed. */
  onName: (name: string) => void;
  onPick: (choice: C) => void;
  /** Enter with nothing lit in the list. */
  onEnter?: () => void;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

const mostShown = 12;

/** A name: one of those offered while typing (Enter takes the first), or whatever is written instead. */
export function NameField<C extends Choice>(props: NameFieldProps<C>) {
  const { choices, value, onName, onPick, onEnter, placeholder, inputRef, className = '', ...field } = props;
  const [isOpen, setOpen] = useState(false);
  const found = value.trim() === '' ? [] : findNear(choices, value).slice(0, mostShown);
  return (
    <Field {...field}>
      {(ties) => (
        <Autocomplete.Root<C>
          items={choices}
          filteredItems={found}
          open={isOpen && found.length > 0}
          onOpenChange={setOpen}
          value={value}
          onValueChange={(name, { reason }) => reason !== 'item-press' && onName(name)}
          itemToStringValue={(choice) => choice.label}
          autoHighlight
        >
          <Autocomplete.Input
            {...ties}
            ref={inputRef}
            placeholder={placeholder}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              if (event.currentTarget.getAttribute('aria-activedescendant')) return;
              event.preventDefault();
              onEnter?.();
            }}
            className={`${writingLook} ${className}`}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} align="start" className="z-40 data-empty:hidden">
              <Autocomplete.Popup className={`${popupLook} min-w-[max(var(--anchor-width),14rem)] max-w-[24rem]`}>
                <Autocomplete.List>
                  {(choice: C) => (
                    <Autocomplete.Item
                      key={choice.id}
                      value={choice}
                      onClick={() => onPick(choice)}
                      className={popupItemLook}
                    >
                      <span className="font-medium whitespace-nowrap">{choice.label}</span>
                      {choice.hint && (
                        <span className="ml-auto truncate pl-3 text-small text-ink-3">{choice.hint}</span>
                      )}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}
