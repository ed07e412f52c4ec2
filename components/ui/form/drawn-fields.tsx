'use client';

import { type ReactNode, useId } from 'react';
import { Checkbox } from '../checkbox';
import { TextField, type TextFieldProps } from '../field';
import { RadioRow } from '../radio-row';
import { RingChoice } from '../ring-choice';
import { Select } from '../select';
import { TextArea } from '../text-area';

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

export interface DrawnFieldsProps {
  fields: readonly Drawn[];
  values: unknown;
  write: (at: FieldPlace, value: unknown) => void;
  /** Why the value at a place will not do; null: it will, or nothing is said yet. */
  wrongAt?: (at: string) => string | null;
  /** Enter on words that would keep it for themselves. */
  onEnter?: () => void;
  /** Somebody is in a field. */
  onFocus?: (at: FieldPlace) => void;
}

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
const wrongWith = ({ at, error, refusedAs }: DrawnField, wrongAt: DrawnFieldsProps['wrongAt']): string | null =>
  error ?? wrongAt?.(refusedAs ?? at.join('.')) ?? null;

/** Whether a refusal stands at a place that is drawn. */
export const isShown = (drawn: readonly Drawn[], wrongAt: (at: string) => string | null): boolean =>
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

const wrongLook = 'text-console font-medium text-overdue';
const headLook = 'mb-1 font-cond text-console font-medium text-ink-3';

/** The fields of a form, drawn from data. */
export function DrawnFields(props: DrawnFieldsProps) {
  return props.fields.map((one) =>
    'widget' in one ? (
      <One key={one.at.join('.')} {...props} field={one} />
    ) : (
      <Group key={one.legend ?? fieldsIn(one.fields)[0]?.at.join('.')} {...props} group={one} />
    ),
  );
}

function Group({ group: { legend, at, look, fields, empty }, ...props }: DrawnFieldsProps & { group: DrawnGroup }) {
  const { wrongAt } = props;
  const error = at && wrongAt && !isShown(fields, wrongAt) && wrongAt(at.join('.'));
  const inside = (
    <>
      <DrawnFields {...props} fields={fields} />
      {fields.length === 0 && <p className="text-ink-3">{empty}</p>}
      {error && (
        <p role="alert" className={wrongLook}>
          {error}
        </p>
      )}
    </>
  );
  if (!legend) return <div className={look}>{inside}</div>;
  return (
    <fieldset className={look}>
      <legend className={headLook}>{legend}</legend>
      {inside}
    </fieldset>
  );
}

function One({ field, values, write, wrongAt, onEnter, onFocus }: DrawnFieldsProps & { field: DrawnField }) {
  const { at, label, widget, hint, width } = field;
  const id = useId();
  const value = valueAt(values, at);
  const set = (became: unknown) => write(at, became);
  const text = { name: at.join('.'), value: `${value ?? ''}`, onFocus: () => onFocus?.(at) };
  const error =
    isFigureWrong(values, field) && widget.is === 'figure'
      ? `A whole number from ${widget.from} to ${widget.to}.`
      : wrongWith(field, wrongAt);
  const words = { label, hint, error };
  const drawn = () => {
    switch (widget.is) {
      case 'choice':
        return <Select {...words} choices={widget.of} value={text.value} onPick={set} />;
      case 'row':
        return <RadioRow label={label} choices={widget.of} value={text.value} onPick={set} />;
      case 'letters':
        return (
          <div>
            <p aria-hidden className={headLook}>
              {label}
            </p>
            <RingChoice
              look="keys"
              columns={4}
              choices={widget.of}
              value={(value as string | null) ?? null}
              {...{ label, onEnter }}
              onPick={set}
              errorAt={error ? id : null}
            />
            {error && (
              <p id={id} className={`mt-1 ${wrongLook}`}>
                {error}
              </p>
            )}
          </div>
        );
      case 'several': {
        const taken = value as readonly string[];
        return (
          <fieldset>
            <legend className={headLook}>{label}</legend>
            <div className={width}>
              {widget.of.map((one) => (
                <Checkbox
                  key={one.id}
                  label={one.label}
                  isTicked={taken.includes(one.id)}
                  onTick={(isIn) => set(isIn ? [...taken, one.id] : taken.filter((other) => other !== one.id))}
                />
              ))}
            </div>
            {error && <p className={wrongLook}>{error}</p>}
          </fieldset>
        );
      }
      case 'tick':
        return <Checkbox label={label} isTicked={value === true} onTick={set} />;
      case 'figure':
        return (
          <TextField
            {...words}
            {...text}
            type="number"
            min={widget.from}
            max={widget.to}
            onChange={(event) => set(event.target.value)}
          />
        );
      case 'tickedFigure': {
        const { of, from, to, all } = widget;
        const isTicked = value !== undefined;
        return (
          <div className="flex min-h-handle items-center gap-2 border-b border-rule">
            <Checkbox
              className="min-w-0 flex-1"
              label={label}
              isTicked={isTicked}
              onTick={(is) => set(is ? `${all}` : undefined)}
            />
            {isTicked && (
              <div className="w-20">
                <TextField
                  label={of}
                  isLabelHidden
                  {...text}
                  type="number"
                  min={from}
                  max={to}
                  error={isFigureWrong(values, field) ? `From ${from} to ${to}.` : null}
                  onChange={(event) => set(event.target.value)}
                />
              </div>
            )}
          </div>
        );
      }
      case 'count':
        return (
          <div className="grid grid-cols-[5.5rem_1fr] items-center gap-x-2">
            <TextField
              label={label}
              isLabelHidden
              type="number"
              min={0}
              max={widget.most}
              value={(value as number | undefined) ?? 0}
              disabled={widget.most === 0}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => set(Number(event.target.value))}
              error={error}
            />
            <span aria-hidden>
              <b className="font-medium">{label}</b>{' '}
              <span className="text-small text-ink-3">
                {widget.most} {widget.said}
              </span>
            </span>
          </div>
        );
      case 'text': {
        const { is: _, ...input } = widget;
        return <TextField {...words} {...input} {...text} onChange={(event) => set(event.target.value)} />;
      }
      case 'lines': {
        const { is: _, ...input } = widget;
        return (
          <TextArea
            {...words}
            {...input}
            {...text}
            onChange={(event) => set(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        );
      }
    }
  };
  return width && widget.is !== 'several' ? <div className={width}>{drawn()}</div> : drawn();
}
