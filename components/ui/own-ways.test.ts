import { afterEach, expect, test, vi } from 'vitest';
import { heardAlone } from './own-ways';

const press = (key: string, more: object = {}) =>
  ({
    key,
    code: `Key${key.toUpperCase()}`,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    isTrusted: true,
    ...more,
  }) as KeyboardEvent;
const withKeys = (keys?: string) => vi.stubGlobal('document', { documentElement: { dataset: keys ? { keys } : {} } });
const isHeard = (key: string, more?: object) => heardAlone(press(key, more)).isHeard;

afterEach(() => vi.unstubAllGlobals());

test('usually a letter is heard alone, and not with Alt or Ctrl', () => {
  withKeys();
  expect(isHeard('b')).toBe(true);
  expect(isHeard('b', { altKey: true })).toBe(false);
  expect(isHeard('k', { ctrlKey: true })).toBe(false);
});

test('with Alt it is heard with Alt alone, whatever letter Alt makes of the key', () => {
  withKeys('alt');
  expect(isHeard('b')).toBe(false);
  expect(heardAlone(press('∫', { code: 'KeyB', altKey: true }))).toEqual({ key: 'b', isHeard: true });
  expect(heardAlone(press('¡', { code: 'Digit1', altKey: true }))).toEqual({ key: '1', isHeard: true });
});

test('off, no letter is heard; Enter, Escape and the arrows always are, and so is what the palette presses', () => {
  withKeys('off');
  expect(isHeard('b')).toBe(false);
  expect(isHeard('b', { altKey: true })).toBe(false);
  for (const key of ['Enter', 'Escape', 'ArrowDown']) expect(isHeard(key)).toBe(true);
  expect(isHeard('b', { isTrusted: false })).toBe(true);
});
