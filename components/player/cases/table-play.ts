import type { TableMove } from '@/lib/visibility/forms/table-form';
import type { DeskTable } from '@/lib/visibility/player/desk';

/** The props of a player’s table: the moves their side has laid, and how it lays more. */
export interface TablePlay {
  laid: DeskTable['laid'];
  isBusy: boolean;
  lay: (move: TableMove, done: string) => void;
}
