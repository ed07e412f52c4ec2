'use client';

import type { KeyboardEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { PickMany } from '@/components/ui/pick-many';
import { RingChoice } from '@/components/ui/ring-choice';
import { TextArea } from '@/components/ui/text-area';
import { actionChoices, areGuns, postureChoices } from '@/lib/visibility/forms/order-form';
import type { LineWords } from '@/lib/visibility/forms/order-writes';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { Posture } from '@/lib/words';
import { DrawSquare } from '../sheets/squares';
import { countersOf, type UnitChoice, unitMark } from '../sheets/unit-choices';

/** The columns of the sheet, by which a refusal and the keyboard find their place. */
export type Column = keyof LineWords;

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
  onGo: (to: Column | 'next') => void;
}

const errorAt = (column: Column, { refused }: FieldsOfRow) => (refused?.column === column ? refused.id : null);

export function UnitsField(fields: FieldsOfRow) {
  const { row, choices, side, look, onEdit, onGo } = fields;
  return (
    <PickMany
      label="Unit or grouping"
      isLabelHidden={look === 'paper'}
      look={look}
      choices={choices}
      picked={row.counterIds}
      onPick={(picked) => onEdit(unitsPicked(row, choices, picked))}
      placeholder={look === 'paper' ? 'Unit…' : 'Add a unit'}
      mark={look === 'boxed' ? unitMark(side) : undefined}
      onEnter={() => onGo('orders')}
      none="No unit"
      errorAt={errorAt('counterIds', fields)}
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
  ({ onGo }: FieldsOfRow, to: Column) =>
  (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onGo(to);
  };

export const GroupingField = (fields: FieldsOfRow) => (
  <TextField
    label="Name of the grouping"
    isLabelHidden={fields.look === 'paper'}
    look={fields.look}
    maxLength={120}
    value={fields.row.grouping}
    onChange={(event) => fields.onEdit({ grouping: event.target.value })}
    onKeyDown={entersTo(fields, 'counterIds')}
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
      maxLength={4000}
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
  const { row, choices, side, look, onEdit, onGo } = fields;
  return (
    <>
      <PickMany
        label={look === 'paper' ? 'Supporting elements' : 'In support'}
        isLabelHidden={look === 'paper'}
        look={look}
        choices={choices}
        picked={row.supportIds}
        onPick={(picked) => onEdit({ supportIds: countersOf(choices, picked) })}
        placeholder={look === 'paper' ? 'Support…' : 'Add a unit'}
        mark={look === 'boxed' ? unitMark(side) : undefined}
        onEnter={() => onGo('supportText')}
        none="No unit"
        errorAt={errorAt('supportIds', fields)}
      />
      <div data-column="supportText" className={look === 'boxed' ? 'mt-2' : ''}>
        <TextField
          label="Supporting elements in words"
          isLabelHidden
          look={look}
          maxLength={300}
          value={row.supportText}
          onChange={(event) => onEdit({ supportText: event.target.value })}
          onKeyDown={entersTo(fields, 'action')}
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

/** Aircraft are asked for beside the units that support. */
export const AirField = ({ row, onEdit }: FieldsOfRow) => (
  <Checkbox label="Air support" isTicked={row.asksForAir} onTick={(asksForAir) => onEdit({ asksForAir })} />
);

/** Guns may be told to shell a place instead: asked for only in a row that has guns, or has it written already. */
export function InterdictField(fields: FieldsOfRow) {
  const { count, row, choices, look, refused, onEdit } = fields;
  const hasGuns = choices.some(
    ({ ids, symbol }) => ids.length === 1 && areGuns(symbol) && row.counterIds.includes(ids[0]!),
  );
  if (!hasGuns && row.interdicts === '') return null;
  return (
    <>
      <TextField
        label="Guns to interdict at"
        isLabelHidden={look === 'paper'}
        look={look}
        maxLength={20}
        value={row.interdicts}
        onChange={(event) => onEdit({ interdicts: event.target.value })}
        onKeyDown={entersTo(fields, 'action')}
        placeholder={look === 'paper' ? 'interdict at… 746 779' : '746 779'}
        errorAt={refused?.column === 'interdicts' ? refused.id : null}
        className={look === 'paper' ? 'font-semibold text-pencil placeholder:font-normal' : 'font-mono'}
      />
      <DrawSquare
        square={{ name: `Row ${count}`, onDrawn: (interdicts) => onEdit({ interdicts }) }}
        isDrawn={row.interdicts !== ''}
      />
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
