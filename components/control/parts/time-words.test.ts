import { describe, expect, it } from 'vitest';
import { ageOf, clockTime, keepHallTime } from './time-words';

describe('times on Control’s desks', () => {
  it('the hour is the hall’s, not the laptop’s', () => {
    keepHallTime('Europe/Amsterdam');
    expect(clockTime('2026-07-01T12:05:00Z')).toBe('14:05');
    keepHallTime('UTC');
    expect(clockTime('2026-07-01T12:05:00Z')).toBe('12:05');
  });
  it('an age in minutes and seconds', () =>
    expect(ageOf('2026-01-01T10:00:00Z', Date.parse('2026-01-01T10:04:12Z'))).toBe('4:12'));
  it('an hour and more in hours', () =>
    expect(ageOf('2026-01-01T10:00:00Z', Date.parse('2026-01-01T11:04:12Z'))).toBe('1 h 04'));
  it('a clock that is behind shows no age below nothing', () =>
    expect(ageOf('2026-01-01T10:00:00Z', Date.parse('2026-01-01T09:59:58Z'))).toBe('0:00'));
});
