import type { PlaceOnGlobe, TrackState } from './tracks';

/** A unit from when it came to be somewhere until it was nowhere, or nobody said any more. */
export interface Stretch {
  /** In the order of time, one at least; no two that follow each other are the same. */
  places: readonly [PlaceOnGlobe, ...PlaceOnGlobe[]];
  /** When it came to each, as many as there are places. */
  times: readonly string[];
  /** null: it is there still. */
  until: string | null;
}

/** The states of a track, parted where it was nowhere. */
export function stretchesOf(states: readonly TrackState[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: { places: PlaceOnGlobe[]; times: string[] } = { places: [], times: [] };
  const close = (until: string | null): void => {
    const [first, ...others] = open.places;
    if (first) stretches.push({ places: [first, ...others], times: open.times, until });
    open = { places: [], times: [] };
  };
  for (const { at, place } of states) {
    if (place) {
      open.places.push(place);
      open.times.push(at);
    } else close(at);
  }
  close(null);
  return stretches;
}
