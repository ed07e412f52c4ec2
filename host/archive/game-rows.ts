/** One game out of the database: which rows of every table are of it. */
import type pg from 'pg';
import { migrationsOf } from '../migrate/applied-migrations';
import { ArchiveProblem, type Heading } from './container';
import { quoted, type Reference, referencesOf, type Table, tablesOf } from './tables';
import { ofTheHost, type Taken, takenOf, type Wanted } from './take-archive';

/** The tables that open a seat, and those that only count callers: no export holds them. */
export const keysOfSeats = ['SeatCode', 'SeatWrite', 'Attempt'];

/** Tables whose rows are found otherwise than by their own game or a row of it. `$1` is the game. */
const found: Record<string, string> = {
  Game: 'id = $1',
  Holder: 'id IN (SELECT "holderId" FROM "Seat" WHERE "gameId" = $1)',
  KeptScenario: 'checksum IN (SELECT "scenarioChecksum" FROM "Game" WHERE id = $1)',
  ScenarioMap: 'scenario IN (SELECT scenario FROM "Game" WHERE id = $1)',
};

/** Which rows of a table are the game's, as SQL; undefined: nothing tells. */
function whereOf(table: Table, tables: readonly Table[], references: readonly Reference[]): string | undefined {
  if (found[table.name]) return found[table.name];
  if (table.columns.includes('gameId')) return '"gameId" = $1';
  for (const { column, to, toColumn } of references.filter((one) => one.table === table.name)) {
    const above = tables.find(({ name }) => name === to);
    const where = above && above !== table && whereOf(above, tables, references);
    if (where) return `${quoted(column)} IN (SELECT ${quoted(toColumn)} FROM ${quoted(to)} WHERE ${where})`;
  }
}

/** Every table but those of keys and of the host, each with the rows that are the game's. @throws for one that nothing ties to a game */
export async function rowsOfGame(client: pg.Client, gameId: string): Promise<Taken[]> {
  const references = await referencesOf(client);
  const tables = (await tablesOf(client)).filter(({ name }) => ![...keysOfSeats, ...ofTheHost].includes(name));
  return tables.map((table) => {
    const where = whereOf(table, tables, references);
    if (!where) throw new Error(`which rows of ${table.name} are a game's? game-rows.ts must say`);
    const also = takenOf[table.name];
    const which = also ? `${where} AND ${also}` : where;
    return { table: table.name, columns: table.columns, order: table.key, where: which, values: [gameId] };
  });
}

/** A game as an export names it. */
export interface GameNamed {
  id: string;
  title: string;
  turn: number;
  phase: string;
}

/** The whole of one game, its truth and its ledger, without anything that opens a seat. */
export const wholeGame =
  ({ id, ...game }: GameNamed) =>
  async (client: pg.Client): Promise<Wanted> => ({
    heading: { holds: 'game', game, migrations: await migrationsOf(client) } satisfies Omit<
      Heading,
      'archive' | 'format' | 'takenAt'
    >,
    files: [],
    taken: await rowsOfGame(client, id),
  });

/** The game that is meant: by its id or its title; the only one, where none is named. Read from what hangs in the hall. */
export async function gameMeant(client: pg.Client, meant: string | undefined): Promise<GameNamed> {
  const { rows } = await client.query<GameNamed>(
    'SELECT "gameId" AS id, title, turn, phase FROM "PublicClock" ORDER BY title, "gameId"',
  );
  const isMeant = ({ id, title }: GameNamed) => id === meant || title.toLowerCase() === meant?.toLowerCase();
  const fits = meant === undefined ? rows : rows.filter(isMeant);
  if (fits.length === 1) return fits[0]!;
  const known = rows.map(({ id, title }) => `${title} (${id})`).join(', ');
  if (fits.length === 0) throw new ArchiveProblem(`There is no game ${meant ?? ''} here. Known: ${known || 'none'}.`);
  throw new ArchiveProblem(`Which game? Name one by its id: ${known}.`);
}
