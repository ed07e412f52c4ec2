'use client';

import { useSyncExternalStore } from 'react';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import type { Point, Projection } from '@/components/map/core/projection';
import type { Layout } from '@/components/map/labels/labeller';
import { type Passing, roomForAll } from '@/components/map/labels/passing';
import { Words } from '@/components/map/labels/words';
import { kmBetween, type Place } from '@/lib/geometry';
import type { AimStore } from '../pointing/aim';

interface Props {
  store: AimStore;
  projection: Projection;
  layout: Layout;
  /** The way along the roads by these places; null: none is measured, or no road leads there. */
  byRoad: (places: readonly Place[]) => readonly Place[] | null;
}

/** The least length of a leg that has its length written on it, px. */
const shortest = 46;

/** The legs that are being measured, each with its length, and the way along the roads; the cross where the keys point. */
export function AimLayer({ store, projection, layout, byRoad }: Props) {
  const { points, cursor, by } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const at = (place: Place) => projection.toScreen(place);
  const all = cursor && points.length > 0 ? [...points, cursor] : points;
  const line = (places: readonly Place[]) =>
    places
      .map(at)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L');
  const road = all.length > 1 ? byRoad(all) : null;
  const cross = cursor && at(cursor);
  const lengths = all.slice(1).flatMap((place, i) => {
    const a = at(all[i]!);
    const b = at(place);
    const isLong = Math.hypot(a.x - b.x, a.y - b.y) >= shortest;
    return isLong
      ? [said({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, { text: inKm(kmBetween(all[i]!, place)), face: 'found' })]
      : [];
  });
  const references = points.map((place) => said(at(place), { text: gridReference(place), face: 'reference' }));
  const words = roomForAll([...lengths, ...references], layout);
  return (
    <g className="aim" aria-hidden>
      {road && <path className="by-road" d={`M${line(road)}`} />}
      {all.length > 1 && (
        <>
          <path className="under" d={`M${line(all)}`} />
          <path className="legs" d={`M${line(all)}`} />
        </>
      )}
      {points.map(at).map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order
        <circle key={i} cx={x} cy={y} r={4} />
      ))}
      {words.map(
        (one, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: legs and points are told apart by their order
          one && <Words key={i} words={one} className={i < lengths.length ? 'noted' : 'noted reference'} />,
      )}
      {cross && by === 'keys' && (
        <path className="cross" d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`} />
      )}
    </g>
  );
}

const said = (at: Point, line: Passing['line']): Passing => ({ at, ring: 10, line });
