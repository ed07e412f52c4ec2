import { RefusalLine } from '@/components/ui/refusal-line';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { DeskCounter } from '@/lib/visibility/player/desk';
import { namesOf } from './row-dispute';

type Row = Pick<LineWords, 'counterIds'> & { id: string };

interface Props {
  row: Row;
  /** All rows of the sheet, in order. */
  rows: readonly Row[];
  counters: readonly Pick<DeskCounter, 'id' | 'shortName'>[];
}

/** `2 Para stands in row 1 too.` Empty: each unit of the row stands on the sheet once. */
export const twiceWords = ({ row, rows, counters }: Props): string =>
  row.counterIds
    .flatMap((id) => {
      const at = rows.findIndex((other) => other !== row && other.counterIds.includes(id));
      return at < 0 ? [] : `${namesOf([id], counters)} stands in row ${at + 1} too.`;
    })
    .join(' ');

/** Says at a row, as it is written, which of its units another row orders too. */
export const StandsTwice = (props: Props) => <RefusalLine className="text-note">{twiceWords(props)}</RefusalLine>;
