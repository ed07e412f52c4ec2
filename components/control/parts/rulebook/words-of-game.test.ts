import { expect, test } from 'vitest';
import { wordsOfGame } from './words-of-game';

test.each([
  ['oneLevelLower', 'In this game air support without it counts one level lower.'],
  ['required', 'In this game air support without it gives nothing.'],
  ['ignored', 'In this game air support without it counts in full.'],
] as const)('OC-131: what air liaison is worth where the game reads it so: %s', (airLiaison, worth) => {
  const words = wordsOfGame({ airLiaison });
  expect(words.get('Tentacle')).toBe(
    `A British air force radio team with the troops. It tells the aircraft what to hit. ${worth}`,
  );
  expect(words.get('FLIVO')).toBe(
    `A German air force officer with the troops, who tells the aircraft what to hit. ${worth}`,
  );
  expect(words.get('serial')).toBe(
    'A group of transport aircraft or gliders that fly together, with the troops they carry.',
  );
});
