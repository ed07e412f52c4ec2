'use client';

import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { inKm } from '@/components/map/core/grid-reference';
import type { Reply } from '@/components/transport/send/send';
import { stoppedNote } from '@/lib/advice/movement/passing-by';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { roadWay } from '@/lib/ways/roads';
import { type DraftStore, type MoveDraft, meetingOf, stopOf } from './move-draft';
import { type MoveChoices, useMoveChoices } from './use-move-choices';
import { useMoveDraft } from './use-move-draft';
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
  /** Writes why a unit's move stopped. */
  note: (unitId: string, moveNote: string) => Promise<Reply<{ version: number }, never>>;
  /** Measures a move without beginning it. */
  measure: (counter: MasterCounter, to: Place) => MoveDraft['leg'] | null;
}

/** Moves on the master map: drawn first, written when fixed. What was begun on an older counter is refused by the verb. */
export function useMoves(map: MasterMap, mapData: MapData | null): Moves {
  const choices = useMoveChoices();
  const { modeOf, slowedBy, isByRoad, choose } = choices;
  const { counters, isSent, adviceOn, held, write } = useMoveWrites(map);
  const drawing = useMoveDraft(map, mapData, choices, { counters, isSent });
  const { store, measureWay, hold, undo } = drawing;

  const fix = () => {
    const draft = store.get();
    const counter = draft && counters.get(draft.unitId);
    undo();
    if (draft && counter) writeDraft(counter, draft);
  };

  const writeDraft = (counter: MasterCounter, draft: MoveDraft) => {
    const { version, to, mode, leg } = draft;
    const { kmMoved, turnShareMoved, way } = leg;
    const causes = [...slowedBy(counter)];
    void write({
      counter,
      version,
      mode,
      shows: { ...to, kmMoved, turnShareMoved, slowedBy: causes },
      tells: { via: asPoints(way.slice(1, -1)), slowedBy: causes },
      instead: () => byRoadInstead(counter, draft),
    });
  };

  /** The same place by road, where a road leads there and nothing bars it. Where it meets the enemy it waits for a word. */
  const byRoadInstead = (counter: MasterCounter, draft: MoveDraft): Instead | null => {
    if (!mapData || isByRoad(counter.id)) return null;
    const road = roadWay(draft.from, draft.to, mapData, draft.via);
    const leg = road && measureWay(counter, draft.to, draft.mode, road.slice(1, -1));
    if (!leg || leg.advice.some(({ bars }) => bars)) return null;
    const stops = stopOf(leg) !== null;
    const meets = stops ? ` ${leg.advice.find(({ code }) => code === 'meetsEnemy')!.message}` : '';
    const go = () => {
      if (!stops) return writeDraft(counter, { ...draft, leg });
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
    const leg = counter && stop && measureWay(counter, stop, draft.mode, draft.leg.way.slice(1, (legs ?? 0) + 1));
    if (!leg) return;
    undo();
    const { kmMoved, turnShareMoved } = leg;
    const moveNote = counter.moveNote || (counter.order?.action === 'probe' ? '' : stoppedNote);
    void write({
      counter,
      version: draft.version,
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

  return { ...choices, ...drawing, counters, adviceOn, held, fix, drop, stopThere, putBack, note };
}

const asPoints = (places: readonly Place[]): [number, number][] => places.map(({ x, y }) => [x, y]);
