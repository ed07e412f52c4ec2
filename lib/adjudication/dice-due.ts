import type { Weather } from '@/lib/words';
import type { Kind, Kinds } from './adjudicate';
import { d3Of } from './dice';
import { settleCase } from './settle-case';
import type { Face, Rulebook } from './types';

/** The die that is asked for next. */
export interface DieDue {
  /** In the engine's words, such as `heavy on <id>`. */
  forWhat: string;
  /** Its place among the dice of the case, from 1. */
  number: number;
}

/** Ends a trial run where the faces end. */
class Asked extends Error {
  constructor(readonly forWhat: string) {
    super(forWhat);
  }
}

/** The dice of a case given these faces: the purpose of the next one (null: all have fallen), and how many were used. */
export function diceAsked<K extends Kind>(
  kind: K,
  put: Kinds[K]['case'],
  facesSoFar: readonly Face[],
  rulebook: Rulebook,
  weather: Weather = 'fair',
): { due: DieDue | null; used: number } {
  let used = 0;
  const next = (forWhat: string): Face => {
    const face = facesSoFar[used];
    if (face === undefined) throw new Asked(forWhat);
    used += 1;
    return face;
  };
  const dice = { d6: next, d3: (forWhat: string) => d3Of(next(forWhat)) };
  try {
    settleCase(kind, put, dice, rulebook, weather);
    return { due: null, used };
  } catch (error) {
    if (!(error instanceof Asked)) throw error;
    return { due: { forWhat: error.forWhat, number: used + 1 }, used };
  }
}

/** The die that is due after `facesSoFar`, or null when none is. */
export const diceDue = <K extends Kind>(
  kind: K,
  put: Kinds[K]['case'],
  facesSoFar: readonly Face[],
  rulebook: Rulebook,
  weather: Weather = 'fair',
): DieDue | null => diceAsked(kind, put, facesSoFar, rulebook, weather).due;
