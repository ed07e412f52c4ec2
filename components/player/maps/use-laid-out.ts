import { useCallback } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import type { Projection } from '@/components/map/core/projection';
import type { SideMap } from '@/components/map/side/side-map';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import { useIsInBrowser, wallTime } from '@/components/ui/local-time';
import type { Pressed } from './use-pressed';

const timeHere = (time: string): string => wallTime(new Date(time));
/** Until the page is in a browser, whose wall is not known. */
const noTime = (): string => '';

/** Where all that lies on the map has its place at a scale, and how its times are said. */
export function useLaidOut(map: SideMap, mapData: MapData | null, { openPile, chosen }: Pressed) {
  const timeOf = useIsInBrowser() ? timeHere : noTime;
  const sideAt = useSideLayout(map, mapData, timeOf, openPile, chosen);
  const layoutAt = useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]);
  return { timeOf, sideAt, layoutAt };
}
export type LaidOut = ReturnType<typeof useLaidOut>;
