import type { Side } from '@/lib/words';
import type { Manifest } from '../manifest';

/** WGS84, degrees, to a tenth of a metre. */
export type PlaceOnGlobe = readonly [longitude: number, latitude: number];

/**
 * A game in time, as one audience may have it: what every writer for another program takes. Times are the game's, by the clock
 * of the place, written as UTC (`1944-09-17T14:00:00Z`). What is not known or was not told is an empty text.
 */
export interface Tracks {
  title: string;
  /** What it is, and whose, in a sentence. */
  about: string;
  start: string;
  sides: { key: Side; name: string }[];
  /** Those that have begun. */
  turns: Manifest['turns'];
  tracks: Track[];
}

/** One unit, or what a team was told of one. */
export interface Track {
  /** Alone of its kind in the file. */
  id: string;
  name: string;
  shortName: string;
  side: Side;
  /** Symbol code of twenty digits. */
  symbol: string;
  formation: string;
  /** Key of a nation. */
  nation: string;
  notes: string;
  /** In the order of time, each where something changes. None: it has not come on. */
  states: TrackState[];
}

/** Where it is from then on; `place` null: nowhere, or nobody says any more. */
export interface TrackState {
  at: string;
  place: PlaceOnGlobe | null;
}

/** States as they were noted, in the order of noting: of one time the last counts, and only what changes is left. */
export function changesOf(noted: readonly TrackState[]): TrackState[] {
  const byTime = new Map(noted.map((state) => [state.at, state]));
  const states: TrackState[] = [];
  for (const state of [...byTime.values()].sort((a, b) => (a.at < b.at ? -1 : 1)))
    if (String(state.place) !== String(states.at(-1)?.place ?? null)) states.push(state);
  return states;
}
