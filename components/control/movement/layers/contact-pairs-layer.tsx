import { memo, useMemo } from 'react';
import { overlap, type Point } from '@/components/map/core/projection';
import { around } from '@/components/map/labels/room';
import { isInField } from '@/lib/geometry';
import type { LayerProps } from './layer-props';

/** Half the gap between the two strokes of a line of contact, and half its length, at most and at least, px. */
const half = { gap: 2, longest: 13, shortest: 4 };

/**
 * The line of contact (§6 Passing By), as a staff draws it: between each two units in contact a stroke of either side across
 * the way from one to the other, the Allied one whole, the German one broken. All strokes of a side are one path, so that
 * thousands cost a map no more than one.
 */
export const ContactPairsLayer = memo(function PairsLayer({ map: { pairs, counters }, projection, seen }: LayerProps) {
  const placeOf = useMemo(() => new Map(counters.filter(isInField).map((unit) => [unit.id, unit])), [counters]);
  const lines = pairs.flatMap(({ alliedId, germanId }) => {
    const one = placeOf.get(alliedId);
    const other = placeOf.get(germanId);
    if (!one || !other) return [];
    const line = lineBetween(projection.toScreen(one), projection.toScreen(other));
    return overlap(around(line.middle, 2 * half.longest), seen) ? [line] : [];
  });
  if (lines.length === 0) return null;
  const strokes = (aside: number) => lines.map((line) => strokeOf(line, aside)).join('');
  return (
    <g aria-hidden className="pairs">
      <path className="casing" d={strokes(0)} />
      <path className="allied" d={strokes(-half.gap)} />
      <path className="german" d={strokes(half.gap)} />
    </g>
  );
});

/** Where two units face each other, px: `along` leads from one to the other, as a share of 1; `long`: half a stroke. */
interface Line {
  middle: Point;
  along: Point;
  long: number;
}

function lineBetween(a: Point, b: Point): Line {
  const away = Math.hypot(b.x - a.x, b.y - a.y);
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    along: away > 0 ? { x: (b.x - a.x) / away, y: (b.y - a.y) / away } : { x: 1, y: 0 },
    long: Math.max(half.shortest, Math.min(half.longest, away / 3)),
  };
}

/** A stroke across the way, so far from its middle. */
function strokeOf({ middle, along, long }: Line, aside: number): string {
  const end = (far: number): string => {
    const x = middle.x + aside * along.x - far * along.y;
    const y = middle.y + aside * along.y + far * along.x;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${end(-long)}L${end(long)}`;
}
