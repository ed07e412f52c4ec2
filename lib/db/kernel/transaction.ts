import { type MapRowKind, Prisma } from '@/lib/db/generated/client';
import type { LedgerKind, Truth } from '@/lib/ledger/kinds';
import { ChangedByAnother } from './changed-by-another';
import { writing } from './client';
import type { Tx } from './connection';
import { DatabaseAway, DiskFull, dbErrorOf } from './db-errors';
import { refuseOnReserve } from './disk';
import { newId } from './ids';

export type { Tx };

/** The seat that acts, and the rule: they are on every ledger entry of one act. */
export interface Act {
  gameId: string;
  /** null: the host, from his own shell. */
  seat: { id: string; label: string } | null;
  /** The name where nobody sits; left out: the host. */
  by?: string;
  verb: string;
  rule: string;
  reason?: string;
  /** The companion game whose result is ruled by. */
  companionGameId?: string;
  /** The number of the entry that the act takes back. */
  undoes?: number;
}

/** The name of the person who does an act, as the ledger has it. */
export const nameOfHand = ({ seat, by }: Pick<Act, 'seat' | 'by'>): string => seat?.label ?? by ?? 'Host';

export interface PendingEntry {
  act: Act;
  kind: LedgerKind;
  subjectId: string;
  before: Truth | null;
  after: Truth | null;
}

/** The entries and notices that a transaction will write at its end. */
interface Book {
  /** In places, which stand in the order in which they were asked for. */
  places: PendingEntry[][];
  desks: Set<string>;
  games: Set<string>;
  /** It may touch more than one game. */
  spansGames: boolean;
  onMaps: OnMap[];
  write: KeptWrite | null;
}

/** The rows that an act issues on a team's map, and those it takes back from there, by their ids. */
interface OnMap {
  teamId: string;
  kind: MapRowKind;
  rows: readonly object[];
  withdrawn: readonly string[];
}

/** A write by its seat and the id it was sent under, and what tells it from another under the same id. */
export interface NamedWrite {
  seatId: string;
  writeId: string;
  verb: string;
  /** A digest of what was sent. */
  digest: string;
}

/** A write and its answer, kept so that a repeat gets the same. */
interface KeptWrite extends NamedWrite {
  /** null: it is too large to be kept. */
  answer: object | null;
}

const books = new WeakMap<object, Book>();

const bookOf = (tx: Tx): Book => {
  const book = books.get(tx);
  if (!book) throw new Error('not inside transaction()');
  return book;
};

/** Ends a transaction with an answer: all that it wrote is rolled back. */
export class RolledBack extends Error {
  constructor(readonly answer: object) {
    super('rolled back');
  }
}

/**
 * Runs one act (READ COMMITTED). An answer that is not ok rolls everything back. At the end, in the same transaction,
 * the ledger entries get their gapless numbers under the lock on the game's row, every desk touched gets a new
 * cursor, and those who listen are told. Locks are taken in one order: turn, then sheets, units and combats, then the
 * game, then desks. A deadlock is tried again, three times in all; a twin of the same write, which has been done, is looked
 * for again. A row that another has just made throws `ChangedByAnother`, a full disk `DiskFull`, and a connection that broke
 * `DatabaseAway`.
 */
export async function transaction<A extends { ok: boolean }>(work: (tx: Tx) => Promise<A>): Promise<A> {
  await refuseOnReserve();
  for (let deadlocks = 0; ; ) {
    try {
      return await attempt(work);
    } catch (error) {
      if (error instanceof RolledBack) return error.answer as A;
      const trouble = dbErrorOf(error);
      if (trouble === 'deadlock') deadlocks += 1;
      if (trouble === null || deadlocks === triesAtMost) throw error;
      if (trouble === 'made by another') throw new ChangedByAnother();
      if (trouble === 'disk full') throw new DiskFull('the disk is full', { cause: error });
      if (trouble === 'away') throw new DatabaseAway('the database is away', { cause: error });
    }
  }
}

const triesAtMost = 3;

const attempt = <A extends { ok: boolean }>(work: (tx: Tx) => Promise<A>): Promise<A> =>
  writing(async (tx) => {
    const book: Book = { places: [], desks: new Set(), games: new Set(), spansGames: false, onMaps: [], write: null };
    books.set(tx, book);
    const answer = await work(tx);
    if (!answer.ok) throw new RolledBack(answer);
    const [closing, ...others] = closingsOf(book);
    for (const other of others) await tx.$executeRaw(other);
    return { value: answer, closing };
  });

/** The act may touch more than one game: one takes the place of another. Every other act that does is a fault of ours. */
export function inSeveralGames(tx: Tx): void {
  bookOf(tx).spansGames = true;
}

/**
 * Keeps a place in the ledger for what is asked for now: the entries of a transaction stand in the order in which their
 * places were asked for, whichever answer of the database comes first. Returns what puts an entry there.
 */
export function placeInLedger(tx: Tx): (entry: PendingEntry) => void {
  const book = bookOf(tx);
  const place: PendingEntry[] = [];
  book.places.push(place);
  return (entry) => {
    place.push(entry);
    book.games.add(entry.act.gameId);
  };
}

/** Puts an entry in the ledger at the end of this transaction. Most writes do it through `change`. */
export const enter = (tx: Tx, entry: PendingEntry): void => placeInLedger(tx)(entry);

/** Keeps the answer of a seat's write with what it did. */
export function keepWrite(tx: Tx, write: KeptWrite): void {
  bookOf(tx).write = write;
}

/** Keeps what is issued on a team's map under the number of the ledger that this transaction gets. */
export function noteOnMap(tx: Tx, issued: OnMap): void {
  if (issued.rows.length + issued.withdrawn.length > 0) bookOf(tx).onMaps.push(issued);
}

/** Something on this team's desk changed: its seats are told when the transaction ends. Control is told as well. */
export function touchDesk(tx: Tx, gameId: string, teamId: string): void {
  const book = bookOf(tx);
  book.desks.add(teamId);
  book.games.add(gameId);
}

/** Something only Control sees changed, outside the ledger. */
export function touchControl(tx: Tx, gameId: string): void {
  bookOf(tx).games.add(gameId);
}

/** The channel of all notices. A notice holds ids only. */
export const channel = 'opcom';

/** The statements that end a transaction, the first of them sent with its commit; none: there is nothing to close. */
function closingsOf(book: Book): Prisma.Sql[] {
  if (book.games.size === 0) return book.write ? [keptAlone(book.write)] : [];
  if (book.games.size > 1 && !book.spansGames) throw new Error('one transaction, one game');
  const games = [...book.games].sort();
  if (book.onMaps.length > 0 && book.places.flat().length === 0)
    throw new Error('what is issued on a map stands under an entry');
  return games.map((gameId, i) => closingOf(book, gameId, { keepsWrite: i === 0, isOnly: games.length === 1 }));
}

/** Closes one game of a transaction. */
function closingOf(
  book: Book,
  gameId: string,
  { keepsWrite, isOnly }: { keepsWrite: boolean; isOnly: boolean },
): Prisma.Sql {
  const own = book.places.flat().filter(({ act }) => act.gameId === gameId);
  const entries = own.map(({ act, kind, subjectId, before, after }, i) => ({
    id: newId(),
    place: i + 1,
    seatId: act.seat?.id ?? null,
    seatLabel: nameOfHand(act),
    verb: act.verb,
    rule: act.rule,
    reason: act.reason ?? '',
    companionGameId: act.companionGameId ?? null,
    undoes: act.undoes ?? null,
    kind,
    subjectId,
    before,
    after,
  }));
  const kept = book.write && keepsWrite ? [book.write] : [];
  const deskOfGame = isOnly ? Prisma.empty : Prisma.sql`AND d."gameId" = ${gameId}`;
  const teamOfGame = isOnly
    ? Prisma.empty
    : Prisma.sql`WHERE o."teamId" IN (SELECT id FROM "TeamDesk" WHERE "gameId" = ${gameId})`;
  const onMaps = book.onMaps.map((issued, place) => ({ place, ...issued }));
  // Most acts issue nothing on a map.
  const issued =
    onMaps.length === 0
      ? Prisma.empty
      : Prisma.sql`, issued AS (
      INSERT INTO "MapIssued" ("gameId", number, place, "teamId", kind, rows, withdrawn)
      SELECT ${gameId}::text, game.entries - ${entries.length - 1}::int, o.place, o."teamId", o.kind, o.rows, o.withdrawn
      FROM game, jsonb_to_recordset(${JSON.stringify(onMaps)}::jsonb) AS o(
        place int, "teamId" text, kind "MapRowKind", rows jsonb, withdrawn text[])
      ${teamOfGame}
    )`;
  return Prisma.sql`
    WITH kept AS (
      INSERT INTO "SeatWrite" ("seatId", "writeId", verb, digest, answer)
      SELECT "seatId", "writeId", verb, digest, nullif(answer, 'null'::jsonb)
      FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS w("seatId" text, "writeId" text, verb text, digest text, answer jsonb)
    ), game AS (
      UPDATE "Game" SET entries = entries + ${entries.length}::int, changes = changes + 1 WHERE id = ${gameId} RETURNING entries, turn
    ), desk AS (
      UPDATE "TeamDesk" AS d SET cursor = gen_random_uuid()::text FROM game WHERE d.id = ANY(${[...book.desks]}) ${deskOfGame} RETURNING d.id, d.cursor
    ), entry AS (
      INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatId", "seatLabel", verb, rule, reason, "companionGameId", undoes, act, kind, "subjectId", before, after)
      SELECT e.id, ${gameId}::text, game.entries - ${entries.length}::int + e.place, game.turn, now(), e."seatId", e."seatLabel", e.verb, e.rule,
        e.reason, e."companionGameId", e.undoes, game.entries - ${entries.length}::int + 1, e.kind, e."subjectId", nullif(e.before, 'null'::jsonb), nullif(e.after, 'null'::jsonb)
      FROM game, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e(
        id text, place int, "seatId" text, "seatLabel" text, verb text, rule text, reason text, "companionGameId" text, undoes int, kind text,
        "subjectId" text, before jsonb, after jsonb)
    )${issued}
    SELECT pg_notify(${channel}::text, json_build_object('game', ${gameId}::text, 'desk', id, 'cursor', cursor)::text) FROM desk
    UNION ALL
    SELECT pg_notify(${channel}::text, json_build_object('game', ${gameId}::text)::text) FROM game`;
}

/** A write that changed nothing of its game is kept all the same. */
const keptAlone = ({ seatId, writeId, verb, digest, answer }: KeptWrite): Prisma.Sql => Prisma.sql`
  INSERT INTO "SeatWrite" ("seatId", "writeId", verb, digest, answer)
  VALUES (${seatId}, ${writeId}, ${verb}, ${digest}, nullif(${JSON.stringify(answer)}::jsonb, 'null'::jsonb))`;

/** The database's time: the only clock there is. */
export async function now(tx: Tx): Promise<Date> {
  const rows = await tx.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  return rows[0]!.now;
}
