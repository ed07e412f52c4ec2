import { describe, expect, it } from 'vitest';
import { lookAtFighting, type Standing } from './look-around';

const frame = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const at = (side: Standing['side'], x: number, y: number, isInContact = false): Standing => ({
  side,
  x,
  y,
  isInContact,
});

describe('the first look of Control', () => {
  it('is on who is in contact, and on who stands near the enemy elsewhere', () => {
    const counters = [
      at('allied', 20, 20, true),
      at('german', 22, 20, true),
      at('allied', 80, 80),
      at('german', 82, 80),
      at('german', 5, 95),
    ];
    expect(lookAtFighting(counters, frame)).toMatchObject({ centre: { x: 51, y: 50 }, kmAcross: 74, kmUp: 72 });
  });

  it('is on their axis too: those of their side who stand near behind them, and nobody further back', () => {
    const counters = [
      at('allied', 50, 50),
      at('german', 50, 58),
      at('allied', 50, 41),
      at('allied', 50, 32),
      at('german', 50, 69),
    ];
    expect(lookAtFighting(counters, frame)).toMatchObject({ centre: { x: 50, y: 49.5 }, kmAcross: 16, kmUp: 29 });
  });

  it('is on where the sides stand near each other while nobody is', () => {
    const counters = [at('allied', 10, 10), at('allied', 70, 60), at('german', 76, 64), at('german', 95, 95)];
    expect(lookAtFighting(counters, frame)).toMatchObject({ centre: { x: 73, y: 62 }, kmAcross: 18, kmUp: 16 });
  });

  it('is on all counters while the sides are far apart, and on the whole map without any', () => {
    expect(lookAtFighting([at('allied', 10, 10), at('german', 90, 50)], frame)).toMatchObject({
      centre: { x: 50, y: 30 },
      kmAcross: 92,
      kmUp: 52,
    });
    expect(lookAtFighting([], frame)).toMatchObject({ centre: { x: 50, y: 50 }, kmAcross: 112 });
  });
});
