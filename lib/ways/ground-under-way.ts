import { kmBetween, type Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import { areasAt } from '@/lib/scenario/ground';
import type { MapData, MapFeature } from '@/lib/scenario/types';
import type { MovementGround } from '@/lib/words';

/** The longest stretch of a leg that is taken as one ground, km. */
const stretchKm = 0.25;
const mostStretches = 160;

/** The length of a way over one kind of ground, and the areas of the map with a name that it crosses. */
interface UnderWay {
  km: number;
  areas: string[];
}

/** The km of a way over each kind of ground (§6 Movement). */
export function groundUnderWay(way: readonly Place[], map: MapData): Map<MovementGround, UnderWay> {
  const under = new Map<MovementGround, UnderWay>();
  const legs = way.length > 1 ? way.slice(1).map((to, i) => [way[i]!, to] as const) : [[way[0]!, way[0]!] as const];
  for (const [from, to] of legs) {
    const km = kmBetween(to, from);
    const stretches = Math.min(mostStretches, Math.max(1, Math.ceil(km / stretchKm)));
    for (let i = 0; i < stretches; i++) {
      const along = (i + 0.5) / stretches;
      const { ground, area } = underfoot(
        { x: from.x + along * (to.x - from.x), y: from.y + along * (to.y - from.y) },
        map,
      );
      const before = under.get(ground) ?? { km: 0, areas: [] };
      const areas = area && !before.areas.includes(area) ? [...before.areas, area] : before.areas;
      under.set(ground, { km: before.km + km / stretches, areas });
    }
  }
  return under;
}

/** The ground of the movement table at one place, and the area that makes it; '' where that has no name. */
interface Underfoot {
  ground: MovementGround;
  area: string;
}

const open: Underfoot = { ground: 'open', area: '' };

/** Which layers make which ground, what slows most first: marsh before woods and towns, bocage as close country (OC-99, OC-100). */
const groundsOfLayers: readonly [MovementGround, readonly MapFeature['layer'][]][] = [
  ['marsh', ['marsh']],
  ['woodTown', ['wood', 'builtup']],
  ['close', ['closecountry', 'badterrain']],
];

type Ground = Pick<MapData, 'features'>;

/** The ground of the movement table at a place; open where nothing is drawn (OC-100). */
export const groundAt = (place: Place, map: Ground): MovementGround => underfoot(place, map).ground;

/** Ground looked up before, by squares of `stretchKm`: a counter that is dragged asks for the same squares again and again. */
const squaresOf = /* @__PURE__ */ perObject((_map: Ground) => new Map<string, Underfoot>());

/** The ground around a place; open where nothing is drawn (OC-100). */
function underfoot(place: Place, map: Ground): Underfoot {
  const column = Math.floor(place.x / stretchKm);
  const row = Math.floor(place.y / stretchKm);
  const squares = squaresOf(map);
  const key = `${column},${row}`;
  const known = squares.get(key);
  if (known) return known;
  const found = drawnAt({ x: (column + 0.5) * stretchKm, y: (row + 0.5) * stretchKm }, map);
  squares.set(key, found);
  return found;
}

function drawnAt(place: Place, map: Ground): Underfoot {
  const around = areasAt(place, map);
  for (const [ground, layers] of groundsOfLayers) {
    const area = around.find(({ layer }) => layers.includes(layer));
    if (area) return { ground, area: area.name };
  }
  return open;
}
