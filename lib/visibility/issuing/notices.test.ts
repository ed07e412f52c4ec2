import { describe, expect, it } from 'vitest';
import { fixedSource } from '../testing/given-truth';
import { issueNotice, noticeLexicon, noticeMarks } from './notices';

const troops = (name: string, shortName: string, formation: string, brigade = '') => ({
  name,
  shortName,
  formation,
  brigade,
  above: [],
});
const lexicon = noticeLexicon(
  ['1 Airborne', '9 SS-Pz Hohenstaufen'],
  [
    troops('2nd Parachute Battalion', '2 Para', '1 Airborne Div', '1 Para Bde'),
    troops('20 SS-Panzergrenadier Regiment', '20 SS-PzGR', '9 SS-Panzer Div'),
  ],
  ['Arnhem', 'Nijmegen'],
);
const kinds = (text: string) => noticeMarks(text, lexicon).map(({ kind, at }) => [kind, at && text.slice(...at)]);

describe('a notice to the whole hall', () => {
  it('says what a hall needs to know', () => {
    for (const text of [
      'Lunch at half past twelve, in the gallery.',
      'The commander of 1 Airborne is wanted at Game Control.',
      'Maps of Arnhem are to be had at the door. Hohenstaufen has left a coat.',
      'Turn 5 is shortened by 10 minutes.',
    ])
      expect(kinds(text), text).toEqual([]);
  });

  it('names no unit of either side, however it is written', () => {
    expect(kinds('2 Para is to be seen at the bridge.')).toEqual([['hiddenUnit', '2 Para']]);
    expect(kinds('Has anybody seen 20 SS-PzGR?')).toEqual([['hiddenUnit', '20 SS-PzGR']]);
    expect(kinds('1 Airborne Division has landed.')).toEqual([['hiddenUnit', '1 Airborne Division']]);
    expect(noticeMarks('2 Para.', lexicon)[0]!.message).toBe('“2 Para” names troops. Both sides read this.');
  });

  it('speaks no word of the mechanism', () => {
    expect(kinds('All combats are resolved, the die rolls are in.').map(([kind]) => kind)).toContain('mechanism');
  });

  it('is not issued with a mark open; with a reason it is, and the marks gone over are told', () => {
    const asked = { gameId: 'game', turn: 5, text: '2 Para has won the quiz.' };
    const source = fixedSource();
    const refused = issueNotice(asked, lexicon, '  ', source);
    expect(refused.ok).toBe(false);
    const told = issueNotice(asked, lexicon, 'It is only the quiz.', source);
    if (!told.ok) throw new Error('was refused');
    expect(told.overruled).toHaveLength(1);
    expect(Object.keys(told.notice).sort()).toEqual(['gameId', 'id', 'issuedAt', 'text', 'turn']);
  });
});
