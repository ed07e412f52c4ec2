import { useEffect, useState } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { type Transport, useTransport } from '@/components/transport/desk-transport';
import { type NamesOnMap, namesOnMap } from '@/lib/reading/names-on-map';

/** The names of each seat's map, as this page has read them. */
const known = new Map<string, NamesOnMap>();
/** The questions under way: the rows of a sheet ask once together. */
const asked = new Map<string, Promise<NamesOnMap | null>>();

/** So long it waits before it asks for the map again, ms. */
const againMs = 3_000;

/** Knows what the words of an order may name: the printed map of a seat, without the network as this browser kept it; null: not here yet. */
export function useNames(seatId: string): NamesOnMap | null {
  const line = useTransport();
  const [names, setNames] = useState(known.get(seatId) ?? null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const found = await askOnce(line, seatId);
      if (isGone) return;
      if (found) setNames(found);
      if (!known.has(seatId)) timer = setTimeout(ask, againMs);
    };
    if (!known.has(seatId)) void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [line, seatId]);
  return names;
}

function askOnce(line: Transport, seatId: string): Promise<NamesOnMap | null> {
  const asking = asked.get(seatId) ?? askFor(line, seatId).finally(() => asked.delete(seatId));
  asked.set(seatId, asking);
  return asking;
}

/** Reads the names off the map, and keeps them in this browser; without an answer those kept before. */
async function askFor(line: Transport, seatId: string): Promise<NamesOnMap | null> {
  const kept = line.keep<NamesOnMap>(seatId, 'names');
  const reply = await line.map<MapData>(seatId);
  if (reply.kind !== 'ok') return kept.load();
  const found = namesOnMap(reply.value);
  known.set(seatId, found);
  await kept.keep(found);
  return found;
}
