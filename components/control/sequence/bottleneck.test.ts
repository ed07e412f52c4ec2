import { describe, expect, it } from 'vitest';
import { names } from './bottleneck';

describe('naming many', () => {
  const called = (...all: string[]) => names(all.map((name) => ({ name })));
  it('four by name', () => expect(called('A', 'B', 'C', 'D')).toBe('A, B, C and D'));
  it('five: three by name, two by number', () =>
    expect(called('A', 'B', 'C', 'D', 'E')).toBe('A, B, C and two others'));
});
