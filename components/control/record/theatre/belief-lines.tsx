import { memo } from 'react';
import type { Projection } from '@/components/map/core/projection';
import type { Belief } from '@/lib/advice/debrief/beliefs';
import './belief-lines.css';

/** How long a line is at least that is drawn, px. */
const shortest = 5;

/** From where a team thought a unit was to where it stood: a ring at the one end, an arrow to the other. */
export const BeliefLines = memo(function Lines({
  beliefs,
  projection,
}: {
  beliefs: readonly Belief[];
  projection: Projection;
}) {
  return (
    <g className="beliefs" aria-hidden>
      {beliefs.map(({ id, from, to, isContact }) => {
        const [a, b] = [projection.toScreen(from), projection.toScreen(to)];
        if (Math.hypot(b.x - a.x, b.y - a.y) < shortest) return null;
        const line = `M${a.x} ${a.y}L${b.x} ${b.y}`;
        return (
          <g key={id} className={isContact ? 'contact' : undefined}>
            <path className="casing" d={line} />
            <path className="line" d={line} />
            <circle cx={a.x} cy={a.y} r={4} />
          </g>
        );
      })}
    </g>
  );
});
