import { ask, heldUpBy } from '../send/send';

const firstWaitMs = 500;
const longestWaitMs = 8_000;

/** What comes back of a desk that is read. */
type Reply<Desk> =
  | { kind: 'ok'; desk: Desk }
  | { kind: 'goTo'; address: string }
  | { kind: 'offline' }
  /** The seat is another's, or there is no such desk: the server's own page says which. */
  | { kind: 'leave' }
  | { kind: 'fault' };

const deskRoute = (seatId: string, address: string): string =>
  `/api/control/${encodeURIComponent(seatId)}/desk?at=${encodeURIComponent(address)}`;

async function readOnce<Desk>(seatId: string, address: string): Promise<Reply<Desk>> {
  const response = await ask(deskRoute(seatId, address), {});
  if (!response || heldUpBy(response)) return { kind: 'offline' };
  if (response.status === 401 || response.status === 404) return { kind: 'leave' };
  const said = response.ok ? await response.json().catch(() => null) : null;
  if (said?.desk) return { kind: 'ok', desk: said.desk as Desk };
  return said?.goTo ? { kind: 'goTo', address: said.goTo } : { kind: response.ok ? 'offline' : 'fault' };
}

/** Whether the seat is not this browser's any more; false where nobody answers. */
export const isSeatGone = async (seatId: string, address: string): Promise<boolean> =>
  (await ask(deskRoute(seatId, address), { method: 'HEAD' }))?.status === 401;

interface Parts<Desk> {
  seatId: string;
  /** Brings here what is needed to draw a desk. Rejects where nobody answers: it is tried again. */
  prepare: (desk: Desk) => Promise<unknown>;
  onShown: (desk: Desk) => void;
  onFault: () => void;
  /** The browser must load a page of the server. */
  onLeave: (address: string) => void;
  wait?: (ms: number) => Promise<unknown>;
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/**
 * Reads the desks of a seat one at a time. A desk that cannot be read waits for the line, and for the database: what lies on
 * the screen stays as it is until the next one is here whole. A newer reading takes the place of an older one.
 */
export class DeskReader<Desk> {
  readonly #parts: Parts<Desk>;
  #number = 0;
  /** The address of the desk that is being read; null: none is. */
  wanted: string | null = null;

  constructor(parts: Parts<Desk>) {
    this.#parts = parts;
  }

  /** The desk once it is shown; null where a newer reading took its place, or it cannot be shown. */
  async read(address: string): Promise<Desk | null> {
    const { seatId, prepare, onShown, onFault, onLeave, wait = pause } = this.#parts;
    this.#number += 1;
    const number = this.#number;
    const isOld = () => number !== this.#number;
    this.wanted = address;
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      const reply = await readOnce<Desk>(seatId, address);
      if (isOld()) return null;
      if (reply.kind === 'goTo') return this.read(reply.address);
      const isHere =
        reply.kind === 'ok' &&
        (await prepare(reply.desk).then(
          () => true,
          () => false,
        ));
      if (isOld()) return null;
      if (reply.kind === 'ok' && isHere) {
        this.wanted = null;
        onShown(reply.desk);
        return reply.desk;
      }
      if (reply.kind === 'leave' || reply.kind === 'fault') {
        this.wanted = null;
        if (reply.kind === 'leave') onLeave(address);
        else onFault();
        return null;
      }
      await wait(waitMs);
      if (isOld()) return null;
    }
  }
}
