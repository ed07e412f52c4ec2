'use client';

import { useState } from 'react';
import { Combobox } from './combobox';
import { Field } from './field';
import { type Choice, findNear } from './matching';
import { inputOf, noneCalled, type PickProps } from './pick-parts';

/** Picks one by typing. Emptying the input unpicks it. */
export function PickOne<C extends Choice>({
  value,
  onPick,
  ...props
}: PickProps<C> & { value: string | null; onPick: (id: string | null) => void }) {
  const { choices, none, placeholder } = props;
  const held = choices.find((choice) => choice.id === value) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field {...props}>
      {(ties) => (
        <Combobox
          ties={ties}
          words={typed ?? held?.label ?? ''}
          isTyped={Boolean(typed?.trim())}
          found={findNear(choices, typed ?? '')}
          none={noneCalled(typed ?? '', none)}
          selectedId={value}
          takesFirst
          placeholder={placeholder}
          {...inputOf(props)}
          onType={(words) => {
            setTyped(words);
            if (words === '' && value !== null) onPick(null);
          }}
          onTake={({ id }) => {
            setTyped(null);
            onPick(id);
          }}
          onClose={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
