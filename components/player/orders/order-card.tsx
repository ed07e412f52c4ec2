'use client';

import { useId, useRef } from 'react';
import { focusColumn } from '@/components/player/sheets/focus-column';
import { RefusalLine } from '@/components/ui/refusal-line';
import type { OrderColumn } from '@/lib/visibility/forms/order-columns';
import type { RowRefusal } from '../sheets/draft-state';
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
import { WordsMeant } from './ring-words';

interface Props extends Omit<FieldsOfRow, 'look' | 'onGo' | 'refused'> {
  refusal: RowRefusal | null;
  onNext: () => void;
  onRemove: () => void;
  /** Shows how the words are read. */
  reading: React.ReactNode;
  children?: React.ReactNode;
}

/** One row of the sheet for a phone: the fields one under the other, each wide enough for a thumb. */
export function OrderCard({ refusal, onNext, onRemove, reading, children, ...fields }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const refusalId = useId();
  const onGo = (to: OrderColumn | 'next') => (to === 'next' ? onNext() : focusColumn(card.current, to));
  const all: FieldsOfRow = {
    ...fields,
    look: 'boxed',
    onGo,
    refused: refusal && { column: refusal.column, id: refusalId },
  };
  const { row } = fields;
  return (
    <div ref={card} className="space-y-3">
      <RefusalLine id={refusalId} className="text-note">
        {refusal?.message}
      </RefusalLine>
      {children}
      <div data-column="counterIds">
        <UnitsField {...all} />
      </div>
      {(row.counterIds.length > 1 || row.grouping) && <GroupingField {...all} />}
      <div data-column="orders">
        <OrdersField {...all} />
        {reading}
      </div>
      <div data-column="supportIds">
        <SupportFields {...all} />
        <ExtraFields {...all} tick={() => 'mt-2 rounded-2 border border-edge px-3 py-1'} text="mt-2" />
      </div>
      <Labelled words="Action, one">
        <ActionField {...all} />
        <WordsMeant action={row.action} />
      </Labelled>
      <Labelled words="Movement, one">
        <PostureField {...all} />
        <WordsMeant posture={row.posture} allowsRest={fields.allowsRest} />
      </Labelled>
      <Labelled words="If attacked">
        <div className="rounded-2 border border-edge px-3 py-1">
          <StandFastField {...all} />
        </div>
      </Labelled>
      <button type="button" onClick={onRemove} className="min-h-handle text-note text-ink-3 underline">
        Remove this row
      </button>
    </div>
  );
}

const Labelled = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <div>
    <p aria-hidden className="mb-1 font-cond aside font-medium">
      {words}
    </p>
    {children}
  </div>
);
