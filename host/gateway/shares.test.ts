import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { type EndRead, Shares } from './shares';

const here = new AbortController().signal;
/** Lets everything that is settled go on. */
const moment = () => new Promise((settle) => setImmediate(settle));

test('two reads of one seat are under way and the others wait in their order; another seat begins at once', async () => {
  const shares = new Shares();
  const begun: string[] = [];
  const ends: EndRead[] = [];
  const reads = (holder: string, name: string) =>
    shares.read(holder, here).then((end) => {
      begun.push(name);
      ends.push(end!);
    });
  for (let at = 1; at <= 20; at++) void reads('greedy', `greedy ${at}`);
  void reads('other', 'other 1');
  await moment();
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'other 1']);
  ends[0]!();
  ends[0]!();
  await moment();
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'other 1', 'greedy 3']);
  while (ends.length < 21) {
    ends.at(-1)!();
    await moment();
  }
  expect(begun.at(-1)).toBe('greedy 20');
});

test('when sixty wait the next is refused; one that has gone waits no longer', async () => {
  const shares = new Shares();
  const left = new AbortController();
  const ends = [await shares.read('a', here), await shares.read('a', here)];
  const first = shares.read('a', left.signal);
  const others = Array.from({ length: 59 }, () => shares.read('a', here));
  expect(await shares.read('a', here)).toBeNull();
  left.abort();
  expect(await first).toBeNull();
  const last = shares.read('a', here);
  for (const end of [...ends, ...others]) (await end)!();
  expect(await last).not.toBeNull();
});

test('of thirteen streams of a seat the oldest ends', () => {
  const shares = new Shares();
  const ended: number[] = [];
  const opens = (holder: string, at: number) => {
    const response = Object.assign(new EventEmitter(), {
      destroy: () => {
        ended.push(at);
        response.emit('close');
      },
    });
    shares.stream(holder, response as unknown as ServerResponse);
  };
  for (let at = 1; at <= 12; at++) opens('a', at);
  opens('other', 100);
  expect(ended).toEqual([]);
  opens('a', 13);
  opens('a', 14);
  expect(ended).toEqual([1, 2]);
});
