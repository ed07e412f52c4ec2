/**
 * The requests of those without a seat take turns: few are under way at once, one address waits no longer than another,
 * and seats go before. What each asks for is as slow as before; whoever sits at a desk does not notice it.
 */

/** The number of strangers' requests that may be under way and may wait, in one process. */
export interface StrangerBounds {
  underWay: number;
  waiting: number;
  /** Of one address, which may be a whole hall's. */
  waitingOfOne: number;
  /** While a seat's request is under way, one stranger's may begin in this time, ms. */
  paceMs: number;
  /** One that is not done by then holds up the next no longer, ms: it waits for its own client, not for us. */
  holdMs: number;
}

const bounds: StrangerBounds = { underWay: 2, waiting: 2_000, waitingOfOne: 800, paceMs: 250, holdMs: 2_000 };

/** A turn that was given. Called when the request has been answered, once or more often. */
export type EndTurn = () => void;

/** The strangers who take turns. */
export interface Strangers {
  /** Settles when it is the turn of a request of this address; with null at once when too many wait already. `gone`: it waits no longer. */
  turn: (address: string, gone: AbortSignal) => Promise<EndTurn | null>;
  /** A seat's request is under way, until what is returned is called. */
  seatComes: () => () => void;
}

/** Opens the line in which strangers wait. */
export function lineUpStrangers(given: Partial<StrangerBounds> = {}): Strangers {
  const { underWay: atOnce, waiting, waitingOfOne, paceMs, holdMs } = { ...bounds, ...given };
  /** The requests that wait, by address; the address whose turn it is comes first. */
  const lines = new Map<string, Set<() => void>>();
  let waits = 0;
  let underWay = 0;
  let seats = 0;
  let lastBegun = -paceMs;
  let later: NodeJS.Timeout | undefined;

  /** Begins as many as may begin now. */
  function callNext(): void {
    while (waits > 0 && underWay < atOnce) {
      const pause = seats === 0 ? 0 : lastBegun + paceMs - performance.now();
      if (pause > 0) {
        if (!later)
          later = setTimeout(() => {
            later = undefined;
            callNext();
          }, pause).unref();
        return;
      }
      const [address, line] = lines.entries().next().value!;
      const [begin] = line;
      leave(address, begin!);
      // The next of this address waits until every other one has had its turn.
      if (lines.delete(address) && line.size > 0) lines.set(address, line);
      underWay++;
      lastBegun = performance.now();
      begin!();
    }
  }

  function leave(address: string, begin: () => void): void {
    const line = lines.get(address);
    if (!line?.delete(begin)) return;
    waits--;
    if (line.size === 0) lines.delete(address);
  }

  function begun(): EndTurn {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(tooLong);
      underWay--;
      callNext();
    };
    const tooLong = setTimeout(end, holdMs).unref();
    return end;
  }

  return {
    turn: (address, gone) =>
      new Promise((settle) => {
        const line = lines.get(address) ?? new Set();
        if (waits >= waiting || line.size >= waitingOfOne || gone.aborted) {
          settle(null);
          return;
        }
        const left = () => {
          leave(address, begin);
          settle(null);
        };
        const begin = () => {
          gone.removeEventListener('abort', left);
          settle(begun());
        };
        gone.addEventListener('abort', left, { once: true });
        lines.set(address, line.add(begin));
        waits++;
        callNext();
      }),
    seatComes() {
      seats++;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        seats--;
        if (seats === 0) callNext();
      };
    },
  };
}
