import { useId } from 'react';
import { Checkbox } from '../checkbox';
import { RadioRow } from '../radio-row';
import { RingChoice } from '../ring-choice';
import { Select } from '../select';
import { type DrawnAs, headLook, wrongLook } from './widget';

/** Widgets whose choices all stand there. */

export const ChoiceWidget = ({ widget, words, text, set, small }: DrawnAs<'choice'>) => (
  <Select {...words} {...text} choices={widget.of} onPick={set} className={small} />
);

export const RowWidget = ({ widget, label, text, set }: DrawnAs<'row'>) => (
  <RadioRow label={label} choices={widget.of} value={text.value} onPick={set} />
);

export function LettersWidget({ widget, label, value, set, onEnter, error }: DrawnAs<'letters'>) {
  const id = useId();
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
}

export function SeveralWidget({ field, widget, label, value, set, error }: DrawnAs<'several'>) {
  const { of, isLabelHidden, width } = field;
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
