import { describe, expect, it } from 'vitest';
import { valueAt } from '@/lib/values';
import { type Drawn, type DrawnField, fieldsIn, isFigureWrong, isShown, wholeIn } from './fields';

const dice: DrawnField = { at: ['dice'], label: 'Dice', widget: { is: 'figure', from: 1, to: 40 } };
const men: DrawnField = {
  at: ['men', '1st'],
  label: '1st Section',
  widget: { is: 'tickedFigure', of: 'Figures of 1st Section', from: 1, to: 8, all: 8 },
};
const hexes: DrawnField = { at: ['hexes'], label: 'Hexes', widget: { is: 'text' }, refusedAs: 'hexside' };
const drawn: Drawn[] = [dice, { legend: 'Who fights', at: ['men'], fields: [men] }, hexes];

describe('the fields of a form as data', () => {
  it('a whole number between its ends, or none', () => {
    expect(['1', ' 8 ', 40, '0', '41', '2.5', '', ' ', 'two'].map((text) => wholeIn(text, 1, 40))).toEqual([
      1,
      8,
      40,
      ...Array(6).fill(null),
    ]);
  });

  it('a figure that is none is wrong; one behind a box that is not ticked is not', () => {
    expect(isFigureWrong({ dice: '' }, dice)).toBe(true);
    expect(isFigureWrong({ dice: '40' }, dice)).toBe(false);
    expect(isFigureWrong({ men: {} }, men)).toBe(false);
    expect(isFigureWrong({ men: { '1st': '9' } }, men)).toBe(true);
    expect(isFigureWrong({ hexes: '' }, hexes)).toBe(false);
  });

  it('finds its fields in groups, and their values', () => {
    expect(fieldsIn(drawn)).toEqual([dice, men, hexes]);
    expect(valueAt({ men: { '1st': '5' } }, men.at)).toBe('5');
    expect(valueAt({}, men.at)).toBeUndefined();
  });

  it('a refusal stands at its field, at its group, under its own name, or nowhere on the form', () => {
    const refusedAt = (field: string) => isShown(drawn, (at) => (at === field ? 'It will not do.' : null));
    expect(['dice', 'men', 'men.1st', 'hexside'].map(refusedAt)).toEqual([true, true, true, true]);
    expect(['hexes', 'men.2nd', ''].map(refusedAt)).toEqual([false, false, false]);
  });
});
