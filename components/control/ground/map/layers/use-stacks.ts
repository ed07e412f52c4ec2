import { useMemo, useRef } from 'react';
import type { Projection } from '@/components/map/core/projection';
import { layOutCrowd, type StackGroup } from '@/components/map/counters/stack';
import type { MapData } from '@/lib/scenario/types';
import type { MasterCounter } from '@/lib/turn/control-desk/ground/map';

/** The stacks at a scale, laid out once while the counters stay and the map rests. */
export function useStacks(
  counters: readonly MasterCounter[],
  hidden: readonly string[],
  { frame }: MapData,
): (projection: Projection) => StackGroup[] {
  const shown = useMemo(
    () =>
      counters
        .filter(
          ({ isOnMap, isCaptured, x, y, side }) =>
            isOnMap && !isCaptured && x !== null && y !== null && !hidden.includes(side),
        )
        .map(({ id, side, x, y }) => ({ id, band: side, x: x!, y: y! })),
    [counters, hidden],
  );
  // A desk that was read again with every counter in its place needs no new layout.
  const before = useRef(shown);
  if (!isSame(before.current, shown)) before.current = shown;
  const places = before.current;
  return useMemo(() => {
    let last: { scale: number; groups: StackGroup[] } | null = null;
    return (projection) => {
      if (last?.scale !== projection.scale)
        last = { scale: projection.scale, groups: layOutCrowd(places, projection, frame) };
      return last.groups;
    };
  }, [places, frame]);
}

type Placed = readonly { id: string; band: string; x: number; y: number }[];

const isSame = (a: Placed, b: Placed): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every(({ id, band, x, y }, i) => {
      const other = b[i]!;
      return id === other.id && x === other.x && y === other.y && band === other.band;
    }));
