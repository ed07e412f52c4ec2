/** The share of a process that one browser with a seat may have at once, so that no seat makes another wait. */
import type { ServerResponse } from 'node:http';

export interface ShareBounds {
  /** Reads of one browser that are under way. */
  underWay: number;
  /** Reads of one browser that wait for those. */
  waiting: number;
  /** Open streams of one browser. */
  streams: number;
}

const bounds: ShareBounds = { underWay: 2, waiting: 60, streams: 12 };

/** Ends a read. Called when it has been answered, once or more often. */
export type EndRead = () => void;

interface Share {
  underWay: number;
  /** The beginnings of the reads that wait, the oldest first. */
  waiting: Set<() => void>;
  /** Open streams, the oldest first. */
  streams: Set<ServerResponse>;
}

/** The shares of the browsers of one process. */
export class Shares {
  readonly #bounds: ShareBounds;
  readonly #shares = new Map<string, Share>();

  constructor(given: Partial<ShareBounds> = {}) {
    this.#bounds = { ...bounds, ...given };
  }

  /** Settles when a read of this holder may begin; with null at once when too many of its reads wait already, or when `gone`. */
  read(holder: string, gone: AbortSignal): Promise<EndRead | null> {
    const share = this.#shareOf(holder);
    if (share.underWay < this.#bounds.underWay) return Promise.resolve(this.#begun(holder, share));
    if (share.waiting.size >= this.#bounds.waiting || gone.aborted) return Promise.resolve(null);
    return new Promise((settle) => {
      const begin = () => {
        share.waiting.delete(begin);
        gone.removeEventListener('abort', leave);
        settle(this.#begun(holder, share));
      };
      const leave = () => {
        share.waiting.delete(begin);
        settle(null);
      };
      gone.addEventListener('abort', leave, { once: true });
      share.waiting.add(begin);
    });
  }

  /** Counts a stream until it closes. When the holder has too many, the oldest ends. */
  stream(holder: string, response: ServerResponse): void {
    const share = this.#shareOf(holder);
    share.streams.add(response);
    response.once('close', () => {
      share.streams.delete(response);
      this.#forget(holder, share);
    });
    const [oldest] = share.streams;
    if (share.streams.size > this.#bounds.streams) oldest?.destroy();
  }

  #begun(holder: string, share: Share): EndRead {
    share.underWay += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      share.underWay -= 1;
      const [next] = share.waiting;
      if (next) next();
      else this.#forget(holder, share);
    };
  }

  #shareOf(holder: string): Share {
    const share = this.#shares.get(holder) ?? { underWay: 0, waiting: new Set(), streams: new Set() };
    this.#shares.set(holder, share);
    return share;
  }

  #forget(holder: string, share: Share): void {
    if (share.underWay === 0 && share.waiting.size === 0 && share.streams.size === 0) this.#shares.delete(holder);
  }
}
