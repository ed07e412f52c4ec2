import { expect, it } from 'vitest';
import { movedBetween } from './moves-since';

const before = new Map([
  ['stood', { x: 10, y: 10 }],
  ['went', { x: 20, y: 20 }],
  ['shifted', { x: 30, y: 30 }],
  ['lost', { x: 40, y: 40 }],
]);
const now = new Map([
  ['came', { x: 1, y: 1 }],
  ['stood', { x: 10, y: 10 }],
  ['shifted', { x: 30.04, y: 30 }],
  ['went', { x: 26, y: 28 }],
]);

it('what stands elsewhere has moved; a shift of forty metres, a newcomer and one that is gone have not', () => {
  expect(movedBetween(before, now)).toEqual([{ id: 'went', from: { x: 20, y: 20 }, to: { x: 26, y: 28 } }]);
  expect(movedBetween(new Map(), now)).toEqual([]);
});
