'use client';

import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm } from 'react-hook-form';
import { type ValuePath, valueAt, withAt } from '@/lib/values';
import type { WrongAt } from './fields';

/** Why a form was not taken: the field where it is known, and a rule of the book where there is one. */
export interface FormRefusal {
  field?: string;
  message: string;
  rule?: string;
}

export interface Form<Values extends FieldValues> {
  values: Values;
  /** An empty place: the whole form. What was refused is no longer said. */
  write: (at: ValuePath, value: unknown) => void;
  /** Why the value at a place, or anything inside it, was refused. */
  wrongAt: WrongAt;
  refused: FormRefusal | null;
  refuse: (refused: FormRefusal) => void;
  /** As it began, or with these values. */
  reset: (values?: Values) => void;
  /** Sends what is written, unless `wrong` finds what will not do. */
  submit: () => Promise<void>;
}

/** The state of one form: its values, why they were refused, and how it is sent. `wrong`: what the browser itself knows will not do. */
export function useForm<Values extends FieldValues>({
  begin,
  wrong,
  send,
}: {
  begin: Values;
  wrong?: (values: Values) => FormRefusal | null;
  send: (values: Values) => void;
}): Form<Values> {
  const form = useHookForm<Values>({ defaultValues: begin as DefaultValues<Values> });
  const { errors } = form.formState;
  const refused = refusedIn(errors);
  const refuse = ({ field, message, rule }: FormRefusal) =>
    form.setError((field || 'root') as Path<Values>, { type: rule ?? '', message });
  return {
    values: form.watch(),
    write: (at, value) => {
      const next = withAt(form.getValues(), at, value) as Values;
      form.clearErrors();
      for (const name of at.length > 0 ? [at[0]] : Object.keys(next))
        form.setValue(name as Path<Values>, next[name as keyof Values], { shouldDirty: true });
    },
    wrongAt: (at) => refusedIn(valueAt(errors, at.split('.')))?.message ?? null,
    refused,
    refuse,
    reset: (values = begin) => form.reset(values),
    submit: () => {
      // What was refused before does not hold back what is sent again.
      form.clearErrors();
      return form.handleSubmit((values) => {
        const found = wrong?.(values);
        if (found) refuse(found);
        else send(values);
      })();
    },
  };
}

/** The first of the errors at a place or inside it, with the path of its field; null: there is none. */
export function refusedIn(errors: unknown, path = ''): FormRefusal | null {
  if (typeof errors !== 'object' || errors === null) return null;
  const { message, type } = errors as { message?: unknown; type?: string };
  if (typeof message === 'string')
    return { field: path === 'root' ? undefined : path, message, rule: type || undefined };
  for (const [name, inside] of Object.entries(errors)) {
    const found = name === 'ref' ? null : refusedIn(inside, path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return null;
}
