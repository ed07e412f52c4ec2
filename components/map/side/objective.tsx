import type { Projection } from '../core/projection';
import type { Layout } from '../labels/labeller';
import { Words } from '../labels/words';
import { objectiveId, objectiveRadius } from './side-items';
import type { SideObjective } from './side-map';

/** A place that the team is to take or keep: a ring with its name. */
export function Objective({
  objective,
  projection,
  layout,
}: {
  objective: SideObjective;
  projection: Projection;
  layout: Layout;
}) {
  const { x, y } = projection.toScreen(objective);
  const words = layout.laid.get(objectiveId(objective))?.words;
  return (
    <g className="objective">
      <title>{`Objective: ${objective.name}`}</title>
      <circle cx={x} cy={y} r={objectiveRadius} />
      {words && <Words words={words} />}
    </g>
  );
}
