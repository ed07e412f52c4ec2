'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { Checkbox } from '@/components/ui/checkbox';
import { RingChoice } from '@/components/ui/ring-choice';
import { orderColumns } from '@/lib/visibility/forms/order-columns';
import { actionChoices, postureChoices } from '@/lib/visibility/forms/order-form';
import { extraColumns } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import { ExtraCell } from './extra-cell';
import { NameCell } from './name-cell';
import type { PaperReading } from './paper-goal';
import {
  at,
  offered,
  type PaperColumn,
  type PaperSetting,
  type PaperSheet,
  pressed,
  typed,
  written,
} from './paper-sheet';
import { RowRead } from './row-read';

interface PaperRowProps {
  desk: PaperSheet;
  row: number;
  line: LineWrite;
  setting: PaperSetting;
  onDesk: (desk: PaperSheet) => void;
  /** Why the row was refused, beside the cell it names. */
  fault: { column: PaperColumn; message: string } | null;
  /** The reading of its words; null: they are not read. */
  reading: PaperReading | null;
  /** Room for the six actions on two lines. */
  isWide: boolean;
}

/** One row of the paper sheet. Every key goes through `pressed`; what it leaves is the cell's own. */
export function PaperRow({ desk, row, line, setting, onDesk, fault, reading, isWide }: PaperRowProps) {
  const number = row + 1;
  const labels = new Map(setting.units.map((unit) => [unit.id, unit.label]));
  const named = (ids: string[]) => ids.map((id) => labels.get(id) ?? 'another unit');
  const here = (column: PaperColumn) => desk.row === row && desk.column === column;

  function onKey(column: PaperColumn) {
    return (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
      // A field with keys of its own.
      if ((event.target as Element).hasAttribute('data-own-keys')) return;
      const press = { key: event.key, isShift: event.shiftKey, isControl: event.ctrlKey };
      const next = pressed(at(desk, row, column), press, setting);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      onDesk(next);
    };
  }
  const pick = (column: 'unit' | 'support') => (place: number) => {
    const next = pressed({ ...at(desk, row, column), lit: place }, { key: ',' }, setting);
    if (next) onDesk(next);
  };
  const names = (column: 'unit' | 'support') => ({
    isHere: here(column),
    typed: desk.typed,
    names: here(column) ? offered(desk, setting) : [],
    lit: desk.lit,
    onType: (text: string) => onDesk(typed(at(desk, row, column), text)),
    onPick: pick(column),
  });
  const cell = (column: PaperColumn, children: ReactNode, look = '') => (
    <td
      data-cell={`${row}-${column}`}
      onKeyDownCapture={onKey(column)}
      onFocus={() => onDesk(at(desk, row, column))}
      className={`border-b border-l border-rule px-1.5 py-1 align-top ${here(column) ? 'bg-mine-soft' : ''} ${look}`}
    >
      {children}
      {fault?.column === column && <p className="px-1.5 text-small font-medium text-overdue">{fault.message}</p>}
    </td>
  );

  return (
    <tr>
      <th scope="row" className="border-b border-rule py-1.5 pr-2 text-right align-top font-mono aside">
        {number}
      </th>
      {cell(
        'unit',
        <NameCell
          label={`Unit, row ${number}`}
          picked={[...named(line.counterIds), line.grouping].filter(Boolean)}
          {...names('unit')}
        />,
      )}
      {cell(
        'orders',
        <>
          <textarea
            aria-label={`Orders, row ${number}`}
            rows={2}
            value={line.orders}
            maxLength={orderColumns.orders.letters}
            onChange={(event) => onDesk(written(at(desk, row, 'orders'), { orders: event.target.value }, row))}
            className="field-sizing-content block min-h-10 pointer-coarse:min-h-press w-full resize-none bg-transparent px-1.5 leading-snug -outline-offset-2"
          />
          {reading && (
            <RowRead number={number} line={line} reading={reading} onSay={(goal) => onDesk(written(desk, goal, row))} />
          )}
        </>,
      )}
      {cell(
        'support',
        <div>
          <NameCell
            label={`Supporting elements, row ${number}`}
            picked={[...named(line.supportIds), line.supportText].filter(Boolean)}
            {...names('support')}
          />
          {extraColumns.map((name) => (
            <ExtraCell
              key={name}
              name={name}
              number={number}
              value={line[name]}
              hasGuns={setting.units.some(({ id, isGuns }) => isGuns && line.counterIds.includes(id))}
              onWritten={(value) => onDesk(written(desk, { [name]: value }, row))}
            />
          ))}
        </div>,
      )}
      {cell(
        'action',
        <div>
          <RingChoice
            label={`Action, row ${number}`}
            choices={actionChoices}
            value={line.action}
            columns={isWide ? 3 : 2}
            onPick={(action) => onDesk(written(desk, { action, standFast: line.standFast && action === 'hold' }, row))}
          />
          {line.action === 'hold' && (
            <Checkbox
              label={`stand fast${keysSaid(['standFast'], (key) => ` (${key})`)}`}
              isTicked={line.standFast}
              onTick={(standFast) => onDesk(written(desk, { standFast }, row))}
              className="text-small"
            />
          )}
        </div>,
      )}
      {cell(
        'posture',
        <div>
          <RingChoice
            label={`Movement, row ${number}`}
            choices={postureChoices.filter(({ id }) => id !== 'rest' || setting.allowsRest)}
            value={line.posture}
            onPick={(posture) => onDesk(written(desk, { posture }, row))}
          />
        </div>,
      )}
    </tr>
  );
}
