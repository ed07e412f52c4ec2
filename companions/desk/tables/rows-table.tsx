'use client';

import { memo, useEffect, useId, useRef, useState } from 'react';
import { blankOf, fieldsOf, fits, itemOf, type Shape, wordsOf } from '@/companions/rules/table-shape';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { HeadCell } from '@/components/ui/table';
import { counted } from '@/lib/text';
import { valueAt } from '@/lib/values';
import { cellFields, misfit, type Part, wrongAt, wrongIn } from './table-fields';

/** More rows than these are folded away until they are asked for, or one is wrong. */
const rowsAtOnce = 12;

/** Rows of the same fields: of a list, or each under its name. `isFixed`: the names are the game’s own. */
export function RowsTable({ isFixed, ...part }: Part & { isFixed?: boolean }) {
  const { label, shape, place, values, problems, write } = part;
  const value = valueAt(values, place) as object;
  const isList = Array.isArray(value);
  const rows = Object.entries(value);
  const item = isFixed ? fieldsOf(shape)[0]!.shape : itemOf(shape);
  const wrongHere = wrongIn(problems, place);
  const [isAsked, setAsked] = useState(rows.length <= rowsAtOnce);
  const isOpen = isAsked || wrongHere.length > 0;
  const wrong = wrongAt(problems, place);
  const heading = useId();
  // A row that is not drawn again renames itself among the rows as they are by then.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const rename = (at: number, name: string) =>
    write(place, Object.fromEntries(latest.current.map(([key, row], i) => [i === at ? name : key, row])));
  return (
    <div data-place={place.join('.')} className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 id={heading} className="font-semibold first-letter:uppercase">
          {label}
        </h4>
        <span className="aside">{counted(rows.length, 'row')}</span>
        {rows.length > rowsAtOnce && wrongHere.length === 0 && (
          <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setAsked(!isAsked)}>
            {isOpen ? 'Fold away' : 'Show'}
          </Button>
        )}
      </div>
      {wrong && <p className="font-medium text-overdue">{wrong}</p>}
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too
        <section className="overflow-x-auto" tabIndex={0} aria-labelledby={heading}>
          <table className="border-collapse text-left">
            <thead>
              <tr>
                <HeadCell>{isList ? 'Row' : 'Of'}</HeadCell>
                {fieldsOf(item).map(({ key }) => (
                  <HeadCell key={key} className="pl-2 first-letter:uppercase">
                    {wordsOf(key)}
                  </HeadCell>
                ))}
                {!isFixed && (
                  <HeadCell>
                    <span className="sr-only">Take out</span>
                  </HeadCell>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(([key, row], at) => (
                <Row
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; a name may be rewritten
                  key={at}
                  {...part}
                  shape={item}
                  place={[...place, isList ? at : key]}
                  problems={wrongIn(problems, [...place, key])}
                  value={row}
                  name={isList ? null : key}
                  rename={isList || isFixed ? undefined : (name) => rename(at, name)}
                  isFixed={isFixed}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {isOpen && !isFixed && (
        <Button
          size="small"
          className="mt-2"
          onClick={() => write(place, isList ? [...value, blankOf(item)] : { ...value, '': blankOf(item) })}
        >
          Add a row
        </Button>
      )}
    </div>
  );
}

interface RowProps extends Part {
  /** The name of the table. */
  label: string;
  shape: Shape;
  value: unknown;
  /** null: it is a row of a list. */
  name: string | null;
  isFixed?: boolean;
  rename?: (name: string) => void;
}

/** All that a row shows. */
const shownOf = ({ place, value, problems }: RowProps): string => JSON.stringify([place, value, problems]);

/** One row; drawn again only where it has changed. */
const Row = memo(
  function Row({ value, name, isFixed, rename, ...part }: RowProps) {
    const { label: table, shape, place, values, problems, write } = part;
    const fields = fieldsOf(shape);
    const number = Number(place.at(-1)) + 1;
    const label = name === null ? `row ${number}` : wordsOf(name);
    const drawn = { values, write };
    if (!fits(shape, value))
      return (
        <tr>
          <td colSpan={fields.length + 2}>
            <DrawnFields {...drawn} fields={[misfit({ ...part, label })]} />
          </td>
        </tr>
      );
    const said = problems
      .map(({ path, message }) => ({ key: path.split('.').slice(place.length).join('.'), message }))
      .filter(({ key }) => !fields.some((field) => `${key}.`.startsWith(`${field.key}.`)));
    return (
      <>
        <tr data-place={place.join('.')} className={problems.length > 0 ? 'bg-overdue-soft' : ''}>
          <th scope="row" className="border-b border-rule py-1 pr-3 pl-1 align-top font-normal whitespace-nowrap">
            {rename ? (
              <div className="w-28">
                <TextField
                  label={`${table}: name`}
                  isLabelHidden
                  value={name ?? ''}
                  onChange={(event) => rename(event.target.value)}
                />
              </div>
            ) : (
              <span className="leading-8.5 text-ink-2 first-letter:uppercase">{name === null ? number : label}</span>
            )}
          </th>
          {fields.map(({ key, ...field }) => {
            const cell = { ...part, ...field, label: `${table}, ${label}: ${wordsOf(key)}`, place: [...place, key] };
            return (
              <td key={key} data-place={cell.place.join('.')} className="border-b border-rule px-2 py-1 align-top">
                <div className="flex items-start gap-1.5">
                  <DrawnFields {...drawn} fields={cellFields(cell)} />
                </div>
              </td>
            );
          })}
          {!isFixed && (
            <td className="border-b border-rule py-1 align-top">
              <Button kind="quiet" onClick={() => write(place, undefined)} aria-label={`${table}: take ${label} out`}>
                ✕
              </Button>
            </td>
          )}
        </tr>
        {said.length > 0 && (
          <tr className="bg-overdue-soft">
            <td colSpan={fields.length + 2} className="border-b border-rule px-2 pb-1.5 font-medium text-overdue">
              {said.map(({ key, message }) => (
                <p key={key}>{key === '' ? `Row ${name ?? number}: ${message}` : `${key} ${message}`}</p>
              ))}
            </td>
          </tr>
        )}
      </>
    );
  },
  (a, b) => shownOf(a) === shownOf(b),
);
