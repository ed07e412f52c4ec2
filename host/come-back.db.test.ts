import { afterEach, beforeEach, expect, it } from 'vitest';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { ledgerAgreesIn } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { shiftClock } from '@/lib/turn/testing/shift-clock';
import { beatOf } from './come-back';

let game: GivenGame;
let told: string[] = [];
/** The time of this laptop's clock, ms. */
let time = Date.parse('2026-11-30T18:00:00Z');
beforeEach(async () => {
  told = [];
  game = await givenGame('arnhem-bridge');
});
afterEach(async () => {
  await shiftClock(0);
  await ledgerAgreesIn(game);
  await game.drop();
});

const beat = () =>
  beatOf(
    (words) => told.push(words),
    () => time,
  );

it('a laptop that was asleep for an hour comes back with the clock of its game standing since then, and says so', async () => {
  const note = beat();
  await note();
  time += 3_605_000;
  await shiftClock(3_600);
  await note();
  const { downMs, pausedAt } = await chrome(game.control);
  expect(pausedAt).not.toBeNull();
  expect(Math.abs(downMs! / 60_000 - 60)).toBeLessThan(1.5);
  expect(told).toEqual([
    'This laptop was asleep for 1 h 0 min, and nobody could reach the console. The clock of the game stands since it fell asleep: Game Control lets it run on. Plug it in, and see in its settings that it stays awake.',
  ]);
});

it('a beat that comes late on a busy laptop stops no clock', async () => {
  const note = beat();
  await note();
  time += 60_000;
  await note();
  expect((await chrome(game.control)).pausedAt).toBeNull();
  expect(told).toEqual([]);
});
