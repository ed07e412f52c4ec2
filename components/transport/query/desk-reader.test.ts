import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlDesks } from './control-desk';
import { DeskReader, type Entry } from './desk-reader';
import { isSeatGone } from './read';

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
  const askedAt: number[] = [];
  vi.stubGlobal('fetch', (to: string) => {
    asked.push(new URL(to, 'http://console').searchParams.get('at')!);
    askedAt.push(performance.now());
    return (answers.shift() ?? status(500))();
  });
  const browser = { address: '/control/s1' };
  const shown: [desk: string, entry: Entry][] = [];
  const waits = () => askedAt.slice(1).map((at, i) => at - askedAt[i]!);
  const left: string[] = [];
  const faults: number[] = [];
  const codeOf = vi.fn(async (_desk: string) => {});
  const reader = new DeskReader<string>({
    read: controlDesks<string>({
      seatId: 's1',
      has: () => [],
      whole: (sent) => (sent === 'a difference' ? null : (sent as string)),
      prepare: codeOf,
    }),
    pauses: 'request',
    here: () => browser.address,
    onShown: (name, entry) => shown.push([name, entry]),
    onFault: () => faults.push(1),
    onGone: (address) => left.push(address),
  });
  return { reader, browser, asked, shown, waits, left, faults, codeOf };
}

/** Lets time pass until this is over. */
async function over(reading: Promise<unknown>): Promise<void> {
  await vi.runAllTimersAsync();
  await reading;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a desk that cannot be read', () => {
  it('waits for the line, longer each time, at most eight seconds, and is read when it is back', async () => {
    const { reader, shown, waits } = givenBrowser(lost, lost, lost, lost, lost, lost, desk('orders'));
    await over(reader.open('/control/s1/orders'));
    expect(shown).toEqual([['orders', 'push']]);
    expect(waits()).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  it('waits for the database too, and for an answer that broke off in the middle', async () => {
    const { reader, shown, waits } = givenBrowser(status(503), broken, desk('orders'));
    await over(reader.open('/control/s1/orders'));
    expect(shown).toEqual([['orders', 'push']]);
    expect(waits()).toEqual([500, 1000]);
  });

  it('is not shown without its code: both are fetched again', async () => {
    const { reader, shown, waits, codeOf } = givenBrowser(desk('old'), desk('orders'));
    codeOf.mockRejectedValueOnce(new Error('ChunkLoadError'));
    await over(reader.open('/control/s1/orders'));
    expect(shown).toEqual([['orders', 'push']]);
    expect(waits()).toEqual([500]);
  });

  it('stays as it is where the console has a fault, and is read at the next change', async () => {
    const { reader, shown, faults, waits } = givenBrowser(status(500), desk('board'));
    await over(reader.refresh());
    expect([shown, faults, waits()]).toEqual([[], [1], []]);
    await over(reader.refresh());
    expect(shown).toEqual([['board', 'keep']]);
  });

  it('leads to the server’s own page where the seat is gone or nothing lies there', async () => {
    const { reader, left, shown } = givenBrowser(status(401), status(404));
    await over(reader.refresh());
    await over(reader.open('/control/s1/combats/none'));
    expect(left).toEqual(['/control/s1', '/control/s1/combats/none']);
    expect(shown).toEqual([]);
  });
});

describe('of two readings', () => {
  it('the desk that was asked for last is shown, whichever answers first', async () => {
    const orders = later('orders');
    const { reader, shown } = givenBrowser(orders.answer, desk('combats'));
    const first = reader.open('/control/s1/orders');
    await over(reader.open('/control/s1/combats'));
    // Whoever waited for the first waits no longer.
    await first;
    orders.come();
    await vi.runAllTimersAsync();
    expect(shown).toEqual([['combats', 'push']]);
  });

  it('of one desk, the second begins when the first is shown: many changes meanwhile are read once', async () => {
    const first = later('first');
    const { reader, shown, asked } = givenBrowser(first.answer, desk('second'));
    const older = reader.refresh();
    const newer = [reader.refresh(), reader.refresh(), reader.refresh()];
    expect(asked).toHaveLength(1);
    first.come();
    await over(Promise.all([older, ...newer]));
    expect(asked).toHaveLength(2);
    expect(shown.map(([name]) => name)).toEqual(['first', 'second']);
  });

  it('a change while a desk is being opened reads that desk again, not the one it takes the place of', async () => {
    const first = later('orders');
    const { reader, browser, shown, asked } = givenBrowser(first.answer, desk('orders, newer'));
    void reader.open('/control/s1/orders');
    const newer = reader.refresh();
    browser.address = '/control/s1/orders';
    first.come();
    await over(newer);
    expect(asked).toEqual(['/control/s1/orders', '/control/s1/orders']);
    expect(shown).toEqual([
      ['orders', 'push'],
      ['orders, newer', 'keep'],
    ]);
  });

  it('one that waits for the line is begun anew at once when the line is back', async () => {
    const { reader, shown, waits } = givenBrowser(lost, lost, lost, desk('board'));
    void reader.refresh();
    await vi.advanceTimersByTimeAsync(1500);
    await over(reader.refresh());
    expect(shown).toEqual([['board', 'keep']]);
    expect(waits()).toEqual([500, 1000, 0]);
  });

  it('what it builds on is not here any more: it is read whole at once', async () => {
    const { reader, shown, waits } = givenBrowser(desk('a difference'), desk('whole'));
    await over(reader.refresh());
    expect(shown).toEqual([['whole', 'keep']]);
    expect(waits()).toEqual([0]);
  });
});

describe('back and forward', () => {
  it('reads the desk the browser has gone to, with no new entry; a mark in the page is no other desk', async () => {
    const { reader, browser, shown, asked } = givenBrowser(desk('orders'), desk('board'));
    await over(reader.open('/control/s1/orders'));
    browser.address = '/control/s1/orders';
    await over(reader.follow());
    expect(asked).toEqual(['/control/s1/orders']);
    browser.address = '/control/s1';
    await over(reader.follow());
    expect(shown).toEqual([
      ['orders', 'push'],
      ['board', 'keep'],
    ]);
  });

  it('back and at once forward again ends where it began', async () => {
    const board = later('board');
    const orders = later('orders');
    const { reader, browser, shown } = givenBrowser(board.answer, orders.answer);
    browser.address = '/control/s1/orders';
    void reader.follow();
    browser.address = '/control/s1';
    const last = reader.follow();
    board.come();
    orders.come();
    await over(last);
    expect(shown).toEqual([['orders', 'keep']]);
  });
});

it('whoever waits for one try waits no longer than that; the reading goes on', async () => {
  const { reader, shown, asked } = givenBrowser(lost, desk('board'));
  await reader.refreshOnce();
  expect([shown, asked]).toEqual([[], ['/control/s1']]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual([['board', 'keep']]);
});

it('a page that is left reads nothing more', async () => {
  const { reader, shown, asked } = givenBrowser(lost, desk('board'));
  void reader.refresh();
  await vi.advanceTimersByTimeAsync(0);
  reader.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown, asked]).toEqual([[], ['/control/s1']]);
});

it('another desk that is to be opened instead is opened, under its own address', async () => {
  const { reader, shown, asked } = givenBrowser(goTo('/control/s1/orders/xxx'), desk('sheet'));
  await over(reader.refresh());
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
