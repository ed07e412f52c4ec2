import pg from 'pg';
import type { Prisma } from '@/lib/db/generated/client';

/** The disk of the database is full (PostgreSQL's 53100): what was to be written has been rolled back. */
export class DiskFull extends Error {
  readonly digest = 'diskFull';
}

/**
 * The database does not answer, or broke off. What was being written may or may not stand: sent again under the same
 * write id it is done once.
 */
export class DatabaseAway extends Error {
  readonly digest = 'databaseAway';
}

/**
 * The right answer to a complaint of the database: nothing we can mend (null), another try at once (a deadlock, or the
 * same write done a moment before), a refusal, room on the disk, or patience until it is back.
 */
type DbError = 'deadlock' | 'twin' | 'made by another' | 'disk full' | 'away' | null;

/** Connections that broke: class 08, shut down or crashed, starting up, too many, shut to everybody; a lock or a transaction waited for too long. */
const brokenOff =
  /"originalCode":"(08|57P0|3D000|53300|55000|55P03|25P03)|DatabaseNotReachable|ConnectionClosed|SocketTimeout|ECONNRE/;
const brokenWords = /Connection terminated|is not queryable|trying to connect|ECONNRE|EPIPE/;
/** Prisma's own words: cannot reach it, timed out waiting for it, it closed the connection, no connection free, no transaction. */
const away = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']);

export function dbErrorOf(error: unknown): DbError {
  if (!(error instanceof Error)) return null;
  if (error instanceof DiskFull) return 'disk full';
  if (error instanceof DatabaseAway) return 'away';
  const { code, said } = wordsOf(error);
  if (said === null) return brokenWords.test(`${error.message} ${code}`) ? 'away' : null;
  if (said.includes('53100')) return 'disk full';
  if (away.has(code) || brokenOff.test(said)) return 'away';
  if (code === 'P2034' || /40P01|40001/.test(said)) return 'deadlock';
  if (code !== 'P2002' && !said.includes('23505')) return null;
  return said.includes('SeatWrite') ? 'twin' : 'made by another';
}

/**
 * The words of a complaint of the database, with PostgreSQL's own code in it: of a statement of ours, of Prisma's, of its
 * adapter.
 */
function wordsOf(error: Error & { code?: string }): { code: string; said: string | null } {
  if (error instanceof pg.DatabaseError) {
    const { code: originalCode, message, table } = error;
    return { code: '', said: JSON.stringify({ originalCode, message, table }) };
  }
  // By its name: bundles of one server may load Prisma more than once.
  if (error.name === 'PrismaClientKnownRequestError') {
    const { code = '', message, meta } = error as Prisma.PrismaClientKnownRequestError;
    return { code, said: `${code} ${message} ${JSON.stringify(meta ?? {})}` };
  }
  return {
    code: error.code ?? '',
    said: error.name === 'DriverAdapterError' ? JSON.stringify(error.cause ?? {}) : null,
  };
}
