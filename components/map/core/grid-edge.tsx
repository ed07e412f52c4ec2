import { useSyncExternalStore } from 'react';
import type { Frame } from '@/lib/geometry';
import type { View } from './projection';
import type { ViewStore } from './view-store';

/** The grid's figures along the left and lower edge of the window: km east and north, two figures, as maps print them. They stay at the edge while the map moves under them. */
export function GridEdge({ store, frame }: { store: ViewStore; frame: Frame }) {
  const view = useSyncExternalStore(store.subscribe, store.get, () => null);
  return (
    <svg className="map-edge" aria-hidden>
      {view && <GridFigures view={view} frame={frame} />}
    </svg>
  );
}

/** The figures of one window, its upper left corner at 0,0. */
export function GridFigures({ view, frame }: { view: View; frame: Frame }) {
  const { scale, left, top, width, height } = view;
  const step = scale > 28 ? 1 : scale > 9 ? 5 : 10;
  const east = lines(Math.max(frame.minX, -left / scale), Math.min(frame.maxX, (width - left) / scale), step);
  const north = lines(Math.max(frame.minY, (top - height) / scale), Math.min(frame.maxY, top / scale), step);
  return (
    <g className="grid-edge" aria-hidden>
      {east
        .map((km) => ({ km, x: km * scale + left }))
        .filter(({ x }) => x > 30 && x < width - 12)
        .map(({ km, x }) => (
          <text key={km} x={x} y={height - 6} textAnchor="middle">
            {two(km)}
          </text>
        ))}
      {north
        .map((km) => ({ km, y: top - km * scale }))
        .filter(({ y }) => y > 12 && y < height - 20)
        .map(({ km, y }) => (
          <text key={km} x={5} y={y + 4}>
            {two(km)}
          </text>
        ))}
    </g>
  );
}

const two = (km: number): string => String(((km % 100) + 100) % 100).padStart(2, '0');

function lines(from: number, to: number, step: number): number[] {
  const found: number[] = [];
  for (let km = Math.ceil(from / step) * step; km <= to; km += step) found.push(km);
  return found;
}
