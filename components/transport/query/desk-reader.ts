import { pauseAfter } from '../send/backoff';
import type { Reply } from '../send/send';
import { pauseTillSeen } from './pause-till-seen';

/** The change of the browser's history: a new entry, another address in the same entry, or none. */
export type Entry = 'push' | 'replace' | 'keep';

/** A desk, or the address of another that is to be opened instead. */
export type Found<Desk> = { desk: Desk } | { goTo: string };

interface Wanted {
  address: string;
  entry: Entry;
}

interface Parts<Desk> {
  /** Reads the desk at an address, once, with all that is needed to draw it. */
  read: (address: string, brokenOff: AbortSignal) => Promise<Reply<Found<Desk>>>;
  /** The pause between two tries, by the table of `pauseAfter`. */
  pauses: 'request' | 'desk';
  /** The address the browser shows. */
  here: () => string;
  onShown: (desk: Desk, entry: Entry) => void;
  onFault: () => void;
  /** The seat is another's, or nothing lies at this address. */
  onGone: (address: string) => void;
}

/**
 * Reads the desks of one seat, one at a time. A desk that cannot be read waits for the line, and for the database: what lies
 * on the screen stays as it is until the next one is here whole. Each method is over when the desk is shown, when it cannot
 * be, or when another is to be read.
 */
export class DeskReader<Desk> {
  readonly #parts: Parts<Desk>;
  /** The address that was asked for last. */
  #at: string;
  /** The desk on its way; null: the last one is shown, or cannot be. */
  #wanted: Wanted | null = null;
  #underWay: Promise<void> | null = null;
  #breakOff = new AbortController();
  /** Tries of the reading under way that nobody answered. */
  #inVain = 0;
  /** The callers that wait for no more than one try. */
  #impatient: (() => void)[] = [];
  /** The reading that follows the one under way. */
  #next: Promise<void> | null = null;

  constructor(parts: Parts<Desk>) {
    this.#parts = parts;
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
    const isBeingRead = this.#underWay && this.#inVain === 0;
    if (!isBeingRead) return this.#begin(this.#wanted ?? { address: this.#parts.here(), entry: 'keep' });
    this.#next ??= this.#underWay!.then(() => {
      this.#next = null;
      return this.refresh();
    });
    return this.#next;
  }

  /** The same, and over too when a try was in vain: the reading goes on without whoever asked. */
  refreshOnce(): Promise<void> {
    return new Promise((settle) => {
      this.#impatient.push(settle);
      void this.refresh().then(settle);
    });
  }

  /** Nothing is read any more. */
  close(): void {
    this.#wanted = null;
    this.#breakOff.abort();
  }

  #begin(wanted: Wanted): Promise<void> {
    this.#at = wanted.address;
    this.#wanted = wanted;
    this.#breakOff.abort();
    this.#breakOff = new AbortController();
    this.#inVain = 0;
    const { signal } = this.#breakOff;
    const isReplaced = new Promise<void>((settle) => signal.addEventListener('abort', () => settle()));
    const reading = Promise.race([this.#untilShown(wanted, signal), isReplaced]).finally(() => {
      if (this.#underWay === reading) this.#underWay = null;
    });
    this.#underWay = reading;
    return reading;
  }

  async #untilShown(wanted: Wanted, signal: AbortSignal): Promise<void> {
    for (;;) {
      const reply = await this.#parts.read(wanted.address, signal);
      if (signal.aborted) return;
      if (reply.kind === 'offline') await this.#rest(signal);
      else if (reply.kind === 'ok' && 'goTo' in reply.value) this.#leadTo(reply.value.goTo, wanted);
      else return this.#ended(reply as Reply<{ desk: Desk }>, wanted);
      if (signal.aborted) return;
    }
  }

  /** Nobody answered: whoever waits for one try has waited. */
  #rest(signal: AbortSignal): Promise<void> {
    for (const settle of this.#impatient.splice(0)) settle();
    return pauseTillSeen(pauseAfter(this.#parts.pauses, this.#inVain++), signal);
  }

  #leadTo(address: string, wanted: Wanted): void {
    wanted.address = address;
    if (wanted.entry === 'keep') wanted.entry = 'replace';
    this.#at = address;
  }

  /** The desk is here, or cannot be. */
  #ended(reply: Reply<{ desk: Desk }>, { address, entry }: Wanted): void {
    const { here, onShown, onFault, onGone } = this.#parts;
    this.#wanted = null;
    if (reply.kind !== 'ok') this.#at = here();
    if (reply.kind === 'ok') onShown(reply.value.desk, entry);
    else if (reply.kind === 'movedAway' || (reply.kind === 'fault' && reply.isNothing)) onGone(address);
    else onFault();
  }
}
