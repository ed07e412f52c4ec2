import { describe, expect, it } from 'vitest';
import { centreOf, retirePlace, thrownBackPlace } from './retiring';

describe('§9 Results Table note 1: units retire backwards', () => {
  it('2 km straight back from the middle of the attackers', () => {
    const enemy = centreOf([
      { x: 10, y: 4 },
      { x: 14, y: 4 },
    ])!;
    expect(enemy).toEqual({ x: 12, y: 4 });
    expect(retirePlace({ x: 12, y: 3 }, enemy, 2)).toEqual({ x: 12, y: 1 });
  });
  it('aslant, to the nearest ten metres', () =>
    expect(retirePlace({ x: 1, y: 1 }, { x: 0, y: 0 }, 1)).toEqual({ x: 1.71, y: 1.71 }));
  it('no way back to be seen: it stays until Control says where to', () =>
    expect(retirePlace({ x: 5, y: 5 }, { x: 5, y: 5 }, 3)).toEqual({ x: 5, y: 5 }));
  it('no middle of nobody', () => expect(centreOf([])).toBeNull());
});

describe('§9 Results Table, Attackers badly beaten: start line or 1 km, whichever is greater (OC-62)', () => {
  it('back to a start line 3 km behind', () =>
    expect(thrownBackPlace({ x: 4, y: 0 }, { x: 1, y: 0 }, { x: 5, y: 0 }, 3)).toEqual({ x: 1, y: 0 }));
  it('beyond a start line nearer than 1 km', () =>
    expect(thrownBackPlace({ x: 4, y: 0 }, { x: 3.5, y: 0 }, { x: 5, y: 0 }, 1)).toEqual({ x: 3, y: 0 }));
  it('straight back when it has not moved', () =>
    expect(thrownBackPlace({ x: 4, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 1 }, 1)).toEqual({ x: 4, y: -1 }));
});
