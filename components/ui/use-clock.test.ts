import { describe, expect, it } from 'vitest';
import { minutesAndSeconds } from './use-clock';

describe('the clock in words', () => {
  it('counts whole seconds still to go', () => expect(minutesAndSeconds(192_000)).toBe('3:12'));
  it('shows the second that has begun', () => expect(minutesAndSeconds(59_001)).toBe('1:00'));
  it('says nought only when it is over', () => expect(minutesAndSeconds(1)).toBe('0:01'));
  it('over: whole seconds past, without a sign', () => expect(minutesAndSeconds(-100_500)).toBe('1:40'));
  it('an hour and more', () => expect(minutesAndSeconds(3_792_000)).toBe('1:03:12'));
});
