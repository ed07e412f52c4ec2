import { describe, expect, it } from 'vitest';
import { bearingOf } from './bearing';

describe('a direction of movement, as told', () => {
  it.each([
    ['north', 0],
    ['moving north-east', 45],
    ['Eastwards', 90],
    ['south east along the road', 135],
    ['S', 180],
    ['southwest', 225],
    ['going west', 270],
    ['NW', 315],
  ])('%s points %d degrees from north', (words, degrees) => {
    expect(bearingOf(words)).toBe(degrees);
  });

  it.each(['', 'towards Arnhem', 'halted', 'northern bank'])('%j points nowhere', (words) => {
    expect(bearingOf(words)).toBeNull();
  });
});
