'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inKm, round } from '@/components/map/grid-reference';
import type { Place } from '@/components/map/sheet';
import { useToast } from '@/components/ui/toast';
import { isInfantry, isTanks } from '@/lib/adjudication/arms';
import type { Arm, MovementMode, UnitFlag } from '@/lib/adjudication/types';
import type { MapSheet } from '@/lib/scenario/types';
import type { Answer } from '@/lib/turn/answer';
import type { StandingEnemy } from '@/lib/turn/beside-the-way';
import type { MasterCounter, MasterMap } from '@/lib/turn/control-desk/map';
import type { MovedUnit } from '@/lib/turn/go-along';
import { type LegAdvice, measureLeg, modeFor } from '@/lib/turn/leg';
import { roadWay } from '@/lib/turn/roads';
import { useWays } from '../shell/ways';
import { type Draft, DraftStore, meetingOf, percent, stopOf, stoppedNote } from './draft';

export interface MoveInput {
  unitId: string;
  version: number;
  turn: number;
  x: number;
  y: number;
  mode: MovementMode;
  via?: [number, number][];
  byRoad?: boolean;
  slowedBy?: string[];
  fromStart?: boolean;
  moveNote?: string;
  overrule?: string;
}

export type MoveUnit = (seatId: string, input: MoveInput) => Promise<Answer<MovedUnit>>;

/** What this screen has written and the desk does not show yet. */
type Ahead = Pick<
  MasterCounter,
  'x' | 'y' | 'kmMoved' | 'turnShareMoved' | 'moveNote' | 'slowedBy' | 'way' | 'version'
> & {
  isSent: boolean;
};

/** Another way to the same place, that nothing bars: by road. */
export interface Instead {
  words: string;
  go: () => void;
}

export interface Moving {
  store: DraftStore;
  /** The counters as they stand, with what this screen has just written. */
  counters: ReadonlyMap<string, MasterCounter>;
  movingId: string | null;
  modeOf: (counter: MasterCounter) => MovementMode;
  chooseMode: (unitId: string, mode: MovementMode) => void;
  /** Begins a move or takes it further; false where the unit cannot be moved now. */
  drawTo: (unitId: string, to: Place, by: Draft['by']) => boolean;
  /** Takes the move in the making on to a further place: where it led so far becomes a way-point. */
  goOn: (unitId: string, to: Place) => void;
  /** Takes the last place of the move in the making back. */
  goBack: () => void;
  /** Whether its moves follow the roads of the map. */
  isByRoad: (unitId: string) => boolean;
  chooseByRoad: (unitId: string, byRoad: boolean) => void;
  /** What slows it down this turn, as ticked (OC-103). */
  slowedBy: (counter: MasterCounter) => readonly string[];
  chooseSlowedBy: (unitId: string, causes: string[]) => void;
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
  held: { message: string; instead: Instead | null; overrule: (reason: string) => void; leave: () => void } | null;
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
  const [byRoad, setByRoad] = useState<ReadonlySet<string>>(new Set());
  const [slowed, setSlowed] = useState<ReadonlyMap<string, string[]>>(new Map());
  const [advice, setAdvice] = useState<ReadonlyMap<string, readonly LegAdvice[]>>(new Map());
  const [ahead, setAhead] = useState<ReadonlyMap<string, Ahead>>(new Map());
  const [held, setHeld] = useState<{
    message: string;
    instead: Instead | null;
    again: (reason: string) => void;
  } | null>(null);
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
    const standing = map.counters.flatMap(({ id, name, side, arm, flags, x, y, isOnMap, isCaptured }) =>
      isOnMap && !isCaptured && x !== null && y !== null
        ? [{ id, name, side, x, y, isInfantry: isInfantry({ arm: arm as Arm, flags: flags as UnitFlag[] }) }]
        : [],
    );
    const of = (own: MasterCounter['side']): StandingEnemy[] => standing.filter(({ side }) => side !== own);
    return { allied: of('allied'), german: of('german') };
  }, [map.counters]);

  const slowedBy = useCallback((counter: MasterCounter) => slowed.get(counter.id) ?? counter.slowedBy, [slowed]);
  const contactsOf = useMemo(() => {
    const found = new Map<string, Set<string>>();
    const put = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
    for (const { alliedId, germanId } of map.pairs) {
      put(alliedId, germanId);
      put(germanId, alliedId);
    }
    return found;
  }, [map.pairs]);

  /** The places of a way by road, or the way-points as they were set. */
  const viaOf = (counter: MasterCounter, to: Place, via: readonly Place[]): readonly Place[] => {
    if (!sheet || !byRoad.has(counter.id) || counter.x === null || counter.y === null) return via;
    return roadWay({ x: counter.x, y: counter.y }, to, sheet, via)?.slice(1, -1) ?? via;
  };

  const legOf = (
    counter: MasterCounter,
    to: Place,
    mode: MovementMode,
    via: readonly Place[] = [],
    fromStart = false,
  ) => {
    if (!sheet || counter.x === null || counter.y === null) return null;
    const isFromStart = fromStart && counter.startX !== null && counter.startY !== null;
    const from = isFromStart ? { x: counter.startX!, y: counter.startY! } : { x: counter.x, y: counter.y };
    return measureLeg({
      from,
      to,
      via,
      slowedBy: slowedBy(counter),
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
        inContact: contactsOf.get(counter.id) ?? new Set(),
      },
    });
  };

  const drawTo = (unitId: string, to: Place, by: Draft['by']): boolean => {
    const counter = counters.get(unitId);
    if (!counter || !sheet || ahead.get(unitId)?.isSent || counter.x === null || counter.y === null) return false;
    const begun = store.get();
    if (begun?.unitId !== unitId) begunOn.current = counter.version;
    const place = onSheet(sheet, to);
    return draw(counter, place, begun?.unitId === unitId ? begun.via : [], { by });
  };

  const draw = (counter: MasterCounter, to: Place, via: Place[], more: Pick<Draft, 'by' | 'isHeld'>): boolean => {
    const mode = modeOf(counter);
    const leg = legOf(counter, to, mode, viaOf(counter, to, via));
    if (!leg) return false;
    const from = { x: counter.x!, y: counter.y! };
    store.set({ unitId: counter.id, from, to, via, mode, fromStart: false, leg, ...more });
    setMovingId(counter.id);
    return true;
  };

  const goOn = (unitId: string, to: Place) => {
    const counter = counters.get(unitId);
    if (!counter || !sheet || ahead.get(unitId)?.isSent || counter.x === null || counter.y === null) return;
    const begun = store.get()?.unitId === unitId ? store.get() : null;
    if (!begun) begunOn.current = counter.version;
    draw(counter, onSheet(sheet, to), begun ? [...begun.via, begun.to] : [], { by: 'pointer', isHeld: true });
  };

  const goBack = () => {
    const begun = store.get();
    const counter = begun && counters.get(begun.unitId);
    const last = begun?.via.at(-1);
    if (!begun || !counter || !last) return undo();
    draw(counter, last, begun.via.slice(0, -1), { by: begun.by, isHeld: begun.isHeld ?? false });
  };

  /** Measures the move in the making anew by what was just chosen. */
  const anew = useRef<(unitId: string) => void>(() => undefined);
  anew.current = (unitId) => {
    const begun = store.get();
    const counter = counters.get(unitId);
    if (begun?.unitId !== unitId || !counter) return;
    const { to, via, by, isHeld = false } = begun;
    draw(counter, to, via, { by, isHeld });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is what calls for a new measure
  useEffect(() => {
    const begun = store.get();
    if (begun) anew.current(begun.unitId);
  }, [byRoad, slowed, modes, store]);

  const undo = () => {
    store.set(null);
    setMovingId(null);
  };

  const write = async (
    counter: MasterCounter,
    version: number,
    change: Partial<Ahead>,
    input: Partial<MoveInput>,
    instead: () => Instead | null = () => null,
  ) => {
    const { id, x, y, kmMoved, turnShareMoved, moveNote, slowedBy: was, way } = counter;
    const show = (next: Ahead | null) =>
      setAhead((held) => {
        const left = new Map(held);
        if (next) left.set(id, next);
        else left.delete(id);
        return left;
      });
    const shown = { x, y, kmMoved, turnShareMoved, moveNote, slowedBy: was, way, ...change };
    show({ ...shown, version, isSent: true });
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
      show(null);
      say('The server did not answer. Look where the counter stands before you move it again.', 'refused');
    } else if (answer.ok) {
      const { version: now, kmMoved: km, turnShareMoved: share, advice: told } = answer.value;
      setAdvice((held) => new Map(held).set(id, told));
      show({ ...shown, kmMoved: km, turnShareMoved: share, version: now, isSent: false });
    } else {
      show(null);
      const { field, message } = answer.refusal;
      if (field === 'overrule')
        setHeld({
          message,
          instead: instead(),
          again: (overrule) => void write(counter, version, change, { ...input, overrule }),
        });
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
    writeLeg(counter, begunOn.current, draft);
  };

  const writeLeg = (counter: MasterCounter, version: number, draft: Draft) => {
    const { kmMoved, turnShareMoved, way } = draft.leg;
    const causes = [...slowedBy(counter)];
    void write(
      counter,
      version,
      { ...draft.to, kmMoved, turnShareMoved, slowedBy: causes },
      { mode: draft.mode, via: asPoints(way.slice(1, -1)), slowedBy: causes },
      () => byRoadInstead(counter, version, draft),
    );
  };

  /** The same place by road, where a road leads there and nothing bars it. Where it meets the enemy it waits for a word. */
  const byRoadInstead = (counter: MasterCounter, version: number, draft: Draft): Instead | null => {
    if (!sheet || byRoad.has(counter.id)) return null;
    const road = roadWay(draft.from, draft.to, sheet, draft.via);
    const leg = road && legOf(counter, draft.to, draft.mode, road.slice(1, -1));
    if (!leg || leg.advice.some(({ bars }) => bars)) return null;
    const stops = stopOf(leg) !== null;
    const meets = stops ? ` ${leg.advice.find(({ code }) => code === 'meetsEnemy')!.message}` : '';
    const go = () => {
      setHeld(null);
      if (!stops) return writeLeg(counter, version, { ...draft, leg });
      begunOn.current = version;
      chooseByRoad(counter.id, true);
      store.set({ ...draft, leg, isHeld: true });
      setMovingId(counter.id);
    };
    return { words: `By road it is ${inKm(leg.km)}, ${percent(leg.turnShareMoved)} of the turn.${meets}`, go };
  };

  const chooseByRoad = (unitId: string, isOn: boolean) =>
    setByRoad((held) => new Set([...[...held].filter((id) => id !== unitId), ...(isOn ? [unitId] : [])]));

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
    const leg = counter && stop && legOf(counter, stop, draft.mode, draft.leg.way.slice(1, (legs ?? 0) + 1));
    if (!leg) return;
    undo();
    const { kmMoved, turnShareMoved } = leg;
    const moveNote = counter.moveNote || (counter.order?.action === 'probe' ? '' : stoppedNote);
    void write(
      counter,
      begunOn.current,
      { ...stop, kmMoved, turnShareMoved, moveNote },
      { mode: draft.mode, moveNote, via: asPoints(leg.way.slice(1, -1)), slowedBy: [...slowedBy(counter)] },
    );
  };

  return {
    store,
    counters,
    movingId,
    modeOf,
    chooseMode: (unitId, mode) => setModes((held) => new Map(held).set(unitId, mode)),
    drawTo,
    goOn,
    goBack,
    isByRoad: (unitId) => byRoad.has(unitId),
    chooseByRoad,
    slowedBy,
    chooseSlowedBy: (unitId, causes) => setSlowed((held) => new Map(held).set(unitId, causes)),
    fix,
    drop,
    stopThere,
    undo,
    held: held && {
      message: held.message,
      instead: held.instead,
      overrule: (reason) => {
        setHeld(null);
        held.again(reason);
      },
      leave: () => setHeld(null),
    },
    adviceOn: (unitId) => advice.get(unitId) ?? [],
    measure: (counter, to) => legOf(counter, to, modeOf(counter), viaOf(counter, to, [])),
    putBack: (unitId) => {
      const counter = counters.get(unitId);
      if (!counter || counter.startX === null || counter.startY === null) return;
      const home = { x: counter.startX, y: counter.startY, kmMoved: 0, turnShareMoved: 0, way: [] };
      void write(counter, counter.version, home, { fromStart: true });
    },
    note: async (unitId, moveNote) => {
      const counter = counters.get(unitId);
      return counter ? write(counter, counter.version, { moveNote }, { moveNote }) : false;
    },
  };
}

const asPoints = (places: readonly Place[]): [number, number][] => places.map(({ x, y }) => [x, y]);

/** A counter as this screen has written it, until the desk shows that writing or a later one. */
function asWritten(counter: MasterCounter, ahead: Ahead | undefined): MasterCounter {
  if (!ahead || (!ahead.isSent && counter.version >= ahead.version)) return counter;
  if (ahead.isSent && counter.version > ahead.version) return counter;
  const { isSent: _, ...written } = ahead;
  return { ...counter, ...written };
}

/** Whether a place lies on the printed map. */
export const isOnSheet = ({ frame }: MapSheet, { x, y }: Place): boolean =>
  x >= frame.minX && x <= frame.maxX && y >= frame.minY && y <= frame.maxY;

/** To the nearest 10 m, and not beyond the printed map. */
function onSheet({ frame }: MapSheet, { x, y }: Place): Place {
  return {
    x: round(Math.max(frame.minX, Math.min(frame.maxX, x))),
    y: round(Math.max(frame.minY, Math.min(frame.maxY, y))),
  };
}
