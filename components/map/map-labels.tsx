import { memo, useMemo } from 'react';
import { CrossingGate } from './crossing';
import { crossingsOf, layOutTowns, layOutWaters } from './label-layout';
import { type Box, ladderScale, type Projection, projectionAt } from './projection';
import type { MapSheet } from './sheet';

interface Props {
  sheet: MapSheet;
  projection: Projection;
  avoid: readonly Box[];
}

/** Names of towns and waters, and the crossings: as large on the screen at every scale, and clear of what is to be avoided. */
export const MapLabels = memo(function MapLabels({ sheet, projection, avoid }: Props) {
  const { scale } = projection;
  const ladder = ladderScale(scale);
  // Laid out for the ladder's scale; at the true one all stands a little further apart.
  const laidOut = useMemo(() => {
    const at = projectionAt(ladder);
    const towns = layOutTowns(sheet, at, avoid);
    return { towns, waters: layOutWaters(sheet, at, avoid, towns) };
  }, [sheet, ladder, avoid]);
  const crossings = useMemo(() => crossingsOf(sheet), [sheet]);
  const stretch = scale / ladder;
  return (
    <g className="names" aria-hidden>
      {crossings.map(({ feature, point, turn }) => {
        const { x, y } = projection.toScreen({ x: point[0], y: point[1] });
        const rank = feature.kind === 'mainRoadBridge' || feature.kind === 'railBridge' ? 'major' : 'minor';
        return <CrossingGate key={`${feature.name} ${x} ${y}`} x={x} y={y} turn={turn} rank={rank} />;
      })}
      {laidOut.waters.map(({ key, name, x, y, turn }) => (
        <text
          key={key}
          className="water"
          textAnchor="middle"
          transform={`translate(${x * stretch} ${y * stretch}) rotate(${turn}) translate(0 -5)`}
        >
          {name}
        </text>
      ))}
      {laidOut.towns.map(({ name, tier, dot, x, y, anchor }) => {
        const left = dot.x * stretch;
        const top = dot.y * stretch;
        return (
          <g key={`${name} ${dot.x}`} transform={`translate(${left} ${top})`}>
            {tier > 1 && <circle className="town-dot" r={1.8} />}
            <text className={`town-${tier}`} textAnchor={anchor} x={x - dot.x} y={y - dot.y}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
});
