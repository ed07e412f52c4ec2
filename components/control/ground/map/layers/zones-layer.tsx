import { memo, useMemo } from 'react';
import { pathOf } from '@/components/map/core/map-ground';
import type { LayerProps } from './layer-props';

/** Drop and landing zones: known to one side, so they are drawn for Control and stand on no printed map. */
export const ZonesLayer = memo(function ZonesLayer({ map: { zones }, projection }: LayerProps) {
  const drawn = useMemo(
    () =>
      zones.map(({ side, name, rings }) => {
        const points = rings[0] ?? [];
        const middle = {
          x: points.reduce((sum, [x]) => sum + x, 0) / points.length,
          y: points.reduce((sum, [, y]) => sum + y, 0) / points.length,
        };
        return { key: `${side} ${name}`, name, side, middle, d: rings.map((ring) => pathOf(ring, true)).join('') };
      }),
    [zones],
  );
  return (
    <g aria-hidden className="zones">
      {drawn.map(({ key, name, side, middle, d }) => {
        const { x, y } = projection.toScreen(middle);
        return (
          <g key={key} className={side}>
            <path d={d} transform={`scale(${projection.scale})`} />
            {projection.scale > 9 && (
              <text className="noted" x={x} y={y + 4} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
