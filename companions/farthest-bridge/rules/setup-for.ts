import { onBoard, type Scene } from '@/companions/rules/scene';
import type { Ground } from '@/lib/adjudication/types';
import { type HexNumber, hexTowards } from './hexes';
import { bareMap, type HexEntry, type Terrain } from './map-data';
import { historicDropZones, type Zone, zones } from './schedule';
import type { Setup, State } from './state';

/** The drop zone of a landing on this map, by the division that comes down; null: it has none there. */
export const zoneOfLanding = ({ landing }: Pick<Scene, 'landing'>): Zone | null =>
  zones.find((zone) => landing?.division.startsWith(`${Number.parseInt(zone, 10)} Airborne`)) ?? null;

/** Where on this map lies what is played out: the drop zone of a landing, else the hexes of the nearest town that it has. */
export function whereOnMap(scene: Scene, { map, dropZones }: State): { name: string; hexes: HexNumber[] } | null {
  const zone = zoneOfLanding(scene);
  const hex = zone && dropZones[zone];
  if (hex) return { name: `the drop zone of the ${zone}, ${hex}`, hexes: [hex] };
  const named = Object.entries(map.hexes);
  const name = onBoard(
    scene,
    named.flatMap(([, entry]) => entry.name ?? []),
  );
  return name === null ? null : { name, hexes: named.filter(([, entry]) => entry.name === name).map(([one]) => one) };
}

/**
 * The historic scenario. Where a division of the game lands, the ground of its zone and of the six hexes around is entered
 * as the master map shows it (ours), so that nothing is asked where its first unit comes down.
 */
export function setupFor(scene: Scene): Setup {
  const zone = zoneOfLanding(scene);
  if (!zone || !scene.landing) return { scenario: 'historic' };
  const { ground, around } = scene.landing;
  const hex = historicDropZones[zone];
  const entries: [HexNumber, HexEntry][] = [
    [hex, { terrain: terrainOf(ground), name: scene.places[0]!.name.slice(0, 40) }],
    ...around.flatMap((there, at): [HexNumber, HexEntry][] => {
      const beside = hexTowards(hex, at + 1);
      return beside ? [[beside, { terrain: terrainOf(there) }]] : [];
    }),
  ];
  return {
    scenario: 'historic',
    map: { hexes: { ...bareMap.hexes, ...Object.fromEntries(entries) }, hexsides: {}, areas: {} },
  };
}

/** The terrain of a combat's ground on this map (ours). */
function terrainOf({ isCity, isBuiltUp, isWoods, isBadTerrain }: Ground): Terrain {
  if (isCity) return 'city';
  if (isBuiltUp) return 'town';
  if (isWoods) return 'woods';
  return isBadTerrain ? 'rough' : 'mixed';
}
