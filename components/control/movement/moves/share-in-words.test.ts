import { expect, it } from 'vitest';
import { shareInWords } from './share-in-words';

it('a share of a turn past half or past the whole never reads as 50 % or 100 % (§6)', () => {
  // 0.503 of a turn is more than half of it: such a unit cannot attack, and “50 %” beside that would be false.
  expect([0.496, 0.5, 0.503, 0.516].map(shareInWords)).toEqual(['50 %', '50 %', '51 %', '52 %']);
  expect([0.998, 1, 1.002, 1.2].map(shareInWords)).toEqual(['100 %', '100 %', '101 %', '120 %']);
});
