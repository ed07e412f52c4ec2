import type { ReactNode } from 'react';
import type { TextFieldProps } from '../field';

/** Where a value stands among the values of a form: the names that lead to it. */
export type FieldPlace = readonly string[];

type Choices = readonly { id: string; label: string }[];

/** A field as data: where its value stands, its words and its widget. */
export interface DrawnField {
  at: FieldPlace;
  label: string;
  widget: Widget;
  hint?: ReactNode;
  /** Why it will not do, where the form itself knows it. */
  error?: string | null;
  /** The field that a refusal of it names, where that is called otherwise. */
  refusedAs?: string;
  /** Its width where fields stand side by side. */
  width?: string;
}

export type Widget =
  /** One of a list. */
  | { is: 'choice'; of: Choices }
  /** One of a few, all in sight. */
  | { is: 'row'; of: Choices }
  /** One of a few, each taken by its letter. */
  | { is: 'letters'; of: readonly { id: string; word: string; letter: string }[] }
  /** Several of a list. */
  | { is: 'several'; of: Choices }
  | { is: 'tick' }
  /** A whole number between two ends, kept as it is typed. */
  | { is: 'figure'; from: number; to: number }
  /** A whole number behind a box to tick; nothing where that is not ticked. `all`: what it says first. */
  | { is: 'tickedFigure'; of: string; from: number; to: number; all: number }
  /** How many of a kind, with what there are of it said beside. */
  | { is: 'count'; most: number; said: string }
  | ({ is: 'text' } & Pick<TextFieldProps, 'maxLength' | 'placeholder' | 'inputMode' | 'readOnly'>)
  /** Several lines; Enter sends the form. */
  | ({ is: 'lines' } & Pick<TextFieldProps, 'placeholder' | 'inputMode'>);

/** Fields under one head, or side by side. */
export interface DrawnGroup {
  legend?: string;
  /** What the fields stand under: a refusal of it is said below them. */
  at?: FieldPlace;
  look?: string;
  fields: readonly Drawn[];
  /** What stands there where there is no field. */
  empty?: string;
}

export type Drawn = DrawnField | DrawnGroup;

/** Why the value at a place will not do; null: it will, or nothing is said yet. */
export type WrongAt = (at: string) => string | null;

/** The whole number written, or null where it is none or lies outside. */
export function wholeIn(text: unknown, from: number, to: number): number | null {
  const value = Number(text);
  return `${text}`.trim() !== '' && Number.isInteger(value) && value >= from && value <= to ? value : null;
}

export const valueAt = (values: unknown, at: FieldPlace): unknown =>
  at.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);

/** Every field of a form, in their order. */
export const fieldsIn = (drawn: readonly Drawn[]): DrawnField[] =>
  drawn.flatMap((one) => ('widget' in one ? [one] : fieldsIn(one.fields)));

/** Why a field will not do, as far as it is refused. */
export const wrongWith = ({ at, error, refusedAs }: DrawnField, wrongAt: WrongAt | undefined): string | null =>
  error ?? wrongAt?.(refusedAs ?? at.join('.')) ?? null;

/** Whether a refusal stands at a place that is drawn. */
export const isShown = (drawn: readonly Drawn[], wrongAt: WrongAt): boolean =>
  drawn.some((one) =>
    'widget' in one
      ? wrongWith(one, wrongAt) !== null
      : Boolean(one.at && wrongAt(one.at.join('.'))) || isShown(one.fields, wrongAt),
  );

/** Whether a figure that is written is none, or lies outside its ends. */
export const isFigureWrong = (values: unknown, { at, widget }: DrawnField): boolean => {
  if (widget.is !== 'figure' && widget.is !== 'tickedFigure') return false;
  const value = valueAt(values, at);
  return (widget.is === 'figure' || value !== undefined) && wholeIn(value, widget.from, widget.to) === null;
};
