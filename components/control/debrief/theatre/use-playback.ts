import { useState } from 'react';
import { momentAt, type Stride } from '@/lib/replay/moments';
import type { Reel } from './reel';
import { type Length, useDirector } from './use-director';
import { type Speed, useFilmRun } from './use-film-run';

interface Parts {
  /** The ledger's number to begin at; null: at the end. */
  number: number | null;
  /** The moments a step goes by; null: all. */
  among: readonly number[] | null;
  /** A hinge is shown, by its place. */
  onHinge: (place: number) => void;
  /** A moment is shown for what it is about. */
  onShow: (moment: number, about: string | null) => void;
}

/** Which moment of the film is shown, and what goes on from there: steps, the running film and the director. */
export function usePlayback(reel: Reel, { number, among, onShow, onHinge }: Parts) {
  const { moments, hinges } = reel.film;
  const [wanted, setAt] = useState(() => (number === null ? reel.last : momentAt(moments, number)));
  const at = Math.min(wanted, reel.last);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('60');
  const [directed, setDirected] = useState<number | null>(null);
  const [length, setLength] = useState<Length>('600');
  const to = (place: number) => setAt(Math.max(0, Math.min(reel.last, place)));
  /** Goes to a moment with what it is about in hand and in sight. */
  const show = (moment: number, about: string | null) => {
    to(moment);
    onShow(moment, about);
  };
  useDirector(directed, length, hinges, {
    at: (moment) => show(moment, hinges[directed ?? 0]?.about ?? null),
    next: setDirected,
  });
  useFilmRun(isRunning && at < reel.last, speed, moments, at, to);
  return {
    at,
    to,
    isRunning,
    turnRunning: () => setRunning(!isRunning),
    speed,
    setSpeed,
    /** The hinge that the director shows, by its place; null: nobody directs. */
    directed,
    turnDirected: () => setDirected(directed === null ? 0 : null),
    endDirected: () => setDirected(null),
    length,
    setLength,
    showHinge: (place: number) => {
      const hinge = hinges[place];
      if (!hinge) return;
      show(hinge.moment, hinge.about);
      onHinge(place);
    },
    step: (stride: Stride, by: 1 | -1) => {
      setRunning(false);
      setDirected(null);
      to(reel.step(at, stride, by, among));
    },
  };
}
export type Playback = ReturnType<typeof usePlayback>;
