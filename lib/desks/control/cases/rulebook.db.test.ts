import { afterEach, expect, test } from 'vitest';
import type { Scenario } from '@/lib/scenario/types';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { rulebookDesk } from './rulebook';

let game: GivenGame;
afterEach(() => game.drop());

const inForce = async () => {
  const { policies } = await rulebookDesk(game.control);
  return Object.fromEntries(
    policies.map(({ name, readings, ownFigures }) => [
      name,
      ownFigures ?? readings.find((reading) => reading.isInForce)?.sentence,
    ]),
  );
};

test('a game of the book as printed', async () => {
  game = await givenGame('arnhem-bridge', (scenario) => ({ ...scenario, rulebook: 'literal2011' }));
  const desk = await rulebookDesk(game.control);
  expect(desk.base).toBe('literal2011');
  expect(desk.policies.map(({ ruling }) => ruling)).toEqual(
    expect.arrayContaining(['OC-1', 'OC-2', 'OC-27', 'OC-31', 'OC-37', 'OC-42', 'OC-76', 'OC-77', 'OC-102']),
  );
  expect(desk.policies.filter(({ isOurs }) => isOurs).map(({ ruling }) => ruling)).toEqual(['OC-42', 'OC-102']);
  expect(desk.policies.some(({ isSetByGame }) => isSetByGame)).toBe(false);
  expect(await inForce()).toMatchObject({
    lightInfantryPenalty: 'Two points, as the list of factors has it.',
    airLiaison: 'One level of the table.',
    nightMovement: 'Half in road column, a quarter otherwise.',
  });
});

test('a game that reads two policies otherwise, one with figures of its own', async () => {
  const rulebook: Scenario['rulebook'] = {
    base: 'example2011',
    germanCas: true,
    nightMovement: { road: 0.4, other: 0.333 },
  };
  game = await givenGame('arnhem-bridge', (scenario) => ({ ...scenario, rulebook }));
  const desk = await rulebookDesk(game.control);
  expect(desk.base).toBe('example2011');
  expect(desk.policies.filter(({ isSetByGame }) => isSetByGame).map(({ name }) => name)).toEqual([
    'germanCas',
    'nightMovement',
  ]);
  expect(await inForce()).toMatchObject({
    lightInfantryPenalty: 'One point, as the worked example reckons.',
    germanCas: 'Yes, by the German row of the table.',
    nightMovement: '40 % in road column, 33.3 % otherwise.',
  });
});
