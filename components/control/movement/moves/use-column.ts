'use client';

import { useMemo, useState } from 'react';
import { useMutation } from '@/components/control/parts/use-mutation';
import { columnLengthKm, columnPlaces } from '@/lib/adjudication/column';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { lengthKm, type Place } from '@/lib/geometry';
import type { MovementMode } from '@/lib/words';

interface ColumnInput {
  turn: number;
  /** In order of march, the head first, each with the version the person saw. */
  units: { unitId: string; version: number }[];
  /** From the tail's side to the head's place, km. */
  way: [number, number][];
  mode: MovementMode;
  slowedBy: string[];
  /** Why it moves although it was refused without a reason. */
  overrule?: string;
}

/** Finds a way by road; null where there is none. */
type RouteByRoad = (from: Place, to: Place) => Place[] | null;

export interface RoadColumn {
  units: readonly MasterCounter[];
  /** km of road, a size point a kilometre (§7 Column Lengths). */
  lengthKm: number;
  /** From where its tail stands to where the head is to go; empty until a place is named. */
  way: readonly Place[];
  wayKm: number;
  /** Where each unit comes to stand, in the order of march; empty until a place is named. */
  places: readonly { x: number; y: number; waits: boolean }[];
  mode: MovementMode;
  setMode: (mode: MovementMode) => void;
  /** The reasons that slow the column down, as ticked (OC-103). */
  slowedBy: readonly string[];
  setSlowedBy: (causes: string[]) => void;
  byRoad: boolean;
  setByRoad: (byRoad: boolean) => void;
  canByRoad: boolean;
  /** The places named so far: the last is the head's. */
  named: readonly Place[];
  name: (places: readonly Place[]) => void;
  isBusy: boolean;
  send: () => void;
  /** Refused unless Control says why it moves all the same; null: nothing is. */
  held: { message: string; overrule: (reason: string) => void; leave: () => void } | null;
}

const emptyWay: readonly Place[] = [];

/** Several counters in hand as a column: its order of march, its way, where each comes to stand, and the one act. */
export function useColumn(
  units: readonly MasterCounter[],
  turn: number,
  route: RouteByRoad | null,
  then: () => void,
): RoadColumn {
  const { isBusy, act } = useMutation();
  const [named, name] = useState<readonly Place[]>(emptyWay);
  const [mode, setMode] = useState<MovementMode>('roadColumn');
  const [slowedBy, setSlowedBy] = useState<string[]>([]);
  const [held, setHeld] = useState<string | null>(null);
  const [wantsRoad, setByRoad] = useState(true);
  const byRoad = wantsRoad && route !== null;

  const tail = units.at(-1);
  const way = useMemo(() => {
    if (!tail || tail.x === null || tail.y === null || named.length === 0) return emptyWay;
    let from: Place = { x: tail.x, y: tail.y };
    const all: Place[] = [from];
    for (const to of named) {
      for (const one of (byRoad && route(from, to)?.slice(1)) || [to]) all.push(one);
      from = to;
    }
    return all;
  }, [tail, named, byRoad, route]);
  const sizes = units.map(({ sizePoints }) => sizePoints);

  const send = (overrule?: string) => {
    setHeld(null);
    const input: ColumnInput = {
      turn,
      units: units.map(({ id, version }) => ({ unitId: id, version })),
      way: way.map(({ x, y }): [number, number] => [x, y]),
      mode,
      slowedBy,
      ...(overrule ? { overrule } : {}),
    };
    act(
      'move-column',
      input,
      () => {
        name(emptyWay);
        setSlowedBy([]);
        then();
      },
      ({ field, message }) => {
        if (field === 'overrule') setHeld(message);
        return field === 'overrule';
      },
    );
  };

  return {
    units,
    lengthKm: columnLengthKm(sizes),
    way,
    wayKm: lengthKm(way),
    places: way.length > 1 ? columnPlaces(way, sizes) : [],
    mode,
    setMode,
    slowedBy,
    setSlowedBy,
    byRoad,
    setByRoad,
    named,
    name,
    isBusy,
    send: () => send(),
    held: held === null ? null : { message: held, overrule: send, leave: () => setHeld(null) },
    canByRoad: route !== null,
  };
}
