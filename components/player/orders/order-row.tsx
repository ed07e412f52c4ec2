'use client';

import { type ReactNode, useId, useRef } from 'react';
import { RefusalLine } from '@/components/ui/refusal-line';
import { Cell } from '@/components/ui/table';
import type { OrderColumn } from '@/lib/visibility/forms/order-columns';
import { whileNarrow } from '../sheets/control-notes';
import type { RowRefusal } from '../sheets/draft-state';
import { focusColumn } from '../sheets/focus-column';
import {
  ActionField,
  ExtraFields,
  type FieldsOfRow,
  GroupingField,
  OrdersField,
  PostureField,
  StandFastField,
  SupportFields,
  UnitsField,
} from './order-fields';
import { NotesCell } from './order-sheet-paper';
import { WordsMeant } from './ring-words';
import { useLetters } from './use-letters';

interface Props extends Omit<FieldsOfRow, 'look' | 'onGo' | 'refused'> {
  /** The colleague who wrote it last. */
  by: string | null;
  refusal: RowRefusal | null;
  onNext: () => void;
  onRemove: () => void;
  /** The words of Control to the team on the row. */
  control: ReactNode;
  children?: ReactNode;
}

/** One row of the sheet, written on the sheet itself. */
export function OrderRow({ count, by, refusal, onNext, onRemove, control, children, ...fields }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const refusalId = useId();
  const onGo = (to: OrderColumn | 'next') => (to === 'next' ? onNext() : focusColumn(body.current, to));
  const all: FieldsOfRow = {
    ...fields,
    count,
    look: 'paper',
    onGo,
    refused: refusal && { column: refusal.column, id: refusalId },
  };
  const { row } = fields;
  const isNamed = row.counterIds.length > 1 || row.grouping !== '';
  const onLetter = useLetters(row, fields.onEdit);
  return (
    <tbody
      ref={body}
      data-row={count}
      aria-label={`Row ${count}`}
      onKeyDownCapture={onLetter}
      className="group/row focus-within:bg-[color-mix(in_srgb,var(--pencil)_6%,transparent)]"
    >
      <tr>
        <Cell className="relative border-b-0 border-l-[3px] border-l-transparent pl-2.5 group-focus-within/row:border-l-pencil">
          <span aria-hidden className="absolute top-2 right-1 font-cond aside">
            {count}
          </span>
          {isNamed && <GroupingField {...all} />}
          <div data-column="counterIds" className={isNamed ? 'font-cond text-note [&_*]:font-normal' : 'font-semibold'}>
            <UnitsField {...all} />
          </div>
          {by && <p className="font-cond text-small font-medium text-pencil">{by} wrote this</p>}
          <button
            type="button"
            onClick={onRemove}
            className="not-printed min-h-press text-left aside underline opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:text-overdue pointer-coarse:opacity-100"
          >
            Remove row {count}
          </button>
        </Cell>
        <Cell className="border-b-0" data-column="orders">
          <OrdersField {...all} />
          {row.standFast && <b className="text-pencil">Stand fast.</b>}
        </Cell>
        <Cell className="quiet-prompts border-b-0 text-note text-ink-2" data-column="supportIds">
          <SupportFields {...all} />
          <ExtraFields {...all} tick={tickLook} />
        </Cell>
        <Cell className="border-b-0" data-column="action">
          <ActionField {...all} />
          {row.action === 'hold' && (
            <div data-column="standFast" className="mt-1 font-cond text-small">
              <StandFastField {...all} />
            </div>
          )}
        </Cell>
        <Cell className="border-b-0 pr-0" data-column="posture">
          <PostureField {...all} />
        </Cell>
        <NotesCell>{control}</NotesCell>
      </tr>
      <tr>
        <td colSpan={5} className="border-b border-rule p-0">
          <RefusalLine id={refusalId} className="px-3 pb-2 text-note">
            {refusal?.message}
          </RefusalLine>
          {children && <div className="px-3 pb-2 empty:hidden">{children}</div>}
          <div className={`px-3 not-empty:pb-2 ${whileNarrow}`}>{control}</div>
          <WordsMeant isPaper action={row.action} posture={row.posture} allowsRest={fields.allowsRest} />
        </td>
      </tr>
    </tbody>
  );
}

const tickLook = (isTicked: boolean): string =>
  `font-cond text-small whitespace-nowrap pointer-fine:[&_label]:min-h-press ${isTicked ? 'font-semibold text-pencil' : 'text-ink-3'}`;
