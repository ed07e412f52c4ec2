import { type KeyboardEvent, type Ref, useRef } from 'react';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import type { Cell } from '../cells';
import type { PickedHow } from '../use-picked';
import { CellInput } from './cell-input';
import { RowNumber } from './drag-rows';
import type { Order } from './ranges';

/** The height of a row, rem. */
export const rowRem = 1.875;

export const box = 'truncate border-r border-b border-rule px-2';
/** The name of a row stays in sight beside its number; a phone has no room for that. */
export const frozen = 'sm:sticky sm:left-14';

interface Props {
  /** Its place in the file: the headings are 0. */
  number: number;
  row: readonly string[];
  headings: readonly string[];
  order: Order;
  /** The faults, by `row heading`. */
  faulty: ReadonlyMap<string, string>;
  isPicked: boolean;
  /** Its columns that are in the range; none: null. */
  inRange: readonly number[] | null;
  /** A row is dragged over it. */
  isOver: boolean;
  /** The cell in hand, where it is in this row, and what is being written there; null: another row has it. */
  inHand: { column: number; cell: Ref<HTMLTableCellElement>; written: string | null } | null;
  onPick: (row: number, how: PickedHow) => void;
  /** A cell is pressed; with Shift the range is drawn up to it. */
  onTake: (to: Cell, isRange: boolean) => void;
  /** The mouse goes over a cell while it is pressed. */
  onOver: (to: Cell) => void;
  onWrite: (begin: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: Parameters<typeof CellInput>[0]['onLeave'];
}

/** A row: its number, then its cells. */
export function GridRow({ number, row, headings, order, faulty, isPicked, inRange, isOver, inHand, ...does }: Props) {
  /** The column whose cell a finger is pressed on, where that cell was in hand before; null: none. */
  const pressed = useRef<number | null>(null);
  const numberLook = `${isPicked ? 'bg-mine-soft' : 'bg-sheet'} ${faulty.has(`${number} `) ? 'font-semibold text-overdue' : 'font-normal text-ink-3'}`;
  return (
    <tr
      aria-rowindex={number + 1}
      aria-selected={isPicked}
      style={{ height: `${rowRem}rem` }}
      className={isOver ? 'outline-2 -outline-offset-2 outline-mine' : undefined}
    >
      <RowNumber
        row={number}
        onPick={(how) => does.onPick(number, how)}
        className={`${box} sticky left-0 z-[2] text-left ${numberLook}`}
      />
      {order.map((column, place) => {
        const heading = headings[column] ?? '';
        const isHere = column === inHand?.column;
        const isTaken = isPicked || inRange?.includes(column) === true;
        const fault = faulty.get(`${number} ${heading}`);
        const ground = fault
          ? 'bg-overdue-soft underline decoration-overdue decoration-wavy'
          : isTaken
            ? 'bg-mine-soft'
            : 'bg-sheet';
        return (
          <td
            key={column}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
            role="gridcell"
            ref={isHere ? inHand.cell : undefined}
            tabIndex={isHere ? 0 : -1}
            aria-colindex={place + 1}
            aria-invalid={fault ? true : undefined}
            aria-selected={isHere || isTaken}
            title={fault}
            onMouseDown={({ button, shiftKey }) => button === 0 && does.onTake({ row: number, column }, shiftKey)}
            onMouseEnter={({ buttons }) => buttons === 1 && does.onOver({ row: number, column })}
            onPointerDown={({ pointerType }) => {
              pressed.current = isHere && pointerType === 'touch' ? column : null;
            }}
            onClick={() => pressed.current === column && does.onWrite(row[column] ?? '')}
            onDoubleClick={() => does.onWrite(row[column] ?? '')}
            onKeyDown={does.onKeyDown}
            className={`${box} ${ground} ${place === 0 ? `${frozen} z-[1]` : ''} ${isHere ? 'outline-2 -outline-offset-2 outline-mine' : ''}`}
          >
            {isHere && inHand.written !== null ? (
              <CellInput
                label={`${columnLabel(heading)}, row ${number + 1}`}
                begin={inHand.written}
                onLeave={does.onLeave}
              />
            ) : (
              row[column]
            )}
          </td>
        );
      })}
    </tr>
  );
}
