'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { clampToMap } from './clamp-to-map';
import { DraftStore, type MoveDraft } from './move-draft';
import type { MoveChoices } from './use-move-choices';
import { useMoveMeasure } from './use-move-measure';
import type { MoveWrites } from './use-move-writes';

/** The drawing of a move, and the version it goes on from. */
type Drawing = Pick<MoveDraft, 'via' | 'version' | 'by' | 'isHeld'>;

const goingOn = ({ via, version, by, isHeld = false }: MoveDraft): Drawing => ({ via, version, by, isHeld });

/** Draws the move in the making, and measures it anew when how the unit goes is chosen otherwise. */
export function useMoveDraft(
  map: MasterMap,
  mapData: MapData | null,
  choices: MoveChoices,
  { counters, isSent }: Pick<MoveWrites, 'counters' | 'isSent'>,
) {
  const [store] = useState(() => new DraftStore());
  const [movingId, setMovingId] = useState<string | null>(null);
  const { measure, viaOf } = useMoveMeasure(map, mapData, choices);
  const { modeOf } = choices;

  const hold = (draft: MoveDraft) => {
    store.set(draft);
    setMovingId(draft.unitId);
  };
  const undo = () => {
    store.set(null);
    setMovingId(null);
  };
  const draw = (counter: MasterCounter, to: Place, drawing: Drawing): boolean => {
    const mode = modeOf(counter);
    const leg = measure(counter, to, mode, viaOf(counter, to, drawing.via));
    if (leg) hold({ unitId: counter.id, from: { x: counter.x!, y: counter.y! }, to, mode, leg, ...drawing });
    return leg !== null;
  };

  /** Draws the unit's move to a place on the sheet, over what `via` makes of the move in the making. */
  const drawOn = (
    unitId: string,
    to: Place,
    via: (begun: MoveDraft) => Place[],
    more: Pick<MoveDraft, 'by' | 'isHeld'>,
  ): boolean => {
    const counter = counters.get(unitId);
    if (!counter || !mapData || isSent(unitId)) return false;
    const draft = store.get();
    const begun = draft?.unitId === unitId ? draft : null;
    const { version } = begun ?? counter;
    return draw(counter, clampToMap(mapData, to), { via: begun ? via(begun) : [], version, ...more });
  };

  const goBack = () => {
    const begun = store.get();
    const counter = begun && counters.get(begun.unitId);
    const last = begun?.via.at(-1);
    if (!begun || !counter || !last) return undo();
    draw(counter, last, { ...goingOn(begun), via: begun.via.slice(0, -1) });
  };

  const measureAnew = useEffectEvent(() => {
    const begun = store.get();
    const counter = begun && counters.get(begun.unitId);
    if (counter) draw(counter, begun.to, goingOn(begun));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is what calls for a new measure
  useEffect(() => measureAnew(), [choices]);

  return {
    store,
    movingId,
    /** Measures a way of a unit as it is given. */
    measureWay: measure,
    hold,
    undo,
    goBack,
    drawTo: (unitId: string, to: Place, by: MoveDraft['by']) => drawOn(unitId, to, ({ via }) => via, { by }),
    goOn: (unitId: string, to: Place) =>
      void drawOn(unitId, to, ({ via, to: was }) => [...via, was], { by: 'pointer', isHeld: true }),
    measure: (counter: MasterCounter, to: Place) => measure(counter, to, modeOf(counter), viaOf(counter, to, [])),
  };
}
