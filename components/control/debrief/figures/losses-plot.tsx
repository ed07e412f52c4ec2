import { Scrolled } from '@/components/control/parts/figures/scrolled';
import type { FigureTable } from '@/lib/advice/debrief/figures-tables';

/** Of the plot, sixteenths of a rem: a turn's width, the bars' height, what is below them for the turns' numbers. */
const size = { turn: 56, bar: 20, height: 120, foot: 18 };

/** Steps lost over the turns, two bars a turn: whole the first side's, framed the second's. The table below it says the same. */
export function LossesPlot({ table: { title, heads, rows, drawn } }: { table: FigureTable }) {
  const most = Math.max(1, ...rows.flatMap((row) => drawn.map((column) => Number(row[column]))));
  const { turn, bar, height, foot } = size;
  const wide = Math.max(1, rows.length) * turn;
  return (
    <figure className="mb-2">
      <Scrolled label={`${title}: plot`}>
        <svg
          aria-hidden
          width={`${wide / 16}rem`}
          height={`${(height + foot) / 16}rem`}
          viewBox={`0 0 ${wide} ${height + foot}`}
        >
          {rows.map((row, i) => (
            <g key={String(row[0])} transform={`translate(${i * turn} 0)`}>
              {drawn.map((column, place) => {
                const tall = Math.max(0, ((height - 14) * Number(row[column])) / most);
                return (
                  <g key={column}>
                    <rect
                      x={6 + place * (bar + 2)}
                      y={height - tall}
                      width={bar}
                      height={tall}
                      fill={place === 0 ? 'var(--ink-3)' : 'var(--sheet)'}
                      stroke="var(--ink)"
                    />
                    <text
                      x={6 + place * (bar + 2) + bar / 2}
                      y={height - tall - 3}
                      textAnchor="middle"
                      fontSize="13"
                      fill="var(--ink)"
                    >
                      {row[column]}
                    </text>
                  </g>
                );
              })}
              <text x={turn / 2 - 2} y={height + foot - 4} textAnchor="middle" fontSize="13" fill="var(--ink-2)">
                {row[0]}
              </text>
            </g>
          ))}
          <line x1="0" x2={wide} y1={height} y2={height} stroke="var(--edge)" />
        </svg>
      </Scrolled>
      <figcaption className="aside">
        {title}: whole bars {heads[drawn[0]!]}, framed bars {heads[drawn[1]!]}.
      </figcaption>
    </figure>
  );
}
