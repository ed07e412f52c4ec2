'use client';

import { useId } from 'react';
import { Checkbox } from '../checkbox';
import { TextField } from '../field';
import { RadioRow } from '../radio-row';
import { RingChoice } from '../ring-choice';
import { Select } from '../select';
import { TextArea } from '../text-area';
import {
  type Drawn,
  type DrawnField,
  type DrawnGroup,
  type FieldPlace,
  fieldsIn,
  isFigureWrong,
  isShown,
  valueAt,
  type WrongAt,
  wrongWith,
} from './fields';

export interface DrawnFieldsProps {
  fields: readonly Drawn[];
  values: unknown;
  write: (at: FieldPlace, value: unknown) => void;
  wrongAt?: WrongAt;
  /** Enter on words that would keep it for themselves. */
  onEnter?: () => void;
  /** Somebody is in a field. */
  onFocus?: (at: FieldPlace) => void;
}

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
