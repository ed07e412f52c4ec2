import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { findable } from './findable';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

it('each companion game is found by its name', async () => {
  const { found } = await findable(game.control);
  expect(
    found.filter(({ hint }) => hint === 'companion game, to begin').map(({ label, path }) => [label, path]),
  ).toEqual([
    ['Battle Card: Market Garden', '/companions?companion=battle-card'],
    ['Arnhem: The Farthest Bridge', '/companions?companion=farthest-bridge'],
    ['Postcard Arnhem', '/companions?companion=postcard-arnhem'],
    ['Impressionistic Wargaming', '/companions?companion=impressionistic'],
  ]);
});
