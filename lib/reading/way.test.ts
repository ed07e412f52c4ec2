import { describe, expect, it } from 'vitest';
import { wayUsed } from './way';

const way = (more: Partial<Parameters<typeof wayUsed>[0]>) =>
  wayUsed({ said: null, action: 'move', posture: 'tact', mover: 'foot', roadKm: 10, straightKm: 8, ...more });

describe('by road or straight', () => {
  it('by road where that is no detour of more than half', () => {
    expect(way({ roadKm: 12 })).toBe('road');
    expect(way({ roadKm: 12.1 })).toBe('straight');
    expect(way({ roadKm: null })).toBe('straight');
  });
  it('lorries and guns by road in any case, tracks too but in an attack', () => {
    for (const mover of ['mech', 'recce', 'towedArtillery'] as const) expect(way({ mover, roadKm: 60 })).toBe('road');
    expect(way({ mover: 'tank', roadKm: 13 })).toBe('road');
    expect(way({ mover: 'tank', roadKm: 13, action: 'attack' })).toBe('straight');
  });
  it('who wrote "by road", or Non-Tact, meant no road two and a half times as long', () => {
    for (const more of [{ said: 'road' }, { posture: 'nonTact' }] as const) {
      expect(way({ ...more, roadKm: 20 })).toBe('road');
      expect(way({ ...more, roadKm: 20.1 })).toBe('straight');
    }
    expect(way({ said: 'straight', roadKm: 8 })).toBe('straight');
  });
});
