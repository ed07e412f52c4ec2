'use client';

import type { Ref } from 'react';
import { Combobox } from './combobox';
import { Field, type FieldProps, writingLook } from './field';
import { type Choice, findNear } from './matching';

interface NameFieldProps<C extends Choice> extends FieldProps {
  choices: readonly C[];
  /** The words in the field: the label of one picked, or a name of one's own. */
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
  const found = value.trim() === '' ? [] : findNear(choices, value).slice(0, mostShown);
  return (
    <Field {...field}>
      {(ties) => (
        <Combobox
          ties={ties}
          words={value}
          isTyped={false}
          found={found}
          none={null}
          placeholder={placeholder}
          inputRef={inputRef}
          boxLook="contents"
          inputLook={`${writingLook} ${className}`}
          onType={onName}
          onTake={onPick}
          onEnter={onEnter ?? (() => undefined)}
        />
      )}
    </Field>
  );
}
