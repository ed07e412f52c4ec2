import { afterAll, beforeAll, expect, it } from 'vitest';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { type GivenGame, givenGame } from '../testing/given-game';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

const expectedBy = async (team: string) => {
  const { counters, expected } = await playerDesk(await game.player(team));
  return { onMap: counters.length, expected: expected.map(({ name, turn, place }) => `${turn} ${place}: ${name}`) };
};

it('an HQ whose troops come later knows when and where the first of them are expected, and no more', async () => {
  const wessex = await expectedBy('43-wessex');
  expect(wessex.onMap).toBe(0);
  expect(wessex.expected).toHaveLength(8);
  for (const line of wessex.expected) expect(line).toMatch(/^7 South map edge, Hechtel road: /);
  expect((await expectedBy('viii-corps')).expected).toHaveLength(11);
});

it('an HQ with troops on the map waits until Control tells it of more', async () => {
  const airborne = await expectedBy('1-airborne');
  expect(airborne.onMap).toBeGreaterThan(0);
  expect(airborne.expected).toEqual([]);
});
