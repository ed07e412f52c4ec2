import { memo, useMemo } from 'react';
import { isInField } from '@/lib/geometry';
import type { LayerProps } from './layer-props';

/** Half the gap between the two strokes of a line of contact, and half its length, at most and at least, px. */
const half = { gap: 2, longest: 13, shortest: 4 };

/**
 * The line of contact (§6 Passing By), as a staff draws it: between each two units in contact a stroke of either side across
 * the way from one to the other, the Allied one whole, the German one broken.
 */
export const ContactPairsLayer = memo(function PairsLayer({ map: { pairs, counters }, projection }: LayerProps) {
  const placeOf = useMemo(() => new Map(counters.filter(isInField).map((unit) => [unit.id, unit])), [counters]);
  return (
    <g aria-hidden className="pairs">
      {pairs.map(({ alliedId, germanId }) => {
        const one = placeOf.get(alliedId);
        const other = placeOf.get(germanId);
        if (!one || !other) return null;
        const a = projection.toScreen(one);
        const b = projection.toScreen(other);
        const long = Math.max(half.shortest, Math.min(half.longest, Math.hypot(b.x - a.x, b.y - a.y) / 3));
        const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        return (
          <g
            key={`${alliedId} ${germanId}`}
            transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${turn})`}
          >
            <path className="casing" d={`M0 ${-long}V${long}`} />
            <path className="allied" d={`M${-half.gap} ${-long}V${long}`} />
            <path className="german" d={`M${half.gap} ${-long}V${long}`} />
          </g>
        );
      })}
    </g>
  );
});
