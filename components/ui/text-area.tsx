'use client';

import type { ComponentProps } from 'react';
import { Field, type FieldProps, writingLook } from './field';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Several lines of writing; grows with what is written. */
export function TextArea({ label, isLabelHidden, hint, error, className = '', rows = 2, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(ties) => (
        <textarea
          rows={rows}
          {...rest}
          {...ties}
          className={`${writingLook} block field-sizing-content resize-y py-2 leading-snug ${className}`}
        />
      )}
    </Field>
  );
}
