'use client';

import { memo, useId, useState } from 'react';
import { blankOf, fieldsOf, fits, itemOf, type Shape, wordsOf } from '@/companions/rules/table-shape';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { HeadCell } from '@/components/ui/table';
import { counted } from '@/lib/text';
import type { ValuePath } from '@/lib/values';
import { InlinePart } from './inline-part';
import { Misfit } from './misfit-value';
import { isSameWrong, type Part, placeMark, type Write, wrongAt, wrongIn } from './table-editing';

/** More rows than these are folded away until they are asked for, or one is wrong. */
const rowsAtOnce = 12;

/** Rows of the same fields: of a list, or each under its name. `isFixed`: the names are the game’s own. */
export function RowsTable({ label, shape, value, place, problems, write, isFixed }: Part & { isFixed?: boolean }) {
  const isList = Array.isArray(value);
  const rows = Object.entries(value as object);
  const item = isFixed ? fieldsOf(shape)[0]!.shape : itemOf(shape);
  const [isAsked, setAsked] = useState(rows.length <= rowsAtOnce);
  const isOpen = isAsked || problems.length > 0;
  const wrong = wrongAt(problems, place);
  const heading = useId();
  return (
    <div data-place={placeMark(place)} className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 id={heading} className="font-semibold first-letter:uppercase">
          {label}
        </h4>
        <span className="text-small text-ink-3">{counted(rows.length, 'row')}</span>
        {rows.length > rowsAtOnce && problems.length === 0 && (
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
                  item={item}
                  write={write}
                  isFixed={isFixed}
                  table={label}
                  value={row}
                  parent={placeMark(place)}
                  name={key}
                  isList={isList}
                  problems={wrongIn(problems, [...place, key])}
                  rename={isList || isFixed ? undefined : (name) => write(place, renamed(value as object, at, name))}
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
          onClick={() =>
            write(
              place,
              isList ? [...(value as unknown[]), blankOf(item)] : { ...(value as object), '': blankOf(item) },
            )
          }
        >
          Add a row
        </Button>
      )}
    </div>
  );
}

const renamed = (rows: object, at: number, name: string): object =>
  Object.fromEntries(Object.entries(rows).map(([key, row], i) => [i === at ? name : key, row]));

interface RowProps {
  table: string;
  item: Shape;
  value: unknown;
  /** The place of the table, dotted. */
  parent: string;
  name: string;
  isList: boolean;
  isFixed?: boolean;
  problems: Part['problems'];
  write: Write;
  rename?: (name: string) => void;
}

/** One row; drawn again only where it has changed. */
const Row = memo(
  function Row({ table, item, value, parent, name, isList, isFixed, problems, write, rename }: RowProps) {
    const place: ValuePath = [...parent.split('.'), isList ? Number(name) : name];
    const fields = fieldsOf(item);
    const label = isList ? `row ${Number(name) + 1}` : wordsOf(name);
    const inside = value as Record<string, unknown>;
    const wrong = wrongAt(problems, place);
    const unknown = problems.filter(
      ({ path }) =>
        path.startsWith(`${placeMark(place)}.`) &&
        !fields.some(({ key }) => `${path}.`.startsWith(`${placeMark([...place, key])}.`)),
    );
    if (!fits(item, value))
      return (
        <tr>
          <td colSpan={fields.length + 2}>
            <Misfit label={label} value={value} place={place} problems={problems} write={write} shape={item} />
          </td>
        </tr>
      );
    return (
      <>
        <tr data-place={placeMark(place)} className={problems.length > 0 ? 'bg-overdue-soft' : ''}>
          <th scope="row" className="border-b border-rule py-1 pr-3 pl-1 align-top font-normal whitespace-nowrap">
            {rename ? (
              <div className="w-28">
                <TextField
                  label={`${table}: name`}
                  isLabelHidden
                  value={name}
                  onChange={(e) => rename(e.target.value)}
                />
              </div>
            ) : (
              <span className="leading-[34px] text-ink-2 first-letter:uppercase">
                {isList ? Number(name) + 1 : wordsOf(name)}
              </span>
            )}
          </th>
          {fields.map((field) => (
            <td key={field.key} className="border-b border-rule px-2 py-1 align-top">
              <InlinePart
                label={`${table}, ${label}: ${wordsOf(field.key)}`}
                isOptional={field.isOptional}
                shape={field.shape}
                value={inside[field.key]}
                place={[...place, field.key]}
                problems={problems}
                write={write}
              />
            </td>
          ))}
          {!isFixed && (
            <td className="border-b border-rule py-1 align-top">
              <Button kind="quiet" onClick={() => write(place, undefined)} aria-label={`${table}: take ${label} out`}>
                ✕
              </Button>
            </td>
          )}
        </tr>
        {(wrong || unknown.length > 0) && (
          <tr className="bg-overdue-soft">
            <td colSpan={fields.length + 2} className="border-b border-rule px-2 pb-1.5 font-medium text-overdue">
              {wrong && <p>{`Row ${isList ? Number(name) + 1 : name}: ${wrong}`}</p>}
              {unknown.map(({ path, message }) => (
                <p key={path}>
                  {path.slice(placeMark(place).length + 1)} {message}
                </p>
              ))}
            </td>
          </tr>
        )}
      </>
    );
  },
  (a, b) =>
    a.value === b.value &&
    a.name === b.name &&
    a.parent === b.parent &&
    a.item === b.item &&
    isSameWrong(a.problems, b.problems),
);
