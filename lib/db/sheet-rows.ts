import { Prisma } from './generated/client';
import { newId } from './ids';
import type { Tx } from './transaction';

/** TEAM rows of a sheet, of orders or of air requests. */

interface Line {
  id: string;
  sheetId: string;
  position: number;
  version: number;
}

export type WithLines<Sheet, Row> = Sheet & { lines: Row[] };

/** What is done to the sheets of one table and to the rows on them. */
export interface SheetRows<Sheet, Row> {
  /** The team's sheet for a turn, made if there is none, and held until the transaction ends. */
  hold(tx: Tx, gameId: string, teamId: string, turn: number): Promise<WithLines<Sheet, Row>>;
  /** A sheet of this game, held until the transaction ends; null when there is none. */
  holdById(tx: Tx, gameId: string, sheetId: string): Promise<WithLines<Sheet, Row> | null>;
  linesOf(tx: Tx, sheetId: string): Promise<Row[]>;
  /** Writes rows, new ones and known ones, in one statement. An id that is a row of another sheet stays there untouched. */
  write(tx: Tx, rows: Row[]): Promise<void>;
  drop(tx: Tx, sheetId: string, ids: string[]): Promise<unknown>;
  /** How many of these rows stand on another sheet. */
  elsewhere(tx: Tx, sheetId: string, ids: string[]): Promise<number>;
}

/** `words`: the columns of a row that are written anew each time. */
export function sheetRows<Sheet extends { id: string }, Row extends Line>(
  sheets: 'OrderSheet' | 'AirSheet',
  lines: 'OrderLine' | 'AirLine',
  words: readonly (keyof Row & string)[],
): SheetRows<Sheet, Row> {
  const sheetTable = Prisma.raw(`"${sheets}"`);
  const lineTable = Prisma.raw(`"${lines}"`);
  const written = [...words, 'position', 'writtenBy', 'version'];
  const anew = Prisma.raw(written.map((column) => `"${column}" = excluded."${column}"`).join(', '));
  const linesOf = (tx: Tx, sheetId: string): Promise<Row[]> =>
    tx.$queryRaw<Row[]>`SELECT * FROM ${lineTable} WHERE "sheetId" = ${sheetId} ORDER BY position, id`;
  return {
    linesOf,
    async hold(tx, gameId, teamId, turn) {
      const [sheet] = await tx.$queryRaw<Sheet[]>`
        INSERT INTO ${sheetTable} (id, "gameId", "teamId", turn) VALUES (${newId()}, ${gameId}, ${teamId}, ${turn})
        ON CONFLICT ("gameId", "teamId", turn) DO UPDATE SET version = ${sheetTable}.version RETURNING *`;
      return { ...sheet!, lines: await linesOf(tx, sheet!.id) };
    },
    async holdById(tx, gameId, sheetId) {
      const [sheet] = await tx.$queryRaw<Sheet[]>`
        SELECT * FROM ${sheetTable} WHERE id = ${sheetId} AND "gameId" = ${gameId} FOR UPDATE`;
      return sheet ? { ...sheet, lines: await linesOf(tx, sheet.id) } : null;
    },
    async write(tx, rows) {
      await tx.$executeRaw`
        INSERT INTO ${lineTable} SELECT * FROM jsonb_populate_recordset(NULL::${lineTable}, ${JSON.stringify(rows)}::jsonb)
        ON CONFLICT (id) DO UPDATE SET ${anew} WHERE ${lineTable}."sheetId" = excluded."sheetId"`;
    },
    drop: (tx, sheetId, ids) =>
      tx.$executeRaw`DELETE FROM ${lineTable} WHERE "sheetId" = ${sheetId} AND id = ANY(${ids})`,
    async elsewhere(tx, sheetId, ids) {
      const [found] = await tx.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM ${lineTable} WHERE id = ANY(${ids}) AND "sheetId" <> ${sheetId}`;
      return found!.count;
    },
  };
}

/** A row as written, as a row of the table. */
export const rowOf = <Words extends { version: number }>(sheetId: string, line: Words, writtenBy: string) => ({
  ...line,
  sheetId,
  writtenBy,
  version: line.version + 1,
});

/** The order of rows on a sheet. */
export const byPlace = (a: { position: number; id: string }, b: { position: number; id: string }): number =>
  a.position - b.position || (a.id < b.id ? -1 : 1);
