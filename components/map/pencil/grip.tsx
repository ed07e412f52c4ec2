import type { PointerEvent } from 'react';
import type { Point } from '../core/projection';

interface Props {
  at: Point;
  /** `between`: half way between two points, where there is none yet. */
  look: '' | 'held' | 'between';
  onTake: (event: PointerEvent) => void;
  onDrag: (event: PointerEvent) => void;
  onDrop: () => void;
  onLetGo: () => void;
}

/** A point under the pencil, which mouse and finger drag. */
export const Grip = ({ at: { x, y }, look, onTake, onDrag, onDrop, onLetGo }: Props) => (
  <g
    data-grip
    className={look}
    transform={`translate(${x} ${y})`}
    onPointerDown={(event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onTake(event);
    }}
    onPointerMove={onDrag}
    onPointerUp={onDrop}
    onPointerCancel={onLetGo}
  >
    <circle className="hold" r={look === 'between' ? 9 : 14} />
    <circle className="dot" r={{ between: 3, held: 6, '': 4.5 }[look]} />
  </g>
);

/** Nearer to each other than this two points have no room between them, px. */
const leastApart = 36;

/** Half way between each two points that lie far enough apart; in an area between its last and its first too. */
export const middlesOf = (points: readonly Point[], isArea: boolean): { after: number; at: Point }[] =>
  points.flatMap((point, after) => {
    const next = points[after + 1] ?? (isArea && points.length > 2 ? points[0] : undefined);
    if (!next || Math.hypot(next.x - point.x, next.y - point.y) < leastApart) return [];
    return [{ after, at: { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } }];
  });
