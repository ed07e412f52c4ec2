import { Scrolled } from '@/components/control/parts/figures/scrolled';
import type { WeighedTurn } from '@/lib/desks/control/scenarios/weighing/weighed';
import type { Side } from '@/lib/words';

/** Of the plot, sixteenths of a rem: a turn's width, a box's, its height, what is above the highest and below for the turns' numbers. */
const size = { turn: 72, box: 22, height: 140, head: 16, foot: 22 };

/** The steps lost so far, turn by turn: a line from the lowest to the highest, a box around the middle half, a stroke at the median. The table says the same. */
export function SpreadPlot({ turns, sides }: { turns: readonly WeighedTurn[]; sides: Record<Side, string> }) {
  const { turn: width, box, height, head, foot } = size;
  const drawn = ['lostAllied', 'lostGerman'] as const;
  const most = Math.max(1, ...turns.flatMap(({ figures }) => drawn.map((name) => figures[name].highest)));
  const left = 36;
  const wide = left + turns.length * width;
  const y = (figure: number) => head + height - (height * figure) / most;
  return (
    <figure className="break-inside-avoid">
      <Scrolled label="Plot of the steps lost">
        <svg
          aria-hidden
          width={`${wide / 16}rem`}
          height={`${(head + height + foot) / 16}rem`}
          viewBox={`0 0 ${wide} ${head + height + foot}`}
        >
          {[0, most].map((figure) => (
            <g key={figure}>
              <line x1={left - 4} x2={wide} y1={y(figure)} y2={y(figure)} stroke="var(--edge)" />
              <text x={left - 8} y={y(figure) + 4} textAnchor="end" fontSize="13" fill="var(--ink-2)">
                {figure}
              </text>
            </g>
          ))}
          {turns.map(({ turn, figures }, i) => (
            <g key={turn} transform={`translate(${left + i * width} 0)`}>
              {drawn.map((name, place) => {
                const { lowest, lower, median, upper, highest } = figures[name];
                const x = 10 + place * (box + 8);
                return (
                  <g key={name} stroke="var(--ink)">
                    <line x1={x + box / 2} x2={x + box / 2} y1={y(lowest)} y2={y(highest)} />
                    <rect
                      x={x}
                      y={y(upper)}
                      width={box}
                      height={Math.max(1, y(lower) - y(upper))}
                      fill={place === 0 ? 'var(--ink-3)' : 'var(--sheet)'}
                    />
                    <line x1={x - 3} x2={x + box + 3} y1={y(median)} y2={y(median)} strokeWidth="3" />
                  </g>
                );
              })}
              <text x={10 + box + 4} y={head + height + foot - 5} textAnchor="middle" fontSize="13" fill="var(--ink-2)">
                {turn}
              </text>
            </g>
          ))}
        </svg>
      </Scrolled>
      <figcaption className="aside">
        Steps lost after each turn: filled boxes {sides.allied}, framed boxes {sides.german}. A box holds the middle
        half of the plays, its stroke is the median, the line goes from the lowest to the highest.
      </figcaption>
    </figure>
  );
}
