import { expect, it } from 'vitest';
import { againstWords, doneInWords, minutesAreWords, paceWords, standsWords } from './rehearsal-words';

it('says how the rehearsal stands, and at which pace', () => {
  const open = { seatId: 's', turn: 5, pace: 'full' as const };
  expect(standsWords({ ...open, phase: 'orders', isStanding: true })).toBe(
    'Turn 5: its clock stands until Game Control lets it run there.',
  );
  expect(standsWords({ ...open, phase: 'combat', isStanding: false })).toBe('Turn 5, combat: its clock runs.');
  expect(standsWords({ ...open, phase: 'combat', isStanding: true })).toBe('Turn 5, combat: its clock stands.');
  expect(paceWords('half')).toBe('At half pace: each phase takes twice its minutes.');
  expect(paceWords('full')).toBe('At full pace: each phase takes its minutes.');
  expect(paceWords(null)).toBe('The times of its phases were set in the rehearsal itself.');
});

it('says whose the minutes are, and how far a phase went over them', () => {
  const phase = (name: 'orders' | 'combat', isByTheBook: boolean) => ({ phase: name, isByTheBook });
  expect(minutesAreWords([phase('orders', true), phase('combat', true)])).toBe('The minutes are the book’s (§4).');
  expect(minutesAreWords([phase('orders', false), phase('combat', true)])).toBe(
    'The minutes are the book’s (§4), but those of orders are this game’s own.',
  );
  expect(minutesAreWords([phase('orders', false)])).toBe('The minutes are this game’s own.');
  expect([againstWords(720, 600), againstWords(600, 600), againstWords(null, 600)]).toEqual([
    '2 over',
    'within',
    'not reached',
  ]);
});

it('says what a seat did', () => {
  expect(doneInWords([])).toBe('nothing');
  expect(
    doneInWords([
      { words: 'accepted the sheet', count: 3 },
      { words: 'moved the phase', count: 1 },
    ]),
  ).toBe('accepted the sheet (3 times); moved the phase');
});
