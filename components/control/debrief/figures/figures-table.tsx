import { Scrolled } from '@/components/control/parts/figures/scrolled';
import { clockTime } from '@/components/control/parts/time-words';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { FigureCell, FigureTable } from '@/lib/advice/debrief/figures-tables';

/** The longest bar, px. */
const longest = 160;

/** A table of figures; the columns that are drawn have a bar beside each figure, all of one scale. */
export function FiguresTable({ table: { title, heads, rows, drawn } }: { table: FigureTable }) {
  const most = Math.max(1, ...rows.flatMap((row) => drawn.map((column) => Number(row[column] ?? 0))));
  return (
    <Scrolled label={`${title}: table`}>
      <Table aria-label={title}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <HeadCell key={head} className={isNumbers(rows, column) && !drawn.includes(column) ? 'text-right' : ''}>
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay as they are until all are read again
            <tr key={i}>
              {row.map((cell, column) =>
                drawn.includes(column) ? (
                  <Cell key={heads[column]} className="font-mono whitespace-nowrap">
                    <Bar value={Number(cell ?? 0)} most={most} />
                    {shown(cell)}
                  </Cell>
                ) : (
                  <Cell key={heads[column]} className={typeof cell === 'number' ? 'text-right font-mono' : ''}>
                    {shown(cell)}
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scrolled>
  );
}

const isNumbers = (rows: readonly FigureCell[][], column: number): boolean =>
  rows.some((row) => typeof row[column] === 'number');

/** A figure as it is read: a time by the hall's clock, nothing as a dash. */
const shown = (cell: FigureCell) =>
  cell === null ? (
    '–'
  ) : typeof cell === 'string' && /^\d{4}-\d\d-\d\dT/.test(cell) ? (
    <span suppressHydrationWarning>{clockTime(cell)}</span>
  ) : (
    cell
  );

function Bar({ value, most }: { value: number; most: number }) {
  const width = Math.max(0, (longest * value) / most);
  return (
    <svg aria-hidden width={width + 6} height="12" className="inline-block align-middle">
      <rect y="1" width={width} height="10" fill="var(--ink-3)" />
    </svg>
  );
}
