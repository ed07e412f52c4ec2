import { Scrolled } from '@/components/control/parts/figures/scrolled';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { FigureTable } from '@/lib/advice/debrief/figures-tables';

/** Of one bar, px. */
const size = { width: 34, height: 44 };

/** The dice as they fell: a bar a face, and the line to which each would have come by chance. */
export function DiceTable({ table: { title, heads, rows, drawn } }: { table: FigureTable }) {
  const byChance = drawn.at(-1)! + 1;
  return (
    <Scrolled label={`${title}: table`}>
      <Table aria-label={title}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <HeadCell key={head} className={column === 0 ? '' : 'text-center'}>
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const expected = Number(row[byChance]);
            const most = Math.max(expected, ...drawn.map((column) => Number(row[column])));
            return (
              <tr key={String(row[0])}>
                {row.map((cell, column) => (
                  <Cell
                    key={heads[column]}
                    isAtFoot={column !== 0}
                    className={column === 0 ? '' : 'text-center font-mono'}
                  >
                    {drawn.includes(column) && <Face count={Number(cell)} expected={expected} most={most} />}
                    {cell}
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className="aside">The line across the bars: each face by chance alone.</p>
    </Scrolled>
  );
}

function Face({ count, expected, most }: { count: number; expected: number; most: number }) {
  const { width, height } = size;
  const top = (value: number) => height - (height - 2) * (value / most);
  return (
    <svg aria-hidden width={width} height={height} className="mx-auto block">
      <rect x="7" y={top(count)} width={width - 14} height={height - top(count)} fill="var(--ink-3)" />
      <line x1="0" x2={width} y1={top(expected)} y2={top(expected)} stroke="var(--ink)" strokeDasharray="4 2" />
    </svg>
  );
}
