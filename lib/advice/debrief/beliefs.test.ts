import { describe, expect, it } from 'vitest';
import type { Frame, Thing } from '@/lib/replay/film';
import { beliefsOf, type Cast, Known, unknownTo } from './beliefs';

const cast: Cast = {
  units: {
    A1: { counterId: 'a', side: 'allied', teamKey: 'para' },
    A2: { counterId: 'b', side: 'allied', teamKey: 'tanks' },
    G1: { counterId: 'g', side: 'german', teamKey: 'ss' },
  },
  friends: { f: 'A2' },
  teams: [
    { key: 'para', name: '1 Para', side: 'allied' },
    { key: 'tanks', name: 'Guards', side: 'allied' },
    { key: 'ss', name: '9 SS', side: 'german' },
  ],
};
const known = new Known(cast);
const frame = (things: Record<string, Thing>): Frame => new Map(Object.entries(things));
const on = (x: number, y: number, more: Thing = {}): Thing => ({ x, y, isOnMap: true, isCaptured: false, ...more });
const truth = frame({ 'unit/A1': on(10, 10), 'unit/A2': on(20, 10), 'unit/G1': on(12, 10) });

describe('what a team believed', () => {
  it('is held against where its own units, its friends and the nearest enemy stood', () => {
    const told = frame({
      'counter/a': { x: 10, y: 10, name: '1 Para Bn' },
      'friend/f': { x: 20, y: 13, name: '2 Irish' },
      'contact/c': { x: 15, y: 14, label: 'tanks' },
      'crossing/k': { x: 0, y: 0, name: 'a bridge' },
    });
    expect(beliefsOf(known, 'para', told, truth).map(({ label, km, isContact }) => [label, km, isContact])).toEqual([
      ['2 Irish', 3, false],
      ['tanks', 5, true],
    ]);
  });
  it('says nothing of what is gone, nor of a contact that no enemy can be meant by', () => {
    const told = frame({ 'counter/a': { x: 30, y: 30, isLost: true }, 'contact/c': { x: 80, y: 10, label: 'tanks' } });
    expect(beliefsOf(known, 'para', told, truth)).toEqual([]);
  });
});

describe('what nobody knew of', () => {
  it('is a unit without a contact of the other side within 3 km', () => {
    const near = new Map([['para', frame({ 'contact/c': { x: 14, y: 11 } })]]);
    expect(unknownTo(known, near, truth)).toEqual([
      { id: 'A1', nearestKm: 2 },
      { id: 'A2', nearestKm: 8 },
    ]);
    expect(unknownTo(known, new Map(), truth).map(({ id }) => id)).toEqual(['A1', 'A2', 'G1']);
  });
  it('leaves out whom nobody could have met, and who is not on the map', () => {
    const alone = frame({ 'unit/A1': on(10, 10), 'unit/G1': on(12, 10, { isCaptured: true }) });
    expect(unknownTo(known, new Map(), alone)).toEqual([]);
  });
});
