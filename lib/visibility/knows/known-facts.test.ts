import { describe, expect, it } from 'vitest';
import type { FightFacts, OwnFact } from '../facts';
import {
  type KnownFact,
  knownFrom,
  neverTold,
  type Relation,
  relationOf,
  type Subject,
  sentencesOf,
  type ToldItem,
  type ToldMark,
} from './known-facts';

/** A fight as §10 tells of it: two British units at the bridge, met by part of 9 SS Pz Div. */
const own: Omit<OwnFact, 'name'> = {
  factId: 'own',
  shortName: '2 Para',
  brigade: '1 Para Bde',
  effectiveness: 'capable',
  losses: 'light',
  movement: 'stayed',
  stoodFast: false,
  place: null,
};
const fight: FightFacts = {
  id: 'bridge',
  title: 'ARNHEM',
  place: { x: 74.6, y: 77.9, gridReference: '746 779', words: 'at Arnhem' },
  isNight: false,
  outcome: 'heldOn',
  own: [{ ...own, name: '2 Para Bn' }],
  support: [],
  enemy: {
    factId: 'enemy',
    at: { x: 75, y: 78.5 },
    battalions: 'three to four battalions',
    types: ['tanks', 'Panzergrenadiers'],
    symbol: 'armour',
    mustName: ['tanks'],
    identities: ['9 SS Pz Div'],
    hasPrisoners: false,
  },
};

const letter = `ARNHEM

The bridge was attacked twice since noon. 2 Para Bn still holds the north end at 746 779.

The battalion is worn but capable.

Opposite stand three to four battalions. Panzergrenadiers came on through the houses. No tanks were seen.

Prisoners say they are of 9 SS Pz Div.

MOVES AND MESSAGES

1 Para Bn reached 712 781 by dusk. 1 Para Bn has had heavy losses.`;

const told: ToldItem = {
  id: 'r1',
  kind: 'report',
  heading: 'Afternoon of 18 September 1944',
  from: 'G Ops',
  turn: 5,
  text: letter,
  at: '1944-09-18T22:00:00.000Z',
  fights: [{ fight, unitIds: ['pzgr'], withOthers: true }],
  contacts: [
    { x: 75, y: 78.5, symbol: 'mechanised', label: 'three', direction: '', source: 'own troops', unitIds: [] },
  ],
  correctedBy: null,
};
const plain = (id: string, kind: ToldItem['kind'], text: string, more: Partial<ToldItem> = {}): ToldItem => ({
  id,
  kind,
  heading: 'Message from XXX Corps',
  from: 'XXX Corps',
  turn: 5,
  at: '1944-09-18T23:00:00.000Z',
  text,
  fights: [],
  contacts: [],
  correctedBy: null,
  ...more,
});

const unit = (id: string, teamId: string, name: string, formation: string) => ({
  id,
  teamId,
  name,
  shortName: name,
  formation,
});
const germans: Subject = {
  side: 'german',
  units: [unit('pzgr', 'spindler', '20 SS-PzGR Bn', '9 SS Pz Div')],
  names: [],
};
/** The same as a whole formation. */
const division: Subject = { ...germans, names: ['9 SS Pz Div'] };
const paras: Subject = { side: 'allied', units: [unit('para', 'airborne', '2 Para Bn', '1 Airborne Div')], names: [] };
const firstPara: Subject = { ...paras, units: [unit('first', 'airborne', '1 Para Bn', '1 Airborne Div')] };

const ask = (papers: ToldItem[], subject = germans, relation: Relation = 'enemy') =>
  knownFrom({ subject, relation, places: ['Arnhem', 'Elst'] }, papers, []);
/** A fact as kind, value, words and source. */
const inShort = (facts: KnownFact[]) =>
  facts.map(({ kind, value, words, source }) => [kind, value, words, source]).sort();

describe('what a team was told of an enemy (§10)', () => {
  it('of those it fought: where, what kind as far as the text says so, how many, who', () =>
    expect(inShort(ask([told]))).toEqual([
      ['identity', '9 SS Pz Div', 'Prisoners say they are of 9 SS Pz Div.', 'own troops in contact'],
      ['kind', 'Panzergrenadiers', 'Panzergrenadiers came on through the houses.', 'own troops in contact'],
      ['place', '750 785', 'The bridge was attacked twice since noon.', 'own troops in contact'],
      ['strength', 'three to four battalions', 'Opposite stand three to four battalions.', 'own troops in contact'],
    ]));

  it('what Control took out of the text was not told', () => {
    const text = letter.replace('Opposite stand three to four battalions. ', '').replace(/Prisoners.*\n/, '');
    expect(
      ask([{ ...told, text }])
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['kind', 'place']);
  });

  it('a fight whose item is gone tells nothing, and neither does one it was not in', () => {
    expect(ask([{ ...told, text: letter.replace('ARNHEM', 'A QUIET DAY').replace(/9 SS Pz Div/, 'them') }])).toEqual(
      [],
    );
    const elsewhere = {
      ...told,
      text: letter.replace(/9 SS Pz Div/, 'them'),
      fights: [{ fight, unitIds: [], withOthers: true }],
    };
    expect(ask([elsewhere])).toEqual([]);
  });

  it('a probe is a patrol of its own', () =>
    expect(
      new Set(
        ask([{ ...told, fights: [{ fight: { ...fight, outcome: null }, unitIds: ['pzgr'], withOthers: true }] }]).map(
          (one) => one.source,
        ),
      ),
    ).toEqual(new Set(['own patrol'])));

  it('told aloud and not released, a place is words and no mark on the map', () => {
    const place = ask([{ ...told, contacts: [] }]).find(({ kind }) => kind === 'place');
    expect([place!.value, place!.spot]).toEqual(['at Arnhem', null]);
  });

  it('from the air: where, what kind, how many, whereto; by Control’s books of whom', () => {
    const seen = plain('s1', 'sighting', '742 725, near Elst: battalion-sized force of tanks, towards Arnhem.', {
      heading: 'Air reconnaissance',
      contacts: [
        {
          x: 74.2,
          y: 72.5,
          symbol: 'armour',
          label: 'battalion-sized force of tanks',
          direction: 'towards Arnhem',
          source: 'air reconnaissance',
          unitIds: ['pzgr'],
        },
      ],
    });
    const words = '742 725, near Elst: battalion-sized force of tanks, towards Arnhem.';
    expect(inShort(ask([seen]))).toEqual([
      ['kind', 'battalion-sized force of tanks', words, 'air reconnaissance'],
      ['movement', 'towards Arnhem', words, 'air reconnaissance'],
      ['place', '742 725', words, 'air reconnaissance'],
      ['strength', 'battalion-sized force of tanks', words, 'air reconnaissance'],
    ]);
    expect(ask([{ ...seen, contacts: seen.contacts.map((one) => ({ ...one, unitIds: [] })) }])).toEqual([]);
  });

  it('a formation’s name is no identity of one of its units', () => {
    const message = plain('m1', 'message', '9 SS Pz Div is about. 20 SS-PzGR Bn leads it.');
    expect(ask([message]).map(({ kind, value }) => [kind, value])).toEqual([
      ['words', '9 SS Pz Div'],
      ['identity', '20 SS-PzGR Bn'],
    ]);
    expect(neverTold('enemy', ask([plain('m1', 'message', '9 SS Pz Div is about.')]))).toContain('identity');
  });

  it('a name in any words, however spelled, is marked as found in words', () => {
    const message = plain('m1', 'message', 'Push on. The 9th SS Panzer Division is at 742 779 since noon.');
    const facts = ask([message], division);
    expect(inShort(facts)).toEqual([
      [
        'identity',
        '9th SS Panzer Division',
        'The 9th SS Panzer Division is at 742 779 since noon.',
        'message from XXX Corps',
      ],
      ['place', '742 779', 'The 9th SS Panzer Division is at 742 779 since noon.', 'message from XXX Corps'],
    ]);
    expect(facts.every(({ isNamedInWords }) => isNamedInWords)).toBe(true);
  });

  it.each([
    ['notice', 'notice to everybody'],
    ['query', 'question of Control'],
    ['decision', 'question to decide at once'],
    ['nudge', 'Control, waiting for orders'],
    ['intelligence', 'intelligence'],
    ['copy', 'orders of XXX Corps, a copy'],
  ] as const)('a %s is told by: %s', (kind, source) =>
    expect(ask([plain('p', kind, '9 SS Pz Div is about.')], division).map((fact) => fact.source)).toEqual([source]),
  );
});

describe('a correction', () => {
  const now = { ...fight, enemy: { ...fight.enemy, battalions: 'about one battalion' } };
  const text = letter.replace('three to four battalions', 'about one battalion');
  const first = { ...told, correctedBy: 'r2' };
  const second = {
    ...told,
    id: 'r2',
    at: '1944-09-18T22:30:00.000Z',
    text,
    fights: [{ fight: now, unitIds: ['pzgr'], withOthers: true }],
  };

  it('takes the place of what it tells otherwise; what it repeats stands', () =>
    expect(
      ask([first, second]).map(({ paperId, kind, value, correctedBy }) => [paperId, kind, value, correctedBy]),
    ).toEqual([
      ['r2', 'identity', '9 SS Pz Div', null],
      ['r2', 'kind', 'Panzergrenadiers', null],
      ['r2', 'place', '750 785', null],
      ['r2', 'strength', 'about one battalion', null],
      ['r1', 'identity', '9 SS Pz Div', null],
      ['r1', 'kind', 'Panzergrenadiers', null],
      ['r1', 'place', '750 785', null],
      ['r1', 'strength', 'three to four battalions', 'r2'],
    ]));

  it('what was taken back counts as never told', () => {
    const silent = { ...second, text: 'The report of the afternoon was mistaken.', contacts: [] };
    expect(neverTold('enemy', ask([first, silent]))).toEqual(['place', 'kind', 'strength', 'identity']);
    expect(neverTold('enemy', ask([told]))).toEqual([]);
  });
});

describe('what a team was told of its own side', () => {
  it('how fit, and where, in the sentences that name it; a formation is no news of its units', () => {
    expect(inShort(ask([told], paras, 'own'))).toEqual([
      ['place', '746 779', '2 Para Bn still holds the north end at 746 779.', 'words of a report'],
    ]);
    expect(inShort(ask([told], firstPara, 'friend'))).toEqual([
      ['effectiveness', 'heavy losses', '1 Para Bn has had heavy losses.', 'words of a report'],
      ['movement', '1 Para Bn', '1 Para Bn reached 712 781 by dusk.', 'words of a report'],
    ]);
    expect(ask([plain('m', 'message', '1 Airborne Div holds on.')], paras, 'own')).toEqual([]);
    const howFit = (text: string) => ask([plain('m', 'message', text)], paras, 'own').map(({ value }) => value);
    expect(howFit('2 Para Bn is worn but capable after light losses.')).toEqual(['worn but capable and light losses']);
    expect(howFit('2 Para Bn is quite exhausted.')).toEqual(['exhausted']);
  });

  it('a counter, a friend and an arrival stand on the map without a paper', () => {
    const mark: ToldMark = {
      id: 'c',
      kind: 'place',
      value: '746 779',
      spot: { x: 74.6, y: 77.9 },
      unitIds: ['para'],
      source: 'own counter',
      turn: 5,
      at: '1944-09-18T21:00:00.000Z',
    };
    expect(knownFrom({ subject: paras, relation: 'own', places: [] }, [], [mark])).toEqual([
      { ...mark, words: '', paperId: null, isOfAForce: false, isNamedInWords: false, correctedBy: null },
    ]);
  });
});

describe('what a team is to those asked about', () => {
  it.each([
    ['the other side', germans, 'airborne', 'enemy'],
    ['its own', paras, 'airborne', 'own'],
    ['another team of its side', paras, 'guards', 'friend'],
  ] as const)('%s', (_, subject, teamId, relation) =>
    expect(relationOf({ teamId, side: 'allied' }, subject)).toBe(relation),
  );
});

describe('sentences', () => {
  it('end with their stop or their line; a grid reference or a title does not part them', () =>
    expect(sentencesOf('ARNHEM\n\nAt 746 779 we hold. Are we? Yes\n').map(({ text }) => text)).toEqual([
      'ARNHEM',
      'At 746 779 we hold.',
      'Are we?',
      'Yes',
    ]));
});
