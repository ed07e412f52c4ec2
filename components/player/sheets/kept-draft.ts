import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { DeskSheetOf } from '@/lib/visibility/player/desk';
import type { Draft, LineOf, Sending, Written } from './draft';

/** A save with the id that makes its repeat the same save. */
export type SaveOf<Words> = Sending<Words> & { writeId: string; turn: number };

/** A whole sheet on its way to be handed in. */
export interface HandInOf<Words> {
  writeId: string;
  turn: number;
  version: number;
  lines: Written<Words>[];
}

/** The rows of a sheet as Control had them. */
export type SheetKnown<Words> = Pick<DeskSheetOf<LineOf<Words>>, 'lines' | 'version'>;

/**
 * The parts of a sheet that this browser keeps and Control does not have: the unsent rows, a save that had no answer yet,
 * and whether it is to be handed in.
 */
export interface Kept<Words = LineWords> {
  draft: Draft<Words>;
  /** The newest that is known of it: a desk that opens again without network may be older than the last answer. */
  sheet: SheetKnown<Words>;
  underWay: SaveOf<Words> | null;
  /** `asked`: to be handed in once the rows are with Control. */
  handIn: HandInOf<Words> | 'asked' | null;
}
