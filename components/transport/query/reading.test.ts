import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type How, Reading } from './reading';

type Answer = () => Promise<Response>;
const said =
  (value: unknown): Answer =>
  async () =>
    Response.json(value);
const status =
  (code: number): Answer =>
  async () =>
    new Response('', { status: code });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page = newPage();
const look = (is: 'visible' | 'hidden') => {
  page.visibilityState = is;
  page.dispatchEvent(new Event('visibilitychange'));
};

/** A console that answers as listed, in turn, and the moments at which it was asked, ms. */
function givenReading(...answers: Answer[]) {
  const askedAt: number[] = [];
  vi.stubGlobal('fetch', () => {
    askedAt.push(Math.round(performance.now()));
    return (answers.shift() ?? lost)();
  });
  const reading = new Reading<number>('/claims');
  const at = performance.now();
  return { reading, asked: () => askedAt.map((ms) => ms - at), value: () => reading.state().value };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const tenSeconds: How<number> = { every: () => 10_000 };

beforeEach(() => {
  vi.useFakeTimers();
  page = newPage();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is read when it is shown, again while nobody answers, and then no more', async () => {
  const { reading, asked, value } = givenReading(lost, status(503), said(7));
  reading.show({});
  expect(reading.state()).toEqual({ value: undefined, isFault: false, isReading: true });
  await pass(60_000);
  expect(asked()).toEqual([0, 500, 1500]);
  expect(value()).toBe(7);
});

it('says that the console has a fault, and is not read again until it is asked for', async () => {
  const { reading, asked } = givenReading(status(500), said(7));
  reading.show({});
  await pass(60_000);
  expect(reading.state()).toEqual({ value: undefined, isFault: true, isReading: false });
  expect(asked()).toEqual([0]);
  await reading.read();
  expect(reading.state()).toEqual({ value: 7, isFault: false, isReading: false });
});

it('what is lasting is tried until it is there, and not read when it is shown again', async () => {
  const { reading, asked, value } = givenReading(status(500), lost, said(7), said(8));
  const end = reading.show({ isLasting: true, asOf: 'one' });
  await pass(60_000);
  end();
  const endAgain = reading.show({ isLasting: true, asOf: 'one' });
  await pass(60_000);
  expect(asked()).toEqual([0, 500, 1500]);
  endAgain();
  reading.show({ isLasting: true, asOf: 'two' });
  expect(value()).toBe(7);
  await pass(0);
  expect(value()).toBe(8);
});

it('is read at its pace, by what was read last; in vain, what was there stays', async () => {
  const { reading, asked, value } = givenReading(said(3), lost, status(500), said(4));
  reading.show({ every: (last) => (last ?? 1) * 1000 });
  await pass(9_500);
  expect(asked()).toEqual([0, 3000, 6000, 9000]);
  expect(value()).toBe(4);
});

it('a page that is hidden asks nothing, and one that is seen again asks at once', async () => {
  const { reading, asked } = givenReading(said(1), said(2), said(3));
  reading.show(tenSeconds);
  await pass(1_000);
  look('hidden');
  await pass(60_000);
  expect(asked()).toEqual([0]);
  look('visible');
  await pass(2_000);
  look('hidden');
  look('visible');
  await pass(1_000);
  expect(asked()).toEqual([0, 61_000, 63_000]);
});

it('two parts of a page read it together; when both are gone it is read no more, and stays for the next', async () => {
  const { reading, asked, value } = givenReading(said(1), said(2), said(3));
  const first = reading.show(tenSeconds);
  const second = reading.show(tenSeconds);
  await pass(5_000);
  first();
  await pass(6_000);
  second();
  await pass(60_000);
  expect(asked()).toEqual([0, 10_000]);
  expect(value()).toBe(2);
  await reading.read();
  expect(asked()).toHaveLength(2);
  reading.show({ isFresh: true })();
  expect(value()).toBeUndefined();
});

it('what was told while it was being read is not missed: the older answer is not taken', async () => {
  let come = () => {};
  const older: Answer = () =>
    new Promise((resolve) => {
      come = () => resolve(Response.json(1));
    });
  const { reading, value } = givenReading(older, older, said(2));
  reading.show({});
  const waits = reading.read();
  const newer = reading.read();
  come();
  await waits;
  expect(value()).toBe(2);
  await newer;
});

it('what is known without being read takes its place, and is not read', async () => {
  const { reading, asked, value } = givenReading(said(8));
  reading.show(tenSeconds, 7);
  await pass(9_000);
  expect([value(), asked()]).toEqual([7, []]);
  await pass(1_000);
  expect([value(), asked()]).toEqual([8, [10_000]]);
});
