import { ObservableState } from '../keeper/observable-state';
import { pauseAfter } from '../send/backoff';
import type { Reply } from '../send/send';
import { isSeen, pauseTillSeen } from './pause-till-seen';
import { readAt } from './read';

/** The way something is read while it is shown. */
export interface How<T> {
  /** Until it is read again, ms, by what was read last. What must stand still between two drawings of a page. */
  every?: (last: T | undefined) => number;
  /** It is read once, and tried again until it is there. */
  isLasting?: boolean;
  /** With another value it is read anew; what was read before is shown until then. */
  asOf?: string | null;
  /** Nothing of it stays when it is shown no more: what is begun with it must be new. */
  isFresh?: boolean;
}

export interface ReadState<T> {
  /** As it was last read; undefined until then. */
  value: T | undefined;
  /** The last try was answered, and could not be done. */
  isFault: boolean;
  /** A try is on its way. */
  isReading: boolean;
}

export const unread = { value: undefined, isFault: false, isReading: false };

/**
 * The JSON at one address as it was last read, for all parts of a page that show it. While nobody answers it is tried again; a
 * page that is hidden asks nothing, and one that is seen again asks at once for what is read at a pace.
 */
export class Reading<T> extends ObservableState<ReadState<T>> {
  readonly #address: string;
  #breakOff = new AbortController();
  #underWay: Promise<void> | null = null;
  #shownBy = 0;
  #how: How<T> = {};
  /** The `asOf` of what is here. */
  #asOf: string | null | undefined;
  #inVain = 0;

  constructor(address: string) {
    super(unread);
    this.#address = address;
  }

  /** It is shown until what comes back is called, and read. `given`: what it is now, where that is known without reading. */
  show(how: How<T>, given?: T): () => void {
    this.#how = how;
    this.#shownBy += 1;
    const over = new AbortController();
    if (how.every) globalThis.document?.addEventListener('visibilitychange', () => isSeen() && void this.read(), over);
    const { asOf = null, isLasting } = how;
    const isHere = isLasting && this.#asOf === asOf && this.state().value !== undefined;
    if (given !== undefined) this.#take(given);
    else if (!isHere && !(this.#underWay && this.#asOf === asOf)) void this.read();
    this.#asOf = asOf;
    return () => {
      over.abort();
      this.#shownBy -= 1;
      if (this.#shownBy > 0) return;
      this.#anew();
      this.set(how.isFresh ? unread : { isReading: false });
    };
  }

  /**
   * Reads it now; what is under way may be older: it is broken off, and whoever waits for it waits for this. It is over after one
   * try. Nothing is read that nobody shows.
   */
  read(): Promise<void> {
    if (this.#shownBy === 0) return Promise.resolve();
    const { signal } = this.#anew();
    const reading = this.#once(signal).finally(() => {
      if (this.#underWay === reading) this.#underWay = null;
    });
    this.#underWay = reading;
    return reading;
  }

  /** Breaks off the reading that is under way or waits. */
  #anew(): AbortController {
    this.#breakOff.abort();
    this.#underWay = null;
    this.#breakOff = new AbortController();
    return this.#breakOff;
  }

  #take(value: T): void {
    const { signal } = this.#anew();
    this.set({ value, isFault: false, isReading: false });
    this.#goesOn('ok', signal);
  }

  async #once(signal: AbortSignal): Promise<void> {
    this.set({ isReading: true });
    const reply = await readAt<T>(this.#address, { signal });
    if (signal.aborted) return this.#underWay ?? undefined;
    const isFault = reply.kind !== 'ok' && reply.kind !== 'offline';
    this.set({ isFault, isReading: false, ...(reply.kind === 'ok' && { value: reply.value }) });
    this.#goesOn(reply.kind, signal);
  }

  #goesOn(came: Reply<T>['kind'], signal: AbortSignal): void {
    const { every, isLasting } = this.#how;
    this.#inVain = came === 'ok' ? 0 : this.#inVain + 1;
    const isTriedAgain = came === 'offline' || (came !== 'ok' && isLasting);
    if (!every && !isTriedAgain) return;
    const waitMs = every ? every(this.state().value) : pauseAfter('request', this.#inVain - 1);
    void pauseTillSeen(waitMs, signal).then(() => void (signal.aborted || this.read()));
  }
}
