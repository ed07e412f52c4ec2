'use client';

import { useState } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { useAct } from '@/components/control/parts/use-mutation';
import type { Place } from '@/components/map/core/map-frame';
import type { Result } from '@/lib/result';
import type { ArrivalEntry, Arrivals, ArrivingUnit } from '@/lib/turn/control-desk/ground/arrivals';
import type { ArrivalActs } from './arrival-acts';
import { placedByAll } from './arrival-words';

/** A place that was refused until a reason is given. */
export interface Refused {
  ids: string[];
  at: Place;
  message: string;
}

/** What is in hand, the place somebody has in mind for it, and every act of the board. */
export function useArrivals(desk: Arrivals, acts: ArrivalActs) {
  const { seatId } = useRouter();
  const { isBusy, act } = useAct();
  const [taken, setTaken] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<Refused | null>(null);
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
          ? acts.placeArrival(seatId, { unitId: only.id, version: only.version, ...at, overrule })
          : acts.placeColumn(seatId, { units: seen(units), ...at, overrule });
      act(work, putDown, ({ code, message }) => {
        if (code !== 'reasonNeeded') return false;
        setTaken([...ids]);
        setRefusal({ ids: [...ids], at, message });
        return true;
      });
    },
    /** Every unplaced unit at its own entry place, one after the other; the first refusal ends it and is said. */
    placeAll: () =>
      act(async () => {
        for (const { id, version, offered } of placedByAll(desk)) {
          const answer = await acts.placeArrival(seatId, { unitId: id, version, ...offered });
          if (!answer.ok) return answer;
        }
        return { ok: true, value: null };
      }),
    shift: (turns: number, reason: string) =>
      act(() => acts.shiftArrival(seatId, { units: seen(inHand), turns, reason }), putDown),
    send: (to: ArrivalEntry['name'], reason: string) =>
      act(() => acts.changeEntry(seatId, { units: seen(inHand), entry: to, reason }), putDown),
    box: (reason: string) =>
      act(async () => {
        for (const unit of seen(inHand)) {
          const answer = await acts.takeOffMap(seatId, { ...unit, reason });
          if (!answer.ok) return answer;
        }
        return { ok: true, value: null };
      }, putDown),
    takeOff: ({ id, version }: { id: string; version: number }, reason: string, then: () => void) =>
      act(() => acts.takeOffMap(seatId, { unitId: id, version, reason }), then),
    bringBack: (unit: ArrivingUnit, arrivalTurn: number, reason: string) =>
      act(() => acts.bringBack(seatId, { unitId: unit.id, version: unit.version, arrivalTurn, reason })),
    tell: (teamId: string | null, until: number, then: (told: number) => void) =>
      act(
        () => acts.issueArrivals(seatId, { teamId, until }),
        ({ told }) => then(told),
      ),
  };
}

export type Hand = ReturnType<typeof useArrivals>;
