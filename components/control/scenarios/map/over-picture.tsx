import { memo } from 'react';
import type { Projection } from '@/components/map/core/projection';
import { asPlace } from '@/lib/geometry';
import type { Thing } from './things';

/** What is drawn, once more above a picture: under it nobody would see where his pencil has been. */
export const OverPicture = memo(function OverPicture(props: { things: readonly Thing[]; projection: Projection }) {
  const byLayer = new Map<string, string>();
  for (const { layer, shape } of props.things) {
    if (shape.kind === 'point') continue;
    const end = shape.kind === 'area' ? 'Z' : '';
    const drawn = shape.paths.map((path) => {
      const points = path.map((point) => props.projection.toScreen(asPlace(point)));
      return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${end}`;
    });
    byLayer.set(layer, `${byLayer.get(layer) ?? ''}${drawn.join('')}`);
  }
  return (
    <g className="over-picture" aria-hidden>
      {[...byLayer].map(([layer, d]) => (
        <path key={layer} data-layer={layer} d={d} />
      ))}
    </g>
  );
});
