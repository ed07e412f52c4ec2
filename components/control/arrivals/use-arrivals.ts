'use client';

import { useState } from 'react';
import { oneByOne, useMutation, useSend } from '@/components/control/parts/use-mutation';
import { placedByAll } from '@/lib/advice/arrivals/placed-by-all';
import type { ArrivalEntry, Arrivals, ArrivingUnit } from '@/lib/desks/control/arrivals/arrivals';
import type { Place } from '@/lib/geometry';
import type { Result } from '@/lib/result';

/** A place that was refused until a reason is given. */
export interface RefusedPlace {
  ids: string[];
  at: Place;
  message: string;
}

/** The unit in hand, the place that somebody has in mind for it, and every act of the board. */
export function useArrivals(desk: Arrivals) {
  const send = useSend();
  const { isBusy, act, run } = useMutation();
  const [taken, setTaken] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<RefusedPlace | null>(null);
  const all = new Map(
    [...desk.entries.flatMap(({ units }) => units), ...desk.lifts.flatMap(({ units }) => units), ...desk.box].map(
      (unit) => [unit.id, unit],
    ),
  );
  // What has come on meanwhile, by this hand or another, is in hand no longer.
  const inHand = taken.flatMap((id) => all.get(id) ?? []);
  const entry = desk.entries.find(({ units }) => units.some(({ id }) => id === inHand[0]?.id)) ?? null;
  const seen = (units: readonly ArrivingUnit[]) => units.map(({ id, version }) => ({ unitId: id, version }));
  const putDown = () => {
    setTaken([]);
    setRefusal(null);
  };

  return {
    isBusy,
    inHand,
    entry,
    refusal,
    putDown,
    take: (ids: readonly string[], isTaken: boolean) => {
      setRefusal(null);
      setTaken((before) => [...before.filter((id) => !ids.includes(id)), ...(isTaken ? ids : [])]);
    },
    /** The first of those in hand leads the column. */
    lead: (id: string) => setTaken((before) => [id, ...before.filter((other) => other !== id)]),
    /** Places one unit, or several as a column with its head there; a refusal that a reason lifts is kept. */
    place: (ids: readonly string[], at: Place, overrule = '') => {
      const units = ids.flatMap((id) => all.get(id) ?? []);
      const [only] = units;
      if (!only) return;
      const work = (): Promise<Result<unknown>> =>
        units.length === 1
          ? send('place-arrival', { unitId: only.id, version: only.version, ...at, overrule })
          : send('place-column', { units: seen(units), ...at, overrule });
      run(work, putDown, ({ code, message }) => {
        if (code !== 'reasonNeeded') return false;
        setTaken([...ids]);
        setRefusal({ ids: [...ids], at, message });
        return true;
      });
    },
    /** Every unplaced unit at its own entry place, one after the other; the first refusal ends it and is said. */
    placeAll: () =>
      run(() =>
        oneByOne(placedByAll(desk), ({ id, version, offered }) =>
          send('place-arrival', { unitId: id, version, ...offered }),
        ),
      ),
    shift: (turns: number, reason: string) => act('shift-arrival', { units: seen(inHand), turns, reason }, putDown),
    send: (to: ArrivalEntry['name'], reason: string) =>
      act('change-entry', { units: seen(inHand), entry: to, reason }, putDown),
    box: (reason: string) =>
      run(() => oneByOne(seen(inHand), (unit) => send('take-off-map', { ...unit, reason })), putDown),
  };
}

export type Hand = ReturnType<typeof useArrivals>;
