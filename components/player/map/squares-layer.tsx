import type { Projection } from '@/components/map/core/projection';
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
}

/** The squares of 2 by 2 km that the team's sheets ask to be bombed or shelled (§9), and the one that is being drawn. */
export function SquaresLayer({ squares, frame, near, inHand, projection }: Props) {
  const placed = squares.flatMap(({ name, at }) => {
    const middle = squareOf(frame, at, near);
    return middle ? [{ name, at, middle }] : [];
  });
  return (
    <g className="bombing-squares">
      {placed.map(({ name, at, middle }) => (
        <g key={name}>
          <title>{`Square of ${name.toLowerCase()}, ${at}`}</title>
          <Square middle={middle} projection={projection} words={name} />
        </g>
      ))}
      {inHand && (
        <g aria-hidden className={isSquareIn(frame, inHand) ? 'in-hand' : 'in-hand across'}>
          <Square middle={inHand} projection={projection} words="" />
        </g>
      )}
    </g>
  );
}

function Square({ middle, projection, words }: { middle: Place; projection: Projection; words: string }) {
  const { x, y } = projection.toScreen({ x: middle.x - squareKm / 2, y: middle.y + squareKm / 2 });
  const side = squareKm * projection.scale;
  return (
    <>
      <rect x={x} y={y} width={side} height={side} />
      {words && (
        <text x={x} y={y - 5}>
          {words}
        </text>
      )}
    </>
  );
}
