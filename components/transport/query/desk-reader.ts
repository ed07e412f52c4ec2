import type { QueryClient } from '@tanstack/react-query';
import { ask, heldUpBy } from '../send/send';
import { NobodyAnswers, untilAnswered } from './use-read';

/** The route of a desk. `has`: the tags of what the page has of it already. */
const deskRoute = (seatId: string, address: string, has: readonly string[]): string =>
  `/api/control/${encodeURIComponent(seatId)}/desk?at=${encodeURIComponent(address)}&has=${has.join()}`;

/** What becomes of the browser's history: a new entry, another address in the same entry, or nothing. */
export type Entry = 'push' | 'replace' | 'keep';

interface Wanted {
  address: string;
  entry: Entry;
}

interface Parts<Desk> {
  client: QueryClient;
  seatId: string;
  /** The tags of what is here already: the server sends what is new. */
  has: () => string[];
  /** Makes a desk of what was sent and what is here; null: not all is here any more, it is read once more. */
  whole: (sent: unknown) => Desk | null;
  /** The address the browser shows. */
  here: () => string;
  /** Brings here what is needed to draw a desk. Rejects where nobody answers: it is tried again. */
  prepare: (desk: Desk) => Promise<unknown>;
  onShown: (desk: Desk, entry: Entry) => void;
  onFault: () => void;
  /** The browser must load a page of the server. */
  onLeave: (address: string) => void;
}

/** A desk that cannot be read: the seat is another's, there is no such desk, or the console has a fault. */
class Unreadable extends Error {
  constructor(readonly why: 'leave' | 'fault') {
    super(why);
  }
}

/**
 * Reads the desks of one seat of Control, one at a time. A desk that cannot be read waits for the line, and for the database:
 * what lies on the screen stays as it is until the next one is here whole. Each method is over when the desk is shown, when
 * it cannot be, or when another is to be read.
 */
export class DeskReader<Desk> {
  readonly #parts: Parts<Desk>;
  readonly #key: [string, string];
  /** The address that was asked for last. */
  #at: string;
  /** What is on its way; null: what was asked for last is shown, or cannot be. */
  #wanted: Wanted | null = null;
  #underWay: Promise<void> | null = null;
  /** The reading that follows the one under way. */
  #next: Promise<void> | null = null;

  constructor(parts: Parts<Desk>) {
    this.#parts = parts;
    this.#key = ['desk', parts.seatId];
    this.#at = parts.here();
  }

  /** Opens a desk: it gets an entry of its own in the browser's history. */
  open(address: string): Promise<void> {
    return this.#begin({ address, entry: 'push' });
  }

  /** Opens the desk that the browser has gone back or forward to. */
  async follow(): Promise<void> {
    const address = this.#parts.here();
    if (address !== this.#at) await this.#begin({ address, entry: 'keep' });
  }

  /** Reads the desk shown again; if another one is on its way, that one. What is being read may be older: once more after it. */
  refresh(): Promise<void> {
    const isBeingRead = this.#underWay && !this.#parts.client.getQueryState(this.#key)?.fetchFailureCount;
    if (!isBeingRead) return this.#begin(this.#wanted ?? { address: this.#parts.here(), entry: 'keep' });
    this.#next ??= this.#underWay!.then(() => {
      this.#next = null;
      return this.refresh();
    });
    return this.#next;
  }

  #begin(wanted: Wanted): Promise<void> {
    this.#at = wanted.address;
    this.#wanted = wanted;
    const reading = this.#untilShown(wanted).finally(() => {
      if (this.#underWay === reading) this.#underWay = null;
    });
    this.#underWay = reading;
    return reading;
  }

  async #untilShown(wanted: Wanted): Promise<void> {
    const { client, here, onShown, onFault, onLeave } = this.#parts;
    const isReplaced = () => this.#wanted !== wanted;
    void client.cancelQueries({ queryKey: this.#key });
    const queryFn = ({ signal }: { signal: AbortSignal }) => this.#read(wanted, signal);
    try {
      const desk = await client.fetchQuery({
        queryKey: this.#key,
        queryFn,
        staleTime: 0,
        gcTime: 0,
        structuralSharing: false,
        ...untilAnswered,
      });
      if (isReplaced()) return;
      this.#wanted = null;
      onShown(desk, wanted.entry);
    } catch (error) {
      if (isReplaced() || !(error instanceof Unreadable)) return;
      this.#wanted = null;
      this.#at = here();
      if (error.why === 'leave') onLeave(wanted.address);
      else onFault();
    }
  }

  /** One try. An answer that breaks off half way is none. */
  async #read(wanted: Wanted, signal: AbortSignal): Promise<Desk> {
    const { seatId, has, whole, prepare } = this.#parts;
    for (;;) {
      const response = await ask(deskRoute(seatId, wanted.address, has()), { signal });
      if (!response || heldUpBy(response)) throw new NobodyAnswers();
      if (response.status === 401 || response.status === 404) throw new Unreadable('leave');
      if (!response.ok) throw new Unreadable('fault');
      const said = await response.json().catch(() => null);
      const desk = said?.desk && whole(said.desk);
      if (desk) {
        await prepare(desk).catch(() => Promise.reject(new NobodyAnswers()));
        return desk;
      }
      // Not all that it builds on is here: the next answer is whole.
      if (said?.desk) continue;
      if (!said?.goTo) throw new NobodyAnswers();
      wanted.address = said.goTo;
      if (wanted.entry === 'keep') wanted.entry = 'replace';
      this.#at = wanted.address;
    }
  }
}
