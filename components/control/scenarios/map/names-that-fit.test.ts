import { expect, test } from 'vitest';
import { namesThatFit } from './names-that-fit';

const mark = (x: number, y: number, name: string, isChosen = false) => ({ x, y, name, nameBelow: 4, isChosen });
const shown = (...marks: ReturnType<typeof mark>[]) => [...namesThatFit(marks)].sort((a, b) => a - b);

test('a name lies on no card and on no other name', () => {
  // The second stands where the name of the first would be.
  expect(shown(mark(100, 100, '1 Greek'), mark(160, 100, 'Abt Mürbe'))).toEqual([1]);
  // Six px apart, one over the other: both names would lie on the other's.
  expect(shown(mark(100, 100, 'II/GJR 85'), mark(100, 106, 'III/GJR 100'))).toEqual([0]);
  expect(shown(mark(100, 100, '1 Greek'), mark(100, 140, 'Abt Mürbe'), mark(300, 100, '28 Maori'))).toEqual([0, 1, 2]);
});

test('what is chosen has its name, whatever lies there, and the others keep off it', () => {
  expect(shown(mark(100, 100, 'II/GJR 85'), mark(100, 106, 'III/GJR 100', true))).toEqual([1]);
  expect(shown(mark(100, 100, '1 Greek', true), mark(160, 100, 'Abt Mürbe'))).toEqual([0, 1]);
});
