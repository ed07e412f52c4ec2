'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@/components/transport/query/use-read';
import type { MapData } from '@/lib/scenario/types';
import { useMapVersion } from './map-version';

/**
 * The printed map at an address, fetched once, and again when the host's own map under it changes; tried again until it
 * is there. It is not part of the desk that is read again at every change.
 */
export function useMapData(address: string): MapData | null {
  const mapData = useRead<MapData>(address, {
    asOf: useMapVersion(),
    placeholderData: keepPreviousData,
    retry: true,
    structuralSharing: false,
  });
  return mapData.data ?? null;
}
