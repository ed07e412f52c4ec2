import { describe, expect, it } from 'vitest';
import { afterEncounters, encounterOf, whyFirst } from './encounter';
import { enemiesNear, proposeCombats } from './propose-combats';
import { preparedProposal, proposedPart, type UnitToGroup } from './propose-unit-part';

const openGround = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const unit = (id: string, more: Partial<UnitToGroup> = {}, action: 'attack' | 'breakThrough' | 'hold' = 'attack') => ({
  id,
  side: 'german' as const,
  formation: '9 SS Pz Div',
  status: 5,
  artilleryClass: null,
  x: 0,
  y: 0,
  startX: 0,
  startY: 0,
  turnShareMoved: 0,
  isFlexible: false,
  lastAction: null,
  lastKmMoved: 0,
  hasRetired: false,
  isFirstTurn: false,
  order: { orders: '', action, posture: null, standFast: false, supportIds: [] },
  ground: openGround,
  groundReasons: [],
  fortifiedPlace: null,
  ...more,
});
const british = { side: 'allied' as const, formation: '1 Airborne Div' };

describe('§9 Attacking: an encounter', () => {
  it('OC-70: Break through goes before Attack, and the proposal says so; the others first is one press away', () => {
    const units = [
      unit('para', { ...british, turnShareMoved: 0.4 }),
      unit('pz', {}, 'breakThrough'),
      unit('pzgr', { y: 1 }, 'hold'),
    ];
    expect(proposeCombats(units, new Set())).toEqual([
      {
        attackers: ['pz'],
        defenders: ['para'],
        guns: [],
        encounter: {
          why: '9 SS Pz Div attack first: Break through goes before Attack.',
          instead: { attackers: ['para'], defenders: ['pz', 'pzgr'], guns: [] },
        },
        after: null,
      },
    ]);
  });
  it('OC-70: alike in orders, the longer mover', () => {
    const [proposal] = proposeCombats(
      [unit('para', { ...british, turnShareMoved: 0.42 }), unit('pz', { turnShareMoved: 0.2 })],
      new Set(),
    );
    expect(proposal).toMatchObject({
      attackers: ['para'],
      encounter: {
        why: '1 Airborne Div attack first: they moved longer, 42 % of the turn against 20 %.',
        instead: { attackers: ['pz'], defenders: ['para'] },
      },
    });
  });
  it('who moved hardly longer is told to the tenth, and never as long as the others', () => {
    const units = [unit('para', { ...british, turnShareMoved: 0.504 }), unit('pz', { turnShareMoved: 0.498 })];
    expect(proposeCombats(units, new Set())[0]?.encounter?.why).toBe(
      '1 Airborne Div attack first: they moved longer, 50.4 % of the turn against 49.8 %.',
    );
  });
  it('only one side is ordered to attack, or the other attacks elsewhere already: no encounter', () => {
    const units = [unit('para', british, 'hold'), unit('pz')];
    expect(proposeCombats(units, new Set())).toEqual([
      { attackers: ['pz'], defenders: ['para'], guns: [], encounter: null, after: null },
    ]);
    const both = [unit('para', british), unit('pz')];
    expect(proposeCombats(both, new Set(['para']))[0]).toMatchObject({ attackers: ['pz'], encounter: null });
  });
  it('why these attack first is kept: as proposed, or by Control’s word', () => {
    const para = unit('para', british);
    const pz = unit('pz', {}, 'breakThrough');
    expect(whyFirst([pz], [para])).toBe('9 SS Pz Div attack first: Break through goes before Attack.');
    expect(whyFirst([para], [pz])).toBe('1 Airborne Div attack first: by Control’s word.');
    expect(whyFirst([pz], [unit('para', british, 'hold')])).toBe('');
    expect(encounterOf([unit('a', british)], [unit('b')])).toEqual({
      areFirst: true,
      why: '1 Airborne Div attack first: orders and moves are alike; Control may say otherwise.',
    });
  });
  it('grouped, the others wait for it: their attack is proposed after it, apart from attacks that wait for nothing', () => {
    const units = [unit('para', british), unit('fresh', { ...british, x: 1 }), unit('pz', {}, 'breakThrough')];
    const waits = new Map([['para', { number: 1, isRuled: false }]]);
    const plain = { guns: [], encounter: null };
    expect(proposeCombats(units, new Set(['pz']), waits)).toEqual([
      { ...plain, attackers: ['fresh'], defenders: ['pz'], after: null },
      { ...plain, attackers: ['para'], defenders: ['pz'], after: { number: 1, isRuled: false } },
    ]);
  });
  it('who waits: defenders of an encounter, not its guns, and not those of any other combat; what has no ruling goes before', () => {
    const part = (unitId: string, role: 'attacker' | 'defender', isArtillery = false) => ({
      unitId,
      role,
      isArtillery,
    });
    const combat = (number: number, state: 'grouped' | 'ruled', whyFirst: string, id: string) => ({
      number,
      state,
      whyFirst,
      units: [part('pz', 'attacker'), part(id, 'defender'), part('guns', 'defender', true)],
    });
    const waits = afterEncounters([
      combat(1, 'grouped', 'they moved longer', 'para'),
      combat(2, 'ruled', 'they moved longer', 'para'),
      combat(3, 'ruled', 'they moved longer', 'border'),
      combat(4, 'grouped', '', 'kosb'),
    ]);
    expect([...waits].sort()).toEqual([
      ['border', { number: 3, isRuled: true }],
      ['para', { number: 1, isRuled: false }],
    ]);
  });
  it('§9 Unit Status, OC-60: who is no longer effective attacks nobody', () =>
    expect(proposeCombats([unit('para', british, 'hold'), unit('pz', { status: 0 })], new Set())).toEqual([]));
  it('the enemy within reach: 2.5 km, of the other side only', () => {
    const units = [unit('a', british), unit('b', { y: 2.5 }), unit('c', { y: 2.6 }), unit('d', { ...british, y: 2.4 })];
    expect(enemiesNear([units[0]!], units).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('who is prepared, and why', () => {
  const held = {
    isFlexible: false,
    lastAction: 'hold' as const,
    lastKmMoved: 0,
    hasRetired: false,
    isFirstTurn: false,
  };
  it('OC-16: who held defends prepared; he does not attack prepared', () => {
    expect(preparedProposal(held, 'defender')).toEqual({ isPrepared: true, why: 'Hold last turn' });
    expect(preparedProposal(held, 'attacker')).toEqual({ isPrepared: false, why: 'Hold last turn' });
  });
  it('OC-75: Prepare, and at most 2 km', () => {
    const prepare = { ...held, lastAction: 'prepare' as const };
    expect(preparedProposal({ ...prepare, lastKmMoved: 2 }, 'attacker').isPrepared).toBe(true);
    expect(preparedProposal({ ...prepare, lastKmMoved: 2.1 }, 'attacker')).toEqual({
      isPrepared: false,
      why: 'Prepare last turn, moved 2.1 km',
    });
  });
  it('§9 Combat Assumptions: a flexible unit needs no turn to prepare, on either side', () => {
    const flexible = { ...held, isFlexible: true, lastAction: 'move' as const };
    for (const role of ['attacker', 'defender'] as const)
      expect(preparedProposal(flexible, role)).toEqual({
        isPrepared: true,
        why: 'Move last turn; flexible: needs no turn to prepare',
      });
  });
  it('ours: in the first turn of the game, the turn before that nobody could order is taken as prepared', () => {
    const first = { ...held, lastAction: null, isFirstTurn: true };
    for (const role of ['attacker', 'defender'] as const)
      expect(preparedProposal(first, role)).toEqual({
        isPrepared: true,
        why: 'first turn of the game: the turn before is taken as prepared',
      });
    expect(preparedProposal({ ...first, lastAction: 'move' }, 'attacker').isPrepared).toBe(false);
    expect(preparedProposal({ ...first, isFirstTurn: false }, 'attacker').isPrepared).toBe(false);
    expect(preparedProposal({ ...first, hasRetired: true }, 'attacker').isPrepared).toBe(false);
  });
  it('OC-75: forced to retire since, not even a flexible one', () =>
    expect(preparedProposal({ ...held, isFlexible: true, hasRetired: true }, 'defender')).toEqual({
      isPrepared: false,
      why: 'forced to retire since',
    }));
  it('OC-34: guns whose counter has moved are proposed to have moved in the beginning', () => {
    const place = { x: 0, y: 7 };
    expect(proposedPart(unit('g', { turnShareMoved: 0.2 }), 'attacker', true, place)).toMatchObject({
      movedIn: 'beginning',
      rangeKm: 7,
    });
    expect(proposedPart(unit('g'), 'attacker', true, place).movedIn).toBeNull();
    expect(proposedPart(unit('u', { turnShareMoved: 0.2 }), 'attacker', false, place).movedIn).toBeNull();
  });
});
