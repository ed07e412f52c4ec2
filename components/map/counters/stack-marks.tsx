import type { Point } from '../core/projection';
import type { StackGroup } from './stack';

/** What ties counters to their places: a leader and a pin for each place they had to be moved from. */
export function LeadersAndPins({ group: { leaders, pins } }: { group: StackGroup }) {
  if (leaders.length === 0) return null;
  return (
    <g aria-hidden>
      <path className="leader" d={leaders.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')} />
      <path className="pin" d={pins.map(pinAt).join('')} />
    </g>
  );
}

/** A disc around a place. */
const pinAt = ({ x, y }: Point): string => `M${x - 3.2} ${y}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0`;

interface PileProps {
  count: number;
  isGerman: boolean;
  /** Size of the counter on top. */
  width: number;
  height: number;
}

/** The edges of the counters beneath, drawn before the one on top. */
export const PileEdges = ({ isGerman, width, height }: Omit<PileProps, 'count'>) => (
  <path
    className={`pile-edges ${isGerman ? 'german' : 'allied'}`}
    d={`M-6 ${height - 6}V-4.5H${width - 6}M-3 ${height - 3}V-1.5H${width - 3}`}
  />
);

/** How many counters lie there, drawn after the one on top. */
export const PileCount = ({ count, width }: Pick<PileProps, 'count' | 'width'>) => {
  const wide = count > 9 ? 24 : 18;
  return (
    <g transform={`translate(${width + 2} 0)`}>
      <rect className="pile-count" x={-wide / 2 - 3} y={-9} width={wide} height={17} rx={8.5} />
      <text className="pile-number" x={-3} y={3.5}>
        {count}
      </text>
    </g>
  );
};
