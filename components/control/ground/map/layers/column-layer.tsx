import type { Point, Projection } from '@/components/map/core/projection';
import type { Column } from '../moves/use-column';

/** The column that is being put together: its way, and where each unit would come to stand. */
export function ColumnLayer({
  column: { way, places, units },
  projection,
}: {
  column: Column;
  projection: Projection;
}) {
  if (way.length < 2) return null;
  const path = `M${way
    .map((place) => projection.toScreen(place))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
  const named = withRoom(places.map((place) => projection.toScreen(place)));
  return (
    <g className="column" aria-hidden>
      <path className="under" d={path} />
      <path className="legs" d={path} />
      {places.map((place, i) => {
        const unit = units[i];
        const { x, y } = projection.toScreen(place);
        if (!unit || place.waits) return null;
        return (
          <g key={unit.id} transform={`translate(${x} ${y})`}>
            <circle r={i === 0 ? 6.5 : 4} className={i === 0 ? 'head' : undefined} />
            {named.has(i) && (
              <text className="noted" x={9} y={4}>
                {unit.shortName}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Which of these points, in their order, may carry a name without covering the one before. */
function withRoom(points: readonly Point[]): Set<number> {
  const named: number[] = [];
  points.forEach((point, i) => {
    const last = points[named.at(-1) ?? -1];
    if (!last || Math.abs(point.y - last.y) > 14 || Math.abs(point.x - last.x) > 80) named.push(i);
  });
  return new Set(named);
}
