import { expect, it } from 'vitest';
import { refusedIn } from './use-form';

it('a refusal stands at its field, or at what holds it; one without a field belongs to the whole form', () => {
  const message = 'There is no team “x” in this game.';
  const errors = { teamKeys: [{ type: '', message }] };
  expect(refusedIn(errors.teamKeys)).toEqual({ field: '0', message });
  expect(refusedIn(errors)).toEqual({ field: 'teamKeys.0', message });
  expect(refusedIn({ root: { type: '§12', message } })).toEqual({ message, rule: '§12' });
  expect(refusedIn(undefined)).toBeNull();
  expect(refusedIn({})).toBeNull();
});
