import { expect, it } from 'vitest';
import { courseOf } from './pencil-drag';

const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

it('a straight drag is a line of two points, however many places the hand went through', () =>
  expect(courseOf(at([0, 0], [10, 1], [20, -1], [30, 0], [100, 2]))).toEqual(at([0, 0], [100, 2])));

it('a corner stays, and what trembles by less than four pixels goes', () =>
  expect(courseOf(at([0, 0], [25, 2], [50, 0], [52, 30], [50, 60]))).toEqual(at([0, 0], [50, 0], [50, 60])));

it('a drag that comes back to where it began keeps its farthest point', () =>
  expect(courseOf(at([0, 0], [40, 0], [0, 0]))).toEqual(at([0, 0], [40, 0], [0, 0])));
