'use client';

import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldOf, writingLook } from './field';

interface SelectProps<Id extends string> extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'value'> {
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onPick: (id: Id) => void;
}

/** One of a short list, with the browser's own list: it works the same on a phone. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const [field, { choices, value, onPick, className = '', ...rest }] = fieldOf(props);
  return (
    <Field {...field}>
      {(ties) => (
        <select
          {...rest}
          {...ties}
          value={value}
          onChange={(event) => onPick(event.target.value as Id)}
          className={`${writingLook} bg-sheet ${className}`}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
