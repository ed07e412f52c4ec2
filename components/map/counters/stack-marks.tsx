import type { Box } from '../core/projection';
import type { StackGroup } from './stack';

interface PileProps {
  group: Pick<StackGroup, 'box' | 'tab' | 'slots'>;
}

/** The number in a pile, on a pale tab at its edge. From the upper left corner of its counter. */
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

/** True when a pile's count had to be put on its own counter: in the lower right corner. */
export const isCountOnCounter = ({ box, tab }: Pick<StackGroup, 'box' | 'tab'>): boolean =>
  tab !== null &&
  tab.x + tab.width <= box.x + box.width + 0.01 &&
  tab.y + tab.height <= box.y + box.height + 0.01 &&
  tab.x >= box.x &&
  tab.y >= box.y;
