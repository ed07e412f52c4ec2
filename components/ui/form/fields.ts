import type { ReactNode } from 'react';
import type { Choice as Named } from '@/components/ui/matching';
import { type ValuePath, valueAt } from '@/lib/values';
import type { TextFieldProps } from '../field';

type Choices = readonly { id: string; label: string }[];

/** The places inside a form, as dotted paths: `teamKeys.0`, `units.3.comes`. `Deep`: how far in it is, to an end. */
export type PlaceIn<Values, Deep extends 0[] = []> = Deep['length'] extends 5
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${PlaceIn<Item, [...Deep, 0]>}`
    : Values extends object
      ? {
          [Name in keyof Values & string]: Name | `${Name}.${PlaceIn<NonNullable<Values[Name]>, [...Deep, 0]>}`;
        }[keyof Values & string]
      : never;

/**
 * A field as data: where its value stands, its words and its widget. The compiler knows its place, and the name that a refusal
 * has for it: a form takes the fields of its own places alone.
 */
export interface DrawnField<At extends string = string, Refused extends string = At> {
  at: ValuePath;
  /** The same as its maker was given it, for the compiler alone. */
  named?: At;
  label: string;
  widget: Widget;
  /** Whom it is about, where the form has many such fields: a screen reader hears it after the label. */
  of?: string;
  hint?: ReactNode;
  /** The fault, as far as the form itself knows it. */
  error?: string | null;
  /** The name that a refusal has for this field, if it differs. */
  refusedAs?: Refused;
  /** Its width where fields stand side by side. */
  width?: string;
  /** Its label is for a screen reader only. */
  isLabelHidden?: boolean;
  /** The whole form after another value here, where other fields change with it. */
  follow?(values: unknown, value: unknown): unknown;
}

export type Widget =
  /** One of a list. */
  | { is: 'choice'; of: Choices }
  /** One of a few, all in sight. */
  | { is: 'row'; of: Choices }
  /** One of a few, each taken by its letter. */
  | { is: 'letters'; of: readonly { id: string; word: string; letter: string }[] }
  /** Several of a list, each with a box to tick. */
  | { is: 'several'; of: Choices }
  /** One by typing. */
  | { is: 'pick'; of: readonly Named[]; placeholder?: string }
  /** Any number by typing. */
  | { is: 'picks'; of: readonly Named[]; placeholder?: string }
  /** A name: typed, or one of those known. `fills`: what stands beside the name when it is picked. */
  | { is: 'name'; of: readonly Named[]; placeholder?: string; fills: (id: string) => object }
  /** `on`: what stands there when it is ticked, else true; nothing stands there when it is not. */
  | { is: 'tick'; on?: object }
  /** A whole number between two ends, kept as it is typed. */
  | { is: 'figure'; from: number; to: number }
  /** A whole number behind a box to tick; nothing where that is not ticked. `all`: what it says first. */
  | { is: 'tickedFigure'; of: string; from: number; to: number; all: number }
  /** The number of a kind, with the number that there are said beside it. */
  | { is: 'count'; most: number; said: string }
  | ({ is: 'text' } & Pick<
      TextFieldProps,
      | 'maxLength'
      | 'placeholder'
      | 'inputMode'
      | 'readOnly'
      | 'list'
      | 'className'
      | 'type'
      | 'min'
      | 'max'
      | 'step'
      | 'autoFocus'
    >)
  /** One line of a short form, read as it is typed. `words`: the value in that form; `read`: null where it cannot be read. */
  | { is: 'written'; words: string; read: (typed: string) => unknown; wrong: string; placeholder?: string }
  /** Several lines. `sends`: Enter sends the form. */
  | ({ is: 'lines'; sends?: boolean; rows?: number } & Pick<
      TextFieldProps,
      'maxLength' | 'placeholder' | 'inputMode' | 'className'
    >);

/** Fields under one head, or side by side. */
export interface DrawnGroup<At extends string = string, Refused extends string = At> {
  legend?: string;
  /** Put away behind these words until it is opened. */
  summary?: string;
  /** It is open from the beginning. */
  isOpen?: boolean;
  /** The place of the fields: a refusal of it is shown below them. */
  at?: ValuePath;
  look?: string;
  fields: readonly Drawn<At, Refused>[];
  /** The words where there is no field. */
  empty?: string;
}

/** A list: a row for each thing in it, added to and taken from by keyboard. What is wrong stands under its row. */
export interface DrawnRows {
  rows: ValuePath;
  title: string;
  /** The noun of one row: target, serial. */
  noun: string;
  columns: readonly Column[];
  /** An empty row. While an empty one is there, it gets the focus and none is added. */
  blank: object;
  /** A second line of a row. */
  below?: (row: object) => readonly Drawn[];
  /** The key that adds a row. */
  key?: string;
}

/** A column of a list: its field, with the place counted from the row, its head, and its width. */
export interface Column {
  at: ValuePath;
  head: string;
  /** Its label for a screen reader, where the head is too short. */
  said?: string;
  widget: Widget;
  width: string;
}

/** A word to whoever fills the form in, or anything else between the fields. */
interface DrawnNote {
  note: ReactNode;
}

export type Drawn<At extends string = string, Refused extends string = At> =
  | DrawnField<At, Refused>
  | DrawnGroup<At, Refused>
  | DrawnRows
  | DrawnNote;

/** The refusal code of a field that only helps to fill in others: no refusal is about it. */
export type NeverRefused = '';

/** The fault of the value at a place; null: none, or none is known yet. */
export type WrongAt = (at: string) => string | null;

/** The whole number written, or null where it is none or lies outside. */
export function wholeIn(text: unknown, from: number, to: number): number | null {
  const value = Number(text);
  return `${text}`.trim() !== '' && Number.isInteger(value) && value >= from && value <= to ? value : null;
}

/** Every field of a form outside its lists, in their order. */
export const fieldsIn = (drawn: readonly Drawn[]): DrawnField[] =>
  drawn.flatMap((one) => ('widget' in one ? [one] : 'fields' in one ? fieldsIn(one.fields) : []));

/** The fault of a field, as far as it was refused. */
export const wrongWith = ({ at, error, refusedAs }: DrawnField, wrongAt: WrongAt | undefined): string | null =>
  error ?? wrongAt?.(refusedAs ?? at.join('.')) ?? null;

/** True when a refusal stands at a place that is drawn. */
export const isShown = (drawn: readonly Drawn[], wrongAt: WrongAt): boolean =>
  drawn.some((one) => {
    if ('widget' in one) return wrongWith(one, wrongAt) !== null;
    if ('fields' in one) return Boolean(one.at && wrongAt(one.at.join('.'))) || isShown(one.fields, wrongAt);
    return 'rows' in one && wrongAt(one.rows.join('.')) !== null;
  });

/** True when what is written is no figure, or is too small or too large. */
export const isFigureWrong = (values: unknown, { at, widget }: DrawnField): boolean => {
  if (widget.is !== 'figure' && widget.is !== 'tickedFigure') return false;
  const value = valueAt(values, at);
  return (widget.is === 'figure' || value !== undefined) && wholeIn(value, widget.from, widget.to) === null;
};

/** The name of a row: the one picked for it, its own, or its number. */
export const nameOfRow = (row: object, noun: string, index: number): string => {
  const name = valueAt(row, ['$name']) ?? valueAt(row, ['id']);
  return typeof name === 'string' && name.trim() !== '' ? name : `${noun} ${index + 1}`;
};
