'use client';

import { useEffect, useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { gridReference } from '@/components/map/core/grid-reference';
import type { NamedPlace } from '@/lib/advice/movement/propose-move';
import type { MasterMap } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { Drawn } from './use-drawn-card';

/**
 * Holds whether the movement list stands beside the map, which a key turns, what the map draws of it, and the place that
 * was pointed at for it.
 */
export function useListBesideMap(map: MasterMap) {
  const isMovement = map.phase === 'movement' && map.movementClosedAt === null;
  const [isShown, setShown] = useState(isMovement);
  // Whoever has the map open when the phase begins has the list too.
  useEffect(() => setShown(isMovement), [isMovement]);
  useKeys({ movementList: () => setShown(!isShown) });
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [pointed, setPointed] = useState<NamedPlace | null>(null);
  /** Replaces the list with the card of a counter that is taken on the map to be moved by hand. */
  const byHand =
    <Given extends unknown[]>(take: (...given: Given) => void) =>
    (...given: Given) => {
      setShown(false);
      take(...given);
    };
  return {
    isShown,
    setShown,
    drawn,
    setDrawn,
    pointed,
    point: (place: Place) => setPointed({ name: gridReference(place), kind: 'grid', place }),
    forgetPoint: () => setPointed(null),
    byHand,
  };
}
