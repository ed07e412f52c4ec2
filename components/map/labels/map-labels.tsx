import { memo, useMemo } from 'react';
import type { MapData } from '../core/map-data';
import { type Box, overlap, type Point, type Projection } from '../core/projection';
import { CrossingGate } from './crossing-marks';
import { crossingsOf, isMajorCrossing, layOutTowns, layOutWaters } from './label-layout';

interface Props {
  mapData: MapData;
  projection: Projection;
  /** In pixels of the projection. */
  avoid: readonly Box[];
  /** The window with a margin, in pixels of the projection: what lies outside is laid out, and not drawn. null: all is drawn. */
  seen: Box | null;
}

/** Names of towns and waters, and the crossings: as large on the screen at every scale, and clear of what is to be avoided. */
export const MapLabels = memo(function MapLabels({ mapData, projection, avoid, seen }: Props) {
  const laidOut = useMemo(() => {
    const towns = layOutTowns(mapData, projection, avoid);
    return { towns, waters: layOutWaters(mapData, projection, avoid, towns) };
  }, [mapData, projection, avoid]);
  const isSeen = ({ x, y }: Point) => !seen || overlap(seen, { x, y, width: 0, height: 0 });
  return (
    <g className="names" aria-hidden>
      {crossingsOf(mapData).map(({ key, feature, point, turn }) => {
        const at = projection.toScreen({ x: point[0], y: point[1] });
        const rank = isMajorCrossing(feature) ? 'major' : 'minor';
        return isSeen(at) && <CrossingGate key={key} x={at.x} y={at.y} turn={turn} rank={rank} />;
      })}
      {laidOut.waters.filter(isSeen).map(({ key, name, x, y, turn }) => (
        <text
          key={key}
          className="water"
          textAnchor="middle"
          transform={`translate(${x} ${y}) rotate(${turn}) translate(0 -5)`}
        >
          {name}
        </text>
      ))}
      {laidOut.towns
        .filter(({ dot }) => isSeen(dot))
        .map(({ key, name, tier, dot, x, y, anchor }) => (
          <g key={key} transform={`translate(${dot.x} ${dot.y})`}>
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
