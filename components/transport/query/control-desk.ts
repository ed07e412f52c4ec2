import type { Reply } from '../send/send';
import type { Found } from './desk-reader';
import { readAt } from './read';

const away = { kind: 'offline', by: 'network' } as const;

interface Parts<Desk> {
  seatId: string;
  /** The tags of what is here already: the server sends what is new. */
  has: () => string[];
  /** Makes a desk of what was sent and what is here; null: not all is here any more, it is read once more. */
  whole: (sent: unknown) => Desk | null;
  /** Brings here what is needed to draw a desk. Rejects where nobody answers. */
  prepare: (desk: Desk) => Promise<unknown>;
}

/** The reader of the desks of a seat of Control, each once, with its code. */
export const controlDesks =
  <Desk>({ seatId, has, whole, prepare }: Parts<Desk>) =>
  async (address: string, signal: AbortSignal): Promise<Reply<Found<Desk>>> => {
    const route = `/api/control/${encodeURIComponent(seatId)}/desk?at=${encodeURIComponent(address)}`;
    for (;;) {
      const reply = await readAt<{ desk?: unknown; goTo?: string }>(`${route}&has=${has().join()}`, { signal });
      if (reply.kind !== 'ok') return reply;
      const { desk: sent, goTo } = reply.value;
      if (goTo) return { kind: 'ok', value: { goTo } };
      if (!sent) return away;
      const desk = whole(sent);
      // Not all that it builds on is here: the next answer is whole.
      if (!desk) continue;
      const isReady = await prepare(desk).then(
        () => true,
        () => false,
      );
      return isReady ? { kind: 'ok', value: { desk } } : away;
    }
  };
