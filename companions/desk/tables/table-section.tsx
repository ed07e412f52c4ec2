'use client';

import { SourceMark } from '@/companions/parts/companion-log';
import { type Source, sources } from '@/companions/rules/companion';
import { fieldsOf, filled, fits, isUniform, kindOf, wordsOf } from '@/companions/rules/table-shape';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import type { Drawn } from '@/components/ui/form/fields';
import { valueAt } from '@/lib/values';
import { RowsTable } from './rows-table';
import { inside, isSingle, misfit, type Part, single, wrongAt } from './table-fields';

/** A part of the tables: a section with its fields, a table with its rows, or a single field. */
function fieldsOfPart(part: Part): Drawn {
  const { shape } = filled(part.shape);
  const value = valueAt(part.values, part.place);
  const kind = kindOf(shape);
  if (isSingle(shape)) return single(part);
  if (!fits(shape, value)) return misfit(part);
  if (kind === 'rows' || kind === 'byName') return { note: <RowsTable {...part} shape={shape} /> };
  const keys = Object.keys(value as object);
  const fields = fieldsOf(shape);
  const isWhole =
    keys.length === fields.length &&
    fields.every(
      ({ key, shape: inside }) => keys.includes(key) && fits(inside, (value as Record<string, unknown>)[key]),
    );
  if (isUniform(shape) && isWhole) return { note: <RowsTable {...part} shape={shape} isFixed /> };
  return { note: <Section {...part} shape={shape} /> };
}

/** The fields of an object: single ones side by side, larger ones below. */
export function Section(part: Part) {
  const { label, shape, place, values, problems, write } = part;
  const value = valueAt(values, place) as Record<string, unknown>;
  const fields = fieldsOf(shape);
  const known = fields.map((field) => fieldsOfPart(inside(part, field, wordsOf(field.key))));
  const singles = known.filter((one) => 'widget' in one);
  const unknown = Object.keys(value)
    .filter((key) => value[key] !== undefined && !fields.some((field) => field.key === key))
    .map((key) => misfit(inside(part, { key, shape: {}, isOptional: true }, key), true));
  const wrong = wrongAt(problems, place);
  const isTop = place.length <= 1;
  const Heading = isTop ? 'h3' : 'h4';
  const look =
    'mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(8rem,10rem))] items-start gap-x-4 gap-y-2 [&_label:first-letter]:uppercase';
  return (
    <section
      aria-label={label}
      data-place={place.join('.')}
      className={place.length === 0 ? '' : place.length <= 2 ? 'mt-5 border-t border-rule pt-3' : 'mt-3'}
    >
      {place.length > 0 && (
        <Heading
          className={`flex items-center gap-2 ${isTop ? 'text-title' : place.length === 2 ? 'lead' : 'font-semibold'}`}
        >
          <span className="first-letter:uppercase">{label}</span>
          {sources.some((one) => one === value.source) && <SourceMark source={value.source as Source} />}
        </Heading>
      )}
      {wrong && <p className="font-medium text-overdue">{wrong}</p>}
      <DrawnFields
        values={values}
        write={write}
        fields={[
          ...(singles.length > 0 ? [{ look, fields: singles }] : []),
          ...known.filter((one) => !('widget' in one)),
          ...unknown,
        ]}
      />
    </section>
  );
}
