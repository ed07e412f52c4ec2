import type { DeskTable } from '@/lib/visibility/desk';
import type { TableMove } from '@/lib/visibility/table-form';

/** What the browser lays: a move on the table as it is shown. */
export interface Laying {
  laid: DeskTable['laid'];
  isBusy: boolean;
  lay: (move: TableMove, done: string) => void;
}
