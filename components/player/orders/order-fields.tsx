'use client';

import type { ChangeEvent, KeyboardEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { PickMany } from '@/components/ui/pick-many';
import { RingChoice } from '@/components/ui/ring-choice';
import { TextArea } from '@/components/ui/text-area';
import { inSentence, lettersOf, type NamesOfKind } from '@/lib/visibility/forms/columns';
import {
  type LineWords,
  type OrderColumn,
  type OrderColumns,
  orderColumns,
} from '@/lib/visibility/forms/order-columns';
import { actionChoices, areGuns, postureChoices } from '@/lib/visibility/forms/order-form';
import { type ExtraColumn, extraColumns, orderColumn } from '@/lib/visibility/forms/order-row';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { Posture } from '@/lib/words';
import { DrawSquare } from '../sheets/squares';
import { countersOf, type UnitChoice, unitMark } from '../sheets/unit-choices';

export interface FieldsOfRow {
  /** 1 for the first row. */
  count: number;
  row: LineWords;
  choices: readonly UnitChoice[];
  side: PlayerDesk['team']['side'];
  allowsRest: boolean;
  /** `paper`: in the columns of the sheet; `boxed`: one under the other, for thumbs. */
  look: 'paper' | 'boxed';
  /** The column that was refused, and the id of the words that say why. */
  refused: { column: string | null; id: string } | null;
  onEdit: (patch: Partial<LineWords>) => void;
  /** On to another column of this row, or to the next row. */
  onGo: (to: OrderColumn | 'next') => void;
}

type TextColumn = NamesOfKind<OrderColumns, 'text' | 'reference'>;

const errorAt = (column: OrderColumn, { refused }: FieldsOfRow) => (refused?.column === column ? refused.id : null);

/** The props of every field that picks units. */
const picksUnits = (fields: FieldsOfRow, name: 'counterIds' | 'supportIds') => ({
  isLabelHidden: fields.look === 'paper',
  look: fields.look,
  choices: fields.choices,
  picked: fields.row[name],
  mark: fields.look === 'boxed' ? unitMark(fields.side) : undefined,
  none: 'No unit',
  errorAt: errorAt(name, fields),
});

export function UnitsField(fields: FieldsOfRow) {
  const { row, choices, look, onEdit, onGo } = fields;
  return (
    <PickMany
      {...picksUnits(fields, 'counterIds')}
      label="Unit or grouping"
      onPick={(picked) => onEdit(unitsPicked(row, choices, picked))}
      placeholder={look === 'paper' ? 'Unit…' : 'Add a unit'}
      onEnter={() => onGo('orders')}
    />
  );
}

/** Picking a brigade takes its units and, where the row has no name yet, its name. */
export function unitsPicked(row: LineWords, choices: readonly UnitChoice[], picked: string[]): Partial<LineWords> {
  const counterIds = countersOf(choices, picked);
  const brigade = choices.find((choice) => choice.ids.length > 1 && picked.includes(choice.id));
  return brigade && !row.grouping ? { counterIds, grouping: brigade.label } : { counterIds };
}

/** Enter in a line goes on to a field. */
const entersTo =
  ({ onGo }: FieldsOfRow, to: OrderColumn) =>
  (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onGo(to);
  };

/** The props of every field for a line of text. Enter goes on to a column. */
const writesLine = (fields: FieldsOfRow, name: TextColumn, to: OrderColumn) => ({
  isLabelHidden: fields.look === 'paper',
  look: fields.look,
  maxLength: lettersOf(orderColumn(name)),
  value: fields.row[name],
  onChange: (event: ChangeEvent<HTMLInputElement>) => fields.onEdit({ [name]: event.target.value }),
  onKeyDown: entersTo(fields, to),
});

export const GroupingField = (fields: FieldsOfRow) => (
  <TextField
    {...writesLine(fields, 'grouping', 'counterIds')}
    label="Name of the grouping"
    placeholder={fields.look === 'paper' ? 'as a grouping…' : 'if they go together'}
    className={fields.look === 'paper' ? 'font-semibold placeholder:font-normal' : ''}
  />
);

export function OrdersField(fields: FieldsOfRow) {
  const { row, look, onEdit, onGo } = fields;
  const onKeyDown = (event: KeyboardEvent) => {
    if (look !== 'paper' || event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    onGo('supportIds');
  };
  return (
    <TextArea
      label="Orders"
      isLabelHidden={look === 'paper'}
      look={look}
      rows={look === 'paper' ? 1 : 3}
      maxLength={orderColumns.orders.letters}
      value={row.orders}
      onChange={(event) => onEdit({ orders: event.target.value })}
      onKeyDown={onKeyDown}
      placeholder={look === 'paper' ? 'What they are to do' : ''}
      enterKeyHint="enter"
      errorAt={errorAt('orders', fields)}
    />
  );
}

export function SupportFields(fields: FieldsOfRow) {
  const { choices, look, onEdit, onGo } = fields;
  return (
    <>
      <PickMany
        {...picksUnits(fields, 'supportIds')}
        label={look === 'paper' ? 'Supporting elements' : 'In support'}
        onPick={(picked) => onEdit({ supportIds: countersOf(choices, picked) })}
        placeholder={look === 'paper' ? 'Support…' : 'Add a unit'}
        onEnter={() => onGo('supportText')}
      />
      <div data-column="supportText" className={look === 'boxed' ? 'mt-2' : ''}>
        <TextField
          {...writesLine(fields, 'supportText', 'action')}
          label="Supporting elements in words"
          isLabelHidden
          placeholder="in words…"
        />
      </div>
    </>
  );
}

export const ActionField = ({ row, look, refused, onEdit, onGo }: FieldsOfRow) => (
  <RingChoice
    label="Action, circle one"
    choices={actionChoices}
    value={row.action}
    onPick={(action) => onEdit({ action, standFast: row.standFast && action === 'hold' })}
    onEnter={() => onGo('posture')}
    onLetter={look === 'paper' ? () => onGo('posture') : undefined}
    errorAt={refused?.column === 'action' ? refused.id : null}
    look={look === 'paper' ? 'print' : 'keys'}
    columns={look === 'paper' ? 2 : 3}
  />
);

export const PostureField = ({ row, look, allowsRest, refused, onEdit, onGo }: FieldsOfRow) => (
  <RingChoice<Posture>
    label="Movement, circle one"
    choices={allowsRest ? postureChoices : postureChoices.filter(({ id }) => id !== 'rest')}
    value={row.posture}
    onPick={(posture) => onEdit({ posture })}
    onEnter={() => onGo('next')}
    errorAt={refused?.column === 'posture' ? refused.id : null}
    look={look === 'paper' ? 'print' : 'keys'}
    columns={look === 'paper' ? 1 : allowsRest ? 3 : 2}
  />
);

const hasGuns = ({ row, choices }: FieldsOfRow): boolean =>
  choices.some(({ ids, symbol }) => ids.length === 1 && areGuns(symbol) && row.counterIds.includes(ids[0]!));

/** The extras of a row, each by its kind. `tick` and `text` are the looks of what is around them. */
export const ExtraFields = (fields: FieldsOfRow & { tick: (isTicked: boolean) => string; text?: string }) =>
  extraColumns.map((name) => (
    <div
      key={name}
      data-column={name}
      className={orderColumn(name).kind === 'tick' ? fields.tick(!!fields.row[name]) : fields.text}
    >
      <ExtraField {...fields} name={name} />
    </div>
  ));

function ExtraField({ name, ...fields }: FieldsOfRow & { name: ExtraColumn }) {
  const { count, row, look, onEdit } = fields;
  const column = orderColumn(name);
  const { says = '', label = says, example = '' } = column;
  if (column.kind === 'tick')
    return <Checkbox label={label} isTicked={!!row[name]} onTick={(isTicked) => onEdit({ [name]: isTicked })} />;
  if (column.isOfGuns && !row[name] && !hasGuns(fields)) return null;
  const isReference = column.kind === 'reference';
  return (
    <>
      <TextField
        {...writesLine(fields, name as TextColumn, 'action')}
        label={label}
        placeholder={look === 'paper' ? `${inSentence(says)}… ${example}` : example}
        errorAt={errorAt(name, fields)}
        className={
          look === 'paper' ? 'font-semibold text-pencil placeholder:font-normal' : isReference ? 'font-mono' : ''
        }
      />
      {isReference && (
        <DrawSquare
          square={{ name: `Row ${count}`, onDrawn: (at) => onEdit({ [name]: at }) }}
          isDrawn={row[name] !== ''}
        />
      )}
    </>
  );
}

/** Only units that hold can be told to stand fast. */
export const StandFastField = ({ row, onEdit }: FieldsOfRow) => (
  <Checkbox
    label="Stand fast"
    isTicked={row.standFast}
    isDisabled={row.action !== 'hold'}
    onTick={(standFast) => onEdit({ standFast })}
  />
);
