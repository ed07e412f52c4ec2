'use client';

import type { ComponentType } from 'react';
import { valueAt } from '@/lib/values';
import { isFigureWrong, type Widget, wrongWith } from './fields';
import type { DrawnAs, WidgetProps } from './widget';
import { NameWidget, PicksWidget, PickWidget } from './widgets-by-typing';
import { ChoiceWidget, LettersWidget, RowWidget, SeveralWidget } from './widgets-to-choose';
import { TickedFigureWidget, TickWidget } from './widgets-to-tick';
import { CountWidget, FigureWidget, LinesWidget, TextWidget, WrittenWidget } from './widgets-to-write';

/** Each widget with what draws it. */
const widgets: { [Is in Widget['is']]: ComponentType<DrawnAs<Is>> } = {
  choice: ChoiceWidget,
  row: RowWidget,
  letters: LettersWidget,
  several: SeveralWidget,
  pick: PickWidget,
  picks: PicksWidget,
  name: NameWidget,
  tick: TickWidget,
  figure: FigureWidget,
  tickedFigure: TickedFigureWidget,
  count: CountWidget,
  text: TextWidget,
  written: WrittenWidget,
  lines: LinesWidget,
};

/** Draws one field of a form by its widget. */
export function DrawnWidget(props: WidgetProps) {
  const { field, values, write, onEnter, isSmall, onFocus } = props;
  const { at, of, widget, width } = field;
  const label = of ? `${field.label}: ${of}` : field.label;
  const value = valueAt(values, at);
  const written = Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;
  const Drawn = widgets[widget.is] as ComponentType<DrawnAs<Widget['is']>>;
  const drawn = (
    <Drawn
      key={at.join('.')}
      field={field}
      widget={widget}
      label={label}
      value={value}
      values={values}
      write={write}
      set={(became) => (field.follow ? write([], field.follow(values, became)) : write(at, became))}
      {...faultOf(props, label)}
      text={{ name: at.join('.'), value: written, onFocus: () => onFocus?.(at) }}
      small={isSmall ? 'min-h-handle-small px-1.5' : ''}
      isSmall={isSmall}
      onEnter={onEnter}
    />
  );
  return width && widget.is !== 'several' ? <div className={width}>{drawn}</div> : drawn;
}

/** Why a field was refused, at its own place or at the line that says so for its whole row. */
function faultOf(
  { field, values, wrongAt, errorAt }: WidgetProps,
  label: string,
): Pick<DrawnAs<'text'>, 'error' | 'words'> {
  const { widget, hint, isLabelHidden } = field;
  const said =
    isFigureWrong(values, field) && widget.is === 'figure'
      ? `A whole number from ${widget.from} to ${widget.to}.`
      : wrongWith(field, wrongAt);
  const error = errorAt ? null : said;
  return { error, words: { label, isLabelHidden, hint, error, errorAt: errorAt && said ? errorAt : null } };
}
