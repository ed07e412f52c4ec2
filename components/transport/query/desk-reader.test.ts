import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeskReader, type Entry, isSeatGone } from './desk-reader';

type Answer = () => Promise<Response>;

const desk =
  (name: string): Answer =>
  async () =>
    Response.json({ desk: name });
const goTo =
  (address: string): Answer =>
  async () =>
    Response.json({ goTo: address });
const status =
  (code: number): Answer =>
  async () =>
    Response.json({ ok: false }, { status: code });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** An answer that breaks off after its first words. */
const broken: Answer = async () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"desk":"or'));
        controller.error(new TypeError('network error'));
      },
    }),
  );
/** An answer that comes when it is told to. */
function later(name: string): { answer: Answer; come: () => void } {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { answer: () => coming.then(desk(name)), come };
}

/** A browser at `/control/s1`, and a line that answers as listed, in turn. */
function givenBrowser(...answers: Answer[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (to: string) => {
    asked.push(new URL(to, 'http://console').searchParams.get('at')!);
    return (answers.shift() ?? status(500))();
  });
  const browser = { address: '/control/s1' };
  const shown: [desk: string, entry: Entry][] = [];
  const waits: number[] = [];
  const left: string[] = [];
  const faults: number[] = [];
  const codeOf = vi.fn(async (_desk: string) => {});
  const reader = new DeskReader<string>({
    seatId: 's1',
    has: () => [],
    whole: (sent) => sent as string,
    here: () => browser.address,
    prepare: codeOf,
    onShown: (name, entry) => shown.push([name, entry]),
    onFault: () => faults.push(1),
    onLeave: (address) => left.push(address),
    wait: async (ms) => void waits.push(ms),
  });
  return { reader, browser, asked, shown, waits, left, faults, codeOf };
}

/** Lets everything run that can run now. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resume) => setImmediate(resume));
}

afterEach(() => vi.unstubAllGlobals());

describe('a desk that cannot be read', () => {
  it('waits for the line, longer each time, at most eight seconds, and is read when it is back', async () => {
    const { reader, shown, waits } = givenBrowser(lost, lost, lost, lost, lost, lost, desk('orders'));
    await reader.open('/control/s1/orders');
    expect(shown).toEqual([['orders', 'push']]);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  it('waits for the database too, and for an answer that broke off in the middle', async () => {
    const { reader, shown, waits } = givenBrowser(status(503), broken, desk('orders'));
    await reader.open('/control/s1/orders');
    expect(shown).toEqual([['orders', 'push']]);
    expect(waits).toEqual([500, 1000]);
  });

  it('is not shown without its code: both are fetched again', async () => {
    const { reader, shown, waits, codeOf } = givenBrowser(desk('old'), desk('orders'));
    codeOf.mockRejectedValueOnce(new Error('ChunkLoadError'));
    await reader.open('/control/s1/orders');
    expect(shown).toEqual([['orders', 'push']]);
    expect(waits).toEqual([500]);
  });

  it('stays as it is where the console has a fault, and is read at the next change', async () => {
    const { reader, shown, faults, waits } = givenBrowser(status(500), desk('board'));
    await reader.refresh();
    expect([shown, faults, waits]).toEqual([[], [1], []]);
    await reader.refresh();
    expect(shown).toEqual([['board', 'keep']]);
  });

  it('leads to the server’s own page where the seat is gone or nothing lies there', async () => {
    const { reader, left, shown } = givenBrowser(status(401), status(404));
    await reader.refresh();
    await reader.open('/control/s1/combats/none');
    expect(left).toEqual(['/control/s1', '/control/s1/combats/none']);
    expect(shown).toEqual([]);
  });
});

describe('of two readings', () => {
  it('the desk that was asked for last is shown, whichever answers first', async () => {
    const orders = later('orders');
    const { reader, shown } = givenBrowser(orders.answer, desk('combats'));
    const first = reader.open('/control/s1/orders');
    await reader.open('/control/s1/combats');
    // Whoever waited for the first waits no longer.
    await first;
    orders.come();
    await settled();
    expect(shown).toEqual([['combats', 'push']]);
  });

  it('of one desk, the older answer is shown if it comes first, never after the newer', async () => {
    const [first, second] = [later('first'), later('second')];
    const slow = givenBrowser(first.answer, second.answer);
    void slow.reader.refresh();
    const newer = slow.reader.refresh();
    first.come();
    await settled();
    second.come();
    await newer;
    expect(slow.shown.map(([name]) => name)).toEqual(['first', 'second']);

    const old = later('old');
    const { reader, shown } = givenBrowser(old.answer, desk('new'));
    void reader.refresh();
    await reader.refresh();
    old.come();
    await settled();
    expect(shown.map(([name]) => name)).toEqual(['new']);
  });

  it('a change while a desk is being opened reads that desk again, not the one it takes the place of', async () => {
    const { reader, shown, asked } = givenBrowser(later('never').answer, desk('orders'));
    void reader.open('/control/s1/orders');
    await reader.refresh();
    expect(asked).toEqual(['/control/s1/orders', '/control/s1/orders']);
    expect(shown).toEqual([['orders', 'push']]);
  });

  it('only the newer one is tried again', async () => {
    const { reader, asked } = givenBrowser(lost, lost, desk('board'));
    void reader.refresh();
    await reader.refresh();
    expect(asked).toHaveLength(3);
  });
});

describe('back and forward', () => {
  it('reads the desk the browser has gone to, with no new entry; a mark in the page is no other desk', async () => {
    const { reader, browser, shown, asked } = givenBrowser(desk('orders'), desk('board'));
    await reader.open('/control/s1/orders');
    browser.address = '/control/s1/orders';
    await reader.follow();
    expect(asked).toEqual(['/control/s1/orders']);
    browser.address = '/control/s1';
    await reader.follow();
    expect(shown).toEqual([
      ['orders', 'push'],
      ['board', 'keep'],
    ]);
  });

  it('back and at once forward again ends where it began', async () => {
    const [board, orders] = [later('board'), later('orders')];
    const { reader, browser, shown } = givenBrowser(board.answer, orders.answer);
    browser.address = '/control/s1/orders';
    void reader.follow();
    browser.address = '/control/s1';
    const last = reader.follow();
    board.come();
    orders.come();
    await last;
    expect(shown).toEqual([['orders', 'keep']]);
  });
});

it('another desk that is to be opened instead is opened, under its own address', async () => {
  const { reader, shown, asked } = givenBrowser(goTo('/control/s1/orders/xxx'), desk('sheet'));
  await reader.refresh();
  expect(asked).toEqual(['/control/s1', '/control/s1/orders/xxx']);
  expect(shown).toEqual([['sheet', 'replace']]);
});

it('a seat is gone where the server says so, and nowhere else', async () => {
  const answers = [status(401), status(404), status(503), lost];
  vi.stubGlobal('fetch', () => answers.shift()!());
  expect([await isSeatGone('s1'), await isSeatGone('s1'), await isSeatGone('s1'), await isSeatGone('s1')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
