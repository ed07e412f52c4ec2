'use client';

import { useState } from 'react';
import { filled, itemOf, kindOf, readWritten, wordsOf, written } from '@/companions/rules/table-shape';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type Part, placeMark, wrongAt } from './table-editing';

/** A single figure, word or yes and no, or a short list written with commas, with what would be right when it is wrong. */
export function ScalarField({
  label,
  shape,
  value,
  place,
  problems,
  write,
  isBare,
  isOptional,
}: Part & {
  /** The label is for a screen reader only: the page shows a column head. */
  isBare?: boolean;
  isOptional?: boolean;
}) {
  const kind = kindOf(shape);
  const error = kind === 'list' ? wrongInList(problems, place) : wrongAt(problems, place);
  const common = { label, isLabelHidden: isBare, error };
  return (
    <div data-place={placeMark(place)} className={isBare ? widths[kind] : undefined}>
      {kind === 'yesNo' ? (
        <YesNo
          label={label}
          isBare={isBare}
          error={error}
          isTicked={value === true}
          onTick={(isTicked) => write(place, isTicked || !isOptional ? isTicked : undefined)}
        />
      ) : kind === 'choice' ? (
        <Select
          {...common}
          value={written(value)}
          onPick={(picked) => write(place, picked === '' ? undefined : picked)}
          choices={choicesOf(filled(shape).shape.enum ?? [], value, isOptional)}
        />
      ) : (
        <Written
          {...common}
          shape={shape}
          value={value}
          isOptional={isOptional}
          write={(became) => write(place, became)}
        />
      )}
    </div>
  );
}

const widths: Partial<Record<ReturnType<typeof kindOf>, string>> = {
  number: 'w-16',
  text: 'w-36',
  choice: 'w-32',
  list: 'w-44',
};

/** The values there are to choose, and one that should not be there, so that it is seen. */
function choicesOf(names: readonly (string | number)[], value: unknown, isOptional = false) {
  const present = written(value);
  const strange = present !== '' && !names.map(String).includes(present) ? [{ id: present, label: present }] : [];
  const empty = isOptional || present === '' ? [{ id: '', label: '–' }] : [];
  return [...empty, ...strange, ...names.map((name) => ({ id: String(name), label: wordsOf(String(name)) }))];
}

/** In a list the wrong one is named by its place. */
function wrongInList(problems: Part['problems'], place: Part['place']): string | null {
  const path = placeMark(place);
  const said = problems
    .filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
    .map((problem) => {
      const at = Number(problem.path.slice(path.length + 1));
      return problem.path === path ? problem.message : `${at + 1}: ${problem.message}`;
    });
  return said.length > 0 ? said.join('; ') : null;
}

/** What is being written stays as it is written, as long as it reads as the value there is. */
function Written({
  shape,
  value,
  write,
  isOptional,
  ...field
}: Pick<Part, 'label' | 'shape' | 'value'> & {
  isLabelHidden?: boolean;
  error: string | null;
  isOptional?: boolean;
  write: (value: unknown) => void;
}) {
  const [typed, setTyped] = useState(() => written(value));
  const read = (text: string): unknown => {
    const became = readWritten(shape, text);
    return isOptional && Array.isArray(became) && became.length === 0 ? undefined : became;
  };
  const isSame = JSON.stringify(read(typed)) === JSON.stringify(value);
  const isNumber = kindOf(shape) === 'number' || (kindOf(shape) === 'list' && kindOf(itemOf(shape)) === 'number');
  return (
    <TextField
      {...field}
      value={isSame ? typed : written(value)}
      inputMode={isNumber ? 'decimal' : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        write(read(event.target.value));
      }}
      className={isNumber ? 'tabular-nums' : ''}
    />
  );
}

function YesNo({
  label,
  isBare,
  error,
  ...box
}: {
  label: string;
  isBare?: boolean;
  error: string | null;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  return (
    <>
      <Checkbox {...box} label={isBare ? <span className="sr-only">{label}</span> : label} />
      {error && <p className="text-console font-medium text-overdue">{error}</p>}
    </>
  );
}
