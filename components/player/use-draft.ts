'use client';

import { nanoid } from 'nanoid';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskSheet } from '@/lib/visibility/desk';
import { DraftKeeper } from './draft-keeper';
import type { DraftState } from './draft-state';
import { browserStore } from './draft-store';
import { post } from './post';

export interface DraftOnDesk {
  keeper: DraftKeeper;
  state: DraftState;
}

/**
 * The draft of one turn's sheet, saved as it is typed. `sheet` is the sheet as the desk was last read; `isLive` tells
 * that the line to Control stands.
 */
export function useDraft(
  seatId: string,
  turn: number,
  sheet: DeskSheet | undefined,
  isLive: boolean,
  onMovedAway: () => void,
): DraftOnDesk {
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        {
          turn,
          store: browserStore(seatId, turn),
          post: (what, body) => post(seatId, what, body),
          newId: nanoid,
          onMovedAway,
        },
        sheet,
      ),
  );

  useEffect(() => {
    void keeper.load();
    return () => keeper.close();
  }, [keeper]);

  useEffect(() => {
    if (sheet) keeper.receive(sheet);
  }, [keeper, sheet]);

  useEffect(() => {
    if (isLive) keeper.tryNow();
  }, [keeper, isLive]);

  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state) };
}
