import { useEffect, useEffectEvent } from 'react';
import type { Moment } from '@/lib/replay/moments';

/** The time of a turn in the film, seconds. */
export const speeds = [
  { id: '120', label: 'A turn in 2 min' },
  { id: '60', label: 'A turn in 1 min' },
  { id: '20', label: 'A turn in 20 s' },
  { id: '5', label: 'A turn in 5 s' },
] as const;
export type Speed = (typeof speeds)[number]['id'];

/** The time between two pictures, ms. */
const everyMs = 250;

/** Runs the film from where it stands, every turn as long as the other, until its end. */
export function useFilmRun(
  isRunning: boolean,
  speed: Speed,
  moments: readonly Moment[],
  at: number,
  onAt: (at: number) => void,
): void {
  /** Goes on by the moments that are owed with the next picture; what is owed then: less than one. */
  const goOn = useEffectEvent((owedBefore: number): number => {
    const { turn } = moments[at]!;
    const ofTurn = moments.reduce((count, moment) => count + (moment.turn === turn ? 1 : 0), 0);
    const owed = owedBefore + (ofTurn * everyMs) / (Number(speed) * 1000);
    const steps = Math.floor(owed);
    if (steps > 0) onAt(Math.min(moments.length - 1, at + steps));
    return owed - steps;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another speed nothing is owed
  useEffect(() => {
    if (!isRunning) return;
    let owed = 0;
    const timer = setInterval(() => {
      owed = goOn(owed);
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, speed]);
}
