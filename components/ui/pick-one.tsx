'use client';

import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { Field } from './field';
import { type Choice, findNear } from './matching';
import { boxLook, goOn, inputLook, List, noneCalled, type PickProps, tookUnlit } from './pick-parts';

/** Picks one by typing. Emptying the input unpicks it. */
export function PickOne<C extends Choice>({
  value,
  onPick,
  ...props
}: PickProps<C> & { value: string | null; onPick: (id: string | null) => void }) {
  const { choices, placeholder, none, onEnter, mark, isReadOnly, look = 'boxed', inputRef, ...field } = props;
  const held = choices.find((choice) => choice.id === value) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const words = typed ?? held?.label ?? '';
  return (
    <Field {...field}>
      {(ties) => (
        <Combobox.Root<C>
          items={choices}
          filteredItems={findNear(choices, typed ?? '')}
          value={held}
          onValueChange={(choice) => {
            onPick(choice?.id ?? null);
            setTyped(null);
          }}
          inputValue={words}
          onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : null)}
          open={isOpen}
          onOpenChange={(opens) => {
            setOpen(opens);
            if (!opens) setTyped(null);
          }}
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
              onKeyDown={(event) => {
                const [best] = typed?.trim() ? findNear(choices, typed) : [];
                const taken = ({ id }: Choice) => {
                  onPick(id);
                  setTyped(null);
                  setOpen(false);
                };
                if (!tookUnlit(event, best, taken)) goOn(typed ?? '', onEnter)(event);
              }}
              className={inputLook[look]}
            />
          </Combobox.InputGroup>
          <List mark={mark} none={noneCalled(typed ?? '', none)} />
        </Combobox.Root>
      )}
    </Field>
  );
}
