'use client';

import { useMemo } from 'react';
import { useRead } from '@/components/transport/query/use-read';
import type { MapData } from '@/lib/scenario/types';
import { useGroundDrawn } from './ground-drawn';
import { useMapVersion } from './map-version';

/**
 * The printed map at an address, fetched once, and again when the host's own map under it changes; tried again until it
 * is there. It is not part of the desk that is read again at every change.
 */
export function useMapData(address: string): MapData | null {
  return useRead<MapData>(address, { asOf: useMapVersion(), isLasting: true }) ?? null;
}

/** The map that Control rules by: the printed one, and over it the ground that was drawn in this game. */
export function useGameMap(address: string): MapData | null {
  const printed = useMapData(address);
  return useWithGround(printed);
}

/** A printed map with the ground that was drawn in this game. */
export function useWithGround<Map extends MapData | null>(printed: Map): Map {
  const ground = useGroundDrawn();
  return useMemo(
    () => (printed && ground.length > 0 ? { ...printed, features: [...printed.features, ...ground] } : printed),
    [printed, ground],
  );
}
