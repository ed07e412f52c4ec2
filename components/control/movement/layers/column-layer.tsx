import type { Projection } from '@/components/map/core/projection';
import type { Layout } from '@/components/map/labels/labeller';
import { roomForAll } from '@/components/map/labels/passing';
import { Words } from '@/components/map/labels/words';
import type { RoadColumn } from '../moves/use-column';

/** The column that is being put together: its way, of two points at least, and where each unit would come to stand. */
export function ColumnLayer({
  column: { way, places, units },
  projection,
  layout,
}: {
  column: RoadColumn;
  projection: Projection;
  layout: Layout;
}) {
  const path = `M${way
    .map((place) => projection.toScreen(place))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
  const standing = units.flatMap((unit, i) => {
    const place = places[i];
    return place && !place.waits ? [{ unit, isHead: i === 0, at: projection.toScreen(place) }] : [];
  });
  const names = roomForAll(
    standing.map(({ unit, at }) => ({ at, ring: 13, line: { text: unit.shortName, face: 'found' } })),
    layout,
  );
  return (
    <g className="column" aria-hidden>
      <path className="under" d={path} />
      <path className="legs" d={path} />
      {standing.map(({ unit, isHead, at: { x, y } }) => (
        <circle key={unit.id} cx={x} cy={y} r={isHead ? 6.5 : 4} className={isHead ? 'head' : undefined} />
      ))}
      {standing.map(({ unit }, i) => {
        const words = names[i];
        return words && <Words key={unit.id} words={words} className="noted" />;
      })}
    </g>
  );
}
