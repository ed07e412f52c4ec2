import { describe, expect, test } from 'vitest';
import type { ScoreLine } from '@/lib/adjudication/types';
import { statusLines, summed } from './like-lines';

const status = (unitId: string, points: number): ScoreLine => ({
  side: 'attacker',
  unitId,
  what: `Status ${points}.`,
  points,
  rule: '§9 Combat Procedure',
});
const light = (unitId: string): ScoreLine => ({
  side: 'attacker',
  unitId,
  what: 'Light infantry attacking.',
  points: -2,
  rule: '§9 Factors note 3, OC-1',
});
const jg = light('jg');
const abt = light('abt');
const artR = light('artR');
const lines = [status('jg', 4), status('abt', 4), status('artR', 4), jg, abt, artR];
const none = () => false;

describe('like factors on one line', () => {
  test('three of −2 are one of −6; units of the same status stay apart', () => {
    const shown = summed(lines, none, new Set());
    expect(shown.map(({ points, units }) => [points, units])).toEqual([
      [4, undefined],
      [4, undefined],
      [4, undefined],
      [-6, ['jg', 'abt', 'artR']],
    ]);
  });
  test('opened, each stands as it was', () => {
    const [, , , sum] = summed(lines, none, new Set());
    const shown = summed(lines, none, new Set([sum!.fold!]));
    expect(shown.map(({ unitId, points }) => [unitId, points])).toEqual([
      ['jg', 4],
      ['abt', 4],
      ['artR', 4],
      ['jg', -2],
      ['abt', -2],
      ['artR', -2],
    ]);
    expect(shown[3]!.fold).toBe(sum!.fold);
  });
  test('a line in doubt is never summed, and one alone is no sum', () => {
    const shown = summed(lines, (line) => line === abt, new Set());
    expect(shown.slice(3).map(({ points, unitId }) => [points, unitId])).toEqual([
      [-4, undefined],
      [-2, 'abt'],
    ]);
    expect(summed([status('jg', 4), jg], none, new Set())[1]).toBe(jg);
  });
  test('the first line of each unit gives its status', () => {
    expect([...statusLines(lines)].map(({ unitId, points }) => [unitId, points])).toEqual([
      ['jg', 4],
      ['abt', 4],
      ['artR', 4],
    ]);
  });
});
