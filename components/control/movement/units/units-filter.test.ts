import { describe, expect, it } from 'vitest';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { conditionOf, filteredUnits, noFilter } from './units-filter';

const unit = (name: string, more: Partial<MasterCounter> = {}) =>
  ({
    id: name,
    name,
    shortName: name,
    teamKey: '1-airborne',
    formation: '1 Airborne Div',
    isCaptured: false,
    isOnMap: true,
    isEffective: true,
    stepsLost: 0,
    ...more,
  }) as MasterCounter;
const names = (units: MasterCounter[]) => units.map((one) => one.name);
const units = [
  unit('2 Para', { stepsLost: 2 }),
  unit('3 Para'),
  unit('Kampfgruppe Knaust', { teamKey: '10-ss', formation: '10 SS Pz Div' }),
  unit('1 Border', { isOnMap: false }),
];

describe('the list of all units', () => {
  it('a few letters find a unit, however they are spaced', () =>
    expect(names(filteredUnits(units, { ...noFilter, text: '2p' }))).toEqual(['2 Para']));
  it('a formation finds its units', () =>
    expect(names(filteredUnits(units, { ...noFilter, text: '10 ss' }))).toEqual(['Kampfgruppe Knaust']));
  it('a team and a condition narrow together', () =>
    expect(names(filteredUnits(units, { text: '', teamKey: '1-airborne', condition: 'whole' }))).toEqual(['3 Para']));
});

describe('how a unit stands', () => {
  it('captured outranks everything', () =>
    expect(conditionOf({ isCaptured: true, isOnMap: true, isEffective: false, stepsLost: 5 })).toBe('captured'));
  it('§9 out of steps is ineffective, on the map or off', () =>
    expect(conditionOf({ isCaptured: false, isOnMap: false, isEffective: false, stepsLost: 5 })).toBe('spent'));
  it('one that never came on is to come', () =>
    expect(conditionOf({ isCaptured: false, isOnMap: false, isEffective: true, stepsLost: 0 })).toBe('toCome'));
  it('one step lost is weakened', () =>
    expect(conditionOf({ isCaptured: false, isOnMap: true, isEffective: true, stepsLost: 1 })).toBe('weakened'));
});
