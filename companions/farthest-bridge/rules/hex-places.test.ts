import { describe, expect, it } from 'vitest';
import { centreOf, cornersOf, endsOf, mapBox } from './hex-places';
import { allHexes, hexAt } from './hexes';

const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

describe('the map as a drawing (rulings 2.1)', () => {
  it('lies as the sheet does: the north on the right, the east below, even columns half a hex lower', () => {
    const [x, y] = rounded(centreOf('2010')) as [number, number];
    const from = (hex: string) => {
      const [there, down] = rounded(centreOf(hex)) as [number, number];
      return [Math.round((there - x) * 100) / 100, Math.round((down - y) * 100) / 100];
    };
    // A flat-topped hex of radius 1 is √3 = 1.73 high, and its columns lie 1.5 apart.
    expect(from('2009')).toEqual([0, -1.73]);
    expect(from('2011')).toEqual([0, 1.73]);
    expect(from('2110')).toEqual([1.5, -0.87]);
    expect(from('1910')).toEqual([-1.5, -0.87]);
  });

  it('a hexside has two ends, one radius apart', () => {
    const [one, other] = endsOf('3423/3523');
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(1);
    expect(endsOf('3423/3523').length).toBe(2);
  });

  it('every hex is found under its own middle, and near its corners; beside the map there is none', () => {
    expect(allHexes.filter((hex) => hexAt(centreOf(hex)) !== hex)).toEqual([]);
    const middle = centreOf('3423');
    for (const corner of cornersOf('3423'))
      expect(hexAt({ x: middle.x + (corner.x - middle.x) * 0.9, y: middle.y + (corner.y - middle.y) * 0.9 })).toBe(
        '3423',
      );
    expect(hexAt({ x: mapBox.left - 0.5, y: middle.y })).toBeUndefined();
    expect(hexAt({ x: centreOf('0225').x, y: centreOf('0225').y + 1.73 })).toBeUndefined();
  });

  it('the whole of it has the proportions of the printed sheet, 22 to 17', () => {
    expect((mapBox.right - mapBox.left) / (mapBox.bottom - mapBox.top)).toBeCloseTo(22 / 17, 1);
  });
});
