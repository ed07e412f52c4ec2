import { type PointerEvent, useRef, useState } from 'react';
import type { Projection } from '@/components/map/core/projection';
import { frameKm } from '@/lib/drawing/frame';
import type { Frame } from '@/lib/geometry';

interface Props {
  frame: Frame;
  projection: Projection;
  /** It was drawn so large, about the same middle, km. */
  onSize: (wideKm: number, highKm: number) => void;
}

const within = (km: number): number => Math.round(Math.max(frameKm.least, Math.min(frameKm.most, km)));

/** The frame on the map of the world: its upper right corner is dragged to make it larger or smaller. */
export function FrameHandle({ frame, projection, onSize }: Props) {
  const [drawn, setDrawn] = useState<{ wide: number; high: number } | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const wide = drawn?.wide ?? frame.maxX;
  const high = drawn?.high ?? frame.maxY;
  const middle = projection.toScreen({ x: frame.maxX / 2, y: frame.maxY / 2 });
  const right = (wide / 2) * projection.scale;
  const top = (high / 2) * projection.scale;
  const drag = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = start.y - event.clientY;
    setDrawn({
      wide: within(frame.maxX + (2 * dx) / projection.scale),
      high: within(frame.maxY + (2 * dy) / projection.scale),
    });
  };
  const drop = () => {
    from.current = null;
    if (drawn) onSize(drawn.wide, drawn.high);
    setDrawn(null);
  };
  return (
    <g className="frame-picked" transform={`translate(${middle.x} ${middle.y})`}>
      <rect x={-right} y={-top} width={2 * right} height={2 * top} />
      <g
        data-grip
        transform={`translate(${right} ${-top})`}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <circle className="hold" r={18} />
        <circle className="dot" r={7} />
      </g>
    </g>
  );
}
