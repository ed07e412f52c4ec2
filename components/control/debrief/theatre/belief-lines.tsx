import { memo } from 'react';
import { MovesLayer } from '@/components/map/core/moves-layer';
import type { Projection } from '@/components/map/core/projection';
import type { Belief } from '@/lib/advice/debrief/beliefs';
import './belief-lines.css';

/** From where a team thought a unit was, an arrow to where it stood; of a contact it is dashed. */
export const BeliefLines = memo(function Lines({
  beliefs,
  projection,
}: {
  beliefs: readonly Belief[];
  projection: Projection;
}) {
  return [true, false].map((isContact) => (
    <g key={String(isContact)} className={isContact ? 'beliefs contact' : 'beliefs'}>
      <MovesLayer moved={beliefs.filter((belief) => belief.isContact === isContact)} projection={projection} />
    </g>
  ));
});
