import { isAtBridge, testCalled } from '@/lib/adjudication/bridges';
import { bridgeTakersOnMap, combatsToResolve, rowsNoted, untestedBridges } from '@/lib/db/crossings/crossings';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import type { Place } from '@/lib/geometry';
import { bridgeTakers } from '@/lib/sides';
import { listed } from '@/lib/text';
import type { CrossingKind } from '@/lib/words';

/** A test that the course of the turn calls for (§8). */
export interface TestCalled {
  crossingId: string;
  /** Of the crossing. */
  version: number;
  name: string;
  /** due: before its combats are resolved. open: Control may have it tested, nothing waits for it. */
  call: 'due' | 'open';
  /** Why, a sentence each. */
  why: string[];
  /** The combats that touch it and have not been resolved. */
  combats: { id: string; number: number; name: string }[];
}

interface Bridge extends Place {
  id: string;
  name: string;
  kind: string;
  isPrepared: boolean;
  version: number;
}

/** The reasons for tests: fights, units of a side that takes bridges, and the rows in which Control has read a crossing. */
export interface Callers {
  combats: readonly (Place & {
    id: string;
    number: number;
    name: string;
    units: readonly { unitId: string; x: number | null; y: number | null }[];
  })[];
  takers: readonly (Place & { shortName: string })[];
  rows: readonly { crossingIds: readonly string[]; unitIds: readonly string[] }[];
}

/** The tests called for, in the order of the bridges; all of them untested (§8, OC-110; the distance is ours). */
export function bridgeTestsDue(bridges: readonly Bridge[], { combats, takers, rows }: Callers): TestCalled[] {
  return bridges.flatMap((bridge) => {
    const bound = new Set(rows.filter((row) => row.crossingIds.includes(bridge.id)).flatMap(({ unitIds }) => unitIds));
    const touching = combats.filter(
      ({ x, y, units }) =>
        isAtBridge(bridge, { x, y }) ||
        units.some(
          (unit) =>
            bound.has(unit.unitId) ||
            (unit.x !== null && unit.y !== null && isAtBridge(bridge, { x: unit.x, y: unit.y })),
        ),
    );
    const reached = bridge.isPrepared ? takers.filter((unit) => isAtBridge(bridge, unit)) : [];
    const call = testCalled(
      { kind: bridge.kind as CrossingKind, state: 'untested', isPrepared: bridge.isPrepared },
      { isFoughtOver: touching.length > 0, isReached: reached.length > 0 },
    );
    if (!call) return [];
    const why = [
      ...touching.map(({ number, name }) => `C${number} ${name} is fought over it.`),
      ...(reached.length > 0
        ? [
            `${listed(
              reached.map(({ shortName }) => shortName),
              3,
            )} ${reached.length === 1 ? 'has' : 'have'} reached it.`,
          ]
        : []),
    ];
    const told = touching.map(({ id, number, name }) => ({ id, number, name }));
    return [{ crossingId: bridge.id, version: bridge.version, name: bridge.name, call, why, combats: told }];
  });
}

/** The tests called for in a game as it stands. */
export async function testsCalledIn(gameId: string, turn: number, tx?: Tx): Promise<TestCalled[]> {
  const bridges = await untestedBridges(gameId, tx);
  if (bridges.length === 0) return [];
  const combats = await combatsToResolve(gameId, turn, tx);
  const takers = await bridgeTakersOnMap(gameId, bridgeTakers(await gameSides(gameId, tx)), tx);
  const rows = await rowsNoted(gameId, turn, tx);
  return bridgeTestsDue(bridges, { combats, takers, rows });
}
