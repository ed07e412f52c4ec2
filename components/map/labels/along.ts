import type { Box, Point } from '../core/projection';
import { isCrossed } from './place-words';
import { around, type Room } from './room';
import { above, below, type FaceName, faces, widthOf } from './type';

/** A name along what it names. */
export interface NameAlong {
  key: string;
  name: string;
  face: FaceName;
  /** Of the middle of its foot, px. */
  x: number;
  y: number;
  /** Degrees, so that it reads from left to right. */
  turn: number;
  /** The room of its letters: boxes along it, px. */
  boxes: Box[];
}

/** Where a name might stand: the middle of its foot, px, and its turn. */
export type Stand = Pick<NameAlong, 'x' | 'y' | 'turn'>;

/** One name of a thing is so far from the next, px. */
const apart = 700;

/** Names along their lines, as they find room one after another. */
export class NamesAlong {
  readonly named: NameAlong[] = [];
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Puts a name wherever it may stand: where nothing lies within `clear` px, and the same name is not near. */
  put(name: string, face: FaceName, stands: Iterable<Stand>, clear: number): void {
    const width = widthOf(name, face);
    const same = this.named.filter((one) => one.name === name);
    for (const stand of stands) {
      if (same.some((one) => between(one, stand) < apart)) continue;
      const boxes = this.#freeAlong(stand, width, face, clear);
      if (!boxes) continue;
      for (const box of boxes) this.#room.taken.add(box);
      const named = { key: `${face} ${name} ${this.named.length}`, name, face, ...stand, boxes };
      this.named.push(named);
      same.push(named);
    }
  }

  /** Upright boxes that together hold letters written askew; null: one of them is not free. */
  #freeAlong({ x, y, turn }: Stand, width: number, face: FaceName, clear: number): Box[] | null {
    const cos = Math.cos((turn * Math.PI) / 180);
    const sin = Math.sin((turn * Math.PI) / 180);
    const pieces = turn === 0 ? 1 : Math.ceil(width / faces[face].size);
    const long = width / pieces;
    const tall = above(face) + below(face);
    const across = long * cos + tall * Math.abs(sin);
    const up = long * Math.abs(sin) + tall * cos;
    const foot = (below(face) - above(face)) / 2;
    const boxes: Box[] = [];
    for (let i = 0; i < pieces; i++) {
      const along = (i + 0.5) * long - width / 2;
      const box = around({ x: x + along * cos - foot * sin, y: y + along * sin + foot * cos }, across, up);
      if (!this.#isFree(box, clear)) return null;
      boxes.push(box);
    }
    return boxes;
  }

  #isFree(box: Box, clear: number): boolean {
    const { taken, spots } = this.#room;
    return !taken.meets(box, clear) && !spots.meets(box) && !isCrossed(box, this.#room);
  }
}

/** The turn of a line from a to b, degrees, so that letters along it read from left to right. */
export function turnOf(a: Point, b: Point): number {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
}

/** A stand moved so many px below its line: less than nought above it. */
export const beside = ({ x, y, turn }: Stand, down: number): Stand => ({
  x: x - down * Math.sin((turn * Math.PI) / 180),
  y: y + down * Math.cos((turn * Math.PI) / 180),
  turn,
});

export const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
