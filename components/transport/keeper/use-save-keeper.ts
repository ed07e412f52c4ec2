'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSeated } from '../seated';
import type { ObservableState } from './observable-state';

type Keeps<State extends object> = Pick<ObservableState<State>, 'state' | 'subscribe'> & {
  load: () => Promise<void>;
  close: () => void;
  tryNow: () => void;
};

/** A keeper for as long as its part of a player's desk is open. It tries again when the line is back. */
export function useSaveKeeper<State extends object, Keeper extends Keeps<State>>(
  open: () => Keeper & Keeps<State>,
): { keeper: Keeper; state: State } {
  const { isLive } = useSeated();
  const [keeper] = useState(open);
  useEffect(() => {
    void keeper.load();
    return () => keeper.close();
  }, [keeper]);
  useEffect(() => {
    if (isLive) keeper.tryNow();
  }, [keeper, isLive]);
  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state) };
}
