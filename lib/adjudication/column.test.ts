import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthKm } from '@/lib/geometry';
import { abreastPlaces, columnLengthKm, columnPlaces, facingFront, placeOn, wayInto, wayTo } from './column';

const at = (x: number, y: number) => ({ x, y });
const road = [at(0, 0), at(6, 0), at(6, 10)];

describe('§7 Column Lengths: a kilometre of road to a size point (OC-109)', () => {
  test('the head stands at the end, each as far behind as the one before it is long', () => {
    expect(columnPlaces(road, [4, 6, 3])).toEqual([
      { x: 6, y: 10, kmAlong: 16, waits: false },
      { x: 6, y: 6, kmAlong: 12, waits: false },
      { x: 6, y: 0, kmAlong: 6, waits: false },
    ]);
    expect(columnLengthKm([4, 6, 3])).toBe(13);
  });
  test('round the corner', () => expect(columnPlaces(road, [12, 1])[1]).toMatchObject({ x: 4, y: 0 }));
  test('what the way has no room for waits at its beginning', () => {
    expect(columnPlaces(road, [10, 8, 2])).toMatchObject([
      { kmAlong: 16, waits: false },
      { kmAlong: 6, waits: false },
      { x: 0, y: 0, kmAlong: 0, waits: true },
    ]);
  });
  test('just enough road is enough', () =>
    expect(columnPlaces(road, [10, 6, 1])).toMatchObject([{}, {}, { x: 0, y: 0, waits: false }]));
  test('a way of one place: the head stands there, the others wait there', () =>
    expect(columnPlaces([at(3, 4)], [2, 2])).toEqual([
      { x: 3, y: 4, kmAlong: 0, waits: false },
      { x: 3, y: 4, kmAlong: 0, waits: true },
    ]));
  test('a unit without size points takes no road', () =>
    expect(columnPlaces(road, [0, 1])).toMatchObject([{ kmAlong: 16 }, { kmAlong: 16 }]));
});

describe('§7: a battalion takes a kilometre of front', () => {
  test('side by side across the end of the way, the first in the middle', () => {
    expect(abreastPlaces(road, 3).map(({ x, y }) => [x, y])).toEqual([
      [6, 10],
      [7, 10],
      [5, 10],
    ]);
    expect(abreastPlaces([at(0, 0), at(0, 5), at(5, 5)], 2).map(({ x, y }) => [x, y])).toEqual([
      [5, 5],
      [5, 4],
    ]);
  });
  test('a way of one place faces north', () =>
    expect(abreastPlaces([at(3, 4)], 2).map(({ x, y }) => [x, y])).toEqual([
      [3, 4],
      [4, 4],
    ]));
});

describe('§5 Probe: units that meet the enemy lie along their front', () => {
  const north = [at(0, 0), at(0, 10)];
  const lies = (enemies: { x: number; y: number }[]) =>
    abreastPlaces(facingFront(north, enemies), 3).map(({ x, y }) => [x, y]);

  test('that of two enemies runs from the one to the other', () =>
    expect(lies([at(1, 10), at(1, 12)])).toEqual([
      [0, 10],
      [0, 9],
      [0, 11],
    ]));
  test('one alone is faced', () =>
    expect(lies([at(-1, 10)])).toEqual([
      [0, 10],
      [0, 11],
      [0, 9],
    ]));
  test('a third enemy far off is in no front with them', () =>
    expect(lies([at(0, 11), at(5, 11)])).toEqual([
      [0, 10],
      [1, 10],
      [-1, 10],
    ]));
  test('where nobody is near, across the way', () => expect(facingFront(north, [at(0, 15)])).toEqual(north));
});

describe('the part of a way to a place', () => {
  test('round the corner, and no further', () =>
    expect(wayTo(road, at(6.5, 4))).toEqual([at(0, 0), at(6, 0), at(6, 4)]));
  test('before its beginning nothing of it', () => expect(wayTo(road, at(-3, 0))).toEqual([at(0, 0)]));
});

describe('the way of one unit of a column', () => {
  test('straight onto the road, then along it', () =>
    expect(wayInto(road, at(2, 3), 12)).toEqual([at(2, 3), at(2, 0), at(6, 0), at(6, 6)]));
  test('from where it stands along it, when it stands on it to 10 m: no step aside', () => {
    expect(wayInto(road, { x: -0.0027, y: 0.0048 }, 8)).toEqual([{ x: -0.0027, y: 0.0048 }, at(6, 0), at(6, 2)]);
    expect(wayInto(road, { x: 3, y: 0.02 }, 8)).toEqual([{ x: 3, y: 0.02 }, at(3, 0), at(6, 0), at(6, 2)]);
  });
  test('out and back, when the way comes back over where it stands', () => {
    const outAndBack = [at(0, 0), at(2, 0), at(-4, 0)];
    expect(wayInto(outAndBack, { x: 0.003, y: 0.004 }, 8)).toEqual([{ x: 0.003, y: 0.004 }, at(2, 0), at(-4, 0)]);
  });
  test('no further along than its own place', () => expect(wayInto(road, at(7, 9), 6)).toEqual([at(7, 9), at(6, 0)]));
  test('from the way itself it goes along it only', () =>
    expect(wayInto(road, at(0, 0), 8)).toEqual([at(0, 0), at(6, 0), at(6, 2)]));
  test('who waits goes to the beginning', () => expect(wayInto(road, at(3, 3), 0)).toEqual([at(3, 3), at(0, 0)]));
});

test('places lie on the way, in the order of march, no nearer than the column is long', () => {
  const km = fc.integer({ min: 0, max: 40 });
  const way = fc.array(fc.tuple(km, km), { minLength: 2, maxLength: 6 }).map((of) => of.map(([x, y]) => at(x, y)));
  fc.assert(
    fc.property(way, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 }), (along, sizes) => {
      const places = columnPlaces(along, sizes);
      expect(places).toHaveLength(sizes.length);
      expect(places[0]).toMatchObject(along.at(-1)!);
      for (const [i, { kmAlong, waits, x, y }] of places.entries()) {
        expect(placeOn(along, kmAlong)).toEqual(waits ? along[0] : { x, y });
        expect(waits).toBe(lengthKm(along) - columnLengthKm(sizes.slice(0, i)) < -1e-9);
        if (i > 0 && !waits) expect(places[i - 1]!.kmAlong - kmAlong).toBeCloseTo(sizes[i - 1]!, 9);
        expect(wayInto(along, at(1, 2), kmAlong).at(-1)).toEqual(placeOn(along, kmAlong));
      }
    }),
  );
});
