import { describe, expect, it } from 'vitest';
import { bridgeTestsDue, type Callers } from './bridge-tests-due';

const bridge = { id: 'b', name: 'The bridge', kind: 'mainRoadBridge', isPrepared: true, version: 3, x: 10, y: 10 };
const nobody: Callers = { combats: [], takers: [], rows: [] };
const combat = (x: number, y: number, units: Callers['combats'][number]['units'] = []) => ({
  id: 'c',
  number: 2,
  name: 'Ramp',
  x,
  y,
  units,
});

describe('§8, OC-110: which bridges call for their test', () => {
  it('a prepared one that Allied units have reached, within a kilometre (ours)', () => {
    const takers = [
      { shortName: '2 Para', x: 10, y: 11 },
      { shortName: '3 Para', x: 10, y: 11.1 },
    ];
    expect(bridgeTestsDue([bridge], { ...nobody, takers })).toEqual([
      { crossingId: 'b', version: 3, name: 'The bridge', call: 'due', why: ['2 Para has reached it.'], combats: [] },
    ]);
    expect(bridgeTestsDue([{ ...bridge, isPrepared: false }], { ...nobody, takers })).toEqual([]);
    expect(bridgeTestsDue([bridge], nobody)).toEqual([]);
  });

  it('one that is fought over: by the place, by a unit in contact, or by a row that names it', () => {
    const unit = (x: number) => [{ unitId: 'u', x, y: 10 }];
    const called = (callers: Partial<Callers>) =>
      bridgeTestsDue([bridge], { ...nobody, ...callers }).map(({ why }) => why);
    const why = [['C2 Ramp is fought over it.']];
    expect(called({ combats: [combat(10, 10.9)] })).toEqual(why);
    expect(called({ combats: [combat(20, 20, unit(10.5))] })).toEqual(why);
    expect(called({ combats: [combat(20, 20, unit(19))] })).toEqual([]);
    expect(called({ combats: [combat(20, 20, unit(19))], rows: [{ crossingIds: ['b'], unitIds: ['u'] }] })).toEqual(
      why,
    );
    expect(called({ combats: [combat(20, 20, unit(19))], rows: [{ crossingIds: ['a'], unitIds: ['u'] }] })).toEqual([]);
  });

  it('one that is not prepared may be tested when it is fought over; nothing waits for it', () => {
    expect(bridgeTestsDue([{ ...bridge, isPrepared: false }], { ...nobody, combats: [combat(10, 10)] })).toMatchObject([
      { call: 'open', combats: [{ id: 'c', number: 2, name: 'Ramp' }] },
    ]);
  });
});
