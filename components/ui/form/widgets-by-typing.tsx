import { valueAt } from '@/lib/values';
import { NameField } from '../name-field';
import { PickMany } from '../pick-many';
import { PickOne } from '../pick-one';
import type { DrawnAs } from './widget';

/** Widgets whose choices are found by typing. */

export const PickWidget = ({ widget, words, value, set }: DrawnAs<'pick'>) => (
  <PickOne
    {...words}
    choices={widget.of}
    placeholder={widget.placeholder}
    value={(value as string | null | undefined) ?? null}
    onPick={set}
  />
);

export const PicksWidget = ({ widget, words, value, set }: DrawnAs<'picks'>) => (
  <PickMany
    {...words}
    choices={widget.of}
    placeholder={widget.placeholder}
    picked={(value as readonly string[] | undefined) ?? []}
    onPick={set}
  />
);

export function NameWidget({ field, widget, words, text, values, write, onEnter, small }: DrawnAs<'name'>) {
  const beside = field.at.slice(0, -1);
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
