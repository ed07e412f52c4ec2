import type { Projection } from '@/components/map/core/projection';
import type { Item } from '@/components/map/labels/item';
import { type Place, squareKm } from '@/lib/geometry';
import type { AirOverlay } from '@/lib/turn/air/air-overlay';
import type { SquareAsked } from '@/lib/turn/control-desk/air/squares-asked';
import type { Side } from '@/lib/words';

/** A marker of an air order, px. */
export const markerSize = { width: 26, height: 20 };

/** The markers of air orders and the names of bombing areas, to be laid out. */
export const airItems = ({ marks, areas }: AirOverlay, { toScreen }: Projection): Item[] => [
  ...marks.flatMap(({ id, at, side }): Item[] =>
    at ? [{ id, kind: 'marker', at: toScreen(at), rank: 0, band: side, symbol: markerSize, words: [] }] : [],
  ),
  ...areas.map((area): Item => nameOver(area.id, area.name, toScreen({ x: area.x, y: area.y + squareKm / 2 }))),
];

/** The names of the squares that teams ask for. */
export const askedItems = (squares: readonly SquareAsked[], { toScreen }: Projection): Item[] =>
  squares.map((square) => nameOver(square.id, square.name, toScreen({ x: square.x, y: square.y - squareKm / 2 })));

const nameOver = (id: string, name: string, at: Item['at']): Item => ({
  id,
  kind: 'area',
  at,
  words: [[{ text: name, face: 'air' }]],
  sides: ['above', 'below'],
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
