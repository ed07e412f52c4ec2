import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/events/[seatId]/route';

/** A seat's stream as its route sends it, with what it hears and whether its seat is held in the test's hands. */

const { hears, gone, noted, seat, held } = vi.hoisted(() => ({
  hears: vi.fn(),
  gone: vi.fn(),
  noted: vi.fn(async () => undefined),
  seat: { id: 's1', gameId: 'g1', label: 'Commander', teamId: 't1', duty: 'commander' },
  held: { still: true },
}));
vi.mock('@/lib/live/subscribe', () => ({
  subscribe: (...given: unknown[]) => {
    hears(...given);
    return gone;
  },
}));
vi.mock('@/lib/session', () => ({
  watchedSeat: async () => ({
    seat,
    stood: 'held',
    stands: async () => (held.still ? 'held' : 'gone'),
    noteHere: noted,
  }),
}));

const asked = (method: string, query = '') =>
  GET(new Request(`http://console/api/events/s1${query}`, { method }), { params: Promise.resolve({ seatId: 's1' }) });

/** The messages that have come so far, as they come. */
async function listens(query = ''): Promise<{ said: string[]; isOver: () => boolean; words: string }> {
  const reader = (await asked('GET', query)).body!.pipeThrough(new TextDecoderStream()).getReader();
  const said: string[] = [];
  let isOver = false;
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      isOver = done;
      if (done) return;
      said.push(value);
    }
  })();
  return {
    said,
    isOver: () => isOver,
    get words() {
      return said.join('');
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  held.still = true;
});
afterEach(() => vi.useRealTimers());

describe('a stream', () => {
  it('beats every fifteen seconds, and no sooner or later for what is told in between', async () => {
    const stream = await listens();
    await vi.advanceTimersByTimeAsync(14_000);
    const [, tell] = hears.mock.calls[0] as [unknown, (cursor: string) => void];
    tell('cursor-1');
    await vi.advanceTimersByTimeAsync(999);
    expect(stream.words).toBe('retry: 1000\n\nevent: desk\ndata: cursor-1\n\n');
    await vi.advanceTimersByTimeAsync(1);
    expect(stream.words).toMatch(/cursor-1\n\nevent: beat\ndata: \n\n$/);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(stream.words.match(/beat/g)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stream.words.match(/beat/g)).toHaveLength(3);
  });

  it('of a player is that of his team, and hears nothing of claims', async () => {
    await listens();
    expect(hears.mock.calls[0]).toEqual([
      { gameId: 'g1', teamId: 't1' },
      expect.any(Function),
      null,
      { id: 's1', whenReassigned: expect.any(Function) },
    ]);
  });

  it('ends when its seat has been given to somebody else, and at the next beat if nobody said so', async () => {
    for (const isTold of [true, false]) {
      const stream = await listens();
      const [, , , sitting] = hears.mock.lastCall as [unknown, unknown, unknown, { whenReassigned: () => void }];
      held.still = false;
      if (isTold) sitting.whenReassigned();
      await vi.advanceTimersByTimeAsync(isTold ? 1 : 15_000);
      expect(stream.isOver()).toBe(true);
      expect(stream.words).not.toContain('beat');
      held.still = true;
    }
    expect(gone).toHaveBeenCalledTimes(2);
  });

  it('notes that somebody is there as it opens and at each beat, and nothing of a page that glances', async () => {
    await listens('?glance');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(noted).not.toHaveBeenCalled();
    await listens();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(noted).toHaveBeenCalledTimes(2);
  });

  it('asked for by HEAD is not begun: nobody would say that it has ended', async () => {
    const answer = await asked('HEAD');
    expect([answer.status, answer.body, answer.headers.get('content-type')]).toEqual([200, null, 'text/event-stream']);
    expect(hears).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
