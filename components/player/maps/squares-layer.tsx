import type { Projection } from '@/components/map/core/projection';
import type { Layout } from '@/components/map/labels/labeller';
import { roomForAll } from '@/components/map/labels/passing';
import { Words } from '@/components/map/labels/words';
import { type Frame, isSquareIn, type Place, squareKm, squareOf } from '@/lib/geometry';
import type { SquareOnSheet } from '../sheets/squares';

interface Props {
  squares: readonly SquareOnSheet[];
  frame: Frame;
  /** Where the team stands: figures that stand twice on the map are read from there. */
  near: Place;
  /** The middle of the square in hand; null: none is drawn. */
  inHand: Place | null;
  projection: Projection;
  layout: Layout;
}

/** The squares of 2 by 2 km that the team's sheets ask to be bombed or shelled (§9), and the one that is being drawn. */
export function SquaresLayer({ squares, frame, near, inHand, projection, layout }: Props) {
  const placed = squares.flatMap(({ name, at }) => {
    const middle = squareOf(frame, at, near);
    return middle ? [{ name, at, middle }] : [];
  });
  const names = roomForAll(
    placed.map(({ name, middle: { x, y } }) => ({
      at: projection.toScreen({ x, y: y + squareKm / 2 }),
      ring: 0,
      line: { text: name, face: 'pencil' },
    })),
    layout,
  );
  return (
    <g className="bombing-squares">
      {placed.map(({ name, at, middle }, i) => (
        <g key={name}>
          <title>{`Square of ${name.toLowerCase()}, ${at}`}</title>
          <Square middle={middle} projection={projection} />
          {names[i] && <Words words={names[i]} />}
        </g>
      ))}
      {inHand && (
        <g aria-hidden className={isSquareIn(frame, inHand) ? 'in-hand' : 'in-hand across'}>
          <Square middle={inHand} projection={projection} />
        </g>
      )}
    </g>
  );
}

function Square({ middle, projection }: { middle: Place; projection: Projection }) {
  const { x, y } = projection.toScreen({ x: middle.x - squareKm / 2, y: middle.y + squareKm / 2 });
  const side = squareKm * projection.scale;
  return <rect x={x} y={y} width={side} height={side} />;
}
