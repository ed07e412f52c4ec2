import { expect, test } from 'vitest';
import { bookSides, sidesOf } from '@/lib/sides';
import { liaisonOf } from './liaison-of';

test('who tells the aircraft what to hit: of a side, and of either', () => {
  expect(liaisonOf(bookSides, 'german')).toBe('FLIVO');
  expect(liaisonOf(bookSides, null)).toBe('Tentacle or FLIVO');
  const rules = { airLiaison: 'FLIVO' };
  expect(liaisonOf(sidesOf({ sides: [{ key: 'allied', name: 'Soviet', rules }] }), null)).toBe('FLIVO');
});
