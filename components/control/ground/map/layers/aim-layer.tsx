'use client';

import { useSyncExternalStore } from 'react';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import type { Projection } from '@/components/map/core/projection';
import { kmBetween, type Place } from '@/lib/geometry';
import type { AimStore } from '../pointing/aim';

/** The legs that are being measured, each with its length; the cross where the keys point. */
export function AimLayer({ store, projection }: { store: AimStore; projection: Projection }) {
  const { points, cursor, by } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const at = (place: Place) => projection.toScreen(place);
  const all = cursor && points.length > 0 ? [...points, cursor] : points;
  const path = all.map(at).map(({ x, y }) => `${x} ${y}`);
  const cross = cursor && at(cursor);
  return (
    <g className="aim" aria-hidden>
      {path.length > 1 && (
        <>
          <path className="under" d={`M${path.join('L')}`} />
          <path className="legs" d={`M${path.join('L')}`} />
        </>
      )}
      {all.slice(1).map((place, i) => {
        const a = at(all[i]!);
        const b = at(place);
        if (Math.hypot(a.x - b.x, a.y - b.y) < 46) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: legs are told apart by their order
          <text key={i} className="noted" x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 6} textAnchor="middle">
            {inKm(kmBetween(all[i]!, place))}
          </text>
        );
      })}
      {points.map((place, i) => {
        const { x, y } = at(place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order
          <g key={i}>
            <circle cx={x} cy={y} r={4} />
            <text className="noted reference" x={x + 8} y={y + 15}>
              {gridReference(place)}
            </text>
          </g>
        );
      })}
      {cross && by === 'keys' && (
        <path className="cross" d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`} />
      )}
    </g>
  );
}
