import { describe, expect, it } from 'vitest';
import { agreementInWords, agreementOf, fleissKappa } from './agreement';

/** Fourteen raters, ten subjects, five categories: the table that textbooks of Fleiss' kappa work through; P̄ 0.378, P̄e 0.213. */
const textbook = [
  [0, 0, 0, 0, 14],
  [0, 2, 6, 4, 2],
  [0, 0, 3, 5, 6],
  [0, 3, 9, 2, 0],
  [2, 2, 8, 1, 1],
  [7, 7, 0, 0, 0],
  [3, 2, 6, 3, 0],
  [2, 5, 3, 2, 2],
  [6, 5, 2, 1, 0],
  [0, 2, 2, 3, 7],
];

const made = (seatId: string, answers: Record<string, string>) =>
  Object.entries(answers).map(([caseId, answer]) => ({ seatId, caseId, answer }));
const yesOrNo = () => ['yes', 'no'];

describe('how far a crew rules alike', () => {
  it('Fleiss’ kappa of the textbook’s table is 0.210', () => expect(fleissKappa(textbook)).toBeCloseTo(0.21, 3));

  it('is 1 where all decide alike, even always the same; and nothing for one rater', () => {
    expect(
      fleissKappa([
        [2, 0],
        [0, 2],
      ]),
    ).toBe(1);
    expect(fleissKappa([[3, 0]])).toBe(1);
    expect(fleissKappa([[1, 0]])).toBeNull();
    expect(fleissKappa([])).toBeNull();
  });

  it('counts the cases that all decided, not sure as a category of its own', () => {
    const decisions = [
      ...made('a', { one: 'yes', two: 'no', three: 'notSure' }),
      ...made('b', { one: 'yes', two: 'notSure' }),
    ];
    // Cases one and two: shares yes ½, no ¼, not sure ¼; alike ½, by chance 3/8: kappa (1/8) / (5/8).
    const found = agreementOf(decisions, yesOrNo)!;
    expect(found).toMatchObject({ umpires: 2, cases: 2 });
    expect(found.kappa).toBeCloseTo(0.2, 10);
  });

  it('says nothing for one umpire, and for two who have no case in common', () => {
    expect(agreementOf(made('a', { one: 'yes' }), yesOrNo)).toBeNull();
    expect(agreementOf([...made('a', { one: 'yes' }), ...made('b', { two: 'yes' })], yesOrNo)).toBeNull();
  });

  it.each([
    [0.9, /almost always/],
    [0.7, /mostly rules alike/],
    [0.5, /plain cases/],
    [0.3, /often rules apart/],
    [-0.1, /hardly more than by chance/],
  ])('a kappa of %d in words', (kappa, words) => expect(agreementInWords(kappa)).toMatch(words));
});
