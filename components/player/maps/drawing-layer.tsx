import { inKm } from '@/components/map/core/grid-reference';
import type { Point, Projection } from '@/components/map/core/projection';
import { straight } from '@/components/map/side/mark-shape';
import { kmBetween, type Place } from '@/lib/geometry';
import type { Pencil } from './use-pencil';

interface Props {
  pencil: Pencil;
  /** Where the pointer is; null: nowhere. */
  pointer: Place | null;
  projection: Projection;
}

/** The length of a line, km. */
export const lengthOf = (points: readonly Place[]): number =>
  points.slice(1).reduce((sum, to, i) => sum + kmBetween(points[i]!, to), 0);

/** The drawing or measuring under way: the points put so far, the stretch that is coming, and the cross of the keyboard. */
export function DrawingLayer({ pencil, pointer, projection }: Props) {
  const { tool, points, begun, cross, isDone } = pencil;
  if (tool === null) return null;
  const next = isDone ? null : (cross ?? pointer);
  const [last] = points.slice(-1).map(projection.toScreen);
  const ahead = next && projection.toScreen(next);
  const isCounted = tool === 'measure' && points.length > 0;
  const total = lengthOf(next ? [...points, next] : points);
  const label = ahead ?? last;
  return (
    <g className="drawing" aria-hidden>
      {begun.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <Line key={i} at={line.map(projection.toScreen)} />
      ))}
      {last && ahead && <path className="coming" d={straight([last, ahead])} />}
      {cross && ahead && <path className="cross" d={`M${ahead.x - 12} ${ahead.y}h24M${ahead.x} ${ahead.y - 12}v24`} />}
      {isCounted && label && (
        <text x={label.x + 10} y={label.y - 8}>
          {inKm(total)}
        </text>
      )}
    </g>
  );
}

/** A line that is begun, with its points. */
const Line = ({ at }: { at: readonly Point[] }) => (
  <>
    <path className="stroke" d={straight(at)} />
    {at.map(({ x, y }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name
      <circle key={i} cx={x} cy={y} r={3.5} />
    ))}
  </>
);
