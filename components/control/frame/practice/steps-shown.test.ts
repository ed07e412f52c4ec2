import { expect, it } from 'vitest';
import { stepsShown } from './steps-shown';

const step = (key: string, isDone: boolean, isLookedAt?: true) => ({
  key,
  says: '',
  now: '',
  way: null,
  isDone,
  ...(isLookedAt && { isLookedAt }),
});

it('the first step that is not done is lit, and a look that this browser had is done', () => {
  const told = [step('clock', true), step('look', false, true), step('sheet', false), step('later', true)];
  const shown = (hasLooked: boolean) => {
    const { lit, done } = stepsShown(told, { hasLooked });
    return [lit?.key, done];
  };
  expect(shown(false)).toEqual(['look', 2]);
  expect(shown(true)).toEqual(['sheet', 3]);
  expect(stepsShown([step('clock', true)], { hasLooked: false }).lit).toBeNull();
});
