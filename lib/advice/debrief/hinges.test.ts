import { describe, expect, it } from 'vitest';
import type { Odds } from '@/lib/adjudication/types';
import { type HingeFacts, hingesOf } from './hinges';

const nothing: HingeFacts = {
  flags: [],
  combats: [],
  gaps: [],
  noOrders: [],
  unread: [],
  messages: [],
  notBegun: [],
  noSupport: [],
  waits: [],
  unknown: [],
  bridges: [],
  blown: [],
  turns: [],
};
/** §9 Results Table, normal: 8 and more is a success, 5 to 7 a limited success, 12 and more a total one. */
const odds: Odds[] = [
  { die: 1, margin: 7, result: 'limitedSuccess' },
  { die: 2, margin: 8, result: 'success' },
  { die: 3, margin: 9, result: 'success' },
  { die: 4, margin: 10, result: 'success' },
  { die: 5, margin: 11, result: 'success' },
  { die: 6, margin: 12, result: 'totalSuccess' },
];
const combat = {
  moment: 40,
  turn: 5,
  id: 'c1',
  name: 'Arnhem',
  die: 2,
  odds,
  overruled: [],
  isOtherResult: false,
  ordered: 4,
  fought: 4,
};
const only = (facts: Partial<HingeFacts>) =>
  hingesOf({ ...nothing, ...facts }).map(({ kind, sentence }) => [kind, sentence]);

describe('the hinges of a day', () => {
  it('are none of a day on which nothing was kept', () => expect(hingesOf(nothing)).toEqual([]));

  it('the closest die that changed a row', () => {
    const far = { ...combat, id: 'c2', name: 'Elst', die: 4, moment: 60 };
    expect(only({ combats: [combat, far] })).toEqual([
      ['closestDie', 'At Arnhem the die fell 2: success. One pip less, and it was limited success.'],
    ]);
    expect(only({ combats: [far] })).toEqual([
      ['closestDie', 'At Elst the die fell 4: success. 2 pips more, and it was total success.'],
    ]);
    const same = { ...combat, odds: odds.map((one) => ({ ...one, result: 'success' as const })) };
    expect(only({ combats: [same] })).toEqual([]);
  });

  it('the widest gap between belief and truth', () => {
    const gap = {
      moment: 9,
      turn: 2,
      team: '1 Airborne',
      label: '3 Para Bn',
      km: 4.25,
      isContact: false,
      about: 'unit/A1',
    };
    const contact = { ...gap, label: 'enemy: tanks', km: 6, isContact: true, about: null };
    expect(only({ gaps: [gap] })).toEqual([['widestGap', '1 Airborne thought 3 Para Bn 4.3 km from where it stood.']]);
    expect(only({ gaps: [contact, gap] })).toEqual([
      ['widestGap', '1 Airborne had been told of “enemy: tanks” where the nearest enemy stood 6.0 km away.'],
    ]);
  });

  it('an order read too late, or never', () => {
    const late = { moment: 3, turn: 2, team: 'XXX Corps', about: 'team/xxx-corps', isNever: false };
    expect(only({ unread: [late] })).toEqual([
      ['unreadOrder', 'The orders of XXX Corps for turn 2 were opened only after movement was closed.'],
    ]);
    expect(only({ unread: [{ ...late, isNever: true, team: '43 Div' }, late] })).toEqual([
      ['unreadOrder', 'Nobody of Control ever opened the orders of 43 Div for turn 2.'],
    ]);
  });

  it('a message lost, or delayed past its use', () => {
    const late = { moment: 3, turn: 2, from: '1 Airborne', about: 'team/1-airborne', to: 'XXX Corps', turnsLate: 2 };
    expect(only({ messages: [late] })).toEqual([
      ['lostMessage', 'What 1 Airborne wrote to XXX Corps in turn 2 came in 2 turns later.'],
    ]);
    expect(only({ messages: [{ ...late, turnsLate: null }, late] })).toEqual([
      ['lostMessage', 'What 1 Airborne wrote to XXX Corps in turn 2 never arrived.'],
    ]);
  });

  it('orders that were never handed in: of the team that left out most turns', () => {
    const none = { moment: 3, turn: 2, team: '43 Div', about: 'team/43-div' };
    expect(only({ noOrders: [none] })).toEqual([['noOrder', '43 Div handed in no orders for turn 2.']]);
    const often = [4, 6, 7].map((turn) => ({ ...none, turn, team: '82 Airborne' }));
    expect(only({ noOrders: [none, ...often] })).toEqual([
      ['noOrder', '82 Airborne handed in no orders for turns 4, 6 and 7.'],
    ]);
  });

  it('an attack that was not made, and support that did not come', () => {
    const row = { moment: 3, turn: 4, unit: '2 Devon', units: 3, about: 'unit/A7' };
    expect(only({ notBegun: [{ ...row, units: 1 }] })).toEqual([
      ['notBegun', '2 Devon was ordered to attack in turn 4, and attacked nobody.'],
    ]);
    expect(only({ notBegun: [{ ...row, units: 1 }, row] })).toEqual([
      ['notBegun', '2 Devon and 2 other units were ordered to attack in turn 4, and attacked nobody.'],
    ]);
    expect(only({ noSupport: [row] })).toEqual([['noSupport', '2 Devon asked for aircraft in turn 4. None came.']]);
  });

  it('the first crossing that was blown', () => {
    const bridge = { moment: 3, turn: 2, id: 's', name: 'Son road bridge' };
    expect(only({ blown: [bridge] })).toEqual([['crossingLost', 'Son road bridge was blown in turn 2.']]);
    expect(only({ blown: [bridge, { ...bridge, id: 'n' }] })).toEqual([
      ['crossingLost', 'Son road bridge was blown in turn 2. It was the first of 2.'],
    ]);
  });

  it('one at most of a fight, a unit or a crossing: another takes its place', () => {
    const overruled = [{ what: 'the result', reason: 'no line of sight' }];
    const close = { ...combat, overruled };
    const other = { ...combat, id: 'c2', name: 'Elst', odds: [], overruled };
    expect(only({ combats: [close] }).map(([kind]) => kind)).toEqual(['closestDie']);
    expect(only({ combats: [close, other] })).toEqual([
      ['closestDie', 'At Arnhem the die fell 2: success. One pip less, and it was limited success.'],
      ['overruled', 'At Elst Control ruled otherwise than the rules had it (the result): no line of sight'],
    ]);
    const wait = { moment: 3, turn: 4, unit: '214 Bde', crossing: 'Nijmegen', turns: 1, crossingId: 'n' };
    const bridge = { moment: 3, turn: 4, id: 'n', name: 'Nijmegen', roll: 2 };
    expect(only({ waits: [wait], bridges: [bridge] }).map(([kind]) => kind)).toEqual(['longestWait']);
  });

  it('the longest wait at a crossing', () => {
    const wait = { moment: 3, turn: 4, unit: '214 Bde', crossing: 'Nijmegen', turns: 1, crossingId: 'n' };
    expect(only({ waits: [{ ...wait, turns: 3, unit: '43 Recce' }, wait] })).toEqual([
      ['longestWait', '43 Recce waited 3 turns to cross at Nijmegen.'],
    ]);
  });

  it('the unit nobody knew of: of those as long unknown the nearest to the enemy', () => {
    const one = { moment: 3, turn: 4, id: 'G1', unit: 'Pz Bde 107', turns: 5, nearestKm: 2.4 };
    expect(
      only({ unknown: [one, { ...one, unit: 'far away', nearestKm: 9 }, { ...one, unit: 'short', turns: 1 }] }),
    ).toEqual([['unknownUnit', 'Pz Bde 107 stood 2.4 km from the enemy, who knew nothing of it for 5 turns.']]);
  });

  it('the bridge that held on a 2 (§8: a 1 blows it)', () => {
    const bridge = { moment: 3, turn: 4, id: 'b', name: 'Nijmegen road bridge', roll: 2 };
    expect(
      only({
        bridges: [
          { ...bridge, roll: 3 },
          { ...bridge, roll: 1 },
        ],
      }),
    ).toEqual([]);
    expect(only({ bridges: [bridge] })).toEqual([
      ['bridgeHeld', 'Nijmegen road bridge held on a 2. One pip less, and it was gone.'],
    ]);
  });

  it('the ruling overruled, and the fight fought with half the force', () => {
    const overruled = [{ what: 'the result', reason: 'the guns had no line of sight' }];
    const sure = { ...combat, odds: [] };
    expect(only({ combats: [{ ...sure, overruled }] })).toEqual([
      [
        'overruled',
        'At Arnhem Control ruled otherwise than the rules had it (the result): the guns had no line of sight',
      ],
    ]);
    expect(only({ combats: [{ ...sure, ordered: 6, fought: 2 }] })).toEqual([
      ['halfForce', 'Of 6 units ordered to attack, 2 fought at Arnhem.'],
    ]);
    expect(only({ combats: [{ ...sure, ordered: 5, fought: 3 }] })).toEqual([]);
  });

  it('the fastest and the slowest turn of a hall, where there is another to hold it against', () => {
    const turn = { moment: 3, turn: 1, seconds: 3000 };
    expect(only({ turns: [turn] })).toEqual([]);
    expect(only({ turns: [turn, { ...turn, turn: 2, seconds: 1500 }] })).toEqual([
      ['fastestTurn', 'The hall played turn 2 in 25 minutes, the fastest of the day.'],
      ['slowestTurn', 'The hall played turn 1 in 50 minutes, the slowest of the day.'],
    ]);
  });

  it('come in the order of the day, those flagged first', () => {
    const gap = { moment: 90, turn: 2, team: 'A', label: 'B', km: 4, isContact: false, about: null };
    const flags = [{ moment: 99, turn: 9, words: 'Frost gives up the bridge' }];
    expect(hingesOf({ ...nothing, combats: [combat], gaps: [gap], flags }).map(({ kind }) => kind)).toEqual([
      'flag',
      'closestDie',
      'widestGap',
    ]);
  });
});
