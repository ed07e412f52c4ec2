import { afterEach, expect, it, vi } from 'vitest';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { db } from './client';
import { databaseAnswers } from './health';

let game: GivenGame | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await game?.drop();
  game = undefined;
});

it('the database answers, and is asked once however many want to know', async () => {
  game = await givenGame('arnhem-bridge');
  const question = vi.spyOn(db(), '$queryRaw');
  expect(await Promise.all(Array.from({ length: 50 }, databaseAnswers))).toEqual(Array(50).fill(true));
  expect(question).toHaveBeenCalledTimes(1);
});

it('it does not answer: a fault, or no word within two seconds', async () => {
  game = await givenGame('arnhem-bridge');
  const question = vi.spyOn(db(), '$queryRaw');
  question.mockImplementationOnce((() => Promise.reject(new Error('away'))) as never);
  expect(await databaseAnswers()).toBe(false);
  question.mockImplementationOnce((() => new Promise(() => undefined)) as never);
  expect(await databaseAnswers()).toBe(false);
  expect(await databaseAnswers()).toBe(true);
});
