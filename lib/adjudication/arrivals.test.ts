import { describe, expect, it } from 'vitest';
import { type Arriving, holdersOf, isInEntryRange, whoEnters } from './arrivals';

const road = { place: { x: 36, y: -13 }, rangeKm: 3, capacityPoints: 100 };
const unit = (id: string, sizePoints: number, more: Partial<Arriving> = {}): Arriving => ({
  id,
  sizePoints,
  arrivalTurn: 7,
  isLetIn: false,
  isPlaced: false,
  ...more,
});

describe('§4 step 4: the range of an entry place', () => {
  it('its edge is inside', () => {
    expect(isInEntryRange(road, { x: 39, y: -13 })).toBe(true);
    expect(isInEntryRange(road, { x: 39.01, y: -13 })).toBe(false);
  });

  it('§9: an enemy that is no longer effective holds nothing', () => {
    const near = { id: 'near', x: 37, y: -12, isEffective: true };
    const spent = { id: 'spent', x: 36, y: -13, isEffective: false };
    const far = { id: 'far', x: 36, y: -9, isEffective: true };
    expect(holdersOf(road, [near, spent, far])).toEqual([near]);
  });
});

describe('§4 step 4, §7: who comes on in a turn', () => {
  it('all, up to the capacity and not beyond', () => {
    expect(whoEnters(road, false, 0, [unit('a', 60), unit('b', 40)])).toEqual({ comesOn: ['a', 'b'], waits: [] });
    expect(whoEnters(road, false, 0, [unit('a', 60), unit('b', 41)])).toEqual({
      comesOn: ['a'],
      waits: [{ id: 'b', why: 'full' }],
    });
  });

  it('what has come on already takes up room, and a smaller unit slips by a bigger', () => {
    expect(whoEnters(road, false, 90, [unit('a', 20), unit('b', 10)])).toEqual({
      comesOn: ['b'],
      waits: [{ id: 'a', why: 'full' }],
    });
  });

  it('a place counts before the turn, the turn before the id', () => {
    const due = [unit('a', 60), unit('b', 60, { arrivalTurn: 5 }), unit('c', 60, { isPlaced: true })];
    expect(whoEnters({ ...road, capacityPoints: 120 }, false, 0, due).comesOn).toEqual(['c', 'b']);
  });

  it('held by the enemy nobody comes on but whom Control lets in', () => {
    const due = [unit('a', 6), unit('b', 200, { isLetIn: true })];
    expect(whoEnters(road, true, 0, due)).toEqual({ comesOn: ['b'], waits: [{ id: 'a', why: 'held' }] });
  });

  it('whom Control lets in takes up the room', () => {
    const due = [unit('a', 6), unit('b', 100, { isLetIn: true })];
    expect(whoEnters(road, false, 0, due)).toEqual({ comesOn: ['b'], waits: [{ id: 'a', why: 'full' }] });
  });
});
