'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { type How, Reading, type ReadState, unread } from './reading';

/** The readings of this browser's page, by address: a part of it that is shown again begins with what was there. */
const readings = new Map<string, Reading<unknown>>();

function readingOf<T>(address: string): Reading<T> {
  const there = readings.get(address) ?? new Reading(address);
  if (typeof window !== 'undefined') readings.set(address, there);
  return there as Reading<T>;
}

/** Reads again what lies at an address, where it is shown: something has changed. Over after one try. */
export const readAgain = async (address: string): Promise<void> => readings.get(address)?.read();

interface Options<T> extends How<T> {
  /** False: it is not read now. */
  isWanted?: boolean;
  /** The value, where it is known without reading: another value takes the place of what was read. */
  given?: T;
}

/** The JSON at an address; undefined until it was read for the first time. */
export function useRead<T>(address: string, options: Options<T> = {}): T | undefined {
  const { isWanted = true, given, asOf, every, isLasting, isFresh } = options;
  const reading = readingOf<T>(address);
  useEffect(
    () => (isWanted ? reading.show({ asOf, every, isLasting, isFresh }, given) : undefined),
    [reading, isWanted, given, asOf, every, isLasting, isFresh],
  );
  return useSyncExternalStore(
    reading.subscribe,
    () => reading.state().value,
    () => undefined,
  );
}

/** The state of a part's reading by `useRead`. */
export function useReadState(address: string): ReadState<unknown> {
  const { subscribe, state } = readingOf(address);
  return useSyncExternalStore(subscribe, state, () => unread);
}
