import { type Frame, kmBetween, type Place, placeOf } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { Action } from '@/lib/words';
import { fares } from './fares';

/** The knowledge of a staff: its desk and the printed map, and nothing else. */

/** The use of a unit, by the symbol on its counter. */
type Trade = 'foot' | 'tanks' | 'recce' | 'guns' | 'engineers' | 'hq' | 'train';

const trades: Readonly<Record<string, Trade>> = {
  armour: 'tanks',
  recce: 'recce',
  artillery: 'guns',
  selfPropelledArtillery: 'guns',
  airborneArtillery: 'guns',
  mountainArtillery: 'guns',
  antiAircraftArtillery: 'guns',
  engineers: 'engineers',
  airborneEngineers: 'engineers',
  armouredEngineers: 'engineers',
  hq: 'hq',
  transport: 'train',
  bridgingColumn: 'train',
};

/** An own unit in the field. */
export interface OwnUnit {
  id: string;
  name: string;
  shortName: string;
  brigade: string;
  formation: string;
  trade: Trade;
  place: Place;
  /** Its last order; null: nobody has ordered it anything. */
  ordered: Action | null;
  /** As the letters say: it is fit, it is worn, or it cannot fight any more. */
  fares: 'fit' | 'worn' | 'spent';
}

/** An enemy as it was reported. */
export interface Enemy {
  place: Place;
  /** The approximate number of battalions that were reported there. */
  battalions: number;
  turnsAgo: number;
}

/** A place with the name by which orders call it. */
export interface Goal {
  name: string;
  place: Place;
}

export interface Known {
  turn: number;
  allowsRest: boolean;
  /** It may ask for aircraft: it was told of some, and it is day. */
  mayAskForAir: boolean;
  frame: Frame;
  units: OwnUnit[];
  enemies: Enemy[];
  /** Every place that the printed map names. */
  places: Goal[];
  /** The names of the crossings that are down, as told. */
  down: ReadonlySet<string>;
}

/** The printed map, as a player's browser has it. */
export interface PrintedMap {
  frame: Frame;
  features: Parameters<typeof printedPlaces>[0];
}

/** An enemy who was seen so many turns ago is no longer where they were. */
const staleAfter = 2;

/** Gathers what a staff knows from its desk and the printed map. */
export function knownOf(desk: PlayerDesk, map: PrintedMap): Known {
  const { turn, daypart, allowsRest } = desk.clock;
  const ordered = new Map(
    (desk.lastSheet?.lines ?? []).flatMap(({ counterIds, action }) =>
      counterIds.map((id): [string, Action | null] => [id, action]),
    ),
  );
  const faring = fares(desk);
  return {
    turn,
    allowsRest,
    mayAskForAir: desk.squadrons.length > 0 && daypart !== 'night',
    frame: map.frame,
    units: desk.counters.flatMap(({ id, name, shortName, brigade, formation, symbol, x, y, isLost }) =>
      x === null || y === null || isLost
        ? []
        : {
            id,
            name,
            shortName,
            brigade,
            formation,
            trade: trades[symbol] ?? 'foot',
            place: { x, y },
            ordered: ordered.get(id) ?? null,
            fares: faring(shortName, name),
          },
    ),
    enemies: desk.contacts.flatMap(({ x, y, label, seenTurn }) =>
      turn - seenTurn > staleAfter
        ? []
        : { place: { x, y }, battalions: battalionsIn(label), turnsAgo: turn - seenTurn },
    ),
    places: printedPlaces(map.features).map(({ name, place }) => ({ name, place })),
    down: new Set(desk.crossings.filter(({ look }) => look === 'blown').map(({ name }) => name)),
  };
}

const figures: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The number of battalions in the words beside a mark: "about three battalions" are three, words without a number are one. */
function battalionsIn(label: string): number {
  const [, count = ''] = /\b(\d+|one|two|three|four|five|six)\b[^.]*\b(?:battalions|units)\b/i.exec(label) ?? [];
  return Math.max(1, figures[count.toLowerCase()] ?? (Number(count) || 1));
}

/** The place that a plan names; null: the map does not know it. */
export function goalNamed({ places, frame }: Known, name: string): Goal | null {
  const near = { x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2 };
  const place = places.find((one) => one.name === name)?.place ?? placeOf(name, near);
  return place && { name, place };
}

/** The number of enemy battalions that were reported within so many km of a place. */
export const reportedAt = ({ enemies }: Known, place: Place, km: number): number =>
  enemies.filter((enemy) => kmBetween(enemy.place, place) <= km).reduce((sum, { battalions }) => sum + battalions, 0);
