import { describe, expect, it } from 'vitest';
import { placedByAll, unplaced } from '@/lib/advice/arrivals/placed-by-all';
import type { ArrivalEntry, ArrivingUnit } from '@/lib/desks/control/arrivals/arrivals';
import { columnKm, standing, typedPlace, whenWords } from './arrival-words';

const unit = (more: Partial<ArrivingUnit> = {}): ArrivingUnit => ({
  id: 'a',
  name: 'A',
  shortName: 'A',
  side: 'allied',
  teamName: '',
  formation: '',
  nation: 'UK',
  arm: 'infantry',
  profile: '5-3-2-1-0',
  stepsLost: 0,
  isEffective: true,
  sizePoints: 6,
  arrivalTurn: 3,
  when: 'due',
  entry: '',
  offered: { x: 37, y: 1 },
  placed: null,
  isLetIn: false,
  waits: null,
  isRaised: false,
  notes: '',
  version: 1,
  ...more,
});
const entry = (...units: ArrivingUnit[]): ArrivalEntry => ({
  key: 'k',
  name: 'Boxtel',
  side: 'german',
  place: { x: 34, y: 35 },
  rangeKm: 2,
  capacityPoints: 100,
  ours: [],
  notes: '',
  state: 'free',
  holders: [],
  pointsCome: 0,
  pointsDue: 0,
  units,
});

describe('§4 step 4: what the board says of a unit', () => {
  it('its place, or why it has none', () => {
    expect(standing(unit())).toEqual({ words: 'not placed', isWaiting: true });
    expect(standing(unit({ placed: { x: 37.55, y: 1.25 } })).words).toBe('375 012');
    expect(standing(unit({ waits: 'held', placed: { x: 37, y: 1 } })).words).toBe('waits: entry blocked');
    expect(standing(unit({ waits: 'full' })).words).toBe('waits: entry full');
    expect(standing(unit({ waits: 'air' })).words).toBe('by air');
    expect(standing(unit({ isLetIn: true, placed: { x: 37, y: 1 } })).words).toBe('370 010 as you ruled');
    expect(standing(unit({ when: 'later', arrivalTurn: 9 })).words).toBe('turn 9');
  });

  it('when it comes', () => {
    expect(whenWords('due', 2)).toBe('Due with turn 3');
    expect(whenWords('next', 2)).toBe('Next: turn 4');
  });

  it('§7: a column is as long as its size points', () => {
    expect(columnKm([unit(), unit({ sizePoints: 12 })])).toBe(18);
  });

  it('who is without a place, and whom one act places', () => {
    const entries = [
      entry(
        unit(),
        unit({ id: 'b', waits: 'held' }),
        unit({ id: 'c', placed: { x: 1, y: 1 } }),
        unit({ when: 'next' }),
      ),
    ];
    expect(unplaced({ entries }).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(placedByAll({ entries }).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a place that is typed', () => {
  const features = [
    { layer: 'town', name: 'Best', point: [38, 25] as const },
    { layer: 'town', name: 'Boxtel', point: [34, 35] as const },
    { layer: 'crossing', name: 'Best bridge', point: [39, 26] as const },
    { layer: 'wood', name: 'Boxtel Wood' },
  ];
  const near = { x: 34, y: 34 };
  it('is a grid reference, or the best town or crossing of that name', () => {
    expect(typedPlace('344 350', near, features)).toEqual({ place: { x: 34.45, y: 35.05 }, name: '344 350' });
    expect(typedPlace('box', near, features)).toEqual({ place: { x: 34, y: 35 }, name: 'Boxtel' });
    expect(typedPlace('best br', near, features)?.name).toBe('Best bridge');
    expect(typedPlace('b', near, features)).toBeNull();
    expect(typedPlace('Wood', near, features)).toBeNull();
  });
});
