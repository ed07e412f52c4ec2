import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { writeRemark } from '@/lib/turn/debrief/write-remark';
import { good } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { madeOnce } from './made-for-team';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

let times = 0;
const made = (of: string) =>
  madeOnce('page', { gameId: game.control.gameId, of }, async () => {
    times += 1;
    return times;
  });

test('is made once for each team, however often and by how many it is asked for, until the game changes', async () => {
  expect(await Promise.all([made('one'), made('other')])).toEqual([1, 2]);
  expect(await Promise.all(Array.from({ length: 30 }, () => made('one')))).toEqual(Array(30).fill(1));
  expect(times).toBe(2);
  await db().game.update({ where: { id: game.control.gameId }, data: { changes: { increment: 1 } } });
  expect(await made('one')).toBe(3);
  expect(await made('one')).toBe(3);
});

test('a remark that a team writes, changes or takes out makes it anew', async () => {
  const para = await game.player('1-airborne');
  const remark = { id: 'remark-of-para', turn: 5, text: 'The houses by the ramp held.', version: 0 };
  const before = await made('one');
  good(await writeRemark(para, remark));
  expect(await made('one')).toBe(before + 1);
  good(await writeRemark(para, { ...remark, text: 'They held until dark.', version: 1 }));
  expect(await made('one')).toBe(before + 2);
  good(await writeRemark(para, { ...remark, text: '', version: 2 }));
  expect(await made('one')).toBe(before + 3);
});

test('one that could not be made is made again', async () => {
  const fails = () =>
    madeOnce('broken', { gameId: game.control.gameId, of: '' }, () => Promise.reject(new Error('no')));
  await expect(fails()).rejects.toThrow('no');
  expect(await madeOnce('broken', { gameId: game.control.gameId, of: '' }, async () => 'made')).toBe('made');
});

test('no more than sixty are kept', async () => {
  const first = await made('first');
  for (let at = 0; at < 60; at++) await made(`team ${at}`);
  expect(await made('first')).toBeGreaterThan(first);
});
