import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AirMission } from '@/lib/words';
import { airCombatCase, airCombats, airMeetings, drivenOff, type FlownTask } from './air-picture';
import { entryOf, isInArea, nearestOnWay, overlapOf, wayOf } from './air-ways';

const task = (id: string, own: Partial<FlownTask> = {}): FlownTask => ({
  id,
  side: 'allied',
  mission: 'airCover',
  squadrons: 4,
  way: [],
  cover: null,
  escortsId: null,
  ...own,
});
const cover = (id: string, side: FlownTask['side'], x: number, y: number, radiusKm: number, squadrons = 4) =>
  task(id, { side, squadrons, cover: { x, y, radiusKm } });
const lift = (id: string, way: [number, number][], own: Partial<FlownTask> = {}) =>
  task(id, { mission: 'airTransport', squadrons: 6, way: wayOf(way, null), ...own });

describe('ways and areas', () => {
  test('a way ends where it flies to, and does not stand there twice', () => {
    expect(wayOf([[1, 2]], { x: 3, y: 4 })).toEqual([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]);
    expect(wayOf([[3, 4]], { x: 3, y: 4 })).toEqual([{ x: 3, y: 4 }]);
    expect(wayOf([], null)).toEqual([]);
  });
  test('the distance to a way is to its legs, not to its corners', () => {
    const way = wayOf(
      [
        [0, 0],
        [10, 0],
      ],
      null,
    );
    expect(nearestOnWay({ x: 5, y: 3 }, way)).toEqual({ at: { x: 5, y: 0 }, km: 3 });
    expect(nearestOnWay({ x: 13, y: 4 }, way)).toEqual({ at: { x: 10, y: 0 }, km: 5 });
    expect(nearestOnWay({ x: 1, y: 1 }, [])).toBeNull();
  });
  test('areas overlap up to where they touch, and no further', () => {
    const one = { x: 0, y: 0, radiusKm: 3 };
    expect(overlapOf(one, { x: 5, y: 0, radiusKm: 2 })).toEqual({ x: 3, y: 0 });
    expect(overlapOf(one, { x: 5.001, y: 0, radiusKm: 2 })).toBeNull();
    expect(overlapOf(one, { x: 1, y: 0, radiusKm: 0.5 })).toEqual({ x: 1, y: 0 });
  });
  test('a way runs through an area where it comes within its reach', () => {
    const area = { x: 5, y: 2, radiusKm: 2 };
    const way = wayOf([[0, 0]], { x: 10, y: 0 });
    expect(entryOf(way, area)).toEqual({ x: 5, y: 0 });
    expect(entryOf(way, { ...area, radiusKm: 1.99 })).toBeNull();
  });
  test('OC-82: in the 2 by 2 km with its middle, the edge included', () => {
    expect(isInArea({ x: 11, y: 9 }, { x: 10, y: 10 })).toBe(true);
    expect(isInArea({ x: 11.01, y: 10 }, { x: 10, y: 10 })).toBe(false);
  });
});

describe('§13 Air to Air Combat', () => {
  test('1: patrol areas that are mutual make a combat; two of one side do not', () => {
    const three = [cover('a', 'allied', 0, 0, 5), cover('b', 'german', 8, 0, 4), cover('c', 'allied', -6, 0, 5)];
    expect(airMeetings(three)).toEqual([{ kind: 'mutualCover', coverId: 'a', otherId: 'b', at: { x: 4.5, y: 0 } }]);
    expect(airCombats(three)).toMatchObject([{ taskIds: ['a', 'b'], caught: null, sharesCover: false }]);
  });

  test('2: a fly-in route through enemy air cover makes a combat, its escorts with it (OC-95)', () => {
    const tasks = [
      cover('flak-alley', 'german', 20, 1, 3, 5),
      lift('dz', [
        [0, 0],
        [40, 0],
      ]),
      task('spits', { mission: 'escort', squadrons: 15, escortsId: 'dz' }),
      task('others', { mission: 'escort', squadrons: 9, escortsId: 'elsewhere' }),
    ];
    expect(airCombats(tasks)).toMatchObject([{ taskIds: ['dz', 'flak-alley', 'spits'], caught: 'allied' }]);
    const reading = airCombatCase(tasks.slice(0, 3));
    expect(reading).toEqual({
      ok: true,
      case: { a: 15, b: 5, escorted: { by: 'a', transportSerials: 6, bomberSquadrons: 0 } },
      roles: { a: ['spits'], b: ['flak-alley'], transports: ['dz'], bombers: [] },
    });
  });

  test('all who meet by another are one combat: a squadron fights once (OC-97)', () => {
    const chain = [
      cover('a', 'allied', 0, 0, 5),
      cover('b', 'german', 8, 0, 5),
      cover('c', 'allied', 16, 0, 5),
      lift('dz', [[8, -20]], { way: wayOf([[8, -20]], { x: 8, y: 1 }) }),
    ];
    expect(airCombats(chain)).toMatchObject([{ taskIds: ['a', 'b', 'c', 'dz'], caught: 'allied' }]);
  });

  test('where both sides have something caught there are two proposals, and it is said', () => {
    const both = [
      cover('a', 'allied', 0, 0, 5),
      cover('b', 'german', 8, 0, 5),
      lift('dz', [[9, 0]]),
      task('ju88', { side: 'german', mission: 'bombing', way: [{ x: -2, y: 0 }], squadrons: 3 }),
    ];
    const proposed = airCombats(both);
    expect(proposed.map(({ caught, sharesCover }) => [caught, sharesCover])).toEqual([
      ['allied', true],
      ['german', true],
    ]);
    expect(airCombatCase(both)).toEqual({
      ok: false,
      message: 'Only one side’s transports and bombers can be caught in one air combat.',
    });
  });

  test('OC-44: close support is caught at its target; a reconnaissance is not', () => {
    const at = { way: [{ x: 1, y: 1 }] };
    const over = cover('jg', 'german', 0, 0, 5);
    expect(airMeetings([over, task('cas', { mission: 'closeAirSupport', ...at })])).toHaveLength(1);
    expect(airMeetings([over, task('look', { mission: 'recce', ...at })])).toEqual([]);
  });

  test('nothing that is lost or has no place is in a proposal', () => {
    const over = cover('jg', 'german', 0, 0, 5);
    expect(airCombats([over, lift('gone', [[0, 0]], { squadrons: 0 })])).toEqual([]);
    expect(airCombats([over, lift('nowhere', [])])).toEqual([]);
    expect(airCombats([{ ...over, squadrons: 0 }, lift('dz', [[0, 0]])])).toEqual([]);
  });

  test('nobody against nobody is no case', () => {
    expect(airCombatCase([cover('a', 'allied', 0, 0, 1)])).toMatchObject({ ok: false });
    expect(airCombatCase([lift('dz', [[0, 0]])])).toMatchObject({ ok: false });
    // Without an escort the interceptors pass freely (OC-93).
    expect(airCombatCase([lift('dz', [[0, 0]]), cover('b', 'german', 0, 0, 1)])).toMatchObject({
      ok: true,
      case: { a: 0, b: 4, escorted: { by: 'a', transportSerials: 6 } },
    });
  });
});

describe('OC-44: who is driven off', () => {
  const roles = { a: ['spits'], b: ['jg'], transports: ['dz'], bombers: ['mitchells'] };
  const escorted = { by: 'a', transportSerials: 6, bomberSquadrons: 4 } as const;
  test('the fighters that lost, and the bombers they escorted; transports lose serials and fly on (§13, 4)', () => {
    expect(drivenOff({ escorted }, { attacker: 'a', result: 'lose' }, roles)).toEqual(['spits', 'mitchells']);
    expect(drivenOff({ escorted }, { attacker: 'b', result: 'win' }, roles)).toEqual(['spits', 'mitchells']);
  });
  test('OC-136: as Control ruled of the bombers', () => {
    const lost = { attacker: 'a', result: 'lose', areBombersDrivenOff: false } as const;
    expect(drivenOff({ escorted }, lost, roles)).toEqual(['spits']);
    const drawn = { attacker: 'a', result: 'draw', areBombersDrivenOff: true } as const;
    expect(drivenOff({ escorted }, drawn, roles)).toEqual(['mitchells']);
  });
  test('the interceptors alone where the escort wins; nobody after a draw (OC-95)', () => {
    expect(drivenOff({ escorted }, { attacker: 'a', result: 'win' }, roles)).toEqual(['jg']);
    expect(drivenOff({ escorted }, { attacker: 'a', result: 'draw' }, roles)).toEqual([]);
  });
});

const km = fc.integer({ min: 0, max: 60 });
const anyTask = fc.record({
  side: fc.constantFrom('allied' as const, 'german' as const),
  mission: fc.constantFrom<AirMission>('airCover', 'airTransport', 'bombing', 'escort', 'recce', 'closeAirSupport'),
  squadrons: fc.integer({ min: 0, max: 6 }),
  way: fc.array(fc.record({ x: km, y: km }), { maxLength: 3 }),
  cover: fc.record({ x: km, y: km, radiusKm: fc.integer({ min: 1, max: 12 }) }),
  escorts: fc.nat(),
});
const sky = fc.array(anyTask, { maxLength: 10 }).map((tasks) =>
  tasks.map(
    ({ cover: area, escorts, ...one }, i): FlownTask => ({
      ...one,
      id: `t${i}`,
      cover: one.mission === 'airCover' ? area : null,
      escortsId: one.mission === 'escort' ? `t${escorts % Math.max(1, tasks.length)}` : null,
    }),
  ),
);
const swapped = (side: FlownTask['side']) => (side === 'allied' ? ('german' as const) : ('allied' as const));

describe('whatever flies', () => {
  test('the proposals are the same with the sides changed over, and in whatever order the orders come', () =>
    fc.assert(
      fc.property(sky, (tasks) => {
        const proposed = airCombats(tasks);
        const other = airCombats(tasks.map((one) => ({ ...one, side: swapped(one.side) })));
        const byIds = (list: typeof proposed) =>
          list.map(({ taskIds, caught }) => `${taskIds.join()} ${caught}`).sort();
        expect(byIds(other)).toEqual(
          byIds(proposed.map((one) => ({ ...one, caught: one.caught && swapped(one.caught) }))),
        );
        expect(byIds(airCombats([...tasks].reverse()))).toEqual(byIds(proposed));
      }),
    ));

  test('every proposal has a meeting, every meeting two sides and a place that both reach, and it makes a case', () =>
    fc.assert(
      fc.property(sky, (tasks) => {
        const known = new Map(tasks.map((one) => [one.id, one]));
        for (const { taskIds, meetings } of airCombats(tasks)) {
          expect(meetings.length).toBeGreaterThan(0);
          for (const { coverId, otherId, at, kind } of meetings) {
            const one = known.get(coverId)!;
            const other = known.get(otherId)!;
            expect(one.side).not.toBe(other.side);
            expect(Math.hypot(at.x - one.cover!.x, at.y - one.cover!.y)).toBeLessThanOrEqual(
              one.cover!.radiusKm + 1e-6,
            );
            if (kind === 'through') expect(nearestOnWay(at, other.way)!.km).toBeLessThan(1e-6);
            else
              expect(Math.hypot(at.x - other.cover!.x, at.y - other.cover!.y)).toBeLessThanOrEqual(
                other.cover!.radiusKm + 1e-6,
              );
          }
          expect(airCombatCase(taskIds.map((id) => known.get(id)!)).ok).toBe(true);
        }
      }),
    ));

  test('the boxes leave nobody out: every pair that meets is found', () =>
    fc.assert(
      fc.property(sky, (tasks) => {
        const found = new Set(airMeetings(tasks).map(({ coverId, otherId }) => [coverId, otherId].sort().join()));
        for (const one of tasks)
          for (const other of tasks) {
            if (!one.cover || one.side === other.side || one.squadrons === 0 || other.squadrons === 0) continue;
            const meets = other.cover
              ? overlapOf(one.cover, other.cover)
              : ['airTransport', 'bombing', 'closeAirSupport'].includes(other.mission) && entryOf(other.way, one.cover);
            if (meets) expect(found).toContain([one.id, other.id].sort().join());
          }
      }),
    ));
});
