'use client';

import { createContext, useContext } from 'react';

/** The desk of a player that a part of the page belongs to. */
interface Seated {
  seatId: string;
  /** The line to Control stands. */
  isLive: boolean;
  /** Reads the desk again, at once. */
  readAgain: () => Promise<void>;
  /** The reaction when another laptop has the seat. */
  onMovedAway: () => void;
  /** Told what was looked at, by its id: a thing on the map, a paper. Left out: nobody asks. */
  onSeen?: ((id: string) => void) | undefined;
}

const SeatedContext = createContext<Seated | null>(null);
export const SeatedProvider = SeatedContext.Provider;

/** Throws outside a player's desk. */
export function useSeated(): Seated {
  const seated = useContext(SeatedContext);
  if (!seated) throw new Error('nobody is seated: not inside a desk of a player');
  return seated;
}
