'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type ValuePath, valueAt } from '@/lib/values';
import { Button } from '../button';
import { singleKeySaid } from '../own-ways';
import { RefusalLine } from '../refusal-line';
import { type Drawn, type DrawnGroup, type DrawnRows, fieldsIn, isShown, nameOfRow } from './fields';
import { headLook, type WidgetProps } from './widget';
import { DrawnWidget } from './widgets';

interface Props extends Omit<WidgetProps, 'field'> {
  fields: readonly Drawn[];
}

/** The fields of a form, drawn from data. */
export function DrawnFields(props: Props) {
  return props.fields.map((one, index) => {
    const key = `${index}`;
    if ('widget' in one) return <DrawnWidget key={one.at.join('.')} {...props} field={one} />;
    if ('rows' in one) return <Rows key={one.rows.join('.')} {...props} list={one} />;
    if ('note' in one) return <div key={key}>{one.note}</div>;
    return <Group key={one.legend ?? fieldsIn(one.fields)[0]?.at.join('.') ?? key} {...props} group={one} />;
  });
}

function Group({ group, ...props }: Omit<Props, 'fields'> & { group: DrawnGroup }) {
  const { legend, summary, isOpen, at, look, fields, empty } = group;
  const { wrongAt } = props;
  const error = at && wrongAt && !isShown(fields, wrongAt) && wrongAt(at.join('.'));
  const inside = (
    <>
      <DrawnFields {...props} fields={fields} />
      {fields.length === 0 && <p className="text-ink-3">{empty}</p>}
      <RefusalLine className="mt-1 text-small">{error}</RefusalLine>
    </>
  );
  if (summary)
    return (
      <details open={isOpen || undefined}>
        <summary className="min-h-handle-small detail">{summary}</summary>
        <div className={look}>{inside}</div>
      </details>
    );
  if (!legend) return <div className={look}>{inside}</div>;
  return (
    <fieldset className="min-w-0">
      <legend className={headLook}>{legend}</legend>
      <div className={look}>{inside}</div>
    </fieldset>
  );
}

function Rows({ list, ...props }: Omit<Props, 'fields'> & { list: DrawnRows }) {
  const { rows: at, title, noun, columns, blank, below, key } = list;
  const { values, write, wrongAt } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const rows = (valueAt(values, at) as object[] | undefined) ?? [];
  const isNamed = columns[0]?.widget.is === 'name';
  const add = () => {
    const unnamed = isNamed ? rows.findIndex((row) => valueAt(row, ['id']) === '') : -1;
    if (unnamed < 0) write(at, [...rows, blank]);
    setAdded(unnamed < 0 ? rows.length : unnamed);
  };
  const take = (index: number) => {
    write([...at, index], undefined);
    section.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  useLayoutEffect(() => {
    if (added === null) return;
    section.current?.querySelector<HTMLElement>(`[data-row="${added}"] :is(input, select)`)?.focus();
    setAdded(null);
  }, [added]);
  const look = {
    className: 'grid items-center gap-x-2',
    style: { gridTemplateColumns: [...columns.map(({ width }) => width), '1.625rem'].join(' ') },
  };
  const fault = wrongAt?.(at.join('.'));
  return (
    <section ref={section} aria-label={title} className="border-t border-rule-2 pt-1.5">
      <div {...look} className="grid items-end gap-x-2 font-cond aside leading-tight">
        {columns.map(({ head }, column) =>
          column === 0 ? (
            <h3 key={head} className="text-small font-semibold text-ink">
              {title}
            </h3>
          ) : (
            <span key={head} aria-hidden>
              {head}
            </span>
          ),
        )}
      </div>
      <ul aria-label={title}>
        {rows.map((row, index) => {
          const place: ValuePath = [...at, index];
          const name = nameOfRow(row, noun, index);
          const errorAt = `${id}-${index}`;
          const wrong = columns.flatMap(({ head, at: inside }) => {
            const said = wrongAt?.([...place, ...inside].join('.'));
            return said ? [{ head, said }] : [];
          });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <li key={index} data-row={index} className="border-b border-rule py-1">
              <div {...look}>
                {columns.map(({ head, said = head, at: inside, widget }, column) => (
                  <DrawnWidget
                    key={head}
                    {...props}
                    errorAt={errorAt}
                    onEnter={add}
                    field={{
                      at: [...place, ...inside],
                      label: said,
                      of: isNamed && column === 0 ? `${noun} ${index + 1}` : name,
                      widget,
                      isLabelHidden: true,
                    }}
                  />
                ))}
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Remove ${name}`}
                  onClick={() => take(index)}
                  className="px-0"
                >
                  ×
                </Button>
              </div>
              {below && <DrawnFields {...props} errorAt={errorAt} fields={placed(below(row), place, name)} />}
              {wrong.length > 0 && (
                <p id={errorAt} className="text-small font-medium text-overdue">
                  {wrong.map(({ head, said }) => (
                    <span key={head} className="block">
                      {head}: {said}
                    </span>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {fault && <p className="py-1 font-medium text-overdue">{fault}</p>}
      <Button
        kind="quiet"
        size="small"
        data-add={key ?? ''}
        hint={key}
        aria-keyshortcuts={key && (singleKeySaid(key) ?? undefined)}
        onClick={add}
        className="-ml-2"
      >
        Add {noun}
      </Button>
    </section>
  );
}

/** The fields of one row: their places go on from the row's, and each says whose it is. */
const placed = (fields: readonly Drawn[], row: ValuePath, of: string): Drawn[] =>
  fields.map((one) => {
    if ('widget' in one) return { ...one, of, at: [...row, ...one.at] };
    return 'fields' in one ? { ...one, fields: placed(one.fields, row, of) } : one;
  });
