import { ask, firstWaitMs, heldUpBy, longestWaitMs, pause } from '../send/send';

/** What comes back when a desk is read. */
type Reply<Desk> =
  | { kind: 'ok'; desk: Desk }
  /** Another desk is to be opened instead. */
  | { kind: 'goTo'; address: string }
  | { kind: 'offline' }
  /** The seat is another's, or there is no such desk: the server's own page says which. */
  | { kind: 'leave' }
  | { kind: 'fault' };

/** The route of a desk. `has`: the tags of what the page has of it already. */
const deskRoute = (seatId: string, address: string, has: readonly string[] = []): string =>
  `/api/control/${encodeURIComponent(seatId)}/desk?at=${encodeURIComponent(address)}&has=${has.join()}`;

/** One try. An answer that breaks off half way is none. */
async function readOnce<Desk>(
  address: string,
  { seatId, has, whole }: Pick<Parts<Desk>, 'seatId' | 'has' | 'whole'>,
): Promise<Reply<Desk>> {
  const response = await ask(deskRoute(seatId, address, has()), {});
  if (!response || heldUpBy(response)) return { kind: 'offline' };
  if (response.status === 401 || response.status === 404) return { kind: 'leave' };
  if (!response.ok) return { kind: 'fault' };
  const said = await response.json().catch(() => null);
  const desk = said?.desk && whole(said.desk);
  if (desk) return { kind: 'ok', desk };
  return said?.goTo ? { kind: 'goTo', address: said.goTo } : { kind: 'offline' };
}

/** Whether the seat is not this browser's any more; false where nobody answers. */
export const isSeatGone = async (seatId: string): Promise<boolean> =>
  (await ask(deskRoute(seatId, ''), { method: 'HEAD' }))?.status === 401;

/** What becomes of the browser's history: a new entry, another address in the same entry, or nothing. */
export type Entry = 'push' | 'replace' | 'keep';

interface Wanted {
  address: string;
  entry: Entry;
}

interface Parts<Desk> {
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
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Reads the desks of one seat of Control. A desk that cannot be read waits for the line, and for the database: what lies on
 * the screen stays as it is until the next one is here whole. Each method is over when the desk is shown, when it cannot be,
 * or when something else is to be read.
 */
export class DeskReader<Desk> {
  readonly #parts: Parts<Desk>;
  /** Readings are numbered: the newest one begun, and the newest one shown. */
  #begun = 0;
  #shown = 0;
  /** The address that was asked for last. */
  #at: string;
  /** What is on its way; null: what was asked for last is shown, or cannot be. */
  #wanted: Wanted | null = null;
  #endLast = () => {};

  constructor(parts: Parts<Desk>) {
    this.#parts = parts;
    this.#at = parts.here();
  }

  /** Opens a desk: it gets an entry of its own in the browser's history. */
  open(address: string): Promise<void> {
    return this.#read({ address, entry: 'push' });
  }

  /** Opens the desk that the browser has gone back or forward to. */
  async follow(): Promise<void> {
    const address = this.#parts.here();
    if (address !== this.#at) await this.#read({ address, entry: 'keep' });
  }

  /** Reads the desk shown again; if another one is on its way, that one. */
  refresh(): Promise<void> {
    return this.#read(this.#wanted ?? { address: this.#parts.here(), entry: 'keep' });
  }

  #read(wanted: Wanted): Promise<void> {
    this.#endLast();
    this.#begun += 1;
    this.#at = wanted.address;
    this.#wanted = wanted;
    const isReplaced = new Promise<void>((end) => {
      this.#endLast = end;
    });
    return Promise.race([isReplaced, this.#untilShown(wanted, this.#begun)]);
  }

  async #untilShown(wanted: Wanted, number: number): Promise<void> {
    const { here, prepare, onShown, onFault, onLeave, wait = pause } = this.#parts;
    let { address, entry } = wanted;
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      const reply = await readOnce<Desk>(address, this.#parts);
      const isReady = reply.kind === 'ok' && (await prepare(reply.desk).then(...yesOrNo));
      if (this.#at !== address || number < this.#shown) return;
      // On a slow line an older answer is shown too: the newer one follows.
      if (reply.kind === 'ok' && isReady) {
        this.#shown = number;
        this.#wanted = null;
        return onShown(reply.desk, entry);
      }
      if (number !== this.#begun) return;
      if (reply.kind === 'leave' || reply.kind === 'fault') {
        this.#wanted = null;
        this.#at = here();
        return reply.kind === 'leave' ? onLeave(address) : onFault();
      }
      if (reply.kind === 'goTo') {
        address = reply.address;
        if (entry === 'keep') entry = 'replace';
        this.#at = address;
        this.#wanted = { address, entry };
        continue;
      }
      await wait(waitMs);
      if (number !== this.#begun) return;
    }
  }
}

const yesOrNo = [() => true, () => false] as const;
