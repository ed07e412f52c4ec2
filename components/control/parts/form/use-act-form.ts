'use client';

import type { CoreVerbs, InputOf, ValueOf } from '@/components/transport/send/verbs';
import type { NeverRefused, PlaceIn } from '@/components/ui/form/fields';
import { type Form, type FormRefusal, useForm } from '@/components/ui/form/use-form';
import type { Result } from '@/lib/result';
import { type Guarded, useGuarded } from '../guard-marks';
import { useMutation, useSend } from '../use-mutation';

/** A form of Control's that does one act: its state, whether the act is on its way, and what the guard marks. */
export interface ActFormState<
  Values extends object,
  Refused extends string = PlaceIn<Values>,
  At extends string = PlaceIn<Values>,
> extends Form<Values, At, Refused> {
  isBusy: boolean;
  guarded: Guarded;
}

/** The names that a verb's refusal has for the fields of its form. */
export type RefusedBy<Name extends keyof CoreVerbs> = PlaceIn<InputOf<CoreVerbs[Name]>> | NeverRefused;

interface Options<Values, Answer> {
  begin: Values;
  /** The faults that the browser itself knows. */
  wrong?: (values: Values) => FormRefusal | null;
  /** The words that go to players. */
  guards?: (values: Values) => readonly string[];
  onDone?: (answer: Answer, values: Values) => void;
}

/**
 * The state of a form whose work is a write. `reason`: why it goes although the guard marks it. A refusal is said at its
 * field; when the work is done the form is as it began.
 */
export function useWorkForm<
  Answer,
  Values extends object,
  Refused extends string = PlaceIn<Values>,
  At extends string = PlaceIn<Values>,
>({
  begin,
  work,
  wrong,
  guards = () => [],
  onDone,
}: Options<Values, Answer> & {
  work: (values: Values, reason: string) => Promise<Result<Answer>>;
}): ActFormState<Values, Refused, At> {
  const { isBusy, run } = useMutation();
  const form = useForm<Values, At, Refused>({
    begin,
    wrong,
    send: (values) =>
      run(
        () => work(values, guarded.given),
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

/** The state of a form that sends one verb: its fields stand at places of the verb's own form, or say which they are refused as. */
export function useActForm<Name extends keyof CoreVerbs & string, Values extends object>({
  verb,
  input,
  ...options
}: Options<Values, ValueOf<CoreVerbs[Name]>> & {
  verb: Name;
  input: (values: Values, reason: string) => InputOf<CoreVerbs[Name]>;
}): ActFormState<Values, RefusedBy<Name>> {
  const send = useSend();
  return useWorkForm({ ...options, work: (values, reason) => send(verb, input(values, reason)) });
}
