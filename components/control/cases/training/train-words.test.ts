import { describe, expect, it } from 'vitest';
import { askedByWords, progressWords, verdictWords } from './train-words';

describe('what the trainer says', () => {
  it.each([
    [1, 20, '1 of 20 · about 15 minutes'],
    [7, 20, '7 of 20 · about 11 minutes'],
    [20, 20, '20 of 20 · about 1 minute'],
  ])('the case %i of %i and the time left', (number, of, words) => expect(progressWords(number, of)).toBe(words));

  it.each([
    [{ answer: 'a', isAsRuled: true }, 'You ruled as the rulebook does.'],
    [{ answer: 'a', isAsRuled: false }, 'The result is right; the factors are not.'],
    [{ answer: 'b', isAsRuled: false }, 'The rulebook rules otherwise.'],
    [{ answer: 'notSure', isAsRuled: false }, 'Not sure is an answer. This is the ruling.'],
  ])('%j', (decided, words) => expect(verdictWords({ ...decided, ruling: { answer: 'a' } } as never)).toBe(words));

  it('names the rulebook, what of it the game reads otherwise, and what it leaves out', () => {
    expect(askedByWords({ name: 'literal2011', readOtherwise: 0, leftOut: 0 })).toBe(
      'The rulebook of this game answers: narrow reading.',
    );
    expect(askedByWords({ name: 'printed2011', readOtherwise: 1, leftOut: 1 })).toBe(
      'The rulebook of this game answers: as printed, with 1 rule read otherwise. 1 case left out, because this game has figures of its own.',
    );
  });
});
