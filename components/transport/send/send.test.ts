import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '../desk-transport';
import { read } from '../query/read';
import { check, send, sendPress } from './send';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = {
  room: 'player',
  seatId: 's',
  verb: 'save-draft',
  writeId: 'write-of-the-test',
  input: { turn: 2 },
} as const;
const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

/** A console that takes the answers one after the other, and keeps what it was sent. */
function givenConsole(...answers: (Response | Error)[]) {
  const sent: { address: string; body: unknown; type: string }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit) => {
    sent.push({ address, body, type: (headers as Record<string, string>)['content-type']! });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  return sent;
}
const taken = () => Response.json({ ok: true, value: null });
const nobody = () => new TypeError('Failed to fetch');

describe('what becomes of a write', () => {
  it('goes to the one route of its room, with its verb and its id in the body', async () => {
    const sent = givenConsole(taken());
    expect(await send(write)).toEqual({ kind: 'ok', value: null });
    expect(sent[0]).toMatchObject({ address: '/api/player/s/act', type: 'application/json' });
    expect(JSON.parse(String(sent[0]!.body))).toEqual({
      verb: 'save-draft',
      writeId: 'write-of-the-test',
      input: { turn: 2 },
    });
  });

  it('sends a file as it is, behind the rest, whose length is in the address', async () => {
    const sent = givenConsole(taken());
    const file = new Blob(['scan']);
    await send({ ...write, room: 'control', verb: 'save-map', file });
    expect(sent[0]!.type).toBe('application/octet-stream');
    const address = new URL(sent[0]!.address, 'http://console');
    expect(address.pathname).toBe('/api/control/s/upload');
    const body = await (sent[0]!.body as unknown as Blob).text();
    const length = Number(address.searchParams.get('act'));
    expect(JSON.parse(body.slice(0, length))).toMatchObject({ verb: 'save-map', input: { turn: 2 } });
    expect(body.slice(length)).toBe('scan');
  });

  it('sends a figure that is no number as words, so that it is refused as such', async () => {
    const sent = givenConsole(taken());
    await send({ ...write, input: { sizePoints: Number('two'), teamId: null } });
    expect(JSON.parse(String(sent[0]!.body)).input).toEqual({ sizePoints: 'no number', teamId: null });
  });

  it('so does a form that is only looked at', async () => {
    const sent = givenConsole(taken());
    await check('s', 'map-tie', [{ px: Number('two'), py: 10, x: 1, y: 2 }]);
    expect(sent[0]!.address).toBe('/api/control/s/check');
    expect(JSON.parse(String(sent[0]!.body))).toEqual({
      check: 'map-tie',
      input: [{ px: 'no number', py: 10, x: 1, y: 2 }],
    });
  });

  it('waits longer for a file, and for what the console works on long, than for words', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const giveUp = new AbortController();
      setTimeout(() => giveUp.abort(), ms);
      return giveUp.signal;
    });
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      return new Promise<Response>((resolve, reject) => {
        setTimeout(() => resolve(taken()), 60_000);
        signal!.addEventListener('abort', () => reject(nobody()));
      });
    });
    const all = Promise.all([
      send({ ...write, file: new Blob(['scan']) }),
      send({ ...write, isLong: true }),
      send(write),
    ]);
    await vi.runAllTimersAsync();
    expect(await all).toEqual([
      { kind: 'ok', value: null },
      { kind: 'ok', value: null },
      { kind: 'offline', by: 'network' },
    ]);
    timeout.mockRestore();
  });

  it.each([400, 404, 409])('is refused with its reason (%i)', async (status) => {
    const refusal = { code: 'badInput', message: 'Row 2: circle one action.' };
    answering(status, { ok: false, refusal });
    expect(await send(write)).toEqual({ kind: 'refused', refusal });
  });

  it('nobody answers', async () => {
    givenConsole(nobody());
    expect(await send(write)).toEqual({ kind: 'offline', by: 'network' });
  });

  it.each([
    [503, 'database'],
    [507, 'disk'],
    [429, 'pace'],
  ])('the console is there and can take nothing now (%i): what it waits for is known', async (status, by) => {
    answering(status, { ok: false, refusal: { code: 'diskFull', message: 'Nothing was written.' } });
    expect(await send(write)).toEqual({ kind: 'offline', by });
    expect(await read('s', 'desk')).toEqual({ kind: 'offline', by });
  });

  it.each([500, 502])('the console answers, and has a fault (%i): that is not nobody', async (status) => {
    answering(status, 'Internal Server Error');
    expect(await send(write)).toEqual({ kind: 'fault' });
    expect(await read('s', 'desk')).toEqual({ kind: 'fault' });
  });

  it('an answer that is none of ours is a fault too, not a reason to send it again for ever', async () => {
    answering(413, '<html>too large</html>');
    expect(await send(write)).toEqual({ kind: 'fault' });
  });

  it('the seat is at another laptop', async () => {
    answering(401, { ok: false, refusal: { code: 'notYours', message: 'gone' } });
    expect(await send(write)).toEqual({ kind: 'movedAway' });
  });
});

describe('a write that nobody answers', () => {
  it('goes out again under the same id until somebody does, and says what it waits for', async () => {
    const sent = givenConsole(nobody(), new Response('', { status: 503 }), taken());
    const heldUp: string[] = [];
    const reply = sendPress(write, (by) => heldUp.push(by), 'for ever');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reply).toEqual({ kind: 'ok', value: null });
    expect(heldUp).toEqual(['network', 'database']);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });

  it('is not waited for longer than a person does; pressed again it is the same write, answered it is another', async () => {
    const press = { room: 'control', seatId: 's', verb: 'move-unit', input: { unitId: 'A1' } } as const;
    const idOf = ({ body }: { body: unknown }) => JSON.parse(String(body)).writeId;
    const inVain = givenConsole(nobody());
    const first = sendPress(press, () => undefined);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await first).toEqual({ kind: 'offline', by: 'network' });
    const then = givenConsole(taken());
    await sendPress(press, () => undefined);
    await sendPress(press, () => undefined);
    expect(new Set(inVain.map(idOf)).size).toBe(1);
    expect(idOf(then[0]!)).toBe(idOf(inVain[0]!));
    expect(idOf(then[1]!)).not.toBe(idOf(then[0]!));
  });

  it('with a file it is the same write as long as the file is the same', async () => {
    const map = (name: string) =>
      ({
        room: 'control',
        seatId: 's',
        verb: 'save-map',
        input: { name: 'Arnhem' },
        file: new File(['scan'], name, { lastModified: 1 }),
      }) as const;
    const idOf = async ({ body }: { body?: unknown }) =>
      JSON.parse((await (body as Blob).text()).replace(/scan$/, '')).writeId;
    const inVain = givenConsole(nobody());
    const first = sendPress(map('scan.png'), () => undefined);
    await vi.advanceTimersByTimeAsync(120_000);
    await first;
    const then = givenConsole(taken());
    await sendPress(map('another.png'), () => undefined);
    await sendPress(map('scan.png'), () => undefined);
    const again = await idOf(inVain[0]!);
    expect(await idOf(then[0]!)).not.toBe(again);
    expect(await idOf(then[1]!)).toBe(again);
  });
});

it('a player’s write is typed by its verb: another name, or another form, does not compile', () => {
  const posts = (post: Transport['send']) => [
    post({ seatId: 's', writeId: 'w', verb: 'mark-read', input: { kind: 'report', paperId: 'p' } }),
    // @ts-expect-error there is no such verb
    post({ seatId: 's', writeId: 'w', verb: 'mark-as-read', input: { kind: 'report', paperId: 'p' } }),
    // @ts-expect-error its form has no such field
    post({ seatId: 's', writeId: 'w', verb: 'mark-read', input: { kind: 'report', paper: 'p' } }),
  ];
  expect(posts(vi.fn())).toHaveLength(3);
});
