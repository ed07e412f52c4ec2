import type { TableMove } from '@/lib/visibility/forms/table-form';
import type { DeskTable } from '@/lib/visibility/player/desk';

/** What a player’s table is given: what his side has laid, and how it lays more. */
export interface TablePlay {
  laid: DeskTable['laid'];
  isBusy: boolean;
  lay: (move: TableMove, done: string) => void;
}
