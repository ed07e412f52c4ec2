import { useEffect, useState } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import type { Place } from '@/lib/geometry';

/** So long nothing is asked while somebody writes, ms. */
const restMs = 600;

/**
 * Asks the console how long the way of a counter is by road, km; null: not known, no road leads there, or no network.
 * `places`: null asks nothing.
 */
export function useRoadKm(seatId: string, counterId: string, places: readonly Place[] | null): number | null {
  const line = useTransport();
  const [told, setTold] = useState<{ of: string; km: number | null } | null>(null);
  const of = places && [counterId, ...places.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)].join(';');
  useEffect(() => {
    if (of === null) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const reply = await line.ofMap<{ km: number | null }>(seatId, 'road', of);
      if (!isGone && reply.kind === 'ok') setTold({ of, km: reply.value.km });
    }, restMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [line, seatId, of]);
  return told?.of === of ? told.km : null;
}
