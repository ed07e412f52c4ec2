import type { Projection } from '@/components/map/core/projection';
import type { Item } from '@/components/map/labels/item';
import type { SquareAsked } from '@/lib/desks/control/air/squares-asked';
import { type Place, squareKm } from '@/lib/geometry';
import type { AirOverlay } from '@/lib/turn/air/air-overlay';
import type { Side } from '@/lib/words';

/** A marker of an air order, px. */
export const markerSize = { width: 26, height: 20 };

/** The markers of air orders and the names of bombing areas, to be laid out. */
export const airItems = ({ marks, areas }: AirOverlay, projection: Projection): Item[] => [
  ...marks.flatMap(({ id, at, side }): Item[] =>
    at ? [{ id, kind: 'marker', at: projection.toScreen(at), band: side, symbol: markerSize }] : [],
  ),
  ...areas.map((area) => squareItem(area, area.name, projection)),
];

/** The names of the squares that teams ask for. */
export const askedItems = (squares: readonly SquareAsked[], projection: Projection): Item[] =>
  squares.map((square) => squareItem(square, square.name, projection));

/** The name of a square, about it or on it. */
const squareItem = (square: Place & { id: string }, name: string, { scale, toScreen }: Projection): Item => ({
  id: square.id,
  kind: 'square',
  at: toScreen(square),
  rings: [squareKm * scale],
  words: [[{ text: name, face: 'air' }]],
  sides: ['above', 'below', 'on', 'right', 'left'],
});

/** A unit on the air desk's map. */
export interface UnitPin extends Place {
  id: string;
  name: string;
  side: Side;
  isFlak: boolean;
  isImmobilised: boolean;
  isSuppressed: boolean;
}

/** The card of a unit, px, and from which scale on it has its name, px per km. */
const pinSize = { width: 13, height: 10 };
const pinsNamedFrom = 26;

/** The units on the air desk's map. */
export const pinItems = (units: readonly UnitPin[], { scale, toScreen }: Projection): Item[] =>
  units.map((unit) => ({
    id: unit.id,
    kind: 'counter',
    at: toScreen(unit),
    band: unit.side,
    symbol: pinSize,
    words: scale > pinsNamedFrom ? [[{ text: unit.name, face: 'air' }]] : [],
  }));
