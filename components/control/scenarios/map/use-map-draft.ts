import { useMemo } from 'react';
import type { MapData, MapPicture } from '@/components/map/core/map-data';
import { type BridgeProposed, bridgesProposed } from '@/lib/drawing/bridges';
import type { Draft } from '@/lib/scenario/draft/draft';
import { noBridgesOf } from './no-bridges';
import { type Ground, groundOf, isTableLayer, type Thing, thingsOf } from './things';

/** What lies on the map of a draft, as it is drawn and as it is chosen from. */
export interface MapDraft {
  ground: Ground;
  things: readonly Thing[];
  mapData: MapData;
  bridges: readonly BridgeProposed[];
}

/** `picture`: a scan to draw over. null: the manifest does not say where the map lies. */
export function useMapDraft(files: Draft, picture: MapPicture | null): MapDraft | null {
  const [manifest] = files['manifest.json'] ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it lies stands in the manifest alone
  const ground = useMemo(() => groundOf(files), [manifest]);
  const things = useMemo(() => (ground ? thingsOf(files, ground.grid) : []), [files, ground]);
  const mapData = useMemo<MapData | null>(
    () =>
      ground && {
        title: 'Map',
        credit: '',
        frame: ground.frame,
        features: things
          .filter(({ layer }) => !isTableLayer(layer) || layer === 'crossing')
          .map(({ feature }) => feature),
        ...(picture ? { picture } : {}),
      },
    [ground, things, picture],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: where there is no bridge stands in the manifest alone
  const bridges = useMemo(() => {
    if (!ground) return [];
    const crossings = things.filter(({ layer }) => layer === 'crossing').map(({ shape }) => shape.paths[0]![0]!);
    return bridgesProposed(
      things.map(({ feature }) => feature),
      [...crossings, ...noBridgesOf(files, ground.grid)],
      ground.frame,
    );
  }, [things, ground]);
  if (!ground || !mapData) return null;
  return { ground, things, mapData, bridges };
}
