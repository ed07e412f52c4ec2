import { describe, expect, it } from 'vitest';
import { spokenPieces } from './spoken-figures';

const said = (text: string) =>
  spokenPieces(text)
    .map(({ words }) => words)
    .join('');

describe('figures as they are read aloud', () => {
  it.each([
    ['2 Para Bn holds 745 780.', '2 Para Bn holds seven four five, seven eight zero.'],
    ['near 090169, in the wood', 'near zero niner zero, one six niner, in the wood'],
    ['18 SEP 2200', 'twenty-two hundred hours, 18 September'],
    ['The report of 17 SEP 0600 was mistaken.', 'The report of zero six hundred hours, 17 September was mistaken.'],
    ['20 SEP 1415', 'fourteen fifteen hours, 20 September'],
    ['about 12 tanks of 9 SS Pz Div', 'about 12 tanks of 9 SS Pz Div'],
  ])('%s', (written, spoken) => expect(said(written)).toBe(spoken));

  it('keep what is written beside them', () => {
    expect(spokenPieces('At 745 780.')).toEqual([
      { words: 'At ', figures: null },
      { words: 'seven four five, seven eight zero', figures: '745 780' },
      { words: '.', figures: null },
    ]);
  });
});
