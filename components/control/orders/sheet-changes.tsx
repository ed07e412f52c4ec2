import { Tag } from '@/components/ui/tag';
import { counted } from '@/lib/text';
import type { RowDifference } from './text-differences';

/** The parts of a sheet that differ from the team's last one, in a line over it: the ones to read. */
export function SheetChanges({
  rows,
  leftOut,
  turn,
}: {
  rows: readonly RowDifference[];
  leftOut: number;
  turn: number;
}) {
  return (
    <p className="not-printed flex flex-wrap items-center gap-x-2 gap-y-1 pb-2 detail">
      Against the sheet of turn {turn}: {sheetChangesWords(rows, leftOut)}
      {rows.every(({ how }) => how === 'same') && leftOut === 0 && <Tag meaning="mine">nothing to read anew</Tag>}
    </p>
  );
}

/** `2 rows changed, 1 new, 1 dropped.` */
export function sheetChangesWords(rows: readonly Pick<RowDifference, 'how'>[], leftOut: number): string {
  const of = (how: RowDifference['how']) => rows.filter((row) => row.how === how).length;
  const changed = of('changed');
  const isNew = of('new');
  const told = [
    changed > 0 && `${counted(changed, 'row')} changed`,
    isNew > 0 && `${isNew} new`,
    leftOut > 0 && `${leftOut} dropped`,
  ].filter(Boolean);
  return told.length === 0 ? 'every row as before.' : `${told.join(', ')}.`;
}
