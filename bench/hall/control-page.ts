import { type DeskParts, DeskPartsHere } from '@/components/transport/query/desk-parts';
import type { Laptop } from '@/host/dry-run/laptop';
import { Refresher } from './refresher';

/** The desk on a Control seat's screen: the tray of sheets, the master map, or the sheets of teams, in turn. */
export type Open = { desk: 'tray' } | { desk: 'map' } | { desk: 'sheets'; teams: readonly string[] };

/** The answer of a desk route, as far as it is looked at here. */
interface Answer {
  desk: { parts: Parameters<DeskPartsHere['take']>[0] };
}
interface Tray {
  teams: { key: string; state: string }[];
}
interface Sheet {
  sheet: { state: string; lines: { orders: string }[] } | null;
}

/**
 * One page of Control in its browser, as far as it reads: this file alone knows how a desk is asked for and what comes. As the
 * browser does, it keeps the parts of the desk that it shows, asks with their tags, and makes the next desk of what is sent
 * and what is here. Whoever has the sheets of two teams open goes from one to the other.
 */
export class ControlPage {
  readonly #laptop: Laptop;
  readonly #open: Open;
  readonly #here = new DeskPartsHere({});
  /** Keys of the teams whose sheets its tray shows as handed in. */
  handedIn: ReadonlySet<string> = new Set();
  /** The orders in the rows of the sheets it holds as handed in, by the key of their team. */
  readonly rows = new Map<string, string[]>();

  constructor(laptop: Laptop, open: Open) {
    this.#laptop = laptop;
    this.#open = open;
  }

  get showsTray(): boolean {
    return this.#open.desk === 'tray';
  }

  /** Bytes that its laptop has received so far. */
  get bytes(): number {
    return this.#laptop.bytes;
  }

  /** Reads what is open; `held` is called as often as something is there, parsed. */
  async read(held: () => void = () => {}): Promise<void> {
    const open = this.#open;
    if (open.desk === 'map') await this.#desk('map');
    if (open.desk === 'tray') {
      const { teams } = (await this.#desk('orders')).tray!.value as Tray;
      this.handedIn = new Set(teams.flatMap(({ key, state }) => (isIn(state) ? [key] : [])));
    }
    if (open.desk === 'sheets')
      for (const key of open.teams) {
        const { sheet } = (await this.#desk(`orders/${key}`)).desk!.value as Sheet;
        this.rows.set(key, sheet?.state === 'submitted' ? sheet.lines.map(({ orders }) => orders) : []);
        held();
      }
    held();
  }

  /** Opens the stream: `word` is called whenever the desk is to be read again. Settles with what ends it. */
  listen(word: () => void): Promise<() => void> {
    return this.#laptop.listen(word);
  }

  /** The reader that reads it again at every word, in the time that a page takes between two readings. */
  refresher(held: () => void): Refresher {
    return new Refresher(() => this.read(held), restMs);
  }

  async #desk(path: string): Promise<DeskParts> {
    const { seatId } = this.#laptop;
    const at = encodeURIComponent(`/control/${seatId}/${path}`);
    const ask = () => this.#laptop.read<Answer>(`/api/control/${seatId}/desk?at=${at}&has=${this.#here.tags().join()}`);
    const parts = this.#here.take((await ask()).desk.parts) ?? this.#here.take((await ask()).desk.parts);
    if (!parts) throw new Error(`${path} builds on what the page does not have`);
    return parts;
  }
}

/** A page waits as long as its last reading took, and so many ms at least: `use-control-live.ts`. */
const restMs = 150;

/** In no other state is a sheet still with its team. */
const isIn = (state: string): boolean => state !== 'nothing' && state !== 'drafting';
