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
  /** The look of the box around it: its width, and its distance from others. */
  frame?: string;
  /** The column of a sheet it is, by which a refusal and the keyboard find it. */
  column?: string;
}

/** The attributes that a control inside a `Field` must carry. */
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
  frame = 'min-w-0',
  column,
  children,
}: FieldProps & { children: (ties: FieldTies) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', errorAt ?? ''].filter(Boolean).join(' ');
  return (
    <div className={frame} data-column={column}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block font-cond aside font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || errorAt ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 aside">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-overdue">
          {error}
        </p>
      )}
    </div>
  );
}

/** The field's part of a control's props, and the rest. */
export function fieldOf<Props extends FieldProps>(props: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, isLabelHidden, hint, error, errorAt, frame, column, ...control } = props;
  return [{ label, isLabelHidden, hint, error, errorAt, frame, column }, control];
}

/** `paper`: writing on the sheet itself, without a box. */
export type WritingLook = 'boxed' | 'paper';

/** The look of a place to write in. */
export const writingLook = 'boxed';

export const paperLook =
  'w-full min-h-handle-small rounded-1 bg-transparent text-ink outline-offset-4 aria-invalid:text-overdue';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  look?: WritingLook;
}

/** One line of writing. */
export function TextField(props: TextFieldProps) {
  const [field, { look = 'boxed', className = '', ...rest }] = fieldOf(props);
  const ground = look === 'paper' ? paperLook : writingLook;
  return (
    <Field {...field}>
      {(ties) => <input type="text" autoComplete="off" {...rest} {...ties} className={`${ground} ${className}`} />}
    </Field>
  );
}
