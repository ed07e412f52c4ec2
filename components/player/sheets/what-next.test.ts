import { describe, expect, test } from 'vitest';
import { nextWords } from './what-next';

const running = { isBegun: true, isEnded: false, isLast: false };

describe('what comes next', () => {
  test.each([
    ['orders', false, 'hand it in before the clock runs out.'],
    ['orders', true, 'Control collects the sheets.'],
    ['collection', false, null],
    ['collection', true, 'Control reads the sheets and may ask you. Then the troops move.'],
    ['movement', true, 'the fighting. Control may want a quick decision of you.'],
    ['combat', true, 'the reports of the fighting come in.'],
    ['briefing', false, 'the orders for the next turn.'],
    ['reinforcements', true, 'the orders for the next turn.'],
  ] as const)('%s, handed in: %s', (phase, isIn, said) => expect(nextWords({ ...running, phase }, isIn)).toBe(said));

  test('before the game, and at the end of its last turn', () => {
    expect(nextWords({ ...running, isBegun: false, phase: 'orders' }, false)).toBe(
      'the game begins, and the clock runs.',
    );
    expect(nextWords({ ...running, isLast: true, phase: 'briefing' }, true)).toBe('the battle is over.');
  });

  test('nothing, once Game Control has ended the battle, in any phase', () => {
    expect(nextWords({ ...running, isEnded: true, phase: 'orders' }, false)).toBeNull();
  });
});
