import { describe, expect, it } from 'vitest';
import { type RuledCase, rulesToBrief } from './rules-to-brief';

const answers = [
  { is: 'win', words: 'Success' },
  { is: 'draw', words: 'Confused combat' },
];
const ruled = (id: string, rule: string, factors: readonly string[] = []): RuledCase =>
  ({ id, rule, answers, factors: ['lightInfantry', 'heavyTanks'], ruling: { answer: 'win', factors } }) as never;
const cases = [
  ruled('a', '§5 Orders'),
  ruled('b', '§6 Movement, OC-71'),
  ruled('c', '§6 Movement, OC-102'),
  ruled('d', '§7 Traffic'),
  ruled('e', '§9 Factors note 3, OC-1', ['lightInfantry']),
  ruled('f', '§10 ELETI'),
];
const made = (seatId: string, caseId: string, answer: string, factors: string[] = []) => ({
  seatId,
  caseId,
  answer,
  factors,
});

describe('the three rules to brief first', () => {
  it('are those with the largest share wrong or not sure, of two decisions at least', () => {
    const decisions = [
      // §5: one of two.
      made('x', 'a', 'draw'),
      made('y', 'a', 'win'),
      // §6, two cases: three of four.
      made('x', 'b', 'draw'),
      made('y', 'b', 'draw'),
      made('x', 'c', 'notSure'),
      made('y', 'c', 'win'),
      // §7: one, and no more than one.
      made('x', 'd', 'draw'),
      // §9: both, by its factor alone.
      made('x', 'e', 'win'),
      made('y', 'e', 'win', ['heavyTanks']),
      // §10: none.
      made('x', 'f', 'win'),
      made('y', 'f', 'win'),
    ];
    expect(rulesToBrief(decisions, cases)).toEqual([
      {
        rule: '§9 Factors note 3',
        about: ['Light infantry'],
        cited: ['§9 Factors note 3, OC-1'],
        missed: 2,
        decisions: 2,
        confused: 'Most often: somebody left out “light infantry attacking”, 2 times.',
      },
      {
        rule: '§6 Movement',
        about: ['More than half a turn', 'Night moves'],
        cited: ['§6 Movement, OC-71', '§6 Movement, OC-102'],
        missed: 3,
        decisions: 4,
        confused: 'Most often: somebody said “Confused combat” for “Success”, 2 times.',
      },
      {
        rule: '§5 Orders',
        about: [],
        cited: ['§5 Orders'],
        missed: 1,
        decisions: 2,
        confused: 'Somebody said “Confused combat” for “Success”.',
      },
    ]);
  });

  it('are three at most; of equal shares the one with more decisions goes first', () => {
    const all = ['x', 'y'].flatMap((seat) => ['a', 'b', 'c', 'd', 'e'].map((id) => made(seat, id, 'notSure')));
    expect(rulesToBrief(all, cases).map(({ rule }) => rule)).toEqual(['§6 Movement', '§5 Orders', '§7 Traffic']);
    expect(rulesToBrief(all, cases)[0]!.confused).toBe('Most often: somebody was not sure, 4 times.');
  });

  it('are none where nobody missed any', () => expect(rulesToBrief([], cases)).toEqual([]));
});
