import { describe, expect, it } from 'vitest';
import { literal2011, policyBook, rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Policies, Rulebook } from '@/lib/adjudication/types';
import { inOrderOf } from './order-of-cases';
import { trainingCases } from './training-cases';
import { isAsRuled, isPutBy, trainingRuling } from './training-ruling';

/** By the narrow reading, each worked out by hand from the book: the answer, and the factors that count of those offered. */
const byHand: Record<string, [answer: string, ...factors: string[]]> = {
  // 4 − 2 − 4 = −2 against 3 + 2 = 5, and a 4: −3.
  'combat-alikianou': ['attackersBadlyBeaten', 'lightInfantry', 'unprepared'],
  // 8 + 2 + 5 + 2 + 6 = 23 against 6 + 4 = 10, and a 1: 14.
  'combat-together': ['totalSuccess', 'combinedArms'],
  // 8 + 5 − 4 + 6 = 15 against 6 + 2 + 4 + 2 = 14, and a 2: 3.
  'combat-hurried': ['confusedCombat', 'unprepared', 'tacticalAdvantage'],
  // 7 + 5 = 12 against 5 + 2 + 4 = 11, and a 6: 7.
  'combat-woods': ['limitedSuccess', 'closeCountry'],
  // 8 against 5 − 2 + 3 − 2 + 2 = 6, and a 6: 8.
  'combat-open': ['success', 'unsupportedInfantry'],
  // 5 + 3 = 8 against 8 / 4 + 5 / 2 = 4½, and a 5: 8½.
  'combat-by-night': ['success', 'tanksAtNight', 'nonTactical'],
  // 8 + 5 = 13 against 3 + 5 + 2 − 2 = 8, and a 1: 6.
  'combat-lent-tigers': ['limitedSuccess', 'heavyTanks', 'otherFormation'],
  // 8 − 4 + 5 − 4 = 5 against 3 + 2 = 5, and a 4: 4.
  'combat-typhoons': ['confusedCombat', 'unprepared', 'closeCountry'],
  // A quarter of 30.
  'move-by-night': ['7.5'],
  // 8 of 15 is more than half.
  'move-then-attack': ['false'],
  'move-guns': ['0'],
  // A lets by at 1 km from his wood; B, in the open, does not at 2.
  'move-past-two': ['B'],
  // 500 m short of 6 km.
  'move-attack-halts': ['5.5'],
  'bridge-die': ['tested'],
  'bridge-reached': ['due'],
  'bridge-fought-over-again': ['none'],
  // 17 are left: 12 cross, 5 of 8 cross, and nobody passes them.
  'bridge-queue': ['waits'],
  'report-first-turn': ['2'],
  'report-second-turn': ['1'],
  'report-broken-contact': ['3'],
};

describe('the twenty cases of the trainer', () => {
  it('are eight combats, five moves, four bridges and three reports, each with its rule', () => {
    const of = (subject: string) => trainingCases.filter((one) => one.subject === subject).length;
    expect([of('combat'), of('move'), of('bridge'), of('report')]).toEqual([8, 5, 4, 3]);
    expect(trainingCases.map(({ id }) => id)).toEqual(Object.keys(byHand));
    for (const { rule } of trainingCases) expect(rule).toMatch(/^§\d/);
  });

  it.each(Object.entries(byHand))('%s', (id, [answer, ...factors]) => {
    const one = trainingCases.find((other) => other.id === id)!;
    const ruling = trainingRuling(one, literal2011);
    expect({ answer: ruling.answer, factors: [...ruling.factors].sort() }).toEqual({ answer, factors: factors.sort() });
    expect(ruling.lines.length).toBeGreaterThan(0);
    expect(one.answers.filter(({ is }) => is === answer)).toHaveLength(1);
    expect(isAsRuled({ answer, factors }, ruling)).toBe(true);
    expect(isAsRuled({ answer, factors: [...factors, 'airSupport'] }, ruling)).toBe(false);
    expect(isAsRuled({ answer: 'notSure', factors: [] }, ruling)).toBe(false);
  });

  it('can be put by every reading that a game may choose', () => {
    const readings = (Object.keys(policyBook) as (keyof Policies)[]).flatMap((name) =>
      policyBook[name].alternatives.map(({ value }) => ({ base: 'literal2011' as const, [name]: value })),
    );
    const books: Rulebook[] = ['literal2011', 'example2011', 'printed2011', ...readings].map((choice) =>
      rulebookFrom(choice as never),
    );
    const notPut = books.flatMap((book) => trainingCases.filter((one) => !isPutBy(one, book)).map(({ id }) => id));
    expect(notPut).toEqual([]);
  });

  it('follow the game’s own reading: the worked example grants the bank once', () => {
    const answers = (id: string) =>
      trainingRuling(trainingCases.find((one) => one.id === id)!, rulebookFrom('example2011')).answer;
    // 15 against 12, and a 2: 5. 4 − 1 − 4 = −1 against 5, and a 4: −2.
    expect(answers('combat-hurried')).toBe('limitedSuccess');
    expect(answers('combat-alikianou')).toBe('attackersBadlyBeaten');
  });

  it('leave one out that a game rules by figures of its own', () => {
    const own = rulebookFrom({ base: 'literal2011', nightMovement: { road: 0.5, other: 0.4 } });
    expect(trainingCases.filter((one) => !isPutBy(one, own)).map(({ id }) => id)).toEqual(['move-by-night']);
  });

  it('come to each seat in an order of its own, the same every time', () => {
    const ids = (seatId: string) => inOrderOf(seatId, trainingCases).map(({ id }) => id);
    expect(ids('seat-1')).toEqual(ids('seat-1'));
    expect(ids('seat-1')).not.toEqual(ids('seat-2'));
    expect([...ids('seat-1')].sort()).toEqual([...Object.keys(byHand)].sort());
  });
});
