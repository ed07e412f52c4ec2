'use client';

import { useState } from 'react';
import { useGameMap } from '@/components/control/parts/map/use-map-data';
import { useDataAddress } from '@/components/control/parts/router';
import { MapView } from '@/components/map/map-view';
import { EmptyState } from '@/components/ui/empty-state';
import type { Place } from '@/lib/geometry';

interface Props {
  /** Where the map opens. */
  near: Place;
  /** The place chosen; null: none. */
  place: Place | null;
  onPlace: (place: Place) => void;
}

/** A small map on which a place is chosen by a click or a tap; the field above it says the same. */
export function PlaceOnMap({ near, place, onPlace }: Props) {
  const mapData = useGameMap(useDataAddress()('/map/data'));
  const [initial] = useState(() => ({ centre: place ?? near, kmAcross: 16, kmUp: 10 }));
  return (
    <div className="relative h-64 overflow-hidden rounded-2 border border-edge">
      {mapData ? (
        <MapView mapData={mapData} initial={initial} label="Map to choose the place on" onGround={onPlace}>
          {(projection) => {
            if (!place) return null;
            const { x, y } = projection.toScreen(place);
            return (
              <g aria-hidden transform={`translate(${x} ${y})`} fill="none">
                <circle r={9} className="stroke-paper" strokeWidth={5} />
                <circle r={9} className="stroke-mine" strokeWidth={2.5} />
                <circle r={2} className="fill-mine" />
              </g>
            );
          }}
        </MapView>
      ) : (
        <EmptyState title="The map is loading" />
      )}
    </div>
  );
}
