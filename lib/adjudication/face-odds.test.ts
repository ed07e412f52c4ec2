import { describe, expect, test } from 'vitest';
import { type Kind, type Kinds, kindsOfCase } from './adjudicate';
import { diceDue } from './dice-due';
import { chancesOf, faceOdds } from './face-odds';
import { literal2011 } from './rulebook';
import type { Face } from './types';

const put = <K extends Kind>(kind: K, input: object): Kinds[K]['case'] => {
  const reading = kindsOfCase[kind].read(input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.case;
};
const odds = <K extends Exclude<Kind, 'combat'>>(kind: K, input: object) =>
  faceOdds(kind, put(kind, input), literal2011);

describe('what each face gives, before the die', () => {
  test('§9 Bombing/Interdiction: row 1 steps on a 6, row 5 on 4 to 6; a spent profile hides nothing', () => {
    const targets = [{ id: 'spent', profile: '5-0', stepsLost: 1 }];
    const forces = [
      { weight: 'heavy', count: 3 },
      { weight: 'light', count: 1 },
      { weight: 'light', count: 1 },
    ];
    expect(odds('interdiction', { targets, forces })).toEqual([
      { forWhat: 'light on spent', about: 'spent', gives: ['none', 'none', 'none', 'none', 'immobilised', 'step'] },
      {
        forWhat: 'heavy on spent',
        about: 'spent',
        gives: ['none', 'immobilised', 'immobilised', 'step', 'step', 'step'],
      },
    ]);
  });
  test('§12c: three units in the square count one more; what is in cover has no die', () => {
    const targets = [
      { id: 'column', kind: 'vehicles', isMoving: true, unitsInSquare: 3 },
      { id: 'hidden', kind: 'infantry', isInCover: true },
    ];
    expect(odds('recce', { targets })).toEqual([
      {
        forWhat: 'recce of column',
        about: 'column',
        gives: [
          'enemySpotted',
          'direction',
          'direction',
          'directionAndType',
          'directionTypeAndSize',
          'directionTypeAndSize',
        ],
      },
    ]);
  });
  test('§12 landing: heavy within 2 km, light within 4 km', () => {
    const flown = {
      mission: 'landing',
      serials: [{ id: 'lift', kind: 'transport' }],
      flak: [
        { id: 'h', weight: 'heavy', distanceKm: 2 },
        { id: 'l', weight: 'light', distanceKm: 2.5 },
      ],
    };
    expect(odds('flak', flown).map(({ gives }) => gives)).toEqual([
      ['none', 'none', 'damage', 'damage', 'loss', 'loss'],
      ['none', 'none', 'none', 'none', 'none', 'damage'],
    ]);
  });
  test('§13 at 3-1: two draws in three faces, then wins; the losses beside', () => {
    const [die] = odds('airToAir', { a: 15, b: 5 });
    expect(die!.gives).toEqual(['draw', 'draw', 'draw', 'win', 'win', 'win']);
    expect(die!.more![0]).toBe('A −1, B −2');
    expect(die!.more![5]).toBe('A −1, B −3');
    expect(odds('airToAir', { a: 15, b: 0 })).toEqual([]);
  });
  test('§8: one in six; §6, §7: nothing is rolled', () => {
    const [die] = odds('bridge', { state: 'untested' });
    expect(chancesOf(die!)).toEqual([
      { word: 'blown', outOfSix: 1 },
      { word: 'stands', outOfSix: 5 },
    ]);
    expect(odds('traffic', { crossing: { kind: 'railBridge' }, queue: [] })).toEqual([]);
    const move = { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'night', distanceKm: 3 };
    expect(odds('movement', move)).toEqual([]);
  });
  test('the dice stand in the order in which they are asked for', () => {
    const flown = {
      mission: 'overflight',
      serials: [
        { id: 'a', kind: 'bomber' },
        { id: 'b', kind: 'fighter' },
        { id: 'c', kind: 'transport' },
      ],
      flak: [
        { id: 'l', weight: 'light', distanceKm: 1 },
        { id: 'h', weight: 'heavy', distanceKm: 1 },
        { id: 'far', weight: 'heavy', distanceKm: 3 },
        { id: 'quiet', weight: 'light', distanceKm: 0.5, isSuppressed: true },
      ],
    };
    const given = put('flak', flown);
    const asked: string[] = [];
    const faces: Face[] = [];
    for (let due = diceDue('flak', given, faces, literal2011); due; due = diceDue('flak', given, faces, literal2011)) {
      asked.push(due.forWhat);
      faces.push(1);
    }
    expect(faceOdds('flak', given, literal2011).map(({ forWhat }) => forWhat)).toEqual(asked);
    expect(asked).toHaveLength(4);
  });
});

test('what each die is for, and whom it is about', () => {
  const forWhat = (kind: 'airToAir' | 'bridge', put: object) =>
    faceOdds(kind, put as never, literal2011).map(({ forWhat, about }) => [forWhat, about]);
  expect(forWhat('airToAir', { a: 3, b: 2 })).toEqual([['air to air', null]]);
  expect(forWhat('bridge', { state: 'untested', retestReason: '' })).toEqual([['bridge', null]]);
});
