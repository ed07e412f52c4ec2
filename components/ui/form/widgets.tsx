'use client';

import { useId, useState } from 'react';
import { type ValuePath, valueAt } from '@/lib/values';
import { Checkbox } from '../checkbox';
import { type FieldProps, TextField } from '../field';
import { NameField } from '../name-field';
import { PickMany } from '../pick-many';
import { PickOne } from '../pick-one';
import { RadioRow } from '../radio-row';
import { RingChoice } from '../ring-choice';
import { Select } from '../select';
import { TextArea } from '../text-area';
import { type DrawnField, isFigureWrong, type Widget as WidgetAsData, type WrongAt, wrongWith } from './fields';

export interface WidgetProps {
  field: DrawnField;
  /** The values of the whole form. */
  values: unknown;
  /** An empty place: the whole form. */
  write: (at: ValuePath, value: unknown) => void;
  wrongAt?: WrongAt;
  /** Enter on words that would keep it for themselves. */
  onEnter?: () => void;
  /** Somebody is in a field. */
  onFocus?: (at: ValuePath) => void;
  isSmall?: boolean;
  /** The id of the line that says what is wrong, where it stands elsewhere. */
  errorAt?: string;
}

const wrongLook = 'mt-1 text-console font-medium text-overdue';
export const headLook = 'mb-1 font-cond text-console font-medium text-ink-3';

/** One field of a form, drawn by its widget. */
export function DrawnWidget(props: WidgetProps) {
  const { at, width, widget } = props.field;
  const drawn = <Widget key={at.join('.')} {...props} />;
  return width && widget.is !== 'several' ? <div className={width}>{drawn}</div> : drawn;
}

function Widget({ field, values, write, wrongAt, onEnter, onFocus, isSmall, errorAt: line }: WidgetProps) {
  const { at, of, widget, hint, width, isLabelHidden } = field;
  const label = of ? `${field.label}: ${of}` : field.label;
  const id = useId();
  const value = valueAt(values, at);
  const set = (became: unknown) =>
    field.follow ? write([], field.follow(values, became as never)) : write(at, became);
  const said =
    isFigureWrong(values, field) && widget.is === 'figure'
      ? `A whole number from ${widget.from} to ${widget.to}.`
      : wrongWith(field, wrongAt);
  const error = line ? null : said;
  const words = { label, isLabelHidden, hint, error, errorAt: line && said ? line : null };
  const small = isSmall ? 'min-h-handle-small px-1.5!' : '';
  const written = Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;
  const text = { name: at.join('.'), value: written, onFocus: () => onFocus?.(at) };
  /** The label of a box to tick: short on screen where it is about one of many, hidden under a column head. */
  const tickLabel =
    of || isLabelHidden ? (
      <>
        {!isLabelHidden && <span aria-hidden>{field.label}</span>}
        <span className="sr-only">{label}</span>
      </>
    ) : (
      label
    );
  switch (widget.is) {
    case 'choice':
      return <Select {...words} {...text} choices={widget.of} onPick={set} className={small} />;
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
            label={label}
            onEnter={onEnter}
            onPick={set}
            errorAt={error ? id : null}
          />
          {error && (
            <p id={id} className={wrongLook}>
              {error}
            </p>
          )}
        </div>
      );
    case 'several': {
      const taken = (value as readonly string[] | undefined) ?? [];
      return (
        <fieldset>
          <legend className={isLabelHidden ? 'sr-only' : headLook}>{label}</legend>
          <div className={width}>
            {widget.of.map((one) => (
              <Checkbox
                key={one.id}
                label={
                  of ? (
                    <>
                      <span aria-hidden>{one.label}</span>
                      <span className="sr-only">{`${one.label}: ${of}`}</span>
                    </>
                  ) : (
                    one.label
                  )
                }
                isTicked={taken.includes(one.id)}
                onTick={(isIn) => set(isIn ? [...taken, one.id] : taken.filter((other) => other !== one.id))}
              />
            ))}
          </div>
          {error && <p className={wrongLook}>{error}</p>}
        </fieldset>
      );
    }
    case 'pick':
      return (
        <PickOne
          {...words}
          choices={widget.of}
          placeholder={widget.placeholder}
          value={(value as string | null | undefined) ?? null}
          onPick={set}
        />
      );
    case 'picks':
      return (
        <PickMany
          {...words}
          choices={widget.of}
          placeholder={widget.placeholder}
          picked={(value as readonly string[] | undefined) ?? []}
          onPick={set}
        />
      );
    case 'name': {
      const beside = at.slice(0, -1);
      const row = (valueAt(values, beside) ?? {}) as { $name?: string };
      return (
        <NameField
          {...words}
          choices={widget.of}
          value={row.$name ?? text.value}
          onName={(name) => {
            const { $name: _, ...rest } = row;
            write(beside, { ...rest, id: name });
          }}
          onPick={(one) => write(beside, { ...row, ...widget.fills(one.id), id: one.id, $name: one.label })}
          onEnter={onEnter}
          placeholder={widget.placeholder}
          className={`${small} font-medium`}
        />
      );
    }
    case 'tick': {
      const { on } = widget;
      return (
        <>
          <Checkbox
            label={tickLabel}
            isTicked={on ? value !== undefined : value === true}
            onTick={(is) => set(on ? (is ? on : undefined) : is)}
          />
          {error && <p className={wrongLook}>{error}</p>}
        </>
      );
    }
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
      const { from, to, all } = widget;
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
                label={widget.of}
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
      const { is: _, className = '', ...input } = widget;
      const look = `${small} ${isSmall && widget.inputMode === 'decimal' ? 'text-right' : ''} ${className}`;
      return (
        <TextField {...words} {...input} {...text} onChange={(event) => set(event.target.value)} className={look} />
      );
    }
    case 'written':
      return <WrittenField {...words} widget={widget} onRead={set} />;
    case 'lines': {
      const { is: _, sends, ...input } = widget;
      return (
        <TextArea
          {...words}
          {...input}
          {...text}
          onChange={(event) => set(event.target.value)}
          onKeyDown={(event) => {
            if (!sends || event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      );
    }
  }
}

interface WrittenProps extends FieldProps {
  widget: Extract<WidgetAsData, { is: 'written' }>;
  /** null: it cannot be read, or nothing is written. */
  onRead: (value: unknown) => void;
}

function WrittenField({ widget: { words, read, wrong, placeholder }, onRead, error, ...field }: WrittenProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  return (
    <TextField
      {...field}
      className="font-mono"
      placeholder={placeholder}
      value={typed ?? words}
      error={isWrong ? wrong : error}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onRead(read(target.value));
      }}
    />
  );
}
