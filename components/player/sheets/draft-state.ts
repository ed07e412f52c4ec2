import type { SaveParts, SaveState } from '@/components/transport/keeper/save-keeper';
import type { Refused, Reply } from '@/components/transport/send/send';
import type { AirWords } from '@/lib/visibility/forms/air-columns';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { DeskSheetOf, SheetTheirs } from '@/lib/visibility/player/desk';
import type { Draft, LineOf } from './draft';
import type { Kept } from './kept-draft';

/** A refusal at its row and column; without a row it is about the sheet. */
export interface RowRefusal {
  rowId: string | null;
  column: string | null;
  message: string;
}

export interface DraftState<Words = LineWords> extends SaveState {
  draft: Draft<Words>;
  /** By the browser's clock; null when nothing was sent since the page was opened. */
  savedAt: Date | null;
  /** `waiting`: to be handed in, and nobody answers. */
  handingIn: 'no' | 'now' | 'waiting';
  refusal: RowRefusal | null;
}

/** A sheet on the pad: where it is kept in this browser, where it goes, and a row with nothing on it. */
export interface SheetOnPad<Words> {
  store: string;
  draft: 'save-draft' | 'save-air-draft';
  handIn: 'submit-order-sheet' | 'submit-air-sheet';
  empty: Words;
}
export const orderSheets: SheetOnPad<LineWords> = {
  store: 'sheet',
  draft: 'save-draft',
  handIn: 'submit-order-sheet',
  empty: emptyLine,
};
export const airSheets: SheetOnPad<AirWords> = {
  store: 'air sheet',
  draft: 'save-air-draft',
  handIn: 'submit-air-sheet',
  empty: emptyAirLine,
};

/** The verbs a sheet goes by. */
type SheetVerb = SheetOnPad<unknown>['draft' | 'handIn'];

/** The parts of a keeper: the sheet, the browser's store, the line to Control, and fresh ids. */
export interface KeeperParts<Words> extends SaveParts<Kept<Words>> {
  turn: number;
  kind: SheetOnPad<Words>;
  post: (verb: SheetVerb, sent: { writeId: string }) => Posted<Words>;
}
export type Posted<Words> = Promise<Reply<SheetTaken<Words>, SheetTheirs<LineOf<Words>>>>;
export interface SheetTaken<Words> {
  sheet: DeskSheetOf<LineOf<Words>>;
}

/** The row a refusal is about: `lines.2.action` counts the rows as they were sent. */
export function refusedRow(refusal: Refused<unknown>, sent: readonly { id: string }[]): RowRefusal {
  const at = /^lines\.(\d+)\.(\w+)$/.exec(refusal.field ?? '');
  const rowId = at ? (sent[Number(at[1])]?.id ?? null) : null;
  return { rowId, column: rowId ? at![2]! : null, message: refusal.message };
}

export const refusedSheet = (message: string): RowRefusal => ({ rowId: null, column: null, message });
