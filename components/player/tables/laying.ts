import type { TableMove } from '@/lib/visibility/forms/table-form';
import type { DeskTable } from '@/lib/visibility/player/desk';

/** What the browser lays: a move on the table as it is shown. */
export interface Laying {
  laid: DeskTable['laid'];
  isBusy: boolean;
  lay: (move: TableMove, done: string) => void;
}
