import { memo, useMemo } from 'react';
import { pathOf } from '@/components/map/core/map-ground';
import { Words } from '@/components/map/labels/words';
import type { LayerProps } from './layer-props';

/** Drop and landing zones: known to one side, so they are drawn for Control and stand on no printed map. */
export const ZonesLayer = memo(function ZonesLayer({ map: { zones }, projection, layout }: LayerProps) {
  const drawn = useMemo(
    () =>
      zones.map(({ side, name, rings }) => ({
        key: `${side} ${name}`,
        side,
        d: rings.map((ring) => pathOf(ring, true)).join(''),
      })),
    [zones],
  );
  return (
    <g aria-hidden className="zones">
      {drawn.map(({ key, side, d }) => {
        const words = layout.laid.get(key)?.words;
        return (
          <g key={key} className={side}>
            <path d={d} transform={`scale(${projection.scale})`} />
            {words && <Words words={words} className="noted" />}
          </g>
        );
      })}
    </g>
  );
});
