'use client';

import { useMemo, useRef } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { type PlaceFound, placeFigured, placesPrinted } from '@/components/map/core/find-places';
import { FindBox } from '@/components/ui/find-box';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

interface Found extends PlaceFound {
  unitId?: string;
}

interface Props {
  mapData: MapData;
  counters: readonly MasterCounter[];
  /** The middle of what is looked at, to which six figures are read. */
  near: Place;
  onUnit: (unitId: string) => void;
  onPlace: (place: Place, name: string) => void;
}

/** Finds a unit, a place or a grid reference on the master map. */
export function FindOnMaster({ mapData, counters, near, onUnit, onPlace }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useKeys({ find: () => input.current?.focus() });
  const choices = useMemo<Found[]>(() => {
    const units = counters.flatMap(({ id, name, shortName, formation, teamName, isOnMap, x, y }) =>
      isOnMap && x !== null && y !== null
        ? [{ id, label: name, also: `${shortName} ${formation}`, hint: teamName, place: { x, y }, unitId: id }]
        : [],
    );
    return [...units, ...placesPrinted(mapData)];
  }, [mapData, counters]);
  return (
    <FindBox<Found>
      label="Find unit, place or grid reference"
      placeholder="Find unit, place or grid"
      choices={choices}
      meant={(typed) => placeFigured(typed, near)}
      mostShown={9}
      input={input}
      hasKey
      onFound={({ unitId, place, label }) => (unitId ? onUnit(unitId) : onPlace(place, label))}
      className="top-3.5 left-4 w-62.5 max-sm:relative max-sm:inset-auto max-sm:w-auto max-sm:min-w-0 max-sm:flex-1 sm:pointer-coarse:w-[min(15.625rem,calc(100%-11.875rem))]"
    />
  );
}
