import { expect, test } from 'vitest';
import { titleOf } from './use-calls';

const practice = { title: 'Arnhem Bridge', hasSteps: false, isRehearsal: false };

test.each([
  [0, null, 'Order sheet · Control'],
  [1, null, '(1) Order sheet · Control'],
  [12, null, '(12) Order sheet · Control'],
  [0, practice, 'Practice: Order sheet · Control'],
  [2, practice, '(2) Practice: Order sheet · Control'],
])('%d wait: the page is called “%s”', (waiting, inPractice, title) =>
  expect(titleOf('Order sheet', waiting, { practice: inPractice })).toBe(title),
);
