import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EndTurn, lineUpStrangers } from './strangers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const here = () => new AbortController().signal;

/** The requests that have begun so far, in order, and the end of each. */
function asked(strangers: ReturnType<typeof lineUpStrangers>) {
  const begun: string[] = [];
  const ends = new Map<string, EndTurn>();
  const ask = (name: string, address = name, gone = here()) =>
    void strangers.turn(address, gone).then((end) => {
      begun.push(end ? name : `${name} refused`);
      if (end) ends.set(name, end);
    });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { begun, ask, settled, end: (name: string) => ends.get(name)!() };
}

test('two are under way at once, and the next begins when one has been answered', async () => {
  const { begun, ask, settled, end } = asked(lineUpStrangers());
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('whoever comes after a hundred of one other address waits for one of them, not for all', async () => {
  const { begun, ask, settled, end } = asked(lineUpStrangers({ underWay: 1 }));
  for (let i = 1; i <= 100; i++) ask(`flood ${i}`, 'flood');
  ask('guest');
  await settled();
  end('flood 1');
  await settled();
  end('flood 2');
  await settled();
  expect(begun).toEqual(['flood 1', 'flood 2', 'guest']);
});

test('while seats are at work one stranger begins in a quarter of a second; as soon as none is, all that may', async () => {
  const strangers = lineUpStrangers();
  const { begun, ask, settled, end } = asked(strangers);
  const done = strangers.seatComes();
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  await settled();
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(249);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b']);
  end('a');
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b']);
  done();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('more than may wait are refused at once, of one address or in all', async () => {
  const { begun, ask, settled } = asked(lineUpStrangers({ underWay: 0, waiting: 3, waitingOfOne: 2 }));
  ask('a1', 'a');
  ask('a2', 'a');
  ask('a3', 'a');
  ask('b');
  ask('c');
  await settled();
  expect(begun).toEqual(['a3 refused', 'c refused']);
});

test('whoever leaves makes room, and is not called any more', async () => {
  const { begun, ask, settled, end } = asked(lineUpStrangers({ underWay: 1, waiting: 1 }));
  const leaves = new AbortController();
  ask('a');
  ask('leaves', 'leaves', leaves.signal);
  await settled();
  leaves.abort();
  await settled();
  ask('b');
  await settled();
  end('a');
  await settled();
  expect(begun).toEqual(['a', 'leaves refused', 'b']);
});

test('one whose answer nobody fetches holds the next up for two seconds at most', async () => {
  const { begun, ask, settled } = asked(lineUpStrangers({ underWay: 1 }));
  ask('slow');
  ask('next');
  await settled();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(begun).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['slow', 'next']);
});
