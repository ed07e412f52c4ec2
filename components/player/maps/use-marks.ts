'use client';

import { nanoid } from 'nanoid';
import { useEffect } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { useSaveKeeper } from '@/components/transport/keeper/use-save-keeper';
import { useSeated } from '@/components/transport/seated';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';
import { MarkKeeper, type MarksState } from './mark-keeper';

/** The team's marks, saved as they are drawn. */
export function useMarks(marks: readonly DeskMark[]): { keeper: MarkKeeper; state: MarksState } {
  const line = useTransport();
  const { seatId, onMovedAway } = useSeated();
  const kept = useSaveKeeper<MarksState, MarkKeeper>(
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
  const { keeper } = kept;
  useEffect(() => keeper.receive(marks), [keeper, marks]);
  return kept;
}
