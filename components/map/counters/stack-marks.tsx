import type { Box, Point } from '../core/projection';
import type { Leader } from '../labels/item';
import type { StackGroup } from './stack';

/** What ties things to their places: a leader and a pin for each place they had to be moved from. */
export function LeadersAndPins({ of }: { of: readonly Pick<StackGroup, 'leaders'>[] }) {
  const leaders = of.flatMap((one) => one.leaders);
  if (leaders.length === 0) return null;
  const places = new Set(leaders.map(({ from }) => pinAt(from)));
  const lines = leaders.map(lineOf).join('');
  return (
    <g aria-hidden>
      <path className="casing" d={lines} />
      <path className="leader" d={lines} />
      <path className="pin" d={[...places].join('')} />
    </g>
  );
}

const lineOf = ({ from, via, to }: Leader): string => `M${[from, ...via, to].map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** A disc around a place. */
const pinAt = ({ x, y }: Point): string => `M${x - 2.6} ${y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`;

interface PileProps {
  group: Pick<StackGroup, 'box' | 'tab' | 'slots'>;
}

/** How many lie in a pile, on a pale tab at its edge. From the upper left corner of its counter. */
export const PileCount = ({ group: { box, tab, slots } }: PileProps) =>
  tab && <Tab x={tab.x - box.x} y={tab.y - box.y} width={tab.width} height={tab.height} count={slots.length} />;

const Tab = ({ x, y, width, height, count }: Box & { count: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="pile-count" width={width} height={height} rx={1.5} />
    <text className="pile-number" x={width / 2} y={height - 3}>
      {count}
    </text>
  </g>
);

/** Whether a pile's count had to be put on its own counter: in the lower right corner. */
export const isCountOnCounter = ({ box, tab }: Pick<StackGroup, 'box' | 'tab'>): boolean =>
  tab !== null &&
  tab.x + tab.width <= box.x + box.width + 0.01 &&
  tab.y + tab.height <= box.y + box.height + 0.01 &&
  tab.x >= box.x &&
  tab.y >= box.y;
