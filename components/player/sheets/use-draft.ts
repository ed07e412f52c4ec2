'use client';

import { nanoid } from 'nanoid';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import type { LineWords } from '@/lib/visibility/forms/order-form';
import type { DeskSheetOf } from '@/lib/visibility/player/desk';
import type { LineOf } from './draft';
import { DraftKeeper } from './draft-keeper';
import type { DraftState, Posted, SheetKind } from './draft-state';

export interface DraftOnDesk<Words extends object = LineWords> {
  keeper: DraftKeeper<Words>;
  state: DraftState<Words>;
}

/** What a draft is bound to: the seat and what it does when another laptop has it. */
interface DraftDesk {
  seatId: string;
  /** The line to Control stands. */
  isLive: boolean;
  onMovedAway: () => void;
}

/** The draft of one turn's sheet, saved as it is typed. `sheet` is the sheet as the desk was last read. */
export function useDraft<Words extends object>(
  kind: SheetKind<Words>,
  turn: number,
  sheet: DeskSheetOf<LineOf<Words>> | undefined,
  { seatId, isLive, onMovedAway }: DraftDesk,
): DraftOnDesk<Words> {
  const line = useTransport();
  const [keeper] = useState(
    () =>
      new DraftKeeper<Words>(
        {
          turn,
          kind,
          store: line.keep(seatId, `${kind.store} ${turn}`),
          // Each kind of sheet names the verbs that take its rows.
          post: (verb, { writeId, ...input }) =>
            line.send({ seatId, verb, writeId, input: input as never }) as Posted<Words>,
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
