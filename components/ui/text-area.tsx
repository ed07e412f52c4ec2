'use client';

import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldOf, paperLook, type WritingLook, writingLook } from './field';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {
  look?: WritingLook;
}

/** Several lines of writing; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const [field, { look = 'boxed', className = '', rows = 2, ...rest }] = fieldOf(props);
  const ground = look === 'paper' ? `${paperLook} resize-none py-0.5` : `${writingLook} resize-y py-2`;
  return (
    <Field {...field}>
      {(ties) => (
        <textarea
          rows={rows}
          {...rest}
          {...ties}
          className={`${ground} block field-sizing-content leading-snug ${className}`}
        />
      )}
    </Field>
  );
}
