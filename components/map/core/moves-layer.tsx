import { memo } from 'react';
import { counted } from '@/lib/text';
import type { Moved } from './moves-since';
import type { Projection } from './projection';
import './moves.css';

/** The least length of an arrow that is drawn, px. */
const shortest = 6;

/** The things that have moved since the last look, as a staff draws them: a ring where each was, and an arrow to where it is. */
export const MovesLayer = memo(function Moves({
  moved,
  projection,
}: {
  moved: readonly Moved[];
  projection: Projection;
}) {
  return (
    <g className="moves-since" aria-hidden>
      {moved.map(({ id, from, to }) => {
        const a = projection.toScreen(from);
        const b = projection.toScreen(to);
        const long = Math.hypot(b.x - a.x, b.y - a.y);
        if (long < shortest) return null;
        const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        const arrow = `M3.5 0H${long}m-7 -4l7 4l-7 4`;
        return (
          <g key={id} transform={`translate(${a.x} ${a.y}) rotate(${turn})`}>
            <path className="casing" d={arrow} />
            <circle r={3.5} />
            <path className="arrow" d={arrow} />
          </g>
        );
      })}
    </g>
  );
});

/** The number of moved things, in words. */
export const movedWords = (count: number): string =>
  count === 1
    ? 'One unit has moved since you last looked.'
    : `${counted(count, 'unit')} have moved since you last looked.`;
