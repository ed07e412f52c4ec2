import type { ControlPage } from './control-page';
import type { Hall } from './hall';
import { rowsOnSheet } from './kinds';
import { openPages } from './pages';
import type { Refresher } from './refresher';
import { markOf } from './sheet';
import { pause, until } from './until';

/** The last word of a burst comes a moment after its cause, ms. */
const lastWordMs = 200;

/** Control looking at what comes in: its pages of one round, kept fresh by their streams. */
export class Watch {
  /** The marks by which the rows of each team are known, by its key. */
  readonly #marks: Map<string, string>;
  readonly #pages: ControlPage[];
  readonly #refreshers: Refresher[];
  #leave: (() => void)[] = [];
  #began = performance.now();
  /** When each team's sheet stood in every tray, ms from the beginning. */
  readonly shown = new Map<string, number>();
  /** When the rows of each sheet that is open were held by the seat that has it open. */
  readonly held = new Map<string, number>();

  constructor(hall: Hall, round: number) {
    this.#marks = new Map(hall.teams.map(({ key, number }) => [key, markOf(number, round)]));
    this.#pages = openPages(hall, round);
    this.#refreshers = this.#pages.map((page) => page.refresher(() => this.#look()));
  }

  /** Opens all pages and their streams. */
  async open(): Promise<void> {
    await Promise.all(this.#pages.map((page) => page.read()));
    this.#leave = await Promise.all(this.#pages.map((page, i) => page.listen(this.#refreshers[i]!.word)));
    await this.rest();
  }

  /** Times count from now on. */
  begin(): void {
    this.#began = performance.now();
  }

  #look(): void {
    const at = performance.now() - this.#began;
    const trays = this.#pages.filter(({ showsTray }) => showsTray);
    for (const key of this.#marks.keys())
      if (!this.shown.has(key) && trays.every(({ handedIn }) => handedIn.has(key))) this.shown.set(key, at);
    for (const { rows } of this.#pages)
      for (const [key, orders] of rows)
        if (!this.held.has(key) && isWhole(orders, this.#marks.get(key)!)) this.held.set(key, at);
  }

  /** Waits until whoever is entitled to a sheet has it. @throws where that never comes */
  async untilAllIsThere(): Promise<void> {
    const open = new Set(this.#pages.flatMap(({ rows }) => [...rows.keys()]));
    const check = () => {
      for (const refresher of this.#refreshers) refresher.check();
    };
    await until('every tray shows every sheet', () => this.shown.size === this.#marks.size, check);
    await until('whoever has a sheet open holds its rows', () => this.held.size === open.size, check);
  }

  /** Waits until nobody has anything left to read. */
  async rest(): Promise<void> {
    await pause(lastWordMs);
    for (const refresher of this.#refreshers) await refresher.rest();
  }

  /** Bytes that a page has received so far, on an average. */
  get bytes(): number {
    return this.#pages.reduce((all, page) => all + page.bytes, 0) / this.#pages.length;
  }

  close(): void {
    for (const leave of this.#leave) leave();
  }
}

const isWhole = (orders: readonly string[], mark: string): boolean =>
  orders.length === rowsOnSheet && orders.every((text) => text.startsWith(mark));
