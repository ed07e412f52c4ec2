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
  /** A place is in hand, and no square. */
  isPoint: boolean;
  projection: Projection;
  layout: Layout;
}

/** The squares of 2 by 2 km that the team's sheets ask to be bombed or shelled (§9), and the one that is being drawn. */
export function SquaresLayer({ squares, frame, near, inHand, isPoint, projection, layout }: Props) {
  const all = squares.flatMap((one) => {
    const middle = squareOf(frame, one.at, near);
    return middle ? [{ ...one, middle }] : [];
  });
  const placed = all.filter(({ way }) => !way);
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
      {all.map(
        ({ name, at, way, middle }) =>
          way && (
            <Way key={name} from={projection.toScreen(way.from)} to={projection.toScreen(middle)} isRead={way.isRead}>
              {`Way of ${name.toLowerCase()}, to ${at}`}
            </Way>
          ),
      )}
      {inHand && isPoint && <circle {...circleAt(projection.toScreen(inHand))} r={6} className="in-hand" />}
      {inHand && !isPoint && (
        <g aria-hidden className={isSquareIn(frame, inHand) ? 'in-hand' : 'in-hand across'}>
          <Square middle={inHand} projection={projection} />
        </g>
      )}
    </g>
  );
}

const circleAt = ({ x, y }: Place) => ({ cx: x, cy: y });

/** The way that a row sends its units: straight to its end, with a head; dotted while nobody has confirmed it. */
function Way({ from, to, isRead, children }: { from: Place; to: Place; isRead: boolean; children: string }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g className={isRead ? 'row-way is-read' : 'row-way'}>
      <title>{children}</title>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path d="M-9 -6L0 0L-9 6" transform={`translate(${to.x} ${to.y}) rotate(${angle})`} className="head" />
    </g>
  );
}

function Square({ middle, projection }: { middle: Place; projection: Projection }) {
  const { x, y } = projection.toScreen({ x: middle.x - squareKm / 2, y: middle.y + squareKm / 2 });
  const side = squareKm * projection.scale;
  return <rect x={x} y={y} width={side} height={side} />;
}
