'use client';

import { nanoid } from 'nanoid';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';
import { MarkKeeper, type MarksState } from './mark-keeper';

interface MarksOnDesk {
  keeper: MarkKeeper;
  state: MarksState;
}

/** The team's marks, saved as they are drawn. `isLive` tells that the line to Control stands. */
export function useMarks(
  seatId: string,
  marks: readonly DeskMark[],
  isLive: boolean,
  onMovedAway: () => void,
): MarksOnDesk {
  const line = useTransport();
  const [keeper] = useState(
    () =>
      new MarkKeeper(
        {
          store: line.keep(seatId, 'marks'),
          post: ({ writeId, ...input }) =>
            line.send<'save-marks', MarksTheirs>({ seatId, verb: 'save-marks', writeId, input }),
          newId: nanoid,
          onMovedAway,
        },
        marks,
      ),
  );

  useEffect(() => {
    void keeper.load();
    return () => keeper.close();
  }, [keeper]);

  useEffect(() => keeper.receive(marks), [keeper, marks]);

  useEffect(() => {
    if (isLive) keeper.tryNow();
  }, [keeper, isLive]);

  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state) };
}
