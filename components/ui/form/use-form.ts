'use client';

import { useRef, useState } from 'react';
import { type ValuePath, withAt } from '@/lib/values';
import type { PlaceIn, WrongAt } from './fields';

/** Why a form was not taken: the field where it is known, and a rule of the book where there is one. */
export interface FormRefusal {
  field?: string;
  message: string;
  rule?: string;
}

/** `At`: where its values stand; `Refused`: the names that a refusal has for them. */
export interface Form<Values extends object, At extends string = PlaceIn<Values>, Refused extends string = At> {
  values: Values;
  /** For the compiler alone: which fields belong to this form. */
  places?: { at: At; refused: Refused };
  /** An empty place: the whole form. What was refused is no longer said. */
  write: (at: ValuePath, value: unknown) => void;
  /** Why the value at a place, or anything inside it, was refused. */
  wrongAt: WrongAt;
  refused: FormRefusal | null;
  refuse: (refused: FormRefusal) => void;
  /** As it began, or with these values. */
  reset: (values?: Values) => void;
  /** Sends what is written, unless `wrong` finds what will not do. */
  submit: () => void;
}

/** The state of one form: its values, why they were refused, and how it is sent. `wrong`: what the browser itself knows will not do. */
export function useForm<Values extends object, At extends string = PlaceIn<Values>, Refused extends string = At>({
  begin,
  wrong,
  send,
}: {
  begin: Values;
  wrong?: (values: Values) => FormRefusal | null;
  send: (values: Values) => void;
}): Form<Values, At, Refused> {
  const [values, setValues] = useState(begin);
  const [refused, refuse] = useState<FormRefusal | null>(null);
  // Two fields may be written before the form is drawn again: the second keeps what the first wrote.
  const written = useRef(values);
  const put = (next: Values) => {
    written.current = next;
    setValues(next);
    refuse(null);
  };
  return {
    values,
    write: (at, value) => put(withAt(written.current, at, value) as Values),
    wrongAt: (at) => (refused && isAtOrIn(refused.field ?? '', at) ? refused.message : null),
    refused,
    refuse,
    reset: (next = begin) => put(next),
    submit: () => {
      const found = wrong?.(written.current) ?? null;
      refuse(found);
      if (!found) send(written.current);
    },
  };
}

/** True when the place of a refusal is another place, or lies inside it. */
export const isAtOrIn = (refusedAt: string, at: string): boolean =>
  at !== '' && (refusedAt === at || refusedAt.startsWith(`${at}.`));
