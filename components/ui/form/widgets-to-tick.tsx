import { Checkbox } from '../checkbox';
import { TextField } from '../field';
import { isFigureWrong } from './fields';
import { type DrawnAs, wrongLook } from './widget';

/** Widgets with a box to tick. */

export function TickWidget({ field, widget: { on }, label, value, set, error }: DrawnAs<'tick'>) {
  const { of, isLabelHidden } = field;
  return (
    <>
      <Checkbox
        label={
          of || isLabelHidden ? (
            // Short on screen where it is about one of many, hidden under a column head.
            <>
              {!isLabelHidden && <span aria-hidden>{field.label}</span>}
              <span className="sr-only">{label}</span>
            </>
          ) : (
            label
          )
        }
        isTicked={on ? value !== undefined : value === true}
        onTick={(is) => set(on ? (is ? on : undefined) : is)}
      />
      {error && <p className={wrongLook}>{error}</p>}
    </>
  );
}

export function TickedFigureWidget({ field, widget, label, value, values, text, set }: DrawnAs<'tickedFigure'>) {
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
