import { describe, expect, it } from 'vitest';
import type { GroupedAir } from '@/lib/advice/combat/combat-grouping';
import { flownBy, groupsOffered, groupWords, sameAir } from './squadrons-offered';

const typhoons = {
  id: 't',
  side: 'allied',
  name: '83 Group, Typhoon wings',
  squadrons: 8,
  kind: 'alliedGroundAttack',
} as const;
const jabos = { id: 'j', side: 'german', name: 'Fighter-bombers', squadrons: 3, kind: 'germanGroundAttack' } as const;

describe('squadron groups in a combat (§9 Close Air Support)', () => {
  it('offers the groups of the side that is in that part of the combat, and all while nobody is', () => {
    expect(groupsOffered([typhoons, jabos], 'german')).toEqual([jabos]);
    expect(groupsOffered([typhoons, jabos], null)).toEqual([typhoons, jabos]);
  });

  it('a group chosen fills in kind and number, and leaves who it flies for and what was ticked; it is no air order any more', () => {
    const entry = {
      role: 'defender',
      kind: 'heavyBomber',
      squadrons: 1,
      isCabRank: true,
      inGroundOrders: false,
      inAirOrders: true,
      hasAirLiaison: false,
      airTaskId: 'laid-on',
    } as const;
    expect(flownBy(entry, jabos)).toEqual({ ...entry, kind: 'germanGroundAttack', squadrons: 3, airTaskId: null });
  });

  it('two lists say the same in whatever order they stand, and not when a tick differs', () => {
    const entry = {
      role: 'attacker',
      kind: 'alliedGroundAttack',
      squadrons: 2,
      isCabRank: false,
      inGroundOrders: true,
      inAirOrders: true,
      hasAirLiaison: true,
      airTaskId: 'one',
    } as const satisfies GroupedAir;
    const other: GroupedAir = { ...entry, airTaskId: 'two' };
    const { airTaskId, ...rest } = entry;
    const turned: GroupedAir = { airTaskId, ...rest };
    expect(sameAir([entry, other], [other, turned])).toBe(true);
    expect(sameAir([entry], [{ ...entry, inGroundOrders: false }])).toBe(false);
    expect(sameAir([entry], [])).toBe(false);
  });

  it('is named with its number', () => expect(groupWords(typhoons)).toBe('83 Group, Typhoon wings: 8'));
});
