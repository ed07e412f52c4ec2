'use client';

import './printed-sheet.css';
import { Fragment } from 'react';
import { Table, TableHead } from '@/components/ui/table';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import { printedDayparts, turnDateInFull } from '@/lib/text';
import type { ConflictOnDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { RowConflicts } from './row-conflicts';
import { SheetChanges } from './sheet-changes';
import { SheetRow } from './sheet-row';
import { sheetDifferences } from './text-differences';

interface PrintedSheetProps {
  desk: SheetOnDesk;
  /** The conflicts of the sheet, with itself or with others. */
  conflicts: readonly ConflictOnDesk[];
  /** The row lit by its number, to be asked about or noted on. */
  lit: number | null;
  onLight: (row: number | null) => void;
  /** The row asked about, -1 for the whole sheet. */
  asking: number | null;
  onAsked: () => void;
}

/** The order sheet as the book prints it (§5), Game Control notes in its last column. */
export function PrintedSheet({ desk, conflicts, lit, onLight, asking, onAsked }: PrintedSheetProps) {
  const sheet = desk.sheet!;
  const { rows, leftOut } = sheetDifferences(sheet.lines, desk.lastSheet?.lines ?? []);
  return (
    <div className="order-sheet on-desk min-w-216 px-5 pt-4 pb-5 print:min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 pb-3">
        <p className="lead tracking-wide uppercase">{desk.team.side}</p>
        <p>
          <span className="cap mr-2">Game turn no.</span>
          <b>{desk.turn}</b>
        </p>
        <p>
          <span className="cap mr-2">Game date</span>
          <b>{turnDateInFull(desk)}</b>
        </p>
        <p className="flex gap-3">
          {printedDayparts.map(([key, word]) => (
            <span key={key} className={key === desk.daypart ? 'circled' : 'text-ink-3'}>
              {word}
            </span>
          ))}
        </p>
        <p className="ml-auto font-serif text-title font-semibold">
          {desk.team.name} <span className="font-normal">· Order Sheet</span>
        </p>
      </div>
      {desk.lastSheet && <SheetChanges rows={[...rows.values()]} leftOut={leftOut.length} turn={desk.lastSheet.turn} />}
      <Table aria-label={`Order sheet of ${desk.team.name}, turn ${desk.turn}`} className="table-fixed">
        <colgroup>
          <col className="w-15" />
          <col className="w-[16%]" />
          <col />
          <col className="w-[13%]" />
          <col className="w-37" />
          <col className="w-19" />
          <col className="w-[21%]" />
        </colgroup>
        <TableHead
          hidden="Row"
          heads={{
            Row: '',
            'Unit / Grouping': '',
            Orders: '',
            'Supporting elements': '',
            Action: '',
            Movement: '',
            'Game Control notes': 'text-secret',
          }}
        />
        <tbody>
          {sheet.lines.map((line, index) => (
            <Fragment key={line.id}>
              <SheetRow
                desk={desk}
                line={line}
                number={index + 1}
                difference={desk.lastSheet ? (rows.get(line.id) ?? null) : null}
                isLit={lit === index}
                onLight={() => onLight(lit === index ? null : index)}
                isAsking={asking === index}
                onAsked={onAsked}
              />
              <RowConflicts
                conflicts={conflicts.filter((one) => isAtRow(one, desk.team.key, index + 1))}
                turn={desk.turn}
              />
            </Fragment>
          ))}
        </tbody>
      </Table>
      {leftOut.length > 0 && (
        <p className="pt-3 aside print:hidden">
          On the sheet of turn {desk.lastSheet!.turn}, and not on this one:{' '}
          {leftOut.map((line) => line.units.map((unit) => unit.name).join(', ') || line.grouping).join('; ')}.
        </p>
      )}
    </div>
  );
}

/** True when a conflict is told at this row: the first of the sheet's rows that it lies at. */
function isAtRow({ rows }: ConflictOnDesk, teamKey: string, number: number): boolean {
  const own = rows.filter((row) => row.teamKey === teamKey).map((row) => row.number);
  return Math.min(...own) === number;
}
