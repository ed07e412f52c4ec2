'use client';

import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { Field } from './field';
import { type Choice, findNear } from './matching';
import { boxLook, goOn, inputLook, List, noneCalled, type PickProps } from './pick-parts';

/** Picks one by typing. Emptying the input unpicks it. */
export function PickOne<C extends Choice>({
  value,
  onPick,
  ...props
}: PickProps<C> & { value: string | null; onPick: (id: string | null) => void }) {
  const { choices, placeholder, none, onEnter, mark, isReadOnly, look = 'boxed', inputRef, ...field } = props;
  const held = choices.find((choice) => choice.id === value) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
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
          <List mark={mark} none={noneCalled(typed ?? '', none)} />
        </Combobox.Root>
      )}
    </Field>
  );
}
