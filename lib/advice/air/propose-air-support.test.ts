import { describe, expect, it } from 'vitest';
import { airAsFlown, type ForceBelow, proposedAir, squadronsFlying, type TaskToFly } from './propose-air-support';

const typhoons: TaskToFly = {
  id: 't1',
  side: 'allied',
  name: 'Typhoon wings',
  kind: 'alliedGroundAttack',
  mission: 'closeAirSupport',
  squadrons: 2,
  formation: 'Guards Armoured',
  hasAirLiaison: true,
  usedIn: [],
};
const rank: TaskToFly = { ...typhoons, id: 't2', mission: 'cabRank', squadrons: 9, hasAirLiaison: false };
const guards: ForceBelow = { role: 'attacker', side: 'allied', formations: ['Guards Armoured'], asksForAir: true };
const defenders: ForceBelow = { role: 'defender', side: 'german', formations: ['KG Walther'], asksForAir: false };
const inC2 = (squadrons: number) => [{ combatId: 'c2', number: 2, name: 'Elst', squadrons }];

describe('§12a: air support as both orders have it', () => {
  it('laid on and asked for: an entry that stands in both, tied to its order', () =>
    expect(proposedAir([guards, defenders], [typhoons], null)).toEqual({
      air: [
        {
          role: 'attacker',
          kind: 'alliedGroundAttack',
          squadrons: 2,
          isCabRank: false,
          inGroundOrders: true,
          inAirOrders: true,
          hasAirLiaison: true,
          airTaskId: 't1',
        },
      ],
      saying: [],
    }));
  it('OC-43: laid on and not asked for: in the air orders only', () =>
    expect(proposedAir([{ ...guards, asksForAir: false }], [typhoons], null).air).toMatchObject([
      { inGroundOrders: false, inAirOrders: true },
    ]));
  it('OC-43: asked for and not laid on: no entry, and it is said', () =>
    expect(proposedAir([guards, { ...defenders, asksForAir: true }], [], null)).toEqual({
      air: [],
      saying: [
        'The attackers ask for air support, and none is laid on for them.',
        'The defenders ask for air support, and none is laid on for them.',
      ],
    }));
  it('for another formation, or by the other side, it is nothing to this combat', () => {
    expect(proposedAir([{ ...guards, formations: ['43 Wessex'] }], [typhoons], null).air).toEqual([]);
    expect(proposedAir([{ ...guards, side: 'german' }], [typhoons], null).air).toEqual([]);
    expect(proposedAir([{ ...guards, side: null }], [typhoons], null).air).toEqual([]);
  });
  it('of its units’ formations too, not of its lead alone', () =>
    expect(
      proposedAir([{ ...guards, formations: ['43 Wessex', 'Guards Armoured'] }], [typhoons], null).air,
    ).toHaveLength(1));
});

describe('OC-97: one task a turn', () => {
  it('what another combat flies is not proposed, and it is said which', () =>
    expect(proposedAir([guards], [{ ...typhoons, usedIn: inC2(2) }], 'c1')).toEqual({
      air: [],
      saying: ['Typhoon wings for Guards Armoured: C2 (Elst) flies it already.'],
    }));
  it('what the combat itself flies is', () =>
    expect(proposedAir([guards], [{ ...typhoons, usedIn: inC2(2) }], 'c2').air).toMatchObject([{ squadrons: 2 }]));
  it('OC-39: of a cab rank what the others leave', () =>
    expect(proposedAir([guards], [{ ...rank, usedIn: inC2(6) }], 'c1').air).toMatchObject([
      { squadrons: 3, isCabRank: true, hasAirLiaison: false },
    ]));
  it('a cab rank wholly spent is named with all who fly it', () =>
    expect(
      proposedAir(
        [guards],
        [{ ...rank, usedIn: [...inC2(6), { combatId: 'c3', number: 3, name: 'Oosterhout', squadrons: 3 }] }],
        'c1',
      ).saying,
    ).toEqual(['Typhoon wings for Guards Armoured: C2 (Elst) and C3 (Oosterhout) fly it already.']));
});

describe('OC-44: what was shot down or driven off carries out nothing', () => {
  it('what is left of an order', () => {
    expect(squadronsFlying({ squadrons: 4, lost: 1, state: 'ordered' })).toBe(3);
    expect(squadronsFlying({ squadrons: 4, lost: 5, state: 'flown' })).toBe(0);
    expect(squadronsFlying({ squadrons: 4, lost: 0, state: 'drivenOff' })).toBe(0);
  });
  it('an order of which nothing is left is not proposed, and it is said why', () =>
    expect(proposedAir([guards], [{ ...typhoons, squadrons: 0 }], 'c1')).toEqual({
      air: [],
      saying: ['Typhoon wings for Guards Armoured: shot down or driven off, it carries out nothing.'],
    }));
  it('entries of a combat grouped before: fewer squadrons, or none of it', () => {
    const entries = [
      { airTaskId: 't1', squadrons: 4 },
      { airTaskId: 't2', squadrons: 2 },
      { airTaskId: 't3', squadrons: 3 },
      { airTaskId: null, squadrons: 5 },
    ];
    const left = new Map([
      ['t1', 3],
      ['t2', 0],
      ['t3', 3],
    ]);
    expect(airAsFlown(entries, left)).toEqual([
      { airTaskId: 't1', squadrons: 3 },
      { airTaskId: 't2', squadrons: 2, isDrivenOff: true },
      { airTaskId: 't3', squadrons: 3 },
      { airTaskId: null, squadrons: 5 },
    ]);
  });
});
