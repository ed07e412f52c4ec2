import { Prisma } from '@/lib/db/generated/client';
import { newId } from '../kernel/ids';
import type { Tx } from '../kernel/transaction';
import { updateRows } from '../kernel/write-rows';

/** TEAM rows of a sheet, of orders or of air requests. */

interface Line {
  id: string;
  sheetId: string;
  /** The name by its team; `id` is the one of Control and the ledger. */
  writtenAs: string;
  position: number;
  version: number;
}

export type WithLines<Sheet, Row> = Sheet & { lines: Row[] };

/** The statements for the sheets of one table and the rows on them. */
interface SheetRows<Sheet, Row> {
  /** The team's sheet for a turn, made if there is none, and locked until the transaction ends. */
  hold(tx: Tx, gameId: string, teamId: string, turn: number): Promise<WithLines<Sheet, Row>>;
  /** The same as it stands; null when there is none. */
  read(tx: Tx, gameId: string, teamId: string, turn: number): Promise<WithLines<Sheet, Row> | null>;
  /** A sheet of this game, locked until the transaction ends; null when there is none. */
  lockById(tx: Tx, gameId: string, sheetId: string): Promise<WithLines<Sheet, Row> | null>;
  linesOf(tx: Tx, sheetId: string): Promise<Row[]>;
  /** Changes the same columns of sheets, their versions with them, and answers them as they stand. */
  updateAll(tx: Tx, sheetIds: readonly string[], changes: Partial<Sheet>): Promise<Sheet[]>;
  /**
   * Writes rows of one sheet, new ones and known ones, and answers them as they stand. A new one whose id a row of another
   * sheet has already gets one of its own; its team goes on calling it as it did, and learns nothing of the other.
   */
  write(tx: Tx, rows: Row[]): Promise<Row[]>;
  /** Takes rows off a sheet, by what its team calls them. */
  drop(tx: Tx, sheetId: string, writtenAs: string[]): Promise<unknown>;
}

/** `words`: the columns of a row that are written again each time. */
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
    tx.$queryRaw<Row[]>`SELECT * FROM ${lineTable} WHERE "sheetId" = ${sheetId} ORDER BY position, "writtenAs"`;
  return {
    linesOf,
    async hold(tx, gameId, teamId, turn) {
      const [[sheet], lines] = await Promise.all([
        tx.$queryRaw<Sheet[]>`
          INSERT INTO ${sheetTable} (id, "gameId", "teamId", turn) VALUES (${newId()}, ${gameId}, ${teamId}, ${turn})
          ON CONFLICT ("gameId", "teamId", turn) DO UPDATE SET version = ${sheetTable}.version RETURNING *`,
        tx.$queryRaw<Row[]>`
          SELECT l.* FROM ${lineTable} l JOIN ${sheetTable} s ON s.id = l."sheetId"
          WHERE s."gameId" = ${gameId} AND s."teamId" = ${teamId} AND s.turn = ${turn} ORDER BY l.position, l."writtenAs"`,
      ]);
      return { ...sheet!, lines };
    },
    async read(tx, gameId, teamId, turn) {
      const [sheet] = await tx.$queryRaw<Sheet[]>`
        SELECT * FROM ${sheetTable} WHERE "gameId" = ${gameId} AND "teamId" = ${teamId} AND turn = ${turn}`;
      return sheet ? { ...sheet, lines: await linesOf(tx, sheet.id) } : null;
    },
    updateAll: (tx, sheetIds, changes) =>
      updateRows<Sheet>(
        tx,
        sheets,
        ['id'],
        sheetIds.map((id) => ({ ...changes, id, version: null })),
      ),
    async lockById(tx, gameId, sheetId) {
      const [sheet] = await tx.$queryRaw<Sheet[]>`
        SELECT * FROM ${sheetTable} WHERE id = ${sheetId} AND "gameId" = ${gameId} FOR UPDATE`;
      return sheet ? { ...sheet, lines: await linesOf(tx, sheet.id) } : null;
    },
    async write(tx, rows) {
      if (rows.length === 0) return [];
      const own = rows.map((row) => ({ ...row, another: newId() }));
      const written = await tx.$queryRaw<Row[]>`
        INSERT INTO ${lineTable}
        SELECT row.* FROM jsonb_array_elements(${JSON.stringify(own)}::jsonb) AS said, jsonb_populate_record(NULL::${lineTable},
          CASE WHEN EXISTS (SELECT FROM ${lineTable} l WHERE l.id = said->>'id' AND l."sheetId" <> said->>'sheetId')
            THEN said || jsonb_build_object('id', said->>'another') ELSE said END) AS row
        ON CONFLICT ("sheetId", "writtenAs") DO UPDATE SET ${anew} RETURNING *`;
      return written.sort(byPlace);
    },
    drop: (tx, sheetId, writtenAs) =>
      tx.$executeRaw`DELETE FROM ${lineTable} WHERE "sheetId" = ${sheetId} AND "writtenAs" = ANY(${writtenAs})`,
  };
}

/** A row as written, as a row of the table. */
export const rowOf = <Words extends { id: string; version: number }>(
  sheetId: string,
  line: Words,
  writtenBy: string,
) => ({
  ...line,
  writtenAs: line.id,
  sheetId,
  writtenBy,
  version: line.version + 1,
});

/** The order of rows on a sheet. */
export const byPlace = (a: Pick<Line, 'position' | 'writtenAs'>, b: Pick<Line, 'position' | 'writtenAs'>): number =>
  a.position - b.position || (a.writtenAs < b.writtenAs ? -1 : 1);
