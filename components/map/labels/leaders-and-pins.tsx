import type { Point } from '../core/projection';
import type { Leader } from './item';

/** The ties of things to their places: a leader and a pin for each place they had to be moved from. */
export function LeadersAndPins({ of }: { of: readonly { leaders: readonly Leader[] }[] }) {
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
