import { memo, useMemo } from 'react';
import type { LayerProps } from './layer-props';

/** Pairs of units in contact (§6 Passing By): a line from place to place, crossed in its middle. */
export const ContactPairsLayer = memo(function PairsLayer({ map: { pairs, counters }, projection }: LayerProps) {
  const placeOf = useMemo(() => {
    const placed = counters.filter(({ isOnMap, x, y }) => isOnMap && x !== null && y !== null);
    return new Map(placed.map(({ id, x, y }) => [id, { x: x!, y: y! }]));
  }, [counters]);
  return (
    <g aria-hidden className="pairs">
      {pairs.map(({ alliedId, germanId }) => {
        const [one, other] = [placeOf.get(alliedId), placeOf.get(germanId)];
        if (!one || !other) return null;
        const a = projection.toScreen(one);
        const b = projection.toScreen(other);
        const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        return (
          <g key={`${alliedId} ${germanId}`}>
            <path className="between" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <path
              className="clash"
              d="M-5 -5L0 0L-5 5M5 -5L0 0L5 5"
              transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${turn})`}
            />
          </g>
        );
      })}
    </g>
  );
});
