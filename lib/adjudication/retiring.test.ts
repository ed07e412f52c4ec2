import { describe, expect, it } from 'vitest';
import { centreOf } from '@/lib/geometry';
import { type Refuge, type RetreatCase, retirePlace, thrownBackPlace, waysBack } from './retiring';

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

/** A unit at the middle of the map, its enemy 1 km to the north, 3 km due: straight back is 0 / −3. */
const put = (more: Partial<RetreatCase> = {}): RetreatCase => ({
  from: { x: 0, y: 0 },
  enemy: { x: 0, y: 1 },
  enemies: [{ x: 0, y: 1 }],
  dueKm: 3,
  refuges: [],
  ...more,
});
const refuge = (name: string, x: number, y: number, kind: Refuge['kind'] = 'town'): Refuge => ({ name, kind, x, y });
const names = (more: Partial<RetreatCase>) => waysBack(put(more)).map((one) => one.refuge?.name ?? 'straight back');

describe('§9 Results Table note 1: a retiring unit goes to a reasonable place behind it', () => {
  it('to a town 2.4 km behind although 3 km are due, and else straight back', () =>
    expect(waysBack(put({ refuges: [refuge('Oosterbeek', 0, -2.4)] }))).toEqual([
      { x: 0, y: -2.4, km: 2.4, refuge: { name: 'Oosterbeek', kind: 'town' }, isBarred: false },
      { x: 0, y: -3, km: 3, refuge: null, isBarred: false },
    ]));
  it('the nearest to straight back first: a wood, the far side of a bridge, a town', () =>
    expect(
      names({
        refuges: [
          refuge('Elst', 1.5, -3),
          refuge('the road bridge', 0.5, -3.5, 'farSideOfBridge'),
          refuge('the Bilderberg', 0, -2.9, 'wood'),
        ],
      }),
    ).toEqual(['the Bilderberg', 'the road bridge', 'Elst', 'straight back']));
  it.each([
    ['half of what is due', -1.5, true],
    ['less than half', -1.49, false],
    ['one and a half of what is due', -4.5, true],
    ['more than that', -4.51, false],
  ])('%s', (_, y, isProposed) => expect(names({ refuges: [refuge('Elst', 0, y)] }).includes('Elst')).toBe(isProposed));
  it.each([
    ['60 degrees aside is behind', 2.598, -1.5, true],
    ['further aside is not', 2.65, -1.4, false],
    ['nor is a town behind the enemy', 0, 3, false],
  ])('%s', (_, x, y, isProposed) =>
    expect(names({ refuges: [refuge('Elst', x, y)] }).includes('Elst')).toBe(isProposed),
  );
  it('a wood of several places is proposed once, by the best of them', () =>
    expect(
      waysBack(put({ refuges: [refuge('the woods', 1, -3, 'wood'), refuge('the woods', 0.2, -3, 'wood')] })).map(
        ({ x }) => x,
      ),
    ).toEqual([0.2, 0]));
  it('never nearer to any enemy than he is now: another one holds the town', () => {
    const enemies = [
      { x: 0, y: 1 },
      { x: 0, y: -3.5 },
    ];
    expect(names({ enemies, refuges: [refuge('Elst', 0, -3)] })).toEqual(['straight back']);
    // Straight back is half a km from him: bent aside by 30 degrees it is 1.75 km off, by 15 degrees 0.98.
    expect(waysBack(put({ enemies }))).toEqual([{ x: 1.5, y: -2.6, km: 3, refuge: null, isBarred: false }]);
  });
  it('out of passing distance where that is asked for', () => {
    const far = { dueKm: 2, clearOfKm: 2, refuges: [refuge('Lent', 0, -1), refuge('Elst', 0, -1.6)] };
    expect(names(far)).toEqual(['Elst', 'straight back']);
  });
  it('not past an enemy either, to a town behind him', () => {
    const enemies = [
      { x: 0, y: 1 },
      { x: 0.5, y: -1.5 },
    ];
    expect(names({ enemies, refuges: [refuge('Elst', 0, -3)] })).toEqual(['straight back']);
    expect(names({ enemies: [{ x: 0, y: 1 }], refuges: [refuge('Elst', 0, -3)] })).toEqual(['Elst', 'straight back']);
  });
  it('never over water without a crossing: aside, along the bank', () => {
    const isOpen = ({ y }: { y: number }) => y > -2;
    expect(waysBack(put({ isOpen, refuges: [refuge('Driel', 0, -2.5)] }))).toEqual([
      { x: 2.6, y: -1.5, km: 3, refuge: null, isBarred: false },
    ]);
  });
  it('square to the side at the most, never forwards', () => {
    expect(waysBack(put({ isOpen: ({ y }) => y > -0.1 }))).toEqual([
      { x: 3, y: 0, km: 3, refuge: null, isBarred: false },
    ]);
    expect(waysBack(put({ isOpen: ({ y }) => y > 0.1 }))[0]!.isBarred).toBe(true);
  });
  it('no way back at all is said, and Control must rule', () =>
    expect(waysBack(put({ isOpen: () => false }))).toEqual([{ x: 0, y: -3, km: 3, refuge: null, isBarred: true }]));
  it('a unit on the very place of its enemies has no way back to be seen', () =>
    expect(waysBack(put({ enemy: { x: 0, y: 0 } }))).toEqual([{ x: 0, y: 0, km: 0, refuge: null, isBarred: true }]));
  it('never off the map', () =>
    expect(waysBack(put({ onto: ({ x, y }) => ({ x, y: Math.max(y, -2) }) }))[0]).toEqual({
      x: 0,
      y: -2,
      km: 2,
      refuge: null,
      isBarred: false,
    }));
  it('nowhere when nothing is due', () => expect(waysBack(put({ dueKm: 0 }))).toEqual([]));
});

describe('wherever on the map, and whichever way', () => {
  const moved = ({ x, y }: { x: number; y: number }) => ({ x: x + 20, y: y + 30 });
  it('20 km further east and 30 further north it is the same', () => {
    const enemies = [
      { x: 0, y: 1 },
      { x: 0.5, y: -1.5 },
    ];
    const refuges = [refuge('Elst', 1.5, -3), refuge('Lent', -1, -2.5), refuge('Bemmel', 0, 3), refuge('Ede', 3, 0)];
    for (const one of [put({ refuges }), put({ enemies, refuges }), put({ enemies })]) {
      const { from, enemy, enemies: others, refuges: towns, ...more } = one;
      const there = waysBack({
        ...more,
        from: moved(from),
        enemy: moved(enemy),
        enemies: others.map(moved),
        refuges: towns.map((town) => ({ ...town, ...moved(town) })),
      });
      const here = waysBack(one);
      expect(there.map(({ refuge: to }) => to)).toEqual(here.map(({ refuge: to }) => to));
      for (const [i, { x, y }] of here.entries()) {
        expect(there[i]!.x).toBeCloseTo(x + 20, 2);
        expect(there[i]!.y).toBeCloseTo(y + 30, 2);
      }
    }
  });
  it.each([
    [-3, -0.78, -2.9],
    [-2.8, -1.5, -2.6],
    [-2.5, -2.12, -2.12],
    [-2, -2.6, -1.5],
    [-1, -2.9, -0.78],
    [-0.5, -3, 0],
  ])('the ground open in the west only, down to %d: by %d, %d', (least, x, y) => {
    const isOpen = (place: { x: number; y: number }) => place.x < -0.1 && place.y > least;
    expect(waysBack(put({ isOpen }))).toMatchObject([{ x, y, refuge: null }]);
  });
  it.each([
    [1, -2.9, 0.78],
    [-1, -2.9, -0.78],
  ])('from an enemy in the east, bent aside where only that side is open (%d)', (side, x, y) => {
    const east = { enemy: { x: 1, y: 0 }, enemies: [{ x: 1, y: 0 }] };
    expect(waysBack(put({ ...east, isOpen: (place) => place.y * side > 0.1 }))).toMatchObject([{ x, y }]);
  });
  it('60 degrees aside to the last bit is behind', () =>
    expect(names({ refuges: [refuge('Elst', 3 * Math.sin(Math.PI / 3), -1.5)] })).toEqual(['Elst', 'straight back']));
  it('out of passing distance of every enemy on the way, not of the nearest only', () => {
    const past = (x: number) =>
      names({
        clearOfKm: 2,
        refuges: [refuge('Elst', 0, -4)],
        enemies: [
          { x: 0, y: 1 },
          { x, y: -1.5 },
        ],
      });
    expect(past(1.5)).not.toContain('Elst');
    expect(past(2.5)).toContain('Elst');
  });
  it('a wood of several places, the best named first', () =>
    expect(
      waysBack(put({ refuges: [refuge('the woods', 0.2, -3, 'wood'), refuge('the woods', 1, -3, 'wood')] }))[0]?.x,
    ).toBe(0.2));
  it('with nothing due a unit stays where it stands, to the metre', () => {
    const here = { x: 1.2345, y: 2 };
    expect(retirePlace(here, { x: 0, y: 0 }, 0)).toEqual(here);
    expect(thrownBackPlace(here, { x: 5, y: 5 }, { x: 0, y: 0 }, 0)).toEqual(here);
  });
  it('OC-62: to a start line aside of the way the enemy looks; straight back where there is none', () => {
    expect(thrownBackPlace({ x: 4, y: 0 }, { x: 4, y: 3 }, { x: 5, y: 0 }, 1)).toEqual({ x: 4, y: 1 });
    expect(thrownBackPlace({ x: 4, y: 0 }, null, { x: 5, y: 0 }, 1)).toEqual({ x: 3, y: 0 });
  });
  it.each([
    ['x', -1.5, -2.6],
    ['y', -2.6, -1.5],
  ] as const)('from an enemy aslant, bent aside where the ground is closed 2 km off by %s', (axis, x, y) => {
    const aslant = { enemy: { x: 1, y: 1 }, enemies: [{ x: 1, y: 1 }] };
    expect(waysBack(put({ ...aslant, isOpen: (place) => place[axis] > -2 }))).toMatchObject([{ x, y }]);
  });
  it('from an enemy in the east, 20 km and 30 km up the map', () => {
    const from = { x: 20, y: 30 };
    const enemy = { x: 21, y: 30 };
    const east = { from, enemy, enemies: [enemy] };
    expect(waysBack(put({ ...east, refuges: [refuge('Elst', 17.6, 30)] })).map(({ x, y }) => [x, y])).toEqual([
      [17.6, 30],
      [17, 30],
    ]);
    expect(waysBack(put({ ...east, isOpen: ({ y }) => y > 30.1 }))).toMatchObject([{ x: 17.1, y: 30.78 }]);
  });
  it('not past an enemy beside a way that leads aslant', () => {
    const past = (x: number) =>
      names({
        refuges: [refuge('Elst', 1.5, -3)],
        enemies: [
          { x: 0, y: 1 },
          { x, y: -1.4 },
        ],
      });
    expect(past(0.9)).not.toContain('Elst');
    expect(past(-0.9)).toContain('Elst');
  });
});
