import { memo } from 'react';
import { useGroundDrawn } from '@/components/control/parts/map/ground-drawn';
import type { Box, Projection } from '@/components/map/core/projection';
import { asPlace, middleOf } from '@/lib/geometry';
import { groundWords } from '../ground/ground-words';

/** From this scale on areas carry their names, px per km. */
const namedFrom = 16;

/** The names of the ground that Control has drawn, each in the middle of its area. What is printed has names of its own. */
export const GroundNames = memo(function GroundNames({ projection, seen }: { projection: Projection; seen: Box }) {
  const ground = useGroundDrawn();
  if (projection.scale < namedFrom) return null;
  return (
    <g aria-hidden>
      {ground.map(({ id, layer, name, rings: [points] }) => {
        const { x, y } = projection.toScreen(middleOf(points.map(asPlace)));
        if (x < seen.x || y < seen.y || x > seen.x + seen.width || y > seen.y + seen.height) return null;
        return (
          <text key={id} className="noted" x={x} y={y} textAnchor="middle">
            {name}
            <tspan x={x} dy={13}>
              {groundWords[layer].name.toLowerCase()}
            </tspan>
          </text>
        );
      })}
    </g>
  );
});
