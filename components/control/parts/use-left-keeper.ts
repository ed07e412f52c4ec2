'use client';

import { useEffect, useState } from 'react';

interface Leavable {
  /** Sends what is unsaved, and goes on until it is saved. */
  close: () => void;
  readonly isSaved: boolean;
}

/** Keepers that were left before all of it was saved, by their names. */
const left = new Map<string, unknown>();

/** A keeper for as long as its part of a desk is open. Who leaves it unsaved and comes back goes on with it; without a name, with another. */
export function useLeftKeeper<Keeper extends Leavable>(name: string | undefined, make: () => Keeper): Keeper {
  const [keeper] = useState(() => (name && (left.get(name) as Keeper | undefined)) || make());
  useEffect(() => {
    if (name) left.delete(name);
    return () => {
      keeper.close();
      if (name && !keeper.isSaved) left.set(name, keeper);
    };
  }, [keeper, name]);
  return keeper;
}
