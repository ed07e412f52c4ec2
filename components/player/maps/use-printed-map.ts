import { useEffect, useState } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { useTransport } from '@/components/transport/desk-transport';

/** The printed map, fetched once and when another is laid under it; tried again until it is there. */
export function usePrintedMap(seatId: string, mapVersion: string | null): MapData | null {
  const line = useTransport();
  const [mapData, setSheet] = useState<MapData | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another map at the same address
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const fetchSheet = async () => {
      const reply = await line.map<MapData>(seatId);
      if (isGone) return;
      if (reply.kind === 'ok') setSheet(reply.value);
      if (reply.kind === 'offline' || reply.kind === 'fault') retry = setTimeout(fetchSheet, 3000);
    };
    void fetchSheet();
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, [seatId, mapVersion, line]);
  return mapData;
}
