import { describe, expect, it } from 'vitest';
import { conflictCodes } from '@/lib/adjudication/sheets-of-turn';
import { mechanismWords } from '@/lib/visibility/guard/mechanism-words';
import { conflictQuestion } from './conflict-question';

const asks = { rows: [1, 3], isItsOwn: true, units: ['2 Para Bn'], crossing: 'Joe’s Bridge' };

describe('the question a conflict becomes (§4, 1; §9 Analysing Combat 2)', () => {
  it('speaks of the team’s own rows', () => {
    expect(conflictQuestion({ ...asks, code: 'unitTwice' })).toBe('Rows 1 and 3 name 2 Para Bn. Which order holds?');
    expect(conflictQuestion({ ...asks, code: 'overCapacity', rows: [2] })).toBe(
      'Row 2 goes over Joe’s Bridge. In which order do your units cross, and who can wait?',
    );
    expect(conflictQuestion({ ...asks, code: 'gunsTwice' })).toBe(
      'Rows 1 and 3 count on the same guns. Which row do they support?',
    );
  });

  it('guns that another team asked for as well are not given away', () =>
    expect(conflictQuestion({ ...asks, code: 'gunsTwice', rows: [1], isItsOwn: false })).toBe(
      'Row 1 counts on supporting guns. Does the order stand without them?',
    ));

  it('a target that has left, guns too far off and a blown bridge are not given away', () => {
    for (const code of ['targetGone', 'gunsOutOfRange', 'overCapacity'] as const)
      expect(conflictQuestion({ ...asks, code, rows: [1] })).not.toMatch(
        /gone|left|far|range|km|blown|points|capacity/,
      );
  });

  it('no question has a word of the mechanism in it, or a figure but the numbers of its rows', () => {
    for (const code of conflictCodes) {
      const question = conflictQuestion({ ...asks, code }) ?? '';
      expect(question.replace('Rows 1 and 3', '').replace('2 Para Bn', '')).not.toMatch(/\d/);
      for (const word of mechanismWords) expect(question.toLowerCase().split(/\W+/)).not.toContain(word);
    }
  });

  it('where no row is the team’s, nobody is asked', () =>
    expect(conflictQuestion({ ...asks, code: 'airNotAskedFor', rows: [] })).toBeNull());
});
