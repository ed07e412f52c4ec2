import { db } from '@/lib/db/kernel/client';
import type { TurnNow } from '@/lib/db/kernel/lock';

/** The things of a game as the fuzzer's players see them: every id by its kind, and the versions a person may have seen. */
export interface View {
  gameId: string;
  turn: number;
  phase: TurnNow['phase'];
  isOver: boolean;
  isMovementClosed: boolean;
  /** The number of the newest ledger entry. */
  entries: number;
  /** Counts every act, ledgered or not. */
  changes: number;
  /** Seconds of each phase. */
  budgets: Record<string, number>;
  things: Thing[];
  byId: Map<string, Thing>;
  /** The units on the map, by the side they are on, and where they stand. */
  standing: { id: string; side: string; x: number; y: number }[];
}

export interface Thing {
  kind: Kind;
  id: string;
  /** The versions a person may have seen: its own, and that of Control's reading of it. */
  versions: number[];
  teamId: string | null;
  /** The side of a unit, the key of a team, the state of anything that has one. */
  says: string;
}

/** Where each kind stands: its table, and the columns that differ from the usual. */
const tables = {
  unit: { table: 'Unit', version: 'version', team: '"teamId"', says: 'side' },
  counter: { table: 'IssuedCounter', team: '"teamId"' },
  team: { table: 'Team', team: 'id', says: 'key' },
  seat: { table: 'Seat', team: '"teamId"' },
  combat: { table: 'Combat', version: 'version', says: 'state' },
  sheet: { table: 'OrderSheet', version: 'version', team: '"teamId"', says: 'state' },
  airSheet: { table: 'AirSheet', version: 'version', team: '"teamId"', says: 'state' },
  reading: { table: 'SheetReading', id: '"sheetId"', version: 'version' },
  crossing: { table: 'Crossing', version: 'version' },
  bridging: { table: 'BridgingWork', version: 'version' },
  passage: { table: 'Passage' },
  squadron: { table: 'Squadron', version: 'version' },
  airTask: { table: 'AirTask', version: 'version', says: 'state' },
  area: { table: 'InterdictionArea', version: 'version' },
  case: { table: 'RulesCase', version: 'version' },
  report: { table: 'ReportDraft', version: 'version', team: '"teamId"', says: 'state' },
  sighting: { table: 'SightingReport', version: 'version', team: '"teamId"' },
  message: { table: 'Message', team: '"teamId"' },
  messageDelivery: { table: 'MessageDelivery', id: '"messageId"', version: 'version', says: 'state' },
  telephone: { table: 'TelephoneNote', version: 'version', team: '"teamId"' },
  decision: { table: 'Decision', version: 'version', team: '"teamId"' },
  binding: { table: 'BindingRuling', version: 'version' },
  companionGame: { table: 'CompanionGame', version: 'version', says: 'companion' },
  notice: { table: 'PublicNotice' },
  query: { table: 'IssuedQuery', team: '"teamId"' },
  link: { table: 'IssuedLink', team: '"teamId"' },
  paper: { table: 'Report', team: '"teamId"' },
  delivered: { table: 'DeliveredMessage', team: '"teamId"' },
  deliveredCopy: { table: 'DeliveredCopy', team: '"teamId"' },
  copy: { table: 'SheetCopy', team: '"teamId"' },
  request: { table: 'RequestNote', version: 'version', team: '"teamId"' },
  mark: { table: 'TeamMark', version: 'version', team: '"teamId"' },
  toldSquadron: { table: 'IssuedSquadron', team: '"teamId"' },
  controlNote: { table: 'ControlNote' },
} satisfies Record<string, { table: string; id?: string; version?: string; team?: string; says?: string }>;

export type Kind = keyof typeof tables | 'line' | 'airLine';

const columns = Object.entries(tables).map(([kind, columns]) => {
  const { table, id, version, team, says } = { id: 'id', version: 'NULL', team: 'NULL', says: "''", ...columns };
  return `SELECT '${kind}' AS kind, ${id} AS id, ${version}::int AS version, ${team}::text AS "teamId", ${says}::text AS says,
    ctid AS stands FROM "${table}" WHERE "gameId" = $1`;
});
const lines = [
  ['line', 'OrderLine', 'OrderSheet'],
  ['airLine', 'AirLine', 'AirSheet'],
].map(
  ([
    kind,
    table,
    sheet,
  ]) => `SELECT '${kind}' AS kind, l.id, l.version, s."teamId", l."sheetId" AS says, l.ctid AS stands
    FROM "${table}" l JOIN "${sheet}" s ON s.id = l."sheetId" WHERE s."gameId" = $1`,
);
/** In which order the things of a kind stand: as they lie on the disk, which is mostly that in which they came to be; or by their ids. */
export type Order = 'as stored' | 'by id';

/** As one text, which is much quicker to read than so many rows. */
const allThings = (order: Order) =>
  `SELECT json_agg(json_build_array(kind, id, version, "teamId", says) ORDER BY kind, ${order === 'by id' ? 'id COLLATE "C"' : 'stands'}) AS rows
    FROM (${[...columns, ...lines].join(' UNION ALL ')}) AS things`;

type Row = [kind: Kind, id: string, version: number | null, teamId: string | null, says: string];

/** Looks at a game as it stands now. */
export async function viewOf(gameId: string, order: Order = 'as stored'): Promise<View> {
  const [[{ rows }], game, units] = await Promise.all([
    db().$queryRawUnsafe<[{ rows: Row[] }]>(allThings(order), gameId),
    db().game.findUniqueOrThrow({
      where: { id: gameId },
      include: { turns: { select: { number: true, closedAt: true, movementClosedAt: true } } },
    }),
    db().unit.findMany({
      where: { gameId, isOnMap: true },
      select: { id: true, side: true, x: true, y: true },
      orderBy: { id: 'asc' },
    }),
  ]);
  const byId = new Map<string, Thing>();
  for (const [kind, id, version, teamId, says] of rows) {
    const known = byId.get(id);
    const versions = version === null ? [] : [version];
    if (known) for (const one of versions) known.versions.push(one);
    else byId.set(id, { kind, id, versions, teamId, says });
  }
  const { turn, phase, entries, changes, phases } = game;
  const now = game.turns.find(({ number }) => number === turn)!;
  return {
    gameId,
    turn,
    phase,
    entries,
    changes,
    byId,
    isOver: now.closedAt !== null,
    isMovementClosed: now.movementClosedAt !== null,
    budgets: Object.fromEntries(
      (phases as { key: string; budgetSeconds: number }[]).map(({ key, budgetSeconds }) => [key, budgetSeconds]),
    ),
    things: [...byId.values()],
    standing: units.map(({ id, side, x, y }) => ({ id, side, x: x ?? 0, y: y ?? 0 })),
  };
}

/** The number of changes in a game, which is cheap to ask. */
export async function changesIn(gameId: string): Promise<number> {
  return (await db().game.findUniqueOrThrow({ where: { id: gameId }, select: { changes: true } })).changes;
}
