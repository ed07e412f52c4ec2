import { describe, expect, it } from 'vitest';
import { letterParts } from './letter-parts';
import { isProse, newsOf, piecesOf } from './letter-words';

describe('the parts of a letter', () => {
  it('prose, and a table of units by its lines', () => {
    expect(
      letterParts('Son bridge is gone. It went up.\n\nAlso ours\n1/502: 435 322, fresh\nHQ: 438\u00a0284'),
    ).toEqual([
      { kind: 'prose', text: 'Son bridge is gone. It went up.' },
      {
        kind: 'table',
        caption: 'Also ours',
        lines: [
          { name: '1/502', place: '435 322', how: 'fresh' },
          { name: 'HQ', place: '438\u00a0284', how: '' },
        ],
      },
    ]);
  });

  it('a table without a caption, with a unit that is lost', () =>
    expect(letterParts('1 Border: 690 785, light losses\n10 Para: lost, taken by the enemy')).toEqual([
      {
        kind: 'table',
        caption: '',
        lines: [
          { name: '1 Border', place: '690 785', how: 'light losses' },
          { name: '10 Para', place: 'lost', how: 'taken by the enemy' },
        ],
      },
    ]));

  it('a line of an outline, with its place and how it ended', () =>
    expect(letterParts('2. Best: not taken. 3/502 went in twice.')).toEqual([
      { kind: 'item', number: '2', place: 'Best', ended: 'not taken', text: '3/502 went in twice.' },
    ]));

  it('a title of a letter of an older game', () =>
    expect(letterParts('ARNHEM, 746 781\n\nHeld: all of it.').map(({ kind }) => kind)).toEqual(['title', 'prose']));
});

it('the news is the first sentence: a stop within a name ends none', () => {
  expect(newsOf('Krafft of A.u.E. Btl 16 is lost. We hold Best.')).toEqual([
    'Krafft of A.u.E. Btl 16 is lost.',
    ' We hold Best.',
  ]);
  expect(newsOf('All quiet.')).toEqual(['All quiet.', '']);
});

it('grid references lie apart from the words between them', () =>
  expect(piecesOf('At 746 779, 2 Para; 1000 200 men.')).toEqual(['At ', '746 779', ', 2 Para; 1000 200 men.']));

describe('a letter that is prose alone', () => {
  it.each([
    ['Son bridge is gone. It went up at 452 280.\n\nWe hold Best.', true],
    ['Also ours\n1/502: 435 322, fresh\nHQ: 438 284', false],
    ['The bridge is ours.\n\n1. The bridge: held. They came twice.', false],
    ['ARNHEM, 746 781\n\nHeld.', false],
    ['Held.\n\n410 523\n\nAttacked.', false],
  ])('%j: %s', (body, is) => expect(isProse(body)).toBe(is));
});
