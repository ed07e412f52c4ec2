import { describe, expect, it } from 'vitest';
import type { FightFacts, ReportFacts } from '../facts';
import type { NewsFact } from '../news-facts';
import { row, unit } from '../testing/letters/given-facts';
import { factsLeft, factsOf, stands, toldInAll, toldTogether, updatesLead, updatesOpen } from './updates';

const place = { x: 1, y: 1, gridReference: '010 010', words: 'at Arnhem' };
const fight = (id: string, more: Partial<FightFacts> = {}): FightFacts => ({
  id,
  title: id.toUpperCase(),
  place,
  isNight: false,
  outcome: 'heldOn',
  own: [],
  support: [],
  enemy: {
    factId: `enemy:${id}`,
    at: { x: 1, y: 1 },
    battalions: 'a battalion',
    types: [],
    symbol: null,
    mustName: [],
    identities: [],
    hasPrisoners: false,
  },
  ...more,
});
const bridge = (look: string): NewsFact =>
  ({
    kind: 'crossing',
    factId: 'crossing:x',
    isOwed: true,
    units: [['2 Para']],
    spoken: 'the bridge of Son',
    look,
  }) as unknown as NewsFact;
const facts = (more: Partial<ReportFacts>): ReportFacts => ({
  sender: 'G Ops',
  objective: null,
  accounts: [],
  fights: [],
  moves: [],
  arrivals: [{ factId: 'arrival:1', names: ['Irish Guards'], place: null }],
  patrols: [],
  requests: [],
  news: [],
  ownPlaces: [],
  ...more,
});
const move = { factId: 'move:1', names: ['Irish Guards'], place, isFinished: false, why: 'the bridge is down' };
const all = facts({ fights: [fight('one'), fight('two')], moves: [move] });

describe('what can be told by itself (OC-125)', () => {
  it('is each fight, each thing seen or suffered, and each move: nothing else', () =>
    expect(updatesOpen(all)).toEqual([
      { kind: 'fight', id: 'one' },
      { kind: 'fight', id: 'two' },
      { kind: 'move', id: 'move:1' },
    ]));

  it('is no order whose end a fight or a place tells', () => {
    const border = unit('1 Border');
    const news = [
      row([border], { is: 'attacked', fightIds: ['one'] }, { factId: 'fought', isOwed: false }),
      row([border], { is: 'notBegun', why: '' }, { factId: 'still here' }),
    ];
    expect(updatesOpen(facts({ news }))).toEqual([{ kind: 'news', id: 'still here' }]);
  });

  it('is told of alone: no other fight, no arrival', () => {
    expect(factsOf(all, { kind: 'fight', id: 'two' })).toEqual({ ...facts({ fights: [fight('two')] }), arrivals: [] });
    expect(factsOf(all, { kind: 'move', id: 'move:1' })).toEqual({ ...facts({ moves: [move] }), arrivals: [] });
    expect(factsOf(all, { kind: 'fight', id: 'move:1' })).toBeNull();
  });
});

describe('what is left for the report', () => {
  const told = { fights: [fight('one', { title: 'ANOTHER TITLE' })], moves: [move], news: [] };
  it('is what no update told, and what is not so any more; a title is no difference', () => {
    expect(factsLeft(all, told)).toEqual(facts({ fights: [fight('two')] }));
    const again = facts({ fights: [fight('one', { outcome: 'lostGround' }), fight('two')], moves: [move] });
    expect(factsLeft(again, told).fights.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('of one thing told twice the last counts', () => {
    const first = { fights: [fight('one', { outcome: 'lostGround' })], moves: [], news: [] };
    expect(toldTogether([first, told]).fights).toEqual(told.fights);
    expect(toldInAll(first, { fights: told.fights }).fights).toEqual(told.fights);
    expect(toldInAll(first, { fights: [] }).fights).toEqual(first.fights);
  });
});

describe('how the report opens', () => {
  const told = { fights: [fight('one')], moves: [], news: [] };
  it.each([
    ['nothing was told', { fights: [], moves: [], news: [] }, all, ''],
    ['it stands', told, all, 'Told already: the fighting at Arnhem.'],
    [
      'it was mistaken',
      told,
      facts({ fights: [fight('one', { outcome: 'lostGround' })] }),
      'What was told of the fighting at Arnhem was mistaken. It follows as it is.',
    ],
    ['it is taken back', told, facts({}), 'What was told of the fighting at Arnhem is not borne out.'],
  ] as const)('%s', (_, before, now, lead) => expect(updatesLead(before as never, now)).toBe(lead));

  it('a thing seen or suffered is named too', () =>
    expect(updatesLead({ fights: [], moves: [], news: [bridge('blown')] }, facts({ news: [bridge('blown')] }))).toMatch(
      /^Told already: .*Son/,
    ));

  it('a move that went otherwise is told as it is', () => {
    const before = { fights: [], moves: [move], news: [] };
    expect(updatesLead(before, facts({ moves: [{ ...move, why: 'mines' }] }))).toBe(
      'What was told of the move of Irish Guards was mistaken. It follows as it is.',
    );
  });
});

describe('an update stands by itself', () => {
  const told = { fights: [fight('one')], moves: [], news: [] };
  const left = (...ids: string[]) => facts({ fights: ids.map((id) => fight(id)) });
  it('while it is so, and the report has nothing of it to tell', () => {
    expect(stands(told, left('one', 'two'), left('two'))).toBe(true);
    expect(stands(told, left('one'), left('one'))).toBe(false);
    expect(stands(told, left('two'), left('two'))).toBe(false);
  });
});
