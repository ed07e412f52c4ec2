import { describe, expect, it } from 'vitest';
import { effectsNow } from './effects-now';

/** Profile 5-3-2-0: spent at the third step. `a` attacks, `d` defends and cannot retire; one step each by this ruling. */
const fighter = (id: string) => ({ id, profile: '5-3-2-0', cannotRetire: true });
const fought = { attacker: { units: [fighter('a')] }, defender: { units: [fighter('d')] } } as never;
const effect = (id: string, side: string, isCaptured = false) =>
  ({ id, side, stepsTaken: 1, isEffective: true, isCaptured, retiresKm: 0 }) as never;
const now = (lost: number, more: { isCaptured?: boolean; overruled?: string[] } = {}) =>
  effectsNow(
    {
      units: [effect('a', 'attacker'), effect('d', 'defender', more.isCaptured)],
      overruled: (more.overruled ?? []).map((path) => ({ path })) as never,
    },
    fought,
    () => lost,
  ).map(({ id, isEffective, isCaptured }) => ({ id, isEffective, isCaptured }));

describe('§9 Results Table: the effects on units that fought elsewhere since', () => {
  it('with one step lost before, both hold out', () => {
    expect(now(1)).toEqual([
      { id: 'a', isEffective: true, isCaptured: false },
      { id: 'd', isEffective: true, isCaptured: false },
    ]);
  });

  it('with two lost before, both are spent: the defender that cannot retire is captured, the attacker is not', () => {
    expect(now(2)).toEqual([
      { id: 'a', isEffective: false, isCaptured: false },
      { id: 'd', isEffective: false, isCaptured: true },
    ]);
  });

  it('OC-61: nobody loses more than the counter holds', () => {
    expect(now(3)).toEqual(now(2));
  });

  it('§2: what Control ruled on the capture stands either way', () => {
    const overruled = ['units.d.isCaptured'];
    expect(now(2, { overruled })[1]).toMatchObject({ isCaptured: false });
    expect(now(0, { overruled, isCaptured: true })[1]).toMatchObject({ isCaptured: true });
  });
});
