'use client';

import { nanoid } from 'nanoid';
import { useEffect } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { useSaveKeeper } from '@/components/transport/keeper/use-save-keeper';
import { useSeated } from '@/components/transport/seated';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { DeskSheetOf } from '@/lib/visibility/player/desk';
import type { LineOf } from './draft';
import { DraftKeeper } from './draft-keeper';
import type { DraftState, Posted, SheetOnPad } from './draft-state';

export interface DraftOnDesk<Words extends object = LineWords> {
  keeper: DraftKeeper<Words>;
  state: DraftState<Words>;
}

/** The draft of one turn's sheet, saved as it is typed. `sheet` is the sheet as the desk was last read. */
export function useDraft<Words extends object>(
  kind: SheetOnPad<Words>,
  turn: number,
  sheet: DeskSheetOf<LineOf<Words>> | undefined,
): DraftOnDesk<Words> {
  const line = useTransport();
  const { seatId, onMovedAway } = useSeated();
  const kept = useSaveKeeper<DraftState<Words>, DraftKeeper<Words>>(
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
  const { keeper } = kept;
  useEffect(() => {
    if (sheet) keeper.receive(sheet);
  }, [keeper, sheet]);
  return kept;
}
