import { describe, expect, it } from 'vitest';
import { testsOnWay } from './tests-on-way';

const maas = {
  layer: 'river',
  name: 'Maas',
  lines: [
    [
      [-5, 1],
      [5, 1],
    ],
  ],
} as never;
const bridge = (more: object) => ({
  x: 0,
  y: 1,
  kind: 'mainRoadBridge' as const,
  state: 'untested' as const,
  isPrepared: true,
  ...more,
});
const north = [
  { x: 0, y: 0 },
  { x: 0, y: 2 },
];
const tests = (one: object, makesBridgesSafe = true, way = north) =>
  testsOnWay(way, { features: [maas] }, [bridge(one) as never], { makesBridgesSafe }).length;

describe('§8, OC-110: a prepared bridge is tested once the enemy of those who prepared it reaches it', () => {
  it('on the way of units that make bridges safe', () => expect(tests({})).toBe(1));
  it('not for those who prepared it', () => expect(tests({}, false)).toBe(0));
  it('not where it is not prepared', () => expect(tests({ isPrepared: false })).toBe(0));
  it.each(['tested', 'safe', 'blown'])('not where it is %s', (state) => expect(tests({ state })).toBe(0));
  it('no ferry is tested', () => expect(tests({ kind: 'civilianFerry' })).toBe(0));
  it('not where the way does not cross it', () => expect(tests({}, true, [north[0]!, { x: 3, y: 0 }])).toBe(0));
});
