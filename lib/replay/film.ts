/** A battle that can be played again: what lay on a map at every moment of it. */

/** Something on a map: what is drawn of it, by its fields. */
export type Thing = Readonly<Record<string, unknown>>;

/** The things on a map at one moment, by key (`unit/A004`). */
export type Frame = ReadonlyMap<string, Thing>;

/**
 * At a moment (its place among the moments, from 0) a thing came, with all its fields, or changed, with those that are
 * others now; null: it went.
 */
export type Change = readonly [moment: number, key: string, fields: Thing | null];

/** All changes, in order. Those of moment 0 are what the battle opened with. */
export type Film = readonly Change[];

/** Makes a film of what becomes of things, one after the other. */
export class FilmMaker {
  readonly film: Change[] = [];
  readonly #now = new Map<string, Thing>();

  /** These fields of a thing are so from a moment on; null: it is gone. What is as it was changes nothing. */
  put(moment: number, key: string, fields: Thing | null): void {
    const was = this.#now.get(key);
    if (fields === null) {
      if (this.#now.delete(key)) this.film.push([moment, key, null]);
      return;
    }
    const others = Object.entries(fields).filter(([field, value]) => !was || !isSame(was[field], value));
    if (was && others.length === 0) return;
    this.#now.set(key, { ...was, ...fields });
    this.film.push([moment, key, Object.fromEntries(others)]);
  }

  /** The keys of what is there now. */
  keys(): string[] {
    return [...this.#now.keys()];
  }
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** So many changes lie between two frames that are kept. */
const changesApart = 256;

/**
 * Shows a film at any moment. Whole frames are kept along the way, each made once, so that a jump takes the nearest one
 * and at most 256 changes, however long the battle was.
 */
export class FilmReader {
  readonly #film: Film;
  /** The frame after so many times 256 changes. */
  readonly #kept: Frame[] = [new Map()];

  constructor(film: Film) {
    this.#film = film;
  }

  /** The things there at a moment. */
  at(moment: number): Frame {
    const until = this.#changesUntil(moment);
    const place = Math.floor(until / changesApart);
    while (this.#kept.length <= place) {
      const from = this.#kept.length - 1;
      this.#kept.push(this.#wound(this.#kept[from]!, from * changesApart, (from + 1) * changesApart));
    }
    return this.#wound(this.#kept[place]!, place * changesApart, until);
  }

  /** The moments at which one of these things came, changed or went, in order, each once. */
  momentsOf(keys: ReadonlySet<string>): number[] {
    return [...new Set(this.#film.flatMap(([moment, key]) => (keys.has(key) ? [moment] : [])))];
  }

  #wound(frame: Frame, from: number, to: number): Frame {
    const now = new Map(frame);
    for (let i = from; i < to; i++) {
      const [, key, fields] = this.#film[i]!;
      if (fields === null) now.delete(key);
      else now.set(key, { ...now.get(key), ...fields });
    }
    return now;
  }

  /** The number of changes until a moment. */
  #changesUntil(moment: number): number {
    let low = 0;
    let high = this.#film.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#film[middle]![0] <= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
