import { describe, expect, it } from 'vitest';
import { asksOf } from '@/lib/reading/asks';
import { demolitionsOrdered } from './demolitions-ordered';

describe('an order to blow a crossing (§8)', () => {
  it.each([
    ['Blow the road bridge at Son.', true],
    ['Hold Son; destroy the bridge if the enemy comes on to it.', true],
    ['Hold the bridge at Arnhem. It must not be blown.', false],
    ['Do not blow the bridge.', false],
    ['March to Son by the road.', false],
    ['Die Brücke bei Son sprengen, wenn der Feind kommt.', true],
    ['Hold the canal bridges. Nobody blows without my order.', false],
  ])('%s', (orders, is) => expect(asksOf(orders).some(({ kind }) => kind === 'blowCrossing')).toBe(is));
});

describe('what came of it', () => {
  const son = { id: 'son', name: 'Son – road bridge', kind: 'mainRoadBridge', water: '', x: 45.4, y: 27.2 };
  const result = (
    { state, testedIn = null, told = [] as object[] }: { state: string; testedIn?: number | null; told?: object[] },
    at = { x: 45.5, y: 27.3 },
    orders = 'Blow the bridge if they come.',
  ) =>
    demolitionsOrdered(
      {
        events: {
          rows: [{ id: 'row', teamId: 'walther', counterIds: ['c'], action: 'hold', orders }],
          crossings: [{ ...son, state, testedIn }],
          crossingsTold: told,
        },
        map: { features: [], frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 } },
        turn: { number: 4, date: '1944-09-17', daypart: 'afternoon' },
        team: { id: 'walther' },
      } as never,
      [{ id: 'u', counterId: 'c', isOnMap: true, ...at }] as never,
    ).map((one) => one.result);

  it('is that it is blown, that it stands although it was tried, or that it was not tried, and why', () => {
    expect(result({ state: 'blown', testedIn: 4 })).toEqual(['blown']);
    expect(result({ state: 'tested', testedIn: 4 })).toEqual(['failed']);
    expect(result({ state: 'tested', testedIn: 3 })).toEqual(['notDue']);
    expect(result({ state: 'untested' })).toEqual(['notDue']);
  });

  it('is nothing where the order names no crossing and none is near, or the team knows it is down', () => {
    expect(result({ state: 'untested' }, { x: 60, y: 60 })).toEqual([]);
    const told = [{ teamId: 'walther', turn: 3, name: son.name, x: son.x, y: son.y, look: 'blown' }];
    expect(result({ state: 'blown', testedIn: 3, told })).toEqual([]);
    expect(result({ state: 'blown' }, undefined, 'Hold the bridge.')).toEqual([]);
  });

  it('is that nobody was there, whatever became of it, where the crossing is named and the units are far', () =>
    expect(result({ state: 'blown', testedIn: 4 }, { x: 60, y: 60 }, 'Blow Son road bridge.')).toEqual([
      'nobodyThere',
    ]));
});
