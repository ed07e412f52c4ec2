import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type QueuedUnit, resolveTraffic } from './traffic';

const queue = fc
  .array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
  .map((sizes) => sizes.map((unitSizePoints, i): QueuedUnit => ({ id: `unit ${i}`, unitSizePoints, pointsAcross: 0 })));
const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0);

/** Turns of traffic over one crossing until nobody waits: what went over in each, and who was across after it. */
function turnsOf(start: readonly QueuedUnit[], capacityPoints: number, turns: number) {
  let waiting: QueuedUnit[] = [...start];
  const over: number[] = [];
  const left: string[] = [];
  for (let turn = 0; turn < turns && waiting.length > 0; turn++) {
    const crossing = { kind: 'baileyBridge' as const, capacityPoints, pointsUsed: 0, isBlown: false };
    const after = resolveTraffic({ crossing, queue: waiting }).queue;
    over.push(sum(after.map(({ pointsAcross }, i) => pointsAcross - waiting[i]!.pointsAcross)));
    left.push(...after.filter(({ crosses }) => crosses === 'wholly').map(({ id }) => id));
    waiting = waiting
      .map((unit, i) => ({ ...unit, pointsAcross: after[i]!.pointsAcross }))
      .filter((_, i) => after[i]!.crosses !== 'wholly');
  }
  return { over, left, waiting };
}

describe('§7 Traffic over several turns', () => {
  test('OC-108: no points are made or lost, and no turn carries more than the capacity', () => {
    fc.assert(
      fc.property(queue, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 8 }), (start, capacity, turns) => {
        const { over, waiting, left } = turnsOf(start, capacity, turns);
        for (const points of over) expect(points).toBeLessThanOrEqual(capacity);
        const sizeOf = new Map(start.map((unit) => [unit.id, unit.unitSizePoints]));
        const wholly = sum(left.map((id) => sizeOf.get(id)!));
        expect(wholly + sum(waiting.map(({ pointsAcross }) => pointsAcross))).toBe(sum(over));
        expect(sum(over) + sum(waiting.map((unit) => unit.unitSizePoints - unit.pointsAcross))).toBe(
          sum(start.map(({ unitSizePoints }) => unitSizePoints)),
        );
      }),
    );
  });

  test('they come off the bridge in order of march, and in the end all of them', () => {
    fc.assert(
      fc.property(queue, fc.integer({ min: 1, max: 100 }), (start, capacity) => {
        const { left, waiting, over } = turnsOf(start, capacity, 400);
        expect(waiting).toEqual([]);
        expect(left).toEqual(start.map(({ id }) => id));
        for (const points of over.slice(0, -1)) expect(points).toBe(capacity);
      }),
    );
  });

  test('§8: over a blown bridge nobody goes, however long they wait', () => {
    fc.assert(
      fc.property(queue, fc.integer({ min: 0, max: 100 }), (start, capacityPoints) => {
        const crossing = { kind: 'railBridge' as const, capacityPoints, pointsUsed: 0, isBlown: true };
        const after = resolveTraffic({ crossing, queue: start });
        expect(after.queue.every(({ crosses, pointsAcross }) => crosses === 'waits' && pointsAcross === 0)).toBe(true);
      }),
    );
  });
});
