'use client';

import type { FieldValues } from 'react-hook-form';
import { type Form, type Refused, useForm } from '@/components/ui/form/use-form';
import { type Guarded, useGuarded } from '../guard-marks';
import { type CoreVerbs, type InputOf, useMutation, type ValueOf } from '../use-mutation';

/** A form of Control's that does one act: its state, whether the act is on its way, and what the guard marks. */
export interface ActFormState<Values extends FieldValues> extends Form<Values> {
  isBusy: boolean;
  guarded: Guarded;
}

/** The state of a form that sends one verb. A refusal is said at its field; when the act is done the form is as it began. */
export function useActForm<Name extends keyof CoreVerbs & string, Values extends FieldValues>({
  verb,
  begin,
  input,
  wrong,
  guards = () => [],
  onDone,
}: {
  verb: Name;
  begin: Values;
  /** What the verb is sent. `reason`: why it goes although the guard marks it. */
  input: (values: Values, reason: string) => InputOf<CoreVerbs[Name]>;
  /** What the browser itself knows will not do. */
  wrong?: (values: Values) => Refused | null;
  /** The words that go to players. */
  guards?: (values: Values) => readonly string[];
  onDone?: (answer: ValueOf<CoreVerbs[Name]>, values: Values) => void;
}): ActFormState<Values> {
  const { isBusy, act } = useMutation();
  const form = useForm<Values>({
    begin,
    wrong,
    send: (values) =>
      act(
        verb,
        input(values, guarded.given),
        (answer) => {
          form.reset();
          onDone?.(answer, values);
        },
        (refusal) => {
          if (!guarded.takes(refusal)) form.refuse(refusal);
          return true;
        },
      ),
  });
  const guarded = useGuarded(...guards(form.values));
  return { ...form, isBusy, guarded };
}
