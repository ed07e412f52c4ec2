'use client';

import { type RefObject, useEffect, useState } from 'react';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Place } from '@/lib/geometry';

/** Somebody looked for this place: it is marked on the map. */
export interface FoundPlace {
  place: Place;
  name: string;
}

/** Holds the place that was looked for last. Another place that is gone to (`at`) while the map lies open is shown on it. */
export function useFoundPlace(at: Place | null, view: RefObject<MapHandle | null>) {
  const [found, setFound] = useState<FoundPlace | null>(null);
  const find = (place: Place, name: string) => {
    setFound({ place, name });
    view.current?.show(place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew, it is the same place
  useEffect(() => {
    if (at) find(at, gridReference(at));
  }, [at?.x, at?.y]);
  return { found, find, forget: () => setFound(null) };
}
