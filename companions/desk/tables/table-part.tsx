'use client';

import { SourceMark } from '@/companions/parts/companion-log';
import type { Source } from '@/companions/rules/companion';
import { fieldsOf, filled, fits, isScalar, isUniform, kindOf, wordsOf } from '@/companions/rules/table-shape';
import { Misfit } from './misfit-value';
import { RowsTable } from './rows-table';
import { ScalarField } from './scalar-field';
import { type Part, placeMark, wrongAt } from './table-editing';

/** A part of the tables: a section with its fields, a table with its rows, or a single field. */
function TablePart(part: Part & { isOptional?: boolean }) {
  const { value } = part;
  const { shape } = filled(part.shape);
  const kind = kindOf(shape);
  if (isScalar(shape) || kind === 'list') return <ScalarField {...part} />;
  if (!fits(shape, value)) return <Misfit {...part} />;
  if (kind === 'rows' || kind === 'byName') return <RowsTable {...part} shape={shape} />;
  const isWhole = fieldsOf(shape).every((field) => fits(field.shape, (value as Record<string, unknown>)[field.key]));
  if (isUniform(shape) && isWhole && areThoseOf(shape, value)) return <RowsTable {...part} shape={shape} isFixed />;
  return <Section {...part} shape={shape} />;
}

/** Whether an object has the fields of its shape and no others. */
const areThoseOf = (shape: Part['shape'], value: unknown): boolean => {
  const keys = Object.keys(value as object);
  return keys.length === fieldsOf(shape).length && fieldsOf(shape).every(({ key }) => keys.includes(key));
};

/** The fields of an object: single ones side by side, larger ones below. */
export function Section(part: Part) {
  const { label, shape, place, problems, write } = part;
  const value = part.value as Record<string, unknown>;
  const fields = fieldsOf(shape);
  const isSingle = (field: (typeof fields)[number]): boolean => isScalar(field.shape) || kindOf(field.shape) === 'list';
  const unknown = Object.keys(value).filter((key) => !fields.some((field) => field.key === key));
  const wrong = wrongAt(problems, place);
  const parts = (some: typeof fields) =>
    some.map((field) => (
      <TablePart
        key={field.key}
        label={wordsOf(field.key)}
        shape={field.shape}
        isOptional={field.isOptional}
        value={value[field.key]}
        place={[...place, field.key]}
        problems={problems}
        write={write}
      />
    ));
  const isTop = place.length <= 1;
  const Heading = isTop ? 'h3' : 'h4';
  return (
    <section
      aria-label={label}
      data-place={placeMark(place)}
      className={place.length === 0 ? '' : place.length <= 2 ? 'mt-5 border-t border-rule pt-3' : 'mt-3'}
    >
      {place.length > 0 && (
        <Heading
          className={`flex items-center gap-2 ${isTop ? 'text-title' : place.length === 2 ? 'text-lead font-semibold' : 'font-semibold'}`}
        >
          <span className="first-letter:uppercase">{label}</span>
          {typeof value.source === 'string' && value.source in marks && <SourceMark source={value.source as Source} />}
        </Heading>
      )}
      {wrong && <p className="font-medium text-overdue">{wrong}</p>}
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(8rem,10rem))] items-start gap-x-4 gap-y-2 [&_label:first-letter]:uppercase">
        {parts(fields.filter(isSingle))}
      </div>
      {parts(fields.filter((field) => !isSingle(field)))}
      {unknown.map((key) => (
        <Misfit
          key={key}
          isUnknown
          label={key}
          shape={{}}
          value={value[key]}
          place={[...place, key]}
          problems={problems}
          write={write}
        />
      ))}
    </section>
  );
}

const marks: Record<Source, true> = { book: true, recovered: true, ours: true };
