'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  /** For a screen reader only, where the page shows a column head. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Why it was refused, in words for whoever wrote it. */
  error?: string | null;
  /** Where the reason stands further off, its element's id. */
  errorAt?: string | null;
}

/** What a control inside a `Field` must carry. */
interface FieldTies {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A control with its label above it, a hint and, when refused, the reason below it, all tied together for a screen reader. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  errorAt,
  children,
}: FieldProps & { children: (ties: FieldTies) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', errorAt ?? ''].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1 block font-cond text-console font-medium text-ink-3'}
      >
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || errorAt ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-console font-medium text-overdue">
          {error}
        </p>
      )}
    </div>
  );
}

/** `paper`: writing on the sheet itself, without a box. */
export type WritingLook = 'boxed' | 'paper';

/** The look of a place to write in. */
export const writingLook =
  'w-full min-h-handle rounded-2 border border-edge bg-sheet px-2.5 text-ink aria-invalid:border-overdue read-only:bg-sunk disabled:opacity-60';

export const paperLook =
  'w-full min-h-handle-small rounded-1 bg-transparent text-ink outline-offset-4 aria-invalid:text-overdue';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  look?: WritingLook;
}

/** One line of writing. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, errorAt, look = 'boxed', className = '', ...rest } = props;
  const ground = look === 'paper' ? paperLook : writingLook;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} errorAt={errorAt}>
      {(ties) => <input type="text" autoComplete="off" {...rest} {...ties} className={`${ground} ${className}`} />}
    </Field>
  );
}
