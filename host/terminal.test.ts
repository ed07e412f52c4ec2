import { expect, test } from 'vitest';
import { forTerminal } from './terminal.mjs';

test('no letter of a text commands the terminal, or turns its writing round', () => {
  expect(forTerminal('Gar\u001b[2Jden\u0007, turn\u009b5\u202e2\r')).toBe(
    'Gar\ufffd[2Jden\ufffd, turn\ufffd5\ufffd2\ufffd',
  );
});

test('lines, tabs and the letters of every language stay', () => {
  const text = 'Nijmegen\n\tvóór de brug, Überfahrt, 橋 𝄞';
  expect(forTerminal(text)).toBe(text);
});
