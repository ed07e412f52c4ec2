import { describe, expect, it } from 'vitest';
import { winnersAdvance } from './winners-advance';

const part = (unitId: string, action = 'attack', isArtillery = false) => ({ unitId, action, isArtillery }) as never;
const effect = (id: string, side: 'attacker' | 'defender', more = {}) =>
  ({ id, side, retiresKm: 0, isCaptured: false, isEffective: true, ...more }) as never;
const grouped = { units: [part('a'), part('b', 'breakThrough'), part('g', 'attack', true), part('d', 'hold')] };
const at: Record<string, number> = { a: 1, b: 4, g: 1, d: 2, e: 3 };
const stands = (id: string) => (id in at ? { x: at[id]!, y: 0 } : undefined);
const plain = { waters: [], crossings: [] };
const attackers = [effect('a', 'attacker'), effect('b', 'attacker')];
const back = { retiresKm: 2 };

describe('OC-128: the winner follows into the place left, no further', () => {
  it('each attacker in contact, to the nearest place that a defender leaves', () => {
    const units = [...attackers, effect('d', 'defender', back), effect('e', 'defender', back)];
    expect(winnersAdvance(grouped, { units, overrun: null }, stands, plain)).toEqual([
      { unitId: 'a', to: { x: 2, y: 0 } },
      { unitId: 'b', to: { x: 3, y: 0 } },
    ]);
  });

  it('a captured unit leaves its place too; who stands within half a km of it does not go', () => {
    const units = [...attackers, effect('d', 'defender', { isCaptured: true })];
    const nearer = (id: string) => (id === 'd' ? { x: 1.4, y: 0 } : stands(id));
    expect(winnersAdvance(grouped, { units, overrun: null }, nearer, plain)).toEqual([
      { unitId: 'b', to: { x: 1.4, y: 0 } },
    ]);
  });

  it.each([
    ['the defenders stay', [...attackers, effect('d', 'defender')]],
    ['the attackers go back', [effect('a', 'attacker', back), effect('d', 'defender', back)]],
    ['the attacker is spent', [effect('a', 'attacker', { isEffective: false }), effect('d', 'defender', back)]],
    ['only guns fired', [effect('g', 'attacker'), effect('d', 'defender', back)]],
  ])('nobody where %s', (_, units) => {
    expect(winnersAdvance(grouped, { units, overrun: null }, stands, plain)).toEqual([]);
  });

  it('OC-68: nobody where tanks overran', () => {
    const units = [...attackers, effect('d', 'defender', back)];
    expect(winnersAdvance(grouped, { units, overrun: {} as never }, stands, plain)).toEqual([]);
  });

  it('OC-63: nobody who was not ordered to take the ground', () => {
    const probes = { units: [part('a', 'probe'), part('d', 'hold')] };
    const units = [effect('a', 'attacker'), effect('d', 'defender', back)];
    expect(winnersAdvance(probes, { units, overrun: null }, stands, plain)).toEqual([]);
  });

  it('OC-105: nobody over a river, but where a bridge stands', () => {
    const river = {
      layer: 'river',
      name: 'the Dommel',
      lines: [
        [
          [1.5, -5],
          [1.5, 5],
        ],
      ],
    } as never;
    const units = [effect('a', 'attacker'), effect('d', 'defender', back)];
    const over = (crossings: never[]) =>
      winnersAdvance(grouped, { units, overrun: null }, stands, { waters: [river], crossings });
    expect(over([])).toEqual([]);
    expect(over([{ x: 1.5, y: 0.2, state: 'blown' } as never])).toEqual([]);
    expect(over([{ x: 1.5, y: 0.2, state: 'safe' } as never])).toEqual([{ unitId: 'a', to: { x: 2, y: 0 } }]);
  });

  it('OC-105: a river that only bends into the way bars nobody', () => {
    const bend = [
      [1.4, -5],
      [1.4, 0.5],
      [1.6, 0.5],
      [1.6, -5],
    ];
    const river = { layer: 'river', name: 'the Dommel', lines: [bend] } as never;
    const units = [effect('a', 'attacker'), effect('d', 'defender', back)];
    const over = { waters: [river], crossings: [] };
    expect(winnersAdvance(grouped, { units, overrun: null }, stands, over)).toEqual([
      { unitId: 'a', to: { x: 2, y: 0 } },
    ]);
  });
});
