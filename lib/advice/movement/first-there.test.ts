import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstThere, hoursInto, type TimedMove } from './first-there';

const move = (lineId: string, more: Partial<TimedMove>): TimedMove => ({
  lineId,
  side: 'allied',
  who: lineId,
  way: [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ],
  to: 'the bridge',
  starts: 0,
  takes: 4,
  ...more,
});
const fromEast = [
  { x: 30, y: 0 },
  { x: 10, y: 0 },
];

describe('who gets there first (OC-135)', () => {
  it('in the order in which they come to their ends, both sides together', () => {
    const far = { way: [{ x: 90, y: 90 }], takes: 0 };
    const moves = [
      move('late', { takes: 6 }),
      move('waits', { ...far, starts: 5 }),
      move('early', { side: 'german', way: [{ x: 50, y: 50 }], takes: 1 }),
    ];
    expect(firstThere(moves, 'morning').order).toEqual(['early', 'waits', 'late']);
  });
  it('who follows comes in after those whom they follow, however short their way is', () => {
    const at = (x: number) => ({ way: [{ x, y: x }] });
    const moves = [
      move('third', { ...at(90), takes: 1, behind: 'second' }),
      move('second', { ...at(60), takes: 0.5, behind: 'first' }),
      move('first', { ...at(30), takes: 5 }),
      move('round', { ...at(75), takes: 2, behind: 'and round' }),
      move('and round', { ...at(50), takes: 3, behind: 'round' }),
    ];
    expect(firstThere(moves, 'morning').order.filter((id) => !id.includes('round'))).toEqual([
      'first',
      'second',
      'third',
    ]);
  });
  it('two enemies who want one place stand together and say who is there first', () => {
    const { order, says } = firstThere(
      [
        move('2 Para', { starts: 0, takes: 3 + 40 / 60 }),
        move('1 Border', { way: [{ x: 90, y: 90 }], takes: 3.4 }),
        move('9 SS', { side: 'german', way: fromEast, takes: 3 + 10 / 60 }),
      ],
      'afternoon',
    );
    // 14.00 and 3 h 10, 3 h 40.
    expect(says.get('2 Para')).toEqual(['Unhindered, 9 SS reaches the bridge at 17.10, 2 Para at 17.40.']);
    expect(says.get('9 SS')).toEqual(says.get('2 Para'));
    expect(order).toEqual(['9 SS', '2 Para', '1 Border']);
  });
  it('within a quarter of an hour they come together; who comes after the turn does not come in it', () => {
    const first = move('2 Para', {});
    const says = (takes: number) =>
      firstThere([first, move('9 SS', { side: 'german', way: fromEast, takes })], 'afternoon').says.get('2 Para');
    expect(says(4.2)).toEqual(['Unhindered, 2 Para and 9 SS both reach the bridge about 18.00.']);
    expect(says(8.5)).toEqual(['Unhindered, 2 Para reaches the bridge at 18.00; 9 SS not this turn.']);
  });
  it('enemies who come upon each other on the way say where and when', () => {
    const west = move('9 SS', {
      side: 'german',
      to: 'the heath',
      way: [
        { x: 20, y: 0 },
        { x: -20, y: 0 },
      ],
      takes: 4,
    });
    // Towards each other at 2.5 and 10 km an hour from 20 km apart: 2 km are left after 1.44 h, so at the quarter after it.
    expect(firstThere([move('2 Para', {}), west], 'morning').says.get('9 SS')).toEqual([
      'Unhindered, 2 Para and 9 SS come upon each other near 037 000, about 07.30.',
    ]);
  });
  it('friends, and enemies who stand near already or pass far off, say nothing', () => {
    expect(firstThere([move('a', {}), move('b', { way: fromEast })], 'morning').says.size).toBe(0);
    const near = move('c', {
      side: 'german',
      way: [
        { x: 0, y: 1 },
        { x: 0, y: 30 },
      ],
    });
    expect(firstThere([move('a', {}), near], 'morning').says.size).toBe(0);
    const off = move('d', {
      side: 'german',
      way: [
        { x: 0, y: 50 },
        { x: 10, y: 50 },
      ],
    });
    expect(firstThere([move('a', {}), off], 'morning').says.size).toBe(0);
  });
  it('of a move that is made nothing is said, and it keeps its place', () => {
    const made = move('9 SS', { side: 'german', way: fromEast, takes: 3, isMade: true });
    const { order, says } = firstThere([move('2 Para', {}), made], 'afternoon');
    expect(order).toEqual(['9 SS', '2 Para']);
    expect(says.size).toBe(0);
  });
  it('an hour of the day comes so long after the turn began, or not in it', () => {
    expect(hoursInto('afternoon', 15.5)).toBe(1.5);
    expect(hoursInto('night', 2)).toBe(4);
    expect(hoursInto('morning', 16)).toBeNull();
  });

  const km = fc.integer({ min: 0, max: 40 });
  const place = fc.record({ x: km, y: km });
  const drawn = fc
    .array(
      fc.record({
        side: fc.constantFrom('allied' as const, 'german' as const),
        way: fc.array(place, { minLength: 2, maxLength: 4 }),
        starts: fc.integer({ min: 0, max: 6 }),
        takes: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 9 },
    )
    .filter((some) => new Set(some.map(({ way }) => `${way[0]!.x} ${way[0]!.y}`)).size === some.length)
    .map((some) => some.map((one, i) => ({ ...move(`row-${i}`, one), who: `unit ${i}` })));

  it('hangs neither on names nor on the order in which the rows are given', () => {
    fc.assert(
      fc.property(
        drawn.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
        ([some, shuffled]) => {
          const order = firstThere(some, 'morning').order;
          expect(firstThere(shuffled, 'morning').order).toEqual(order);
          const renamed = shuffled.map((one) => ({ ...one, lineId: `x${one.lineId}`, who: `a${9 - one.who.length}` }));
          expect(firstThere(renamed, 'morning').order).toEqual(order.map((id) => `x${id}`));
        },
      ),
      { numRuns: 300 },
    );
  });
  it('puts each row once; those who say something of each other stand together, and each group in order of time', () => {
    fc.assert(
      fc.property(drawn, (some) => {
        const { order, says } = firstThere(some, 'morning');
        expect([...order].sort()).toEqual(some.map(({ lineId }) => lineId).sort());
        const timeOf = new Map(some.map((one) => [one.lineId, one.starts + one.takes]));
        const free = order.filter((id) => !says.has(id));
        expect(free.map((id) => timeOf.get(id))).toEqual(free.map((id) => timeOf.get(id)!).sort((a, b) => a - b));
        const wordsAt = order.map((id) => new Set(says.get(id) ?? []));
        for (const words of new Set([...says.values()].flat())) {
          const both = wordsAt.flatMap((said, at) => (said.has(words) ? [at] : []));
          expect(both.length).toBeGreaterThan(1);
          // Between two who meet stand only others who meet somebody.
          for (let at = both[0]!; at <= both.at(-1)!; at++) expect(wordsAt[at]!.size).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
