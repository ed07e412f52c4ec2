import { describe, expect, it } from 'vitest';
import { attackBars } from './attack-bars';
import { ordersToSettle } from './let-go';
import { proposeCombats } from './propose-combats';
import type { UnitToGroup } from './propose-unit-part';

const ground = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const unit = (id: string, side: 'allied' | 'german', more: Partial<UnitToGroup> = {}): UnitToGroup => ({
  ...{ id, side, formation: side, status: 5, artilleryClass: null, x: 0, y: 0, startX: 0, startY: 0 },
  ...{ turnShareMoved: 0, isFlexible: false, lastAction: null, lastKmMoved: 0, hasRetired: false, isFirstTurn: false },
  order: { orders: '', action: 'attack', posture: null, standFast: false, supportIds: [] },
  ...{ ground, groundReasons: [], fortifiedPlace: null },
  ...more,
});
const part = (unitId: string, role: 'attacker' | 'defender', isArtillery = false) => ({ unitId, role, isArtillery });
const fought = (turn: number, counterAttack: string | null) => ({
  turn,
  number: 3,
  name: 'Elst',
  ruling: (counterAttack === null ? null : { counterAttack }) as never,
  units: [part('pz', 'attacker'), part('para', 'defender'), part('guns', 'defender', true)],
});

describe('§9 Results Table: who must not counter-attack', () => {
  it('OC-52: the defenders in contact, in the same turn; neither their guns nor the attackers', () => {
    const bars = attackBars([fought(5, 'noneThisTurn')], 5);
    expect([...bars]).toEqual([
      [
        'para',
        {
          message: 'It defended in C3 (Elst). No counter-attack this turn.',
          rule: '§9 Results Table, OC-52',
        },
      ],
    ]);
    expect(attackBars([fought(5, 'ifOrdered'), fought(5, null)], 5).size).toBe(0);
  });
  it('OC-53: a Total success bars the next turn too, and no other row does', () => {
    expect(attackBars([fought(4, 'noneThisTurnOrNext')], 5).get('para')).toEqual({
      message: 'It defended in C3 (Elst), turn 4. No counter-attack this turn or next.',
      rule: '§9 Results Table, OC-53',
    });
    expect(attackBars([fought(4, 'noneThisTurn')], 5).size).toBe(0);
    expect(attackBars([fought(3, 'noneThisTurnOrNext')], 5).size).toBe(0);
  });
});

describe('an attack that is barred', () => {
  const units = [unit('para', 'allied'), unit('fresh', 'allied'), unit('pz', 'german', { order: null })];
  const barred = attackBars([fought(4, 'noneThisTurnOrNext')], 5);
  const proposed = (bars: Parameters<typeof proposeCombats>[4]) =>
    proposeCombats(units, new Set(), new Map(), [], bars).map(({ attackers, defenders }) => [attackers, defenders]);

  it('is not proposed; who is free to attack still is', () => {
    expect(proposed(new Map())).toEqual([[['para', 'fresh'], ['pz']]]);
    expect(proposed(barred)).toEqual([[['fresh'], ['pz']]]);
  });
  it('who is barred is attacked as before', () => {
    const attacked = [unit('para', 'allied'), unit('pz', 'german')];
    expect(proposeCombats(attacked, new Set(), new Map(), [], barred)).toMatchObject([
      { attackers: ['pz'], defenders: ['para'], encounter: null },
    ]);
  });
  it('stays among the orders that Control settles, with the reason; a probe is no attack', () => {
    const open = { unitId: 'para', name: 'para', action: 'attack', wasAttacked: false } as const;
    expect(ordersToSettle([open], units, [], barred)).toEqual([
      {
        unitId: 'para',
        action: 'attack',
        why: 'other',
        bar: {
          message: 'It defended in C3 (Elst), turn 4. No counter-attack this turn or next.',
          rule: '§9 Results Table, OC-53',
        },
      },
    ]);
    expect(ordersToSettle([{ ...open, action: 'probe' }], units, [], barred)[0]).not.toHaveProperty('bar');
  });
});
