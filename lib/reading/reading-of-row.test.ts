import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOnMap } from '@/lib/reading/names-on-map';
import { issueCounters } from '@/lib/visibility/issuing/counters';
import { Draw } from '@/lib/visibility/testing/drawn-known';
import { drawKnownWorld, drawWorld, type KnownWorld } from '@/lib/visibility/testing/drawn-worlds';
import { british, fixedSource } from '@/lib/visibility/testing/given-truth';
import { readingOf } from './reading-of-row';

/** A player's reading of their row in two worlds that differ in what the team may not know. */

const town = (name: string, x: number, y: number) => ({ layer: 'town', name, tier: 1, point: [x, y] as const });
const names = namesOnMap({
  frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
  features: [
    town('Arnhem', 74, 78),
    town('Son', 45, 26),
    town('Best', 40, 24),
    { layer: 'crossing', name: 'Son – road bridge', kind: 'mainRoadBridge', point: [45, 25] as const },
    { layer: 'crossing', name: 'Best – road bridge', kind: 'mainRoadBridge', point: [40, 23] as const },
  ],
});

/** Orders as players write them: places, bridges, own units and others', and what the words ask for. */
const written = [
  'Over the bridge at Son to Arnhem.',
  'Attack the bridge and blow it.',
  'Follow Battalion resting-0 by Best.',
  'Wait for the Panzer battalion, then hold Son at all costs.',
  'Attack the battalion of 10 SS Pz Div north of Arnhem.',
  'Two km north of Son, side by side.',
  'Halfway to Arnhem.',
  'Stay where you are.',
];

/** The row is of the first unit that fought nobody, where there is one. */
const rowOf = (counters: readonly { id: string; name: string }[]): string[] => {
  const resting = counters.find(({ name }) => name.endsWith('resting-0'));
  return resting ? [resting.id] : counters.slice(0, 2).map(({ id }) => id);
};

function read(known: KnownWorld, draw: Draw): string {
  const { truth } = drawWorld(draw, known);
  const counters = issueCounters(british, truth.own, truth.turn, fixedSource()).map((row) => ({ ...row }));
  return JSON.stringify(
    written.map((orders) =>
      readingOf({ counterIds: rowOf(counters), orders, action: 'move', posture: 'tact' }, names, counters),
    ),
  );
}

describe('how a player reads in two worlds', () => {
  it('is the same to the last byte, whatever the team may not know', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (known, first, second) => {
        const world = drawKnownWorld(new Draw(known));
        expect(read(world, new Draw(first))).toBe(read(world, new Draw(second)));
      }),
      { numRuns: 100 },
    );
  });
  it('is another where the unit of the row stands elsewhere', () => {
    let told = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (known, draw) => {
        const world = drawKnownWorld(new Draw(known));
        const [unit, ...others] = world.resting;
        if (!unit) return;
        told += 1;
        const moved = { ...world, resting: [{ ...unit, x: unit.x + 1 }, ...others] };
        expect(read(moved, new Draw(draw))).not.toBe(read(world, new Draw(draw)));
      }),
      { numRuns: 40 },
    );
    expect(told).toBeGreaterThan(5);
  });
});
