import { describe, expect, it } from 'vitest';
import type { FactOnDesk } from '@/lib/desks/control/record/knows';
import { contactWords, lastTold, neverWords, nowWords } from './known-words';

const fact = (id: string, kind: FactOnDesk['kind'], isCorrected = false): FactOnDesk => ({
  id,
  kind,
  value: id,
  words: '',
  source: 'own troops in contact',
  turn: 5,
  at: '',
  isOfAForce: false,
  isNamedInWords: false,
  units: [],
  paper: null,
  isCorrectionDue: false,
  now: { isStill: null, words: '' },
  correctedBy: isCorrected ? { heading: 'Correction', at: '' } : null,
});

describe('the fog audit in words', () => {
  it.each([
    [['identity'], 'Identity has never been told.'],
    [['strength', 'identity'], 'Strength and identity have never been told.'],
    [['place', 'kind', 'strength', 'identity'], 'Place, kind of troops, strength and identity have never been told.'],
    [[], ''],
  ] as const)('%j', (never, words) => expect(neverWords({ never: [...never] })).toBe(words));

  it.each([
    [[], 'Never in contact, by the books.'],
    [[5], 'In contact in turn 5.'],
    [[2, 3, 5], 'In contact in turns 2, 3 and 5.'],
  ])('%j', (turns, words) => expect(contactWords(turns)).toBe(words));

  it('the last of each kind that stands, in the order one asks', () =>
    expect(
      lastTold([
        fact('late who', 'identity'),
        fact('where taken back', 'place', true),
        fact('where', 'place'),
        fact('early who', 'identity'),
        fact('named', 'words'),
      ]).map(({ id }) => id),
    ).toEqual(['where', 'late who']));

  it.each([
    [true, 'still so: at 746 779'],
    [false, 'not now: at 746 779'],
    [null, 'now at 746 779'],
  ])('still so: %s', (isStill, words) => expect(nowWords({ now: { isStill, words: 'at 746 779' } })).toBe(words));
});
