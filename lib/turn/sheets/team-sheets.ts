import {
  type AirSheetWithLines,
  airLineRow,
  dropAirLines,
  lockAirSheet,
  mayAsk,
  readAirSheet,
  updateAirSheet,
  writeAirLines,
} from '@/lib/db/air/air-sheets';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { OrderLine, OrderSheet } from '@/lib/db/rows';
import {
  countersNamed,
  dropLines,
  lineRow,
  lockSheet,
  type OwnCounter,
  readSheet,
  type SheetWithLines,
  updateSheet,
  writeLines,
} from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import type { AirWords } from '@/lib/visibility/forms/air-columns';
import { namesOfKind } from '@/lib/visibility/forms/columns';
import { type LineWords, orderColumns } from '@/lib/visibility/forms/order-columns';
import type { DeskAirSheet, DeskRow, DeskSheet } from '@/lib/visibility/player/desk';
import type { SheetState } from '@/lib/words';
import { mayName } from './order-sheet-checks';
import { deskAirLine, deskAirSheet, deskLine, deskSheet } from './sheet-view';

/** A row as a browser sends it. */
export type SentRow<Words> = Words & { id: string; position: number; version: number };

/** A row as the database has it. */
type StoredRow<Words> = Words & Pick<OrderLine, 'id' | 'sheetId' | 'writtenAs' | 'position' | 'writtenBy' | 'version'>;

/** A sheet as the database has it. */
export interface StoredSheet<Words> {
  id: string;
  state: SheetState;
  version: number;
  lines: StoredRow<Words>[];
}

/** The changes of a sheet when it is handed in; a draft that is saved changes by its rows alone. */
interface HandedIn {
  state: 'submitted';
  isLate: boolean;
  submittedAt: Date;
  submittedBy: string;
}

/** The square that a row asks to be bombed or shelled, and the column it stands in; `at` empty: it asks for none. */
export interface SquareOfRow {
  at: string;
  column: string;
  /** It is a place, and no square around it. */
  isPoint?: boolean;
}

/** A sheet that a team writes. `Words` is what a person writes in a row of it, `Desk` the sheet as its team sees it. */
export interface TeamSheet<Words, Desk> {
  kind: 'sheet' | 'airSheet';
  /** The team's sheet of a turn, made if there is none, and locked until the transaction ends. */
  lock(tx: Tx, gameId: string, teamId: string, turn: number): Promise<StoredSheet<Words>>;
  read(tx: Tx, gameId: string, teamId: string, turn: number): Promise<StoredSheet<Words> | null>;
  /** `rows`: what is being written of it. Left out, all its rows are read. */
  update(
    tx: Tx,
    sheetId: string,
    how: HandedIn | null,
    rows?: Promise<StoredRow<Words>[]>,
  ): Promise<StoredSheet<Words>>;
  writeRows(tx: Tx, rows: StoredRow<Words>[]): Promise<StoredRow<Words>[]>;
  dropRows(tx: Tx, sheetId: string, writtenAs: string[]): Promise<unknown>;
  row(sheetId: string, line: SentRow<Words>, writtenBy: string): StoredRow<Words>;
  line(row: StoredRow<Words>): Words & DeskRow;
  /** `sheet` is one that `lock`, `read` or `update` gave. `by` Control: when it began to read it, and when the team last asked for it back. */
  desk(sheet: StoredSheet<Words>, by?: { reading: Date | null; asked: Date | null }): Desk;
  squares(line: Words): SquareOfRow[];
  /** The counters that the rows name. Refused where the rows are not the team's to write. */
  may(
    tx: Tx,
    sheet: Pick<OrderSheet, 'gameId' | 'teamId' | 'turn'>,
    lines: readonly SentRow<Words>[],
  ): Promise<OwnCounter[]>;
}

const squareColumns = namesOfKind(orderColumns, 'reference');
const pointColumns = namesOfKind(orderColumns, 'point');

/** The order sheet (§5). */
export const orderSheets: TeamSheet<LineWords, DeskSheet> = {
  kind: 'sheet',
  lock: lockSheet,
  read: readSheet,
  writeRows: writeLines,
  dropRows: dropLines,
  row: lineRow,
  line: deskLine,
  update: (tx, sheetId, how, rows) =>
    updateSheet(tx, sheetId, how ? { ...how, isFromPaper: false, isTakenAsDraft: false } : {}, rows),
  desk: (sheet: SheetWithLines, by) => deskSheet(sheet, by?.reading ?? null, by?.asked ?? null),
  squares: (line) => [
    ...squareColumns.map((column) => ({ at: line[column], column })),
    ...pointColumns.map((column) => ({ at: line[column], column, isPoint: true })),
  ],
  async may(tx, sheet, lines) {
    return mayName(await countersNamed(tx, sheet, lines));
  },
};

/** The air request sheet (§12). */
export const airSheets: TeamSheet<AirWords, DeskAirSheet> = {
  kind: 'airSheet',
  lock: lockAirSheet,
  read: readAirSheet,
  writeRows: writeAirLines,
  dropRows: dropAirLines,
  row: airLineRow,
  line: deskAirLine,
  update: (tx, sheetId, how, rows) => updateAirSheet(tx, sheetId, how ?? {}, rows),
  desk: (sheet: AirSheetWithLines, by) => deskAirSheet(sheet, by?.reading ?? null),
  squares: ({ mission, at }) => [{ at: mission === 'bombing' ? at : '', column: 'at' }],
  async may(tx, sheet, lines) {
    const found = await mayAsk(tx, sheet, lines);
    if (found.areOwn && !found.toldSquadrons)
      throw refusal('badInput', 'A row asks for squadrons you have not been told of.', { field: 'lines' });
    return mayName(found);
  },
};
