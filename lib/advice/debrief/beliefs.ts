import { kmBetween, type Place } from '@/lib/geometry';
import type { Frame, Thing } from '@/lib/replay/film';
import type { Side } from '@/lib/words';

/** The teams and units of a battle that is played again, and the ids by which teams know them. */
export interface Cast {
  units: Readonly<Record<string, { counterId: string; side: Side; teamKey: string }>>;
  /** Which unit is meant by what a team was told of a friend, by the id it has there. */
  friends: Readonly<Record<string, string>>;
  teams: readonly { key: string; name: string; side: Side }[];
}

/** Where a team thought a unit was, and where it stood. Places in km. */
export interface Belief {
  /** The team, and what it had been told: `guards-armoured contact/…`. */
  id: string;
  /** The key of what it had been told on its own film. */
  key: string;
  /** The words that were told of it. */
  label: string;
  teamKey: string;
  from: Place;
  to: Place;
  km: number;
  /** It is a contact: nobody can say which unit is meant, so the nearest enemy is taken (ours). */
  isContact: boolean;
}

/**
 * The distance from a contact within which an enemy is taken for it; the distance between two places that counts as two; and
 * the distance of a contact by which a unit is known: km (ours).
 */
const contactKm = 15;
const apartKm = 0.3;
const knownKm = 3;

/** The unit that a thing on any film is; null: nobody can say which, or it is no unit. */
export class Known {
  readonly #unitOfCounter: ReadonlyMap<string, string>;

  constructor(readonly cast: Cast) {
    this.#unitOfCounter = new Map(Object.entries(cast.units).map(([id, { counterId }]) => [counterId, id]));
  }

  unitOf(key: string): string | null {
    const kind = key.slice(0, key.indexOf('/'));
    const id = key.slice(key.indexOf('/') + 1);
    if (kind === 'unit') return id;
    if (kind === 'counter') return this.#unitOfCounter.get(id) ?? null;
    return kind === 'friend' ? (this.cast.friends[id] ?? null) : null;
  }
}

/** Where a thing lies; null: nowhere on the map. */
export const placeOf = ({ x, y }: Thing): Place | null =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : null;

interface Standing {
  id: string;
  side: Side;
  place: Place;
}

/** The units that stand on the map in truth. */
const standingIn = (truth: Frame, { units }: Cast): Standing[] =>
  [...truth].flatMap(([key, thing]) => {
    if (!key.startsWith('unit/') || !thing.isOnMap || thing.isCaptured) return [];
    const id = key.slice(5);
    const place = placeOf(thing);
    const unit = units[id];
    return unit && place ? [{ id, side: unit.side, place }] : [];
  });

/** Where a team thought units were that stood elsewhere. What stood where it was told is left out, and so is what no enemy can be meant by. */
export function beliefsOf(known: Known, teamKey: string, told: Frame, truth: Frame): Belief[] {
  const side = known.cast.teams.find(({ key }) => key === teamKey)?.side;
  const enemies = standingIn(truth, known.cast).filter((one) => one.side !== side);
  return [...told].flatMap(([key, thing]): Belief[] => {
    const from = placeOf(thing);
    if (!from || key.startsWith('crossing/') || thing.isLost) return [];
    const isContact = key.startsWith('contact/');
    const to = isContact ? nearestTo(from, enemies)?.place : placeOf(truth.get(`unit/${known.unitOf(key)}`) ?? {});
    const km = to ? kmBetween(from, to) : 0;
    if (!to || km < apartKm || (isContact && km > contactKm)) return [];
    const label = String(thing.name ?? thing.label ?? '');
    return [{ id: `${teamKey} ${key}`, key, label, teamKey, from, to, km, isContact }];
  });
}

/** The widest gap first; the same order whatever came first. */
export const widestFirst = (a: Belief, b: Belief): number => b.km - a.km || (a.id < b.id ? -1 : 1);

/** A unit of which no team of the other side had been told anything near where it stood. */
export interface Unknown {
  id: string;
  /** The distance of the nearest enemy, km. */
  nearestKm: number;
}

/** The units that the other side knew nothing of. `told`: what each team had been told, by its key. */
export function unknownTo(known: Known, told: ReadonlyMap<string, Frame>, truth: Frame): Unknown[] {
  const { cast } = known;
  const standing = standingIn(truth, cast);
  const contacts = cast.teams.flatMap(({ key, side }) =>
    [...(told.get(key) ?? [])].flatMap(([id, thing]) => {
      const place = id.startsWith('contact/') ? placeOf(thing) : null;
      return place ? [{ side, place }] : [];
    }),
  );
  return standing.flatMap(({ id, side, place }) => {
    const isKnown = contacts.some((one) => one.side !== side && kmBetween(one.place, place) <= knownKm);
    const nearest = nearestTo(
      place,
      standing.filter((one) => one.side !== side),
    );
    return isKnown || !nearest ? [] : [{ id, nearestKm: nearest.km }];
  });
}

function nearestTo<One extends { place: Place }>(from: Place, all: readonly One[]): (One & { km: number }) | null {
  let best: (One & { km: number }) | null = null;
  for (const one of all) {
    const km = kmBetween(from, one.place);
    if (!best || km < best.km) best = Object.assign({}, one, { km });
  }
  return best;
}
