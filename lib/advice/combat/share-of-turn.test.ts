import { expect, it } from 'vitest';
import { shareOfTurn } from './combat-grouping';

it.each([
  [0, 0],
  [0.04, 0],
  [0.05, 0.1],
  [0.34, 0.3],
  [0.3333, 0.3],
  [0.96, 1],
  [1.4, 1],
  [-0.2, 0],
])('OC-130: a share of %d of the turn, as measured on the map, is %d in a case', (measured, share) =>
  expect(shareOfTurn(measured)).toBe(share),
);
