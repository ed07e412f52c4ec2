import { useEffect, useState } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { useTransport } from '@/components/transport/desk-transport';
import { browserStore } from '@/components/transport/keeper/browser-store';
import { type NamesOnMap, namesOnMap } from '@/lib/reading/names-on-map';

/** The names of each seat's map, as this page has read them. */
const known = new Map<string, NamesOnMap>();

/** What the words of an order may name: the printed map of a seat. Without the network as this browser kept it; null: not here yet. */
export function useNames(seatId: string): NamesOnMap | null {
  const line = useTransport();
  const [names, setNames] = useState(known.get(seatId) ?? null);
  useEffect(() => {
    if (names) return;
    let isGone = false;
    const take = (found: NamesOnMap) => {
      known.set(seatId, found);
      if (!isGone) setNames(found);
    };
    const kept = browserStore<NamesOnMap>(seatId, 'names');
    void line.map<MapData>(seatId).then(async (reply) => {
      if (reply.kind === 'ok') {
        const found = namesOnMap(reply.value);
        take(found);
        await kept.keep(found);
        return;
      }
      const before = await kept.load();
      if (before) take(before);
    });
    return () => {
      isGone = true;
    };
  }, [line, seatId, names]);
  return names;
}
