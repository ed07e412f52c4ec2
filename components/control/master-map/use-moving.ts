'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { round } from '@/components/map/grid-reference';
import type { Place } from '@/components/map/sheet';
import { useToast } from '@/components/ui/toast';
import { isTanks } from '@/lib/adjudication/arms';
import type { Arm, MovementMode, UnitFlag } from '@/lib/adjudication/types';
import type { MapSheet } from '@/lib/scenario/types';
import type { Answer } from '@/lib/turn/answer';
import type { MasterCounter, MasterMap } from '@/lib/turn/control-desk/map';
import { type LegAdvice, measureLeg, modeFor, type StandingEnemy } from '@/lib/turn/leg';
import type { MovedUnit } from '@/lib/turn/move-unit';
import { useWays } from '../shell/ways';
import { type Draft, DraftStore, stopOf, stoppedNote } from './draft';

export interface MoveInput {
  unitId: string;
  version: number;
  turn: number;
  x: number;
  y: number;
  mode: MovementMode;
  fromStart?: boolean;
  moveNote?: string;
  overrule?: string;
}

export type MoveUnit = (seatId: string, input: MoveInput) => Promise<Answer<MovedUnit>>;

/** What this screen has written and the desk does not show yet. */
type Ahead = Pick<MasterCounter, 'x' | 'y' | 'kmMoved' | 'turnShareMoved' | 'moveNote' | 'version'> & {
  isSent: boolean;
};

export interface Moving {
  store: DraftStore;
  /** The counters as they stand, with what this screen has just written. */
  counters: ReadonlyMap<string, MasterCounter>;
  movingId: string | null;
  modeOf: (counter: MasterCounter) => MovementMode;
  chooseMode: (unitId: string, mode: MovementMode) => void;
  /** Begins a move or takes it further; false where the unit cannot be moved now. */
  drawTo: (unitId: string, to: Place, by: Draft['by']) => boolean;
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
  note: (unitId: string, moveNote: string) => Promise<boolean>;
  /** What speaks against the unit's last move, as the verb answered. */
  adviceOn: (unitId: string) => readonly LegAdvice[];
  /** A move refused unless Control says why it is made all the same; null: none. */
  held: { message: string; overrule: (reason: string) => void; leave: () => void } | null;
  /** Measures a move without beginning it. */
  measure: (counter: MasterCounter, to: Place) => Draft['leg'] | null;
}

/** Moves on the master map: drawn first, written when fixed. What was begun on an older counter is refused by the verb. */
export function useMoving(map: MasterMap, sheet: MapSheet | null, moveUnit: MoveUnit): Moving {
  const { seatId, refresh, passOn } = useWays();
  const say = useToast();
  const [store] = useState(() => new DraftStore());
  const [movingId, setMovingId] = useState<string | null>(null);
  const [modes, setModes] = useState<ReadonlyMap<string, MovementMode>>(new Map());
  const [advice, setAdvice] = useState<ReadonlyMap<string, readonly LegAdvice[]>>(new Map());
  const [ahead, setAhead] = useState<ReadonlyMap<string, Ahead>>(new Map());
  const [held, setHeld] = useState<{ message: string; again: (reason: string) => void } | null>(null);
  const begunOn = useRef(0);

  const counters = useMemo(
    () => new Map(map.counters.map((counter) => [counter.id, asWritten(counter, ahead.get(counter.id))])),
    [map.counters, ahead],
  );
  const modeOf = useCallback(
    (counter: MasterCounter) => modes.get(counter.id) ?? modeFor(counter.mover, counter.order?.posture ?? null),
    [modes],
  );

  const enemiesOf = useMemo(() => {
    const standing = map.counters.flatMap(({ id, name, side, x, y, isOnMap, isCaptured }) =>
      isOnMap && !isCaptured && x !== null && y !== null ? [{ id, name, side, x, y }] : [],
    );
    const of = (own: MasterCounter['side']): StandingEnemy[] => standing.filter(({ side }) => side !== own);
    return { allied: of('allied'), german: of('german') };
  }, [map.counters]);

  const legOf = (counter: MasterCounter, to: Place, mode: MovementMode, fromStart = false) => {
    if (!sheet || counter.x === null || counter.y === null) return null;
    const isFromStart = fromStart && counter.startX !== null && counter.startY !== null;
    const from = isFromStart ? { x: counter.startX!, y: counter.startY! } : { x: counter.x, y: counter.y };
    return measureLeg({
      from,
      to,
      mover: counter.mover,
      mode,
      daypart: map.daypart,
      weather: map.weather,
      kmBefore: isFromStart ? 0 : counter.kmMoved,
      shareBefore: isFromStart ? 0 : counter.turnShareMoved,
      map: sheet,
      crossings: map.crossings,
      rulebook: map.rulebook,
      beside: {
        enemies: enemiesOf[counter.side],
        action: counter.order?.action ?? null,
        isTanks: isTanks({ arm: counter.arm as Arm, flags: counter.flags as UnitFlag[] }),
      },
    });
  };

  const drawTo = (unitId: string, to: Place, by: Draft['by']): boolean => {
    const counter = counters.get(unitId);
    if (!counter || !sheet || ahead.get(unitId)?.isSent || counter.x === null || counter.y === null) return false;
    const begun = store.get();
    if (begun?.unitId !== unitId) begunOn.current = counter.version;
    const place = onSheet(sheet, to);
    const mode = modeOf(counter);
    const leg = legOf(counter, place, mode);
    if (!leg) return false;
    store.set({ unitId, from: { x: counter.x, y: counter.y }, to: place, mode, fromStart: false, leg, by });
    setMovingId(unitId);
    return true;
  };

  const undo = () => {
    store.set(null);
    setMovingId(null);
  };

  const write = async (counter: MasterCounter, version: number, change: Partial<Ahead>, input: Partial<MoveInput>) => {
    const { id, x, y, kmMoved, turnShareMoved, moveNote } = counter;
    const put = (next: Ahead | null) =>
      setAhead((held) => {
        const left = new Map(held);
        if (next) left.set(id, next);
        else left.delete(id);
        return left;
      });
    const shown = { x, y, kmMoved, turnShareMoved, moveNote, ...change };
    put({ ...shown, version, isSent: true });
    const answer = await moveUnit(seatId, {
      unitId: id,
      version,
      turn: map.turn,
      x: shown.x!,
      y: shown.y!,
      mode: modeOf(counter),
      ...input,
    }).catch((error: unknown) => {
      passOn(error);
      return null;
    });
    if (!answer) {
      put(null);
      say('The server did not answer. Look where the counter stands before you move it again.', 'refused');
    } else if (answer.ok) {
      const { version: now, kmMoved: km, turnShareMoved: share, advice: told } = answer.value;
      setAdvice((held) => new Map(held).set(id, told));
      put({ ...shown, kmMoved: km, turnShareMoved: share, version: now, isSent: false });
    } else {
      put(null);
      const { field, message } = answer.refusal;
      if (field === 'overrule')
        setHeld({ message, again: (overrule) => void write(counter, version, change, { ...input, overrule }) });
      else say(message, 'refused');
    }
    refresh();
    return answer?.ok === true;
  };

  const fix = () => {
    const draft = store.get();
    const counter = draft && counters.get(draft.unitId);
    undo();
    if (!draft || !counter) return;
    const { kmMoved, turnShareMoved } = draft.leg;
    void write(counter, begunOn.current, { ...draft.to, kmMoved, turnShareMoved }, { mode: draft.mode });
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
    const leg = counter && stop && legOf(counter, stop, draft.mode);
    if (!leg) return;
    undo();
    const { kmMoved, turnShareMoved } = leg;
    const moveNote = counter.moveNote || (counter.order?.action === 'probe' ? '' : stoppedNote);
    void write(
      counter,
      begunOn.current,
      { ...stop, kmMoved, turnShareMoved, moveNote },
      { mode: draft.mode, moveNote },
    );
  };

  return {
    store,
    counters,
    movingId,
    modeOf,
    chooseMode: (unitId, mode) => setModes((held) => new Map(held).set(unitId, mode)),
    drawTo,
    fix,
    drop,
    stopThere,
    undo,
    held: held && {
      message: held.message,
      overrule: (reason) => {
        setHeld(null);
        held.again(reason);
      },
      leave: () => setHeld(null),
    },
    adviceOn: (unitId) => advice.get(unitId) ?? [],
    measure: (counter, to) => legOf(counter, to, modeOf(counter)),
    putBack: (unitId) => {
      const counter = counters.get(unitId);
      if (!counter || counter.startX === null || counter.startY === null) return;
      const home = { x: counter.startX, y: counter.startY, kmMoved: 0, turnShareMoved: 0 };
      void write(counter, counter.version, home, { fromStart: true });
    },
    note: async (unitId, moveNote) => {
      const counter = counters.get(unitId);
      return counter ? write(counter, counter.version, { moveNote }, { moveNote }) : false;
    },
  };
}

/** A counter as this screen has written it, until the desk shows that writing or a later one. */
function asWritten(counter: MasterCounter, ahead: Ahead | undefined): MasterCounter {
  if (!ahead || (!ahead.isSent && counter.version >= ahead.version)) return counter;
  if (ahead.isSent && counter.version > ahead.version) return counter;
  const { isSent: _, ...written } = ahead;
  return { ...counter, ...written };
}

/** To the nearest 10 m, and not beyond the printed map. */
function onSheet({ frame }: MapSheet, { x, y }: Place): Place {
  return {
    x: round(Math.max(frame.minX, Math.min(frame.maxX, x))),
    y: round(Math.max(frame.minY, Math.min(frame.maxY, y))),
  };
}
