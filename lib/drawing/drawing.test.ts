import { describe, expect, test } from 'vitest';
import { bridgesProposed, type MapLine } from './bridges';
import { linesWithin, ringWithin } from './clip';
import { crossedEdges, meetingOf } from './meetings';
import { carriedOver, isWithin, type Point, type Shape, withPath } from './shape';
import { snapped, underPress } from './snap';

const line = (...path: Point[]): Shape => ({ kind: 'line', paths: [path] });
const area = (...path: Point[]): Shape => ({ kind: 'area', paths: [path] });
const square = area([0, 0], [4, 0], [4, 4], [0, 4]);

describe('a hand that draws', () => {
  test('is put on a corner before a line, on a line before nothing', () => {
    const road = line([0, 0], [10, 0]);
    expect(snapped([0.05, 0.05], [road], 0.1)).toEqual([0, 0]);
    expect(snapped([5, 0.05], [road], 0.1)).toEqual([5, 0]);
    expect(snapped([5, 0.2], [road], 0.1)).toEqual([5, 0.2]);
    expect(snapped([4.05, 2], [square], 0.1)).toEqual([4, 2]);
    expect(snapped([-0.05, 2], [square], 0.1)).toEqual([0, 2]);
    expect(snapped([-0.05, 2], [line([0, 0], [4, 0], [4, 4], [0, 4])], 0.1)).toEqual([-0.05, 2]);
  });

  test('presses the nearest point, then a line, then the smallest area', () => {
    const things = [
      { name: 'land', shape: area([-9, -9], [9, -9], [9, 9], [-9, 9]) },
      { name: 'wood', shape: square },
      { name: 'road', shape: line([0, 2], [9, 2]) },
      { name: 'town', shape: { kind: 'point', paths: [[[2, 2]]] } satisfies Shape },
    ];
    const at = (x: number, y: number) => underPress([x, y], things, ({ shape }) => shape, 0.2)?.of.name;
    expect(at(2.1, 2)).toBe('town');
    expect(at(3, 2.1)).toBe('road');
    expect(at(3, 3)).toBe('wood');
    expect(at(8, 8)).toBe('land');
    expect(at(20, 8)).toBeUndefined();
  });

  test('presses the part of a thing that it is nearest to', () => {
    const brook: Shape = {
      kind: 'line',
      paths: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 5],
          [1, 5],
        ],
      ],
    };
    expect(underPress([0.5, 5.1], [brook], (one) => one, 0.2)?.path).toBe(1);
  });

  test('leaves every point that it did not touch as it was kept', () => {
    const kept: Point[] = [
      [5.123456, 51],
      [5.2, 51.1],
      [5.3, 51.2],
    ];
    expect(
      carriedOver(
        [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
        kept,
        [
          [0, 0],
          [9, 9],
          [2, 2],
        ],
        () => [6, 52],
      ),
    ).toEqual([
      [5.123456, 51],
      [6, 52],
      [5.3, 51.2],
    ]);
  });

  test('takes a path out that has too few points left', () => {
    expect(
      withPath(square, 0, [
        [0, 0],
        [1, 1],
      ]).paths,
    ).toEqual([]);
    expect(
      withPath(line([0, 0], [1, 1]), 0, [
        [0, 0],
        [2, 2],
      ]).paths,
    ).toEqual([
      [
        [0, 0],
        [2, 2],
      ],
    ]);
  });
});

describe('edges', () => {
  test('cross, or meet at an end; along one another they do not', () => {
    expect(
      meetingOf(
        [
          [0, 0],
          [4, 4],
        ],
        [
          [0, 4],
          [4, 0],
        ],
      ),
    ).toEqual([2, 2]);
    expect(
      meetingOf(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [4, 0],
          [4, 4],
        ],
      ),
    ).toEqual([4, 0]);
    expect(
      meetingOf(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [2, 0],
          [6, 0],
        ],
      ),
    ).toBeNull();
    expect(
      meetingOf(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [5, -1],
          [5, 1],
        ],
      ),
    ).toBeNull();
  });

  test('of a ring cross as in a figure of eight, and not in a square or where they only touch', () => {
    expect(
      crossedEdges(
        [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
        ],
        true,
      ),
    ).toEqual([0, 2]);
    expect(crossedEdges(square.paths[0]!, true)).toBeNull();
    expect(
      crossedEdges(
        [
          [0, 0],
          [2, 0],
          [1, 1],
          [2, 2],
          [0, 2],
          [1, 1],
        ],
        true,
      ),
    ).toBeNull();
  });

  test('a ring holds what lies in an odd number of its parts', () => {
    const holed = [
      square.paths[0]!,
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ] satisfies Point[],
    ];
    expect(isWithin([3, 3], holed)).toBe(true);
    expect(isWithin([1.5, 1.5], holed)).toBe(false);
    expect(isWithin([5, 5], holed)).toBe(false);
  });
});

/** A frame that nothing drawn here leaves. */
const whole = { minX: 0, minY: 0, maxX: 100, maxY: 100 };

describe('bridges proposed', () => {
  const river: MapLine = {
    layer: 'river',
    name: 'Waal',
    lines: [
      [
        [0, 5],
        [20, 5],
      ],
    ],
  };
  const road = (x: number, kind = 'main', name = 'A1'): MapLine => ({
    layer: 'road',
    name,
    kind,
    lines: [
      [
        [x, 0],
        [x, 10],
      ],
    ],
  });

  test('where a road or railway crosses a river or canal, by the way that goes over it', () => {
    const rail: MapLine = {
      layer: 'rail',
      name: '',
      lines: [
        [
          [15, 0],
          [15, 10],
        ],
      ],
    };
    const brook: MapLine = {
      layer: 'brook',
      name: 'Beek',
      lines: [
        [
          [0, 7],
          [20, 7],
        ],
      ],
    };
    expect(bridgesProposed([river, brook, road(3), road(9, 'minor', ''), rail], [], whole)).toEqual([
      { at: [3, 5], kind: 'mainRoadBridge', way: 'A1', water: 'Waal' },
      { at: [9, 5], kind: 'minorRoadBridge', way: '', water: 'Waal' },
      { at: [15, 5], kind: 'railBridge', way: '', water: 'Waal' },
    ]);
  });

  test('only within the frame of the map', () => {
    const narrow = { minX: 0, minY: 0, maxX: 8, maxY: 10 };
    expect(bridgesProposed([river, road(3), road(9)], [], narrow).map(({ at }) => at)).toEqual([[3, 5]]);
    expect(bridgesProposed([river, road(3)], [], { ...narrow, maxY: 4 })).toEqual([]);
  });

  test('not where a crossing stands within 150 m', () => {
    expect(bridgesProposed([river, road(3)], [[3, 5.14]], whole)).toEqual([]);
    expect(bridgesProposed([river, road(3)], [[3, 5.16]], whole)).toHaveLength(1);
  });

  test('once where two ways cross beside each other: of the greater one', () => {
    expect(bridgesProposed([road(3.1, 'minor', 'lane'), road(3), river], [], whole).map(({ kind }) => kind)).toEqual([
      'mainRoadBridge',
    ]);
  });

  test('of no water there is none', () => {
    expect(bridgesProposed([road(3)], [], whole)).toEqual([]);
  });
});

describe('what lies in a frame', () => {
  const frame = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
  test('of a line: its pieces, cut at the edge', () => {
    expect(
      linesWithin(
        [
          [-5, 5],
          [5, 5],
          [15, 5],
          [15, 8],
          [5, 8],
        ],
        frame,
      ),
    ).toEqual([
      [
        [0, 5],
        [5, 5],
        [10, 5],
      ],
      [
        [10, 8],
        [5, 8],
      ],
    ]);
    expect(
      linesWithin(
        [
          [20, 20],
          [30, 30],
        ],
        frame,
      ),
    ).toEqual([]);
  });

  test('of an area: what is left of it', () => {
    expect(
      ringWithin(
        [
          [5, 5],
          [15, 5],
          [15, 15],
          [5, 15],
        ],
        frame,
      ),
    ).toEqual([
      [5, 10],
      [5, 5],
      [10, 5],
      [10, 10],
    ]);
    expect(
      ringWithin(
        [
          [20, 20],
          [30, 20],
          [30, 30],
        ],
        frame,
      ),
    ).toEqual([]);
    expect(
      ringWithin(
        [
          [-9, -9],
          [90, -9],
          [90, 90],
          [-9, 90],
        ],
        frame,
      ),
    ).toHaveLength(4);
  });
});
