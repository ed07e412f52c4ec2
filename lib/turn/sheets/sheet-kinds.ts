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
import type { AirLine, OrderLine, OrderSheet } from '@/lib/db/rows';
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
import type { AirLineWrite } from '@/lib/visibility/forms/air-writes';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { DeskAirLine, DeskAirSheet, DeskLine, DeskSheet } from '@/lib/visibility/player/desk';
import { mayName } from './order-sheet-checks';
import { deskAirLine, deskAirSheet, deskLine, deskSheet } from './sheet-view';

/** How a sheet changes when it is handed in; a draft that is saved changes by its rows alone. */
interface HandedIn {
  state: 'submitted';
  isLate: boolean;
  submittedAt: Date;
  submittedBy: string;
}

/** A sheet a team writes, by what its verbs need: `Written` is a row as sent, `Row` as stored, `Line` as the team sees it. */
export interface SheetKind<Written, Row, Line, Sheet, Desk> {
  kind: 'sheet' | 'airSheet';
  lock(tx: Tx, gameId: string, teamId: string, turn: number): Promise<Sheet>;
  read(tx: Tx, gameId: string, teamId: string, turn: number): Promise<Sheet | null>;
  /** `rows`: what is being written of it. Nothing given, all its rows are read. */
  update(tx: Tx, sheetId: string, how: HandedIn | null, rows?: Promise<Row[]>): Promise<Sheet>;
  writeRows(tx: Tx, rows: Row[]): Promise<Row[]>;
  dropRows(tx: Tx, sheetId: string, writtenAs: string[]): Promise<unknown>;
  row(sheetId: string, line: Written, writtenBy: string): Row;
  line(row: Row): Line;
  /** `by` Control: when it began to read the sheet, and when the team last asked for it back; left out: neither. */
  desk(sheet: Sheet, by?: { reading: Date | null; asked: Date | null }): Desk;
  /** The square a row asks to be bombed or shelled, and the column it stands in; empty: it asks for none. */
  square(line: Written): { at: string; column: string };
  /** Whether the rows are the team's to write, and the counters on them. */
  may(tx: Tx, sheet: Pick<OrderSheet, 'gameId' | 'teamId' | 'turn'>, lines: readonly Written[]): Promise<OwnCounter[]>;
}

/** The order sheet (§5). */
export const orderSheetKind: SheetKind<LineWrite, OrderLine, DeskLine, SheetWithLines, DeskSheet> = {
  kind: 'sheet',
  lock: lockSheet,
  read: readSheet,
  writeRows: writeLines,
  dropRows: dropLines,
  row: lineRow,
  line: deskLine,
  update: (tx, sheetId, how, rows) =>
    updateSheet(tx, sheetId, how ? { ...how, isFromPaper: false, isTakenAsDraft: false } : {}, rows),
  desk: (sheet, by) => deskSheet(sheet, by?.reading ?? null, by?.asked ?? null),
  square: ({ interdicts }) => ({ at: interdicts, column: 'interdicts' }),
  async may(tx, sheet, lines) {
    return mayName(await countersNamed(tx, sheet, lines));
  },
};

/** The air request sheet (§12). */
export const airSheetKind: SheetKind<AirLineWrite, AirLine, DeskAirLine, AirSheetWithLines, DeskAirSheet> = {
  kind: 'airSheet',
  lock: lockAirSheet,
  read: readAirSheet,
  writeRows: writeAirLines,
  dropRows: dropAirLines,
  row: airLineRow,
  line: deskAirLine,
  update: (tx, sheetId, how, rows) => updateAirSheet(tx, sheetId, how ?? {}, rows),
  desk: (sheet, by) => deskAirSheet(sheet, by?.reading ?? null),
  square: ({ mission, at }) => ({ at: mission === 'bombing' ? at : '', column: 'at' }),
  async may(tx, sheet, lines) {
    const found = await mayAsk(tx, sheet, lines);
    if (found.areOwn && !found.toldSquadrons)
      throw refusal('badInput', 'A row asks for squadrons you have not been told of.', { field: 'lines' });
    return mayName(found);
  },
};
