import { expect, it } from 'vitest';
import { isAtOrIn } from './use-form';

it('a refusal stands at its field, and at what holds it; one without a field stands at none', () => {
  expect(isAtOrIn('teamKeys.0', 'teamKeys.0')).toBe(true);
  expect(isAtOrIn('teamKeys.0', 'teamKeys')).toBe(true);
  expect(isAtOrIn('teamKeys.0', 'team')).toBe(false);
  expect(isAtOrIn('teamKeys', 'teamKeys.0')).toBe(false);
  expect(isAtOrIn('', '')).toBe(false);
  expect(isAtOrIn('words', '')).toBe(false);
});
