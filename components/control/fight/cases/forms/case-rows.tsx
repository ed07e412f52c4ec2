'use client';

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import type { Choice } from '@/components/ui/matching';
import { NameField } from '@/components/ui/name-field';
import { CaseField, RowProvider, useWriting, type Widget } from './case-fields';
import { leafAt, rowsAt, type Tree } from './case-tree';

/** A column of a list: what stands over it, its field, and how wide it is. */
export interface Column {
  head: string;
  /** The field as its path goes on from the row. */
  field: string;
  width: string;
  /** Its widget; none where the list draws the column itself. */
  as?: Widget;
  /** Its label to the ear, where the head is too short. */
  said?: string;
}

export interface CaseRowsProps<C extends Choice> {
  /** The path of the list. */
  list: string;
  title: string;
  /** What one row is called: target, serial. */
  noun: string;
  columns: readonly Column[];
  /** A row of its own, before anything is written in it; one that still wants its name is gone to, and none added. */
  blank: Tree;
  /** Who may be picked by typing; a row without a name has none. */
  choices?: readonly C[];
  /** What a row becomes when one is picked. */
  filled?: (choice: C) => Tree;
  /** The fields of a row that its columns do not draw; they stand last. */
  children?: (path: string, name: string) => ReactNode;
  /** A second line of a row. */
  below?: (path: string, name: string) => ReactNode;
  /** N adds a row here. */
  hasKey?: boolean;
}

/** A list on the form of a case: added to and taken from by keyboard, with what is wrong under the row it is in. */
export function CaseRows<C extends Choice>(props: CaseRowsProps<C>) {
  const { list, title, noun, columns, blank, choices, filled, children, below, hasKey } = props;
  const { put, set, problem } = useWriting();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const rows = rowsAt(put, list);
  const add = () => {
    const unnamed = choices ? rows.findIndex(({ id: own }) => own === '') : -1;
    if (unnamed < 0) set(list, [...rows, blank]);
    setAdded(unnamed < 0 ? rows.length : unnamed);
  };
  const take = (index: number) => {
    set(
      list,
      rows.filter((_, other) => other !== index),
    );
    section.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  useKeys(hasKey ? { n: add } : {});
  useLayoutEffect(() => {
    if (added === null) return;
    section.current?.querySelector<HTMLElement>(`[data-row="${added}"] :is(input, select)`)?.focus();
    setAdded(null);
  }, [added]);
  const template = [choices ? 'minmax(96px,1fr)' : '', ...columns.map(({ width }) => width), '26px'].join(' ');
  const fault = problem(list);
  return (
    <section ref={section} aria-label={title} className="border-t border-rule-2 pt-1.5">
      <div style={{ gridTemplateColumns: template }} className="grid items-end gap-x-2 font-cond text-small text-ink-3">
        {choices && <h3 className="text-console font-semibold text-ink">{title}</h3>}
        {columns.map(({ head }, i) => (
          <span
            key={head}
            aria-hidden
            className={`leading-tight ${!choices && i === 0 ? 'text-console font-semibold text-ink' : ''}`}
          >
            {!choices && i === 0 ? title : head}
          </span>
        ))}
      </div>
      <ul aria-label={title}>
        {rows.map((row, index) => {
          const path = `${list}.${index}`;
          const name = nameOf(row, `${noun} ${index + 1}`);
          const wrong = [{ head: 'Name', field: 'id' }, ...columns].flatMap(({ head, field }) => {
            const said = problem(`${path}.${field}`);
            return said ? [{ head, said }] : [];
          });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <li key={index} data-row={index} className="border-b border-rule py-1">
              <RowProvider value={`${id}-${index}`}>
                <div style={{ gridTemplateColumns: template }} className="grid items-center gap-x-2">
                  {choices && (
                    <NameField
                      label={`Name: ${noun} ${index + 1}`}
                      isLabelHidden
                      choices={choices}
                      value={(row.$name ?? row.id ?? '') as string}
                      errorAt={problem(`${path}.id`) ? `${id}-${index}` : null}
                      onName={(own) => {
                        const { $name: _, ...rest } = row;
                        set(path, { ...rest, id: own });
                      }}
                      onPick={(choice) =>
                        set(path, { ...row, ...filled?.(choice), id: choice.id, $name: choice.label })
                      }
                      onEnter={add}
                      placeholder="Type a name"
                      className="min-h-handle-small px-1.5! font-medium"
                    />
                  )}
                  {columns.map(
                    ({ head, field, as, said = head }) =>
                      as && (
                        <CaseField
                          key={field}
                          path={`${path}.${field}`}
                          label={`${said}: ${name}`}
                          isLabelHidden
                          as={as}
                        />
                      ),
                  )}
                  {children?.(path, name)}
                  <Button
                    kind="quiet"
                    size="small"
                    type="button"
                    aria-label={`Remove ${name}`}
                    onClick={() => take(index)}
                    className="px-0!"
                  >
                    ×
                  </Button>
                </div>
                {below?.(path, name)}
              </RowProvider>
              {wrong.length > 0 && (
                <p id={`${id}-${index}`} className="text-small font-medium text-overdue">
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
        type="button"
        data-add
        hint={hasKey ? 'N' : undefined}
        aria-keyshortcuts={hasKey ? 'N' : undefined}
        onClick={add}
        className="-ml-2"
      >
        Add {noun}
      </Button>
    </section>
  );
}

const nameOf = (row: Tree, otherwise: string): string => {
  const name = leafAt(row, '$name') ?? leafAt(row, 'id');
  return typeof name === 'string' && name.trim() !== '' ? name : otherwise;
};
