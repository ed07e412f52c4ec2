import type { MapRowKind } from '@/lib/db/generated/client';
import type { Issued } from '@/lib/visibility/issued';
import type { EnemyContactRow, FriendlyCounterRow, IssuedCounterRow, IssuedCrossingRow } from '@/lib/visibility/rows';
import { db } from '../kernel/client';
import { noteOnMap, type Tx } from '../kernel/transaction';
import { insertRows } from '../kernel/write-rows';

/**
 * ISSUED rows of a team's map: own counters, friends, enemy contacts and crossings. The newest of each is what its desk reads; all
 * that was ever issued, and what was taken back, is kept beside it under the number of the ledger. Every write takes only
 * what the door has issued.
 */

/** The own counters of teams as now issued, in place of those before. */
export async function writeCounters(
  tx: Tx,
  teamIds: readonly string[],
  rows: readonly Issued<IssuedCounterRow>[],
): Promise<void> {
  const [before] = await Promise.all([
    tx.$queryRaw<{ id: string; teamId: string }[]>`
      DELETE FROM "IssuedCounter" WHERE "teamId" = ANY(${[...teamIds]}) RETURNING id, "teamId"`,
    insertRows(tx, 'IssuedCounter', rows),
  ]);
  const standing = new Set(rows.map(({ id }) => id));
  for (const teamId of teamIds) {
    const own = rows.filter((row) => row.teamId === teamId);
    const gone = before.flatMap((row) => (row.teamId === teamId && !standing.has(row.id) ? row.id : []));
    noteOnMap(tx, { teamId, kind: 'counter', rows: own, withdrawn: gone });
  }
}

/** Some of a team's own counters as now issued; the others stay where it was told. */
export async function writeSomeCounters(
  tx: Tx,
  teamId: string,
  rows: readonly Issued<IssuedCounterRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  await Promise.all([
    tx.$executeRaw`DELETE FROM "IssuedCounter" WHERE "teamId" = ${teamId} AND id = ANY(${rows.map(({ id }) => id)})`,
    insertRows(tx, 'IssuedCounter', rows),
  ]);
  noteOnMap(tx, { teamId, kind: 'counter', rows, withdrawn: [] });
}

/** Crossings a team is told of besides those told before, each in place of what it was told of it earlier in the same turn. */
export async function writeSomeCrossings(
  tx: Tx,
  teamId: string,
  rows: readonly Issued<IssuedCrossingRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  const [gone] = await Promise.all([
    tx.$queryRaw<{ id: string }[]>`
      DELETE FROM "IssuedCrossing" t USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r("asOfTurn" int, name text, x float8, y float8)
      WHERE t."teamId" = ${teamId} AND t."asOfTurn" = r."asOfTurn" AND t.name = r.name AND t.x = r.x AND t.y = r.y
      RETURNING t.id`,
    insertRows(tx, 'IssuedCrossing', rows),
  ]);
  noteOnMap(tx, { teamId, kind: 'crossing', rows, withdrawn: gone.map(({ id }) => id) });
}

/** Enemy contacts reported to one team. */
export async function writeContacts(tx: Tx, teamId: string, rows: readonly Issued<EnemyContactRow>[]): Promise<void> {
  await insertRows(tx, 'EnemyContact', rows);
  noteOnMap(tx, { teamId, kind: 'contact', rows, withdrawn: [] });
}

/** Takes back the enemy contacts told to a team with the reports released at these times. */
export async function dropContacts(tx: Tx, teamId: string, seenAt: readonly Date[]): Promise<void> {
  const gone = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM "EnemyContact" WHERE "teamId" = ${teamId} AND "seenAt" = ANY(${[...seenAt]}) RETURNING id`;
  noteOnMap(tx, { teamId, kind: 'contact', rows: [], withdrawn: gone.map(({ id }) => id) });
}

/** The places that a team is told of units of its own side, each in place of what it was told before. */
export async function writeFriends(tx: Tx, teamId: string, rows: readonly Issued<FriendlyCounterRow>[]): Promise<void> {
  await Promise.all([
    tx.$executeRaw`DELETE FROM "FriendlyCounter" WHERE id = ANY(${rows.map(({ id }) => id)})`,
    insertRows(tx, 'FriendlyCounter', rows),
  ]);
  noteOnMap(tx, { teamId, kind: 'friend', rows, withdrawn: [] });
}

/** The crossings a team is told of in a turn, in place of those told before in the same turn. */
export async function writeCrossings(
  tx: Tx,
  teamId: string,
  turn: number,
  rows: readonly Issued<IssuedCrossingRow>[],
): Promise<void> {
  const [gone] = await Promise.all([
    tx.$queryRaw<{ id: string }[]>`
      DELETE FROM "IssuedCrossing" WHERE "teamId" = ${teamId} AND "asOfTurn" = ${turn} RETURNING id`,
    insertRows(tx, 'IssuedCrossing', rows),
  ]);
  noteOnMap(tx, { teamId, kind: 'crossing', rows, withdrawn: gone.map(({ id }) => id) });
}

/** The names of the crossings that the teams of a game were told of, and where they are. */
export const crossingsTold = (tx: Tx, gameId: string): Promise<{ name: string; x: number; y: number }[]> =>
  tx.issuedCrossing.findMany({ where: { gameId }, select: { name: true, x: true, y: true } });

/** A row of a team's map as it was issued; its times are strings. */
export type MapRow = { id: string } & Record<string, unknown>;

/** The rows that one act issued on a team's map, and the ids of those it took back, under the number of its first entry. */
export interface IssuedOnMap {
  number: number;
  kind: MapRowKind;
  rows: readonly MapRow[];
  withdrawn: readonly string[];
}

/** All that was ever issued on a team's map, in the order of the ledger; `until`: by this number. */
export async function issuedOnMap(gameId: string, teamId: string, until?: number): Promise<IssuedOnMap[]> {
  const issued = await db().mapIssued.findMany({
    where: { gameId, teamId, ...(until === undefined ? {} : { number: { lte: until } }) },
    orderBy: [{ number: 'asc' }, { place: 'asc' }],
  });
  return issued.map(({ number, kind, rows, withdrawn }) => ({
    number,
    kind,
    rows: rows as unknown as MapRow[],
    withdrawn,
  }));
}

/** The beliefs of a team at a number of the ledger, by sort: each row as it was last issued by then, and not taken back. */
export async function believedAt(
  gameId: string,
  teamId: string,
  number: number,
): Promise<Record<MapRowKind, MapRow[]>> {
  const believed = { counter: new Map(), contact: new Map(), friend: new Map(), crossing: new Map() } as Record<
    MapRowKind,
    Map<string, MapRow>
  >;
  for (const { kind, rows, withdrawn } of await issuedOnMap(gameId, teamId, number)) {
    for (const id of withdrawn) believed[kind].delete(id);
    for (const row of rows) believed[kind].set(row.id, row);
  }
  const of = (kind: MapRowKind) => [...believed[kind].values()];
  return { counter: of('counter'), contact: of('contact'), friend: of('friend'), crossing: of('crossing') };
}
