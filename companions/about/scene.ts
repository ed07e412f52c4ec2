import type { PlaceOfTheGame, Scene, UnitOfTheGame } from '@/companions/rules/scene';
import type { Ground } from '@/lib/adjudication/types';
import { combatGroundAt } from '@/lib/advice/movement/combat-ground';
import { nearestWater } from '@/lib/advice/movement/nearest-water';
import type { Crossing } from '@/lib/db/rows';
import { kmBetween, type Place, windOf } from '@/lib/geometry';
import { groundAt } from '@/lib/scenario/ground';
import type { MapData } from '@/lib/scenario/types';
import { capital, listed } from '@/lib/text';

/** Ours: how near water and a bridge belong to a place, how near a unit stands beside it, and how far its towns lie, in km. */
const waterKm = 1;
const besideKm = 0.25;
const townKm = 15;
const stepKm = 2;

/** The subject by its name, its place, and the words about it beside its ground. */
interface Middle {
  name: string;
  at: Place;
  ground: Ground;
  what?: string;
}

/** A unit, and where it stands; null: in what is played out itself. */
interface Standing {
  unit: Omit<UnitOfTheGame, 'place'>;
  at: Place | null;
}

type Bridge = Pick<Crossing, 'id' | 'name' | 'water' | 'state' | 'isPrepared' | 'x' | 'y'>;

/** The scene of what is played out: each unit at a place with the ground that the master map shows there. */
export function sceneOf(
  middle: Middle,
  standing: readonly Standing[],
  bridges: readonly Bridge[],
  map: MapData,
  division: string | null = null,
): Scene {
  const { name, at, ground } = middle;
  const places: PlaceOfTheGame[] = [{ name, ground, what: middle.what ?? atWater(ground, at, map) }];
  for (const bridge of bridges)
    if (bridge.name !== name && kmBetween(bridge, at) <= waterKm)
      places.push({ name: bridge.name, ground: openGround, what: bridgeWords(bridge) });
  const units = standing.map(({ unit, at: stands }) => {
    const place = stands && placeOfUnit(stands, at, map);
    if (place && !places.some((one) => one.name === place.name)) places.push(place);
    return { ...unit, place: place?.name ?? name };
  });
  const landing = division === null ? null : { division, ground, around: around(at, map) };
  return { units, places, towns: townsAround(at, map), landing };
}

/** As a bridge is: it gives no cover to who stands on it. */
export const openGround: Ground = {
  isBuiltUp: false,
  isWoods: false,
  isCity: false,
  isFortified: false,
  isBadTerrain: false,
};

/** The ground of a combat in words. */
function groundWords({ isCity, isBuiltUp, isWoods, isFortified, isBadTerrain }: Ground): string {
  const words = [
    isCity ? 'city' : isBuiltUp && 'built-up',
    isWoods && 'woods',
    isBadTerrain && 'bad terrain',
    isFortified && 'fortified',
  ].filter((word) => word !== false);
  return words.length === 0 ? 'open ground' : listed(words);
}

function atWater(ground: Ground, at: Place, map: MapData): string {
  const water = nearestWater(at, map, waterKm);
  return water ? `${groundWords(ground)}; the ${water.name} ${water.km.toFixed(1)} km away` : groundWords(ground);
}

/** The kind of a bridge or ferry, and its state. */
export const bridgeWords = ({ water, state, isPrepared }: Omit<Bridge, 'id' | 'name' | 'x' | 'y'>): string =>
  `over the ${water}, ${state === 'blown' ? 'blown' : isPrepared ? 'intact, prepared for demolition' : 'intact'}`;

/** Where a unit stands, as one says it from what is played out. */
function placeOfUnit(stands: Place, middle: Place, map: MapData): PlaceOfTheGame {
  const ground = combatGroundAt(stands, map);
  const { placeName } = groundAt(stands, map);
  const where = kmBetween(stands, middle) <= besideKm ? 'Beside it' : `${capital(windOf(middle, stands))} of it`;
  const near = ground.isBuiltUp || ground.isCity ? `in ${placeName}` : `${groundWords(ground)} near ${placeName}`;
  return { name: placeName ? `${where}, ${near}` : where, ground, what: groundWords(ground) };
}

/** Clockwise from the west, as the six neighbours of a hex lie where columns run north. */
const around = ({ x, y }: Place, map: MapData): Ground[] =>
  [270, 330, 30, 90, 150, 210].map((bearing) => {
    const angle = (bearing * Math.PI) / 180;
    return combatGroundAt({ x: x + stepKm * Math.sin(angle), y: y + stepKm * Math.cos(angle) }, map);
  });

function townsAround(at: Place, { features }: MapData): string[] {
  const towns = features.flatMap(({ layer, name, point }) =>
    layer === 'town' && point && name ? [{ name, km: kmBetween(at, { x: point[0], y: point[1] }) }] : [],
  );
  return towns
    .filter(({ km }) => km <= townKm)
    .sort((one, other) => one.km - other.km)
    .map(({ name }) => name);
}
