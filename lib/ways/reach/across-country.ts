import { contours } from 'd3-contour';
import FlatQueue from 'flatqueue';
import { isInFrame, type Place } from '@/lib/geometry';
import type { MovementGround } from '@/lib/words';
import { groundAt } from '../ground-under-way';
import { isNearWater, mayWade, watersToCross } from '../water-obstacles';
import type { Point, ReachCase } from './reach-case';

/** The step in which the ground is looked at: half a kilometre, or more where a unit comes further than twenty. */
const finestKm = 0.5;
const mostCells = 40;

/** It is looked a little further than a unit comes, so that the edge lies where it should between two cells. */
const beyond = 1.15;

const upToTwo = [-2, -1, 0, 1, 2];

/** The steps from a cell of the grid: to its eight neighbours, and as a knight goes, so that a circle comes out round. */
const steps: readonly Point[] = upToTwo.flatMap((east) =>
  upToTwo.filter((north) => east % 2 !== 0 || north % 2 !== 0).map((north): Point => [east, north]),
);

/** The ground about a unit in square cells, the unit in the middle of the middle one. */
interface Grid {
  cellKm: number;
  /** Cells on a side. */
  side: number;
  placeOf: (cell: number) => Place;
}

/**
 * The edges of the country that a unit comes over in what is left of the turn. `guideKm` is what it makes in a whole turn
 * over a ground; 0: it keeps to the roads.
 */
export function countryWithin(reach: ReachCase, guideKm: (ground: MovementGround) => number): Point[][] {
  const mostKm = Math.max(guideKm('open'), guideKm('close')) * reach.share;
  if (mostKm === 0) return [];
  const grid = gridAbout(reach.from, mostKm);
  return edgesOf(sharesOf(reach, grid, guideKm), reach.share, grid);
}

function gridAbout(middle: Place, mostKm: number): Grid {
  const cellKm = Math.max(finestKm, mostKm / mostCells);
  const half = Math.ceil((beyond * mostKm) / cellKm) + 2;
  const side = 2 * half + 1;
  const placeOf = (cell: number): Place => ({
    x: middle.x + ((cell % side) - half) * cellKm,
    y: middle.y + (Math.floor(cell / side) - half) * cellKm,
  });
  return { cellKm, side, placeOf };
}

/** The share of a turn that it takes to each cell; no end of it where the unit does not come. */
function sharesOf(reach: ReachCase, grid: Grid, guideKm: (ground: MovementGround) => number): Float64Array {
  const { side, cellKm, placeOf } = grid;
  const shares = new Float64Array(side * side).fill(Infinity);
  const turnsAKm = new Map<number, number>();
  const turnsAKmIn = (cell: number): number => {
    const held = turnsAKm.get(cell);
    if (held !== undefined) return held;
    const km = guideKm(groundAt(placeOf(cell), reach.map));
    const turns = km > 0 ? 1 / km : Infinity;
    turnsAKm.set(cell, turns);
    return turns;
  };
  const waiting = new FlatQueue<number>();
  const arrive = (cell: number, share: number) => {
    if (share > beyond * reach.share || share >= shares[cell]!) return;
    shares[cell] = share;
    waiting.push(cell, share);
  };
  arrive((side * side - 1) / 2, 0);
  while (waiting.length > 0) {
    const share = waiting.peekValue()!;
    const cell = waiting.pop()!;
    const here = placeOf(cell);
    if (share > shares[cell]! || (share > 0 && reach.stopsAt?.(here))) continue;
    const isByWater = isNearWater(here, 2 * cellKm, reach.map);
    for (const [east, north] of steps) {
      const column = (cell % side) + east;
      const row = Math.floor(cell / side) + north;
      if (column < 1 || row < 1 || column > side - 2 || row > side - 2) continue;
      const next = row * side + column;
      if (shares[next]! <= share) continue;
      const there = placeOf(next);
      if (!isInFrame(reach.map.frame, there)) continue;
      const turns = (cellKm * Math.hypot(east, north) * (turnsAKmIn(cell) + turnsAKmIn(next))) / 2;
      arrive(next, share + turns + (isByWater ? tollOf(here, there, reach) : 0));
    }
  }
  return shares;
}

/**
 * The cost of the waters between two places, in turns: half a turn for each that may be waded (OC-105); infinite where one
 * bars.
 */
function tollOf(from: Place, to: Place, { map, crossings, mover }: ReachCase): number {
  const waters = watersToCross(from, to, map, crossings);
  return waters.every((water) => mayWade(water, mover)) ? 0.5 * waters.length : Infinity;
}

/** The edges of what is reached, as a smooth line between the cells. Specks of a cell or two are left out. */
function edgesOf(shares: Float64Array, share: number, { side, cellKm, placeOf }: Grid): Point[][] {
  const left = Array.from(shares, (gone) => Math.max(share - gone, -share / 4));
  const { coordinates } = contours().size([side, side]).contour(left, 0);
  const corner = placeOf(0);
  const fewest = 6;
  return coordinates
    .flat()
    .flatMap((ring) =>
      ring.length < fewest
        ? []
        : [
            ring.map(
              ([column, row]): Point => [
                tenMetres(corner.x + (column! - 0.5) * cellKm),
                tenMetres(corner.y + (row! - 0.5) * cellKm),
              ],
            ),
          ],
    );
}

const tenMetres = (km: number): number => Math.round(km * 100) / 100;
