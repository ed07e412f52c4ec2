import { describe, expect, test } from 'vitest';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { askedOf, titleOf } from './use-calls';

describe('the title of the page counts what waits', () => {
  test.each([
    [0, 0, 'Desk'],
    [1, 0, '(1) Control asks'],
    [3, 2, '(3) Control asks'],
    [0, 1, '(1) A signal has come in'],
    [0, 2, '(2) Signals have come in'],
  ])('%d asked, %d unseen: %s', (asked, unseen, title) => expect(titleOf('Desk', asked, unseen)).toBe(title));

  test('a question answered and a decision settled wait no more', () => {
    const desk = {
      queries: [{ answer: null }, { answer: { by: 'Frost', text: 'Yes.' } }],
      decisions: [
        { answer: null, settledAs: null },
        { answer: null, settledAs: 1 },
      ],
    } as unknown as PlayerDesk;
    expect(askedOf(desk)).toBe(2);
  });
});
