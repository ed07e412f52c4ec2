'use client';

import { useEffect, useRef, useState } from 'react';
import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { inKm } from '@/components/map/core/grid-reference';
import type { Reply } from '@/components/transport/send/send';
import { stoppedNote } from '@/lib/advice/movement/passing-by';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { roadWay } from '@/lib/ways/roads';
import { clampToMap } from './clamp-to-map';
import { DraftStore, type MoveDraft, meetingOf, stopOf } from './move-draft';
import { type MoveChoices, useMoveChoices } from './use-move-choices';
import { useMoveMeasure } from './use-move-measure';
import { type Instead, type MoveWrites, useMoveWrites } from './use-move-writes';

export interface Moves extends MoveChoices, Pick<MoveWrites, 'counters' | 'adviceOn' | 'held'> {
  store: DraftStore;
  movingId: string | null;
  /** Begins a move or takes it further; false where the unit cannot be moved now. */
  drawTo: (unitId: string, to: Place, by: MoveDraft['by']) => boolean;
  /** Takes the move in the making on to a further place: where it led so far becomes a way-point. */
  goOn: (unitId: string, to: Place) => void;
  /** Takes the last place of the move in the making back. */
  goBack: () => void;
  /** Writes the move in the making; the answer's advice stays at the counter. */
  fix: () => void;
  /** Lets a dragged counter go: fixed, or held where it would pass an enemy. True: it is held. */
  drop: () => boolean;
  /** Writes the move in the making only as far as where it meets the enemy (§5 Move, Probe). */
  stopThere: () => void;
  undo: () => void;
  /** Back to where it began the turn, nothing moved. */
  putBack: (unitId: string) => void;
  /** Keeps why its move stopped; false when it was refused. */
  /** Writes why a unit's move stopped. */
  note: (unitId: string, moveNote: string) => Promise<Reply<{ version: number }, never>>;
  /** Measures a move without beginning it. */
  measure: (counter: MasterCounter, to: Place) => MoveDraft['leg'] | null;
}

/** Moves on the master map: drawn first, written when fixed. What was begun on an older counter is refused by the verb. */
export function useMoves(map: MasterMap, mapData: MapData | null): Moves {
  const [store] = useState(() => new DraftStore());
  const [movingId, setMovingId] = useState<string | null>(null);
  const choices = useMoveChoices();
  const { modeOf, slowedBy, isByRoad, choose } = choices;
  const { measure, viaOf } = useMoveMeasure(map, mapData, choices);
  const { counters, isSent, adviceOn, held, write } = useMoveWrites(map);
  const begunOn = useRef(0);

  const begunFor = (unitId: string): MoveDraft | null => {
    const begun = store.get();
    return begun?.unitId === unitId ? begun : null;
  };
  const hold = (draft: MoveDraft) => {
    store.set(draft);
    setMovingId(draft.unitId);
  };

  const draw = (counter: MasterCounter, to: Place, via: Place[], more: Pick<MoveDraft, 'by' | 'isHeld'>): boolean => {
    const mode = modeOf(counter);
    const leg = measure(counter, to, mode, viaOf(counter, to, via));
    if (leg) hold({ unitId: counter.id, from: { x: counter.x!, y: counter.y! }, to, via, mode, leg, ...more });
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
    const begun = begunFor(unitId);
    if (!begun) begunOn.current = counter.version;
    return draw(counter, clampToMap(mapData, to), begun ? via(begun) : [], more);
  };

  const goBack = () => {
    const begun = store.get();
    const counter = begun && counters.get(begun.unitId);
    const last = begun?.via.at(-1);
    if (!begun || !counter || !last) return undo();
    draw(counter, last, begun.via.slice(0, -1), { by: begun.by, isHeld: begun.isHeld ?? false });
  };

  /** Measures the move in the making again by what was just chosen. */
  const anew = useRef<() => void>(() => undefined);
  anew.current = () => {
    const begun = store.get();
    const counter = begun && counters.get(begun.unitId);
    if (counter) draw(counter, begun.to, begun.via, { by: begun.by, isHeld: begun.isHeld ?? false });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is what calls for a new measure
  useEffect(() => anew.current(), [choices]);

  const undo = () => {
    store.set(null);
    setMovingId(null);
  };

  const fix = () => {
    const draft = store.get();
    const counter = draft && counters.get(draft.unitId);
    undo();
    if (draft && counter) writeDraft(counter, begunOn.current, draft);
  };

  const writeDraft = (counter: MasterCounter, version: number, { to, mode, leg, ...draft }: MoveDraft) => {
    const { kmMoved, turnShareMoved, way } = leg;
    const causes = [...slowedBy(counter)];
    void write({
      counter,
      version,
      mode,
      shows: { ...to, kmMoved, turnShareMoved, slowedBy: causes },
      tells: { via: asPoints(way.slice(1, -1)), slowedBy: causes },
      instead: () => byRoadInstead(counter, version, { to, mode, leg, ...draft }),
    });
  };

  /** The same place by road, where a road leads there and nothing bars it. Where it meets the enemy it waits for a word. */
  const byRoadInstead = (counter: MasterCounter, version: number, draft: MoveDraft): Instead | null => {
    if (!mapData || isByRoad(counter.id)) return null;
    const road = roadWay(draft.from, draft.to, mapData, draft.via);
    const leg = road && measure(counter, draft.to, draft.mode, road.slice(1, -1));
    if (!leg || leg.advice.some(({ bars }) => bars)) return null;
    const stops = stopOf(leg) !== null;
    const meets = stops ? ` ${leg.advice.find(({ code }) => code === 'meetsEnemy')!.message}` : '';
    const go = () => {
      if (!stops) return writeDraft(counter, version, { ...draft, leg });
      begunOn.current = version;
      choose(counter.id, { isByRoad: true });
      hold({ ...draft, leg, isHeld: true });
    };
    return { words: `By road it is ${inKm(leg.km)}, ${shareInWords(leg.turnShareMoved)} of the turn.${meets}`, go };
  };

  const drop = (): boolean => {
    const draft = store.get();
    const isHeld = draft !== null && stopOf(draft.leg) !== null;
    if (isHeld) store.set({ ...draft, isHeld });
    else fix();
    return isHeld;
  };

  const stopThere = () => {
    const draft = store.get();
    const counter = draft && counters.get(draft.unitId);
    const stop = draft && stopOf(draft.leg);
    const legs = draft && meetingOf(draft.leg)?.legs;
    const leg = counter && stop && measure(counter, stop, draft.mode, draft.leg.way.slice(1, (legs ?? 0) + 1));
    if (!leg) return;
    undo();
    const { kmMoved, turnShareMoved } = leg;
    const moveNote = counter.moveNote || (counter.order?.action === 'probe' ? '' : stoppedNote);
    void write({
      counter,
      version: begunOn.current,
      mode: draft.mode,
      shows: { ...stop, kmMoved, turnShareMoved, moveNote },
      tells: { moveNote, via: asPoints(leg.way.slice(1, -1)), slowedBy: [...slowedBy(counter)] },
    });
  };

  const putBack = (unitId: string) => {
    const counter = counters.get(unitId);
    if (!counter || counter.startX === null || counter.startY === null) return;
    void write({
      counter,
      version: counter.version,
      mode: modeOf(counter),
      shows: { x: counter.startX, y: counter.startY, kmMoved: 0, turnShareMoved: 0, way: [] },
      tells: { fromStart: true },
    });
  };

  const note: Moves['note'] = async (unitId, moveNote) => {
    const counter = counters.get(unitId)!;
    const answer = await write({
      counter,
      version: counter.version,
      mode: modeOf(counter),
      shows: { moveNote },
      tells: { moveNote },
    });
    if (answer.ok) return { kind: 'ok', value: answer.value };
    const { theirs: _, ...refusal } = answer.refusal;
    return refusal.code === 'unanswered' ? { kind: 'offline', by: 'network' } : { kind: 'refused', refusal };
  };

  return {
    ...choices,
    store,
    movingId,
    counters,
    adviceOn,
    held,
    goBack,
    fix,
    drop,
    stopThere,
    undo,
    putBack,
    note,
    drawTo: (unitId, to, by) => drawOn(unitId, to, ({ via }) => via, { by }),
    goOn: (unitId, to) => void drawOn(unitId, to, ({ via, to: was }) => [...via, was], { by: 'pointer', isHeld: true }),
    measure: (counter, to) => measure(counter, to, modeOf(counter), viaOf(counter, to, [])),
  };
}

const asPoints = (places: readonly Place[]): [number, number][] => places.map(({ x, y }) => [x, y]);
