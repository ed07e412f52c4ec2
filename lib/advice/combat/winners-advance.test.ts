import { describe, expect, it } from 'vitest';
import { winnersAdvance } from './winners-advance';

const stands = (id: string, x: number, more = {}) => ({ id, x, y: 0, isEffective: true, ...more });
const part = (unitId: string, role: 'attacker' | 'defender', isArtillery = false) =>
  ({ unitId, role, isArtillery }) as never;
const truth = (x: number, more = {}) => ({ stepsLost: 0, x, y: 0, isCaptured: false, hasRetired: false, ...more });
const went = (unitId: string, from: number, to: number, more = {}) => ({
  unitId,
  before: truth(from),
  after: truth(to, more),
});
const grouped = {
  units: [
    part('a', 'attacker'),
    part('b', 'attacker'),
    part('g', 'attacker', true),
    part('d', 'defender'),
    part('e', 'defender'),
  ],
};
const units = [stands('a', 1), stands('b', 4), stands('g', 1), stands('d', 5), stands('e', 3)];

describe('OC-128: the winner may follow into the place left, no further', () => {
  it('each attacker in contact, to the nearest place that a defender left', () => {
    const ruling = { applied: [went('d', 2, 5), went('e', 3, 6)], overrun: null };
    expect(winnersAdvance(grouped, ruling, units)).toEqual([
      { unitId: 'a', to: { x: 2, y: 0 } },
      { unitId: 'b', to: { x: 3, y: 0 } },
    ]);
  });

  it('a captured unit leaves its place too; who stands in it does not go', () => {
    const ruling = { applied: [went('d', 1.4, 1.4, { isCaptured: true })], overrun: null };
    expect(winnersAdvance(grouped, ruling, units)).toEqual([{ unitId: 'b', to: { x: 1.4, y: 0 } }]);
  });

  it('nobody where the defenders stayed, where an attacker went back, where tanks overran, and no unit that is spent', () => {
    const gone = [went('d', 2, 5)];
    expect(winnersAdvance(grouped, { applied: [went('d', 2, 2), went('a', 1, 0)], overrun: null }, units)).toEqual([]);
    expect(winnersAdvance(grouped, { applied: gone, overrun: {} as never }, units)).toEqual([]);
    expect(winnersAdvance(grouped, null, units)).toEqual([]);
    const spent = units.map((unit) => ({ ...unit, isEffective: false }));
    expect(winnersAdvance(grouped, { applied: gone, overrun: null }, spent)).toEqual([]);
  });
});
