'use client';

import { useMemo, useState } from 'react';
import { modeFor } from '@/lib/advice/movement/measure-move';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { MovementMode } from '@/lib/words';

/** The way one unit is to move, as far as this screen has said. */
interface Choice {
  mode?: MovementMode;
  isByRoad?: boolean;
  slowedBy?: string[];
}

/** The ways in which units are to move: a choice here outranks the order and the ticks before. */
export interface MoveChoices {
  modeOf: (counter: MasterCounter) => MovementMode;
  /** True when its moves follow the roads of the map. */
  isByRoad: (unitId: string) => boolean;
  /** The reasons that slow it down this turn, as ticked (OC-103). */
  slowedBy: (counter: Pick<MasterCounter, 'id'> & { slowedBy: readonly string[] }) => readonly string[];
  choose: (unitId: string, choice: Choice) => void;
}

/** The choices of this screen: the same object until one changes. */
export function useMoveChoices(): MoveChoices {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  return useMemo(
    () => ({
      modeOf: ({ id, mover, order }) => chosen.get(id)?.mode ?? modeFor(mover, order?.posture ?? null),
      isByRoad: (unitId) => chosen.get(unitId)?.isByRoad ?? false,
      slowedBy: ({ id, slowedBy }) => chosen.get(id)?.slowedBy ?? slowedBy,
      choose: (unitId, choice) => setChosen((held) => new Map(held).set(unitId, { ...held.get(unitId), ...choice })),
    }),
    [chosen],
  );
}
