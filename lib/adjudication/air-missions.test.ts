import { describe, expect, it } from 'vitest';
import { type GroupFlying, isEscorted, type MissionOrdered, tradeFault, wantFault } from './air-missions';

const fighters: GroupFlying = { name: 'Spitfires', trade: 'fighter', interdiction: 'light' };
const typhoons: GroupFlying = { name: 'Typhoons', trade: 'groundAttack', interdiction: 'medium' };
const scouts: GroupFlying = { name: 'Scouts', trade: 'recce', interdiction: null };

describe('§12: who flies what', () => {
  it.each([
    ['escort', fighters, null],
    ['airCover', fighters, null],
    ['escort', typhoons, 'notFighters'],
    ['airCover', scouts, 'notFighters'],
    ['bombing', fighters, null],
    ['bombing', typhoons, null],
    ['bombing', scouts, 'noBombs'],
    ['recce', scouts, null],
    ['recce', fighters, 'notRecce'],
  ] as const)('%s by %o: %s', (mission, group, code) =>
    expect(tradeFault(mission, group, 'morning')?.code ?? null).toBe(code),
  );
  it('OC-91 (ours): no reconnaissance by night; bombers and fighters fly then too', () => {
    expect(tradeFault('recce', scouts, 'night')).toMatchObject({ code: 'night', field: 'mission' });
    expect(tradeFault('bombing', typhoons, 'night')).toBeNull();
    expect(tradeFault('airCover', fighters, 'night')).toBeNull();
  });
  it('transports are serials of a lift, everything else is squadrons of a group', () => {
    expect(tradeFault('airTransport', null, 'morning')).toBeNull();
    expect(tradeFault('airTransport', typhoons, 'morning')?.code).toBe('notALift');
    expect(tradeFault('bombing', null, 'morning')).toMatchObject({ code: 'notALift', field: 'squadronId' });
  });
  it('§12d: bombers and transports are escorted, and close support (OC-44); fighters and scouts are not', () => {
    const all = ['closeAirSupport', 'cabRank', 'bombing', 'recce', 'escort', 'airCover', 'airTransport'] as const;
    expect(all.filter(isEscorted)).toEqual(['closeAirSupport', 'cabRank', 'bombing', 'airTransport']);
  });
});

describe('§12: what an order must say', () => {
  const order = (more: Partial<MissionOrdered>): MissionOrdered => ({
    mission: 'bombing',
    squadrons: 1,
    daypart: 'morning',
    place: null,
    radiusKm: null,
    squares: [],
    hasArea: false,
    escorts: null,
    ...more,
  });
  const lacks = (more: Partial<MissionOrdered>) => wantFault(order(more))?.field ?? null;
  const squares = (count: number): [number, number][] => Array.from({ length: count }, (_, i) => [i, 0]);

  it('bombing: its area', () => {
    expect(lacks({})).toBe('areaId');
    expect(lacks({ hasArea: true })).toBeNull();
  });
  it('air cover: where, and how far about (at most 25 km, ours)', () => {
    const place = { x: 70, y: 70 };
    expect(lacks({ mission: 'airCover', radiusKm: 5 })).toBe('place');
    expect(lacks({ mission: 'airCover', place })).toBe('radiusKm');
    expect(lacks({ mission: 'airCover', place, radiusKm: 0 })).toBe('radiusKm');
    expect(lacks({ mission: 'airCover', place, radiusKm: 25 })).toBeNull();
    expect(lacks({ mission: 'airCover', place, radiusKm: 25.1 })).toBe('radiusKm');
  });
  it('escort: what it escorts', () => {
    expect(lacks({ mission: 'escort' })).toBe('escortsId');
    expect(lacks({ mission: 'escort', escorts: 'recce' })).toBe('escortsId');
    expect(lacks({ mission: 'escort', escorts: 'airTransport' })).toBeNull();
  });
  it('OC-89 (ours): ten squares a squadron', () => {
    expect(lacks({ mission: 'recce' })).toBe('squares');
    expect(lacks({ mission: 'recce', squares: squares(10) })).toBeNull();
    expect(wantFault(order({ mission: 'recce', squares: squares(11) }))?.message).toBe(
      '11 squares; one squadron looks at 10 at the most.',
    );
    expect(lacks({ mission: 'recce', squadrons: 2, squares: squares(20) })).toBeNull();
    expect(wantFault(order({ mission: 'recce', squadrons: 2, squares: squares(21) }))?.message).toBe(
      '21 squares; 2 squadrons look at 20 at the most.',
    );
  });
  it('close support: no place of its own', () => expect(lacks({ mission: 'closeAirSupport' })).toBeNull());
});
