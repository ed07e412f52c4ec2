'use client';

import { useEffect, useState } from 'react';
import { readAt } from '@/components/transport/query/read';
import type { MapData } from '@/lib/scenario/types';
import { useMapVersion } from './map-version';

const waitMs = 3000;

/**
 * The printed map at an address, fetched once, and again when the host's own map under it changes; tried again until it
 * is there. It is not part of the desk that is read again at every change.
 */
export function useMapData(address: string): MapData | null {
  const [sheet, setSheet] = useState<MapData | null>(null);
  const version = useMapVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another map at the same address
  useEffect(() => {
    let isGone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const fetchIt = async () => {
      const reply = await readAt<MapData>(address);
      if (isGone) return;
      if (reply.kind === 'ok') setSheet(reply.value);
      else retry = setTimeout(fetchIt, waitMs);
    };
    void fetchIt();
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, [address, version]);
  return sheet;
}
