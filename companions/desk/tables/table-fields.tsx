'use client';

import {
  blankOf,
  fieldsOf,
  filled,
  fits,
  isScalar,
  itemOf,
  kindOf,
  type Shape,
  variantsOf,
  wordsOf,
  written,
} from '@/companions/rules/table-shape';
import { Button } from '@/components/ui/button';
import type { Drawn, DrawnField } from '@/components/ui/form/fields';
import { Select } from '@/components/ui/select';
import type { Problem } from '@/lib/adjudication';
import { type ValuePath, valueAt } from '@/lib/values';

/** A part of the tables: how it is called, its shape, where it stands in the values, and everything wrong with them. */
export interface Part {
  label: string;
  shape: Shape;
  place: ValuePath;
  /** The values of the whole form. */
  values: unknown;
  problems: readonly Problem[];
  /** Writes a value at a place of the tables; undefined takes it out. */
  write: (place: ValuePath, value: unknown) => void;
  isOptional?: boolean;
}

/** The fault at a place itself, in words; null: none. */
export function wrongAt(problems: readonly Problem[], place: ValuePath): string | null {
  const path = place.join('.');
  const said = problems.filter((problem) => problem.path === path).map(({ message }) => message);
  return said.length > 0 ? said.join('; ') : null;
}

/** The faults at a place and below it. */
export function wrongIn(problems: readonly Problem[], place: ValuePath): readonly Problem[] {
  const path = place.join('.');
  return problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
}

/** The part under a name of another. */
export const inside = (
  part: Part,
  { key, shape, isOptional }: ReturnType<typeof fieldsOf>[number],
  label: string,
): Part => ({
  ...part,
  label,
  shape,
  isOptional,
  place: [...part.place, key],
});

/** True when it is written in one field. */
export const isSingle = (shape: Shape): boolean => isScalar(shape) || kindOf(shape) === 'list';

/** A figure, a word, yes or no, or a short list written with commas. `isBare`: a column head stands for its label. */
export function single({ label, shape: given, place, values, problems, isOptional }: Part, isBare = false): DrawnField {
  const { shape } = filled(given);
  const kind = kindOf(shape);
  const isNumber = kindOf(kind === 'list' ? itemOf(shape) : shape) === 'number';
  const widgets: Partial<Record<typeof kind, DrawnField['widget']>> = {
    yesNo: { is: 'tick' },
    choice: { is: 'choice', of: choicesOf(shape, valueAt(values, place), isOptional) },
  };
  return {
    at: place,
    label,
    isLabelHidden: isBare,
    width: isBare ? widths[kind] : undefined,
    error: kind === 'list' ? wrongInList(problems, place) : wrongAt(problems, place),
    widget: widgets[kind] ?? { is: 'text', ...(isNumber && { inputMode: 'decimal', className: 'tabular-nums' }) },
  };
}

const widths: Partial<Record<ReturnType<typeof kindOf>, string>> = {
  number: 'w-16',
  text: 'w-36',
  choice: 'w-32',
  list: 'w-44',
};

/** The values there are to choose, and one that should not be there, so that it is seen. */
function choicesOf({ enum: names = [] }: Shape, value: unknown, isOptional = false) {
  const present = written(value);
  const strange = present !== '' && !names.map(String).includes(present) ? [{ id: present, label: present }] : [];
  const empty = isOptional || present === '' ? [{ id: '', label: '–' }] : [];
  return [...empty, ...strange, ...names.map((name) => ({ id: String(name), label: wordsOf(String(name)) }))];
}

/** In a list the wrong one is named by its place. */
function wrongInList(problems: Part['problems'], place: ValuePath): string | null {
  const said = wrongIn(problems, place).map(({ path, message }) => {
    const at = path.split('.')[place.length];
    return at === undefined ? message : `${Number(at) + 1}: ${message}`;
  });
  return said.length > 0 ? said.join('; ') : null;
}

/** Something that does not belong where it stands, as it was found, with the way to begin it again or leave it out. */
export function misfit({ label, shape, place, values, problems, write }: Part, isUnknown = false): Drawn {
  const value = valueAt(values, place);
  const note = (
    <div data-place={place.join('.')} className="my-2 border-l-2 border-overdue pl-3">
      <p className="font-medium text-overdue">
        {label}: {wrongAt(problems, place) ?? 'is not what stands here'}
      </p>
      {value !== undefined && <code className="block max-w-xl truncate font-mono detail">{JSON.stringify(value)}</code>}
      <Button size="small" onClick={() => write(place, isUnknown ? undefined : blankOf(shape))}>
        {isUnknown ? 'Leave it out' : 'Begin it empty'}
      </Button>
    </div>
  );
  return { note };
}

/** The contents of one cell of a table: a single thing, or the few fields of a small one. */
export function cellFields(part: Part): Drawn[] {
  const { label, place, values, problems, write, isOptional } = part;
  const { shape } = filled(part.shape);
  if (isSingle(shape)) return [single(part, true)];
  const press = (word: string, value: unknown): Drawn => ({
    note: (
      <Button kind="quiet" size="small" onClick={() => write(place, value)}>
        {word}
      </Button>
    ),
  });
  const value = valueAt(values, place);
  const kind = kindOf(shape);
  if (value === undefined && isOptional) return [press('Add', blankOf(shape))];
  if ((kind !== 'fields' && kind !== 'variants') || !fits(shape, value ?? {})) return [misfit(part)];
  const { by, names, shapes, at } = variantsOf(shape, value);
  const variant: Drawn = {
    note: (
      <div className="w-40">
        <Select
          name={[...place, by].join('.')}
          label={`${label}: ${wordsOf(by)}`}
          isLabelHidden
          error={wrongAt(problems, [...place, by])}
          value={names[at] ?? ''}
          choices={choicesOf({ enum: names }, names[at])}
          onPick={(name) => write(place, blankOf(shapes[names.indexOf(name)]!))}
        />
      </div>
    ),
  };
  const fields = fieldsOf(kind === 'fields' ? shape : (shapes[at] ?? {})).filter(({ key }) => key !== by);
  const wrong = wrongAt(problems, place);
  return [
    ...(kind === 'variants' ? [variant] : []),
    ...fields.map((field) => single(inside(part, field, `${label}: ${wordsOf(field.key)}`), true)),
    ...(isOptional ? [press('Leave out', undefined)] : []),
    ...(wrong ? [{ note: <p className="font-medium text-overdue">{wrong}</p> }] : []),
  ];
}
