import { memo, useMemo } from 'react';
import type { MapData } from '../core/map-data';
import type { Box, Projection } from '../core/projection';
import { CrossingGate } from './crossing-marks';
import { crossingsOf, isMajorCrossing, layOutTowns, layOutWaters } from './label-layout';

interface Props {
  mapData: MapData;
  projection: Projection;
  /** In pixels of the projection. */
  avoid: readonly Box[];
}

/** Names of towns and waters, and the crossings: as large on the screen at every scale, and clear of what is to be avoided. */
export const MapLabels = memo(function MapLabels({ mapData, projection, avoid }: Props) {
  const laidOut = useMemo(() => {
    const towns = layOutTowns(mapData, projection, avoid);
    return { towns, waters: layOutWaters(mapData, projection, avoid, towns) };
  }, [mapData, projection, avoid]);
  return (
    <g className="names" aria-hidden>
      {crossingsOf(mapData).map(({ feature, point, turn }) => {
        const { x, y } = projection.toScreen({ x: point[0], y: point[1] });
        const rank = isMajorCrossing(feature) ? 'major' : 'minor';
        return <CrossingGate key={`${feature.name} ${x} ${y}`} x={x} y={y} turn={turn} rank={rank} />;
      })}
      {laidOut.waters.map(({ key, name, x, y, turn }) => (
        <text
          key={key}
          className="water"
          textAnchor="middle"
          transform={`translate(${x} ${y}) rotate(${turn}) translate(0 -5)`}
        >
          {name}
        </text>
      ))}
      {laidOut.towns.map(({ name, tier, dot, x, y, anchor }) => (
        <g key={`${name} ${dot.x}`} transform={`translate(${dot.x} ${dot.y})`}>
          {Math.hypot(x - dot.x, y - dot.y) > 44 && (
            <path className="town-far" d={`M0 0L${x - dot.x} ${y - dot.y - 4}`} />
          )}
          {tier > 1 && <circle className="town-dot" r={1.8} />}
          <text className={`town-${tier}`} textAnchor={anchor} x={x - dot.x} y={y - dot.y}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
});
