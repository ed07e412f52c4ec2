import { expect, test } from 'vitest';
import { glossary } from '@/lib/glossary';
import { bookSides, sidesOf } from '@/lib/sides';
import { liaisonOf, wordsOfGame } from './words-of-game';

test.each([
  ['oneLevelLower', 'In this game air support without it counts one level lower.'],
  ['required', 'In this game air support without it gives nothing.'],
  ['ignored', 'In this game air support without it counts in full.'],
] as const)('OC-131: what air liaison is worth where the game reads it so: %s', (airLiaison, worth) => {
  const words = wordsOfGame({ airLiaison });
  expect(words.Tentacle).toBe(
    `A British air force radio team with the troops. It tells the aircraft what to hit. ${worth}`,
  );
  expect(words.FLIVO).toBe(`A German air force officer with the troops, who tells the aircraft what to hit. ${worth}`);
  expect(words.serial).toBe(glossary.serial);
});

test('who tells the aircraft what to hit: of a side, and of either', () => {
  expect(liaisonOf(bookSides, 'german')).toBe('FLIVO');
  expect(liaisonOf(bookSides, null)).toBe('Tentacle or FLIVO');
  const rules = { airLiaison: 'FLIVO' };
  expect(liaisonOf(sidesOf({ sides: [{ key: 'allied', name: 'Soviet', rules }] }), null)).toBe('FLIVO');
});
