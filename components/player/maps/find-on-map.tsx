'use client';

import { type RefObject, useMemo } from 'react';
import { type PlaceFound, placeFigured, placesPrinted } from '@/components/map/core/find-places';
import type { MapData } from '@/components/map/core/map-data';
import type { SideMap } from '@/components/map/side/side-map';
import { FindBox } from '@/components/ui/find-box';
import type { Place } from '@/lib/geometry';

interface Found extends PlaceFound {
  /** The id of the thing on the map. */
  thing?: string;
}

interface Props {
  mapData: MapData;
  /** The map as it is shown. */
  map: SideMap;
  /** The middle of what is looked at, to which six figures are read. */
  near: () => Place;
  input: RefObject<HTMLInputElement | null>;
  onFound: (place: Place, thing: string | null) => void;
}

/** Finds what lies on this map, a printed name or a grid reference. It knows nothing that the map does not show. */
export function FindOnMap({ mapData, map, near, input, onFound }: Props) {
  const choices = useMemo(() => choicesOf(mapData, map), [mapData, map]);
  return (
    <FindBox<Found>
      label="Find unit, place or grid reference"
      placeholder="Find on the map"
      choices={choices}
      meant={(typed) => placeFigured(typed, near())}
      mostShown={7}
      input={input}
      hasKey
      onFound={({ place, thing }) => onFound(place, thing ?? null)}
      className="top-2.5 left-2.5 w-[min(11.875rem,calc(100%-4.375rem))] text-note"
    />
  );
}

function choicesOf(mapData: MapData, { counters, friends, contacts, marks }: SideMap): Found[] {
  const own = counters.flatMap(({ id, name, x, y, isLost }) =>
    x === null || y === null || isLost ? [] : [{ id, label: name, hint: 'own', place: { x, y }, thing: id }],
  );
  const told = friends.map(({ id, name, x, y }) => ({ id, label: name, hint: 'friend', place: { x, y }, thing: id }));
  const enemy = contacts.map(({ id, label, x, y }) => ({ id, label, hint: 'enemy', place: { x, y }, thing: id }));
  const drawn = marks
    .filter(({ text }) => text !== '')
    .map(({ id, text, points }) => {
      const [x, y] = points[0]!;
      return { id, label: text, hint: 'pencil', place: { x, y }, thing: id };
    });
  return [...own, ...told, ...enemy, ...drawn, ...placesPrinted(mapData)];
}
