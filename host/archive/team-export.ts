/**
 * The contents of a player's export: ISSUED rows of one team and what the team itself wrote, by addition. A table or a
 * column that is not named here is in no player's hand; of the truth there is none.
 */
import type pg from 'pg';
import { airColumns } from '@/lib/visibility/forms/air-columns';
import { namesOf } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';
import { ArchiveProblem } from './container';
import type { GameNamed } from './game-rows';
import { plain } from './stick';
import type { Taken, Wanted } from './take-archive';

/** For everybody in the hall: by game. */
const hall = {
  PublicClock: [
    'title',
    'turn',
    'date',
    'daypart',
    'phase',
    'phaseStartedAt',
    'phaseEndsAt',
    'isBegun',
    'isEnded',
    'network',
    'pausedAt',
    'allowsRest',
    'isLast',
  ],
  PublicNotice: ['id', 'turn', 'text', 'issuedAt'],
  PublicCompanion: ['title', 'table', 'lines', 'issuedAt'],
  PrintedMap: ['sheet'],
  RevealedTurn: ['turn', 'truth', 'issuedAt'],
  MapPicture: ['type', 'widthPx', 'heightPx', 'picture', 'transform'],
};

/** ISSUED to the team, and written by it: by game and team. */
const own = {
  IssuedNudge: ['id', 'turn', 'text', 'issuedAt'],
  IssuedExtension: ['turn', 'until', 'issuedAt'],
  IssuedDecision: ['id', 'turn', 'question', 'options', 'defaultOption', 'askedAt', 'endsAt', 'settledAs'],
  IssuedTable: ['id', 'title', 'shown', 'issuedAt'],
  LaidMove: ['tableId', 'move', 'laidBy', 'laidAt'],
  DeliveredMessage: ['id', 'turn', 'sender', 'means', 'gameTime', 'text', 'marks', 'places', 'deliveredAt'],
  MessageNews: ['id', 'messageId', 'text', 'issuedAt'],
  IssuedCounter: [
    'id',
    'name',
    'shortName',
    'symbol',
    'nation',
    'formation',
    'brigade',
    'sizeKm',
    'x',
    'y',
    'isLost',
    'leads',
    'keepsUp',
    'mover',
    'asOf',
    'asOfTurn',
  ],
  EnemyContact: ['id', 'x', 'y', 'symbol', 'label', 'seenTurn', 'seenAt', 'source', 'confidence', 'direction'],
  IssuedCrossing: ['id', 'name', 'kind', 'x', 'y', 'look', 'asOf', 'asOfTurn'],
  FriendlyCounter: ['id', 'name', 'shortName', 'symbol', 'nation', 'formation', 'x', 'y', 'asOf', 'asOfTurn'],
  ExpectedArrival: ['id', 'name', 'symbol', 'nation', 'formation', 'turn', 'place', 'asOf'],
  IssuedSquadron: ['id', 'name', 'aircraft', 'squadrons', 'asOf'],
  Report: ['id', 'turn', 'heading', 'sender', 'gameTime', 'body', 'releasedAt'],
  IssuedIdentity: ['formation', 'turn'],
  IssuedQuery: ['id', 'turn', 'sheetId', 'lineId', 'text', 'askedAt'],
  IssuedNote: ['id', 'turn', 'sheetId', 'lineId', 'text', 'issuedAt'],
  SheetReceipt: ['sheetId', 'readingAt'],
  IssuedLink: ['id', 'toName', 'means'],
  DeliveredCopy: ['id', 'turn', 'sender', 'lines', 'deliveredAt'],
  OrderSheet: [
    'id',
    'turn',
    'state',
    'isFromPaper',
    'isLate',
    'isTakenAsDraft',
    'submittedAt',
    'submittedBy',
    'setAside',
    'version',
  ],
  AirSheet: ['id', 'turn', 'state', 'isLate', 'submittedAt', 'submittedBy', 'version'],
  QueryAnswer: ['queryId', 'text', 'answeredBy', 'answeredAt'],
  DecisionAnswer: ['decisionId', 'option', 'answeredBy', 'answeredAt'],
  Message: ['id', 'turn', 'toName', 'means', 'text', 'marks', 'places', 'writtenBy', 'sentAt'],
  SheetCopy: ['id', 'sheetId', 'toName', 'means', 'requestedAt'],
  SheetAsk: ['id', 'sheetId', 'askedAt'],
  TeamMark: ['id', 'kind', 'points', 'text', 'symbol', 'writtenBy', 'version'],
  BelievedMark: ['id', 'kind', 'points', 'text', 'symbol'],
  DiaryRemark: ['id', 'turn', 'text', 'writtenBy', 'version'],
  IssuedTurnMap: ['turn', 'lies', 'issuedAt'],
};

/** Rows of the team's own sheets. */
const lines = {
  OrderLine: ['writtenAs', 'sheetId', 'position', ...namesOf(orderColumns), 'writtenBy', 'version'],
  AirLine: ['writtenAs', 'sheetId', 'position', ...namesOf(airColumns), 'writtenBy', 'version'],
};
const sheetsOf: Record<keyof typeof lines, string> = { OrderLine: 'OrderSheet', AirLine: 'AirSheet' };

/** ISSUED and TEAM tables that no export holds, each with why. */
export const leftOut: Record<string, string> = {
  PaperRead: 'which seat has read what is of no use on paper',
  Feedback: 'what others said of the game is for Control to read',
  FeedbackCount: 'how often a seat has answered is a bound, and nobody’s to read',
};

const each = <Name extends string>(tables: Record<Name, string[]>): [Name, string[]][] =>
  Object.entries(tables) as [Name, string[]][];

/** The tables and columns of a player's export. */
export const columnsForPlayers: Record<string, string[]> = Object.fromEntries([
  ['TeamDesk', ['name', 'side', 'sideTitle', 'command', 'look']],
  ...each(hall),
  ...each(own),
  ...each(lines),
]);

function takenFor(gameId: string, teamId: string): Taken[] {
  const ofTeam = { where: '"gameId" = $1 AND "teamId" = $2', values: [gameId, teamId] };
  const taken = (table: string, columns: string[], which: { where: string; values: string[] }): Taken => {
    const order = columns.filter((column) => !unordered.has(column));
    return { table, columns, order, ...which };
  };
  return [
    taken('TeamDesk', columnsForPlayers.TeamDesk!, { ...ofTeam, where: '"gameId" = $1 AND id = $2' }),
    ...each(hall).map(([table, columns]) => taken(table, columns, { where: '"gameId" = $1', values: [gameId] })),
    ...each(own).map(([table, columns]) => taken(table, columns, ofTeam)),
    ...each(lines).map(([table, columns]) => {
      const where = `"sheetId" IN (SELECT id FROM "${sheetsOf[table]}" WHERE ${ofTeam.where})`;
      return taken(table, columns, { ...ofTeam, where });
    }),
  ];
}

/** Columns by which PostgreSQL cannot put rows in order, or had better not. */
const unordered = new Set(['sheet', 'picture', 'transform', 'lines', 'setAside', 'points', 'shown', 'move']);

/** A team as an export names it. */
interface TeamNamed {
  id: string;
  name: string;
}

/** The teams of a game, by their names. */
export async function teamsNamed(client: pg.Client, { id }: GameNamed): Promise<TeamNamed[]> {
  const { rows } = await client.query<TeamNamed>('SELECT id, name FROM "TeamDesk" WHERE "gameId" = $1 ORDER BY name', [
    id,
  ]);
  return rows;
}

/** The team that is meant: by its name, in capitals or not, with blanks or with dashes. */
export function teamMeant(teams: readonly TeamNamed[], meant: string): TeamNamed {
  const found = teams.filter(({ name }) => plain(name) === plain(meant));
  if (found.length === 1) return found[0]!;
  const known = teams.map(({ name }) => `"${name}"`).join(', ');
  throw new ArchiveProblem(
    `--for: there is no team "${meant}". Known: ${known}, and players for a file for each of them.`,
  );
}

/** The papers of one team over the whole game. */
export const papersOf =
  ({ id: gameId, title, turn, phase }: GameNamed, { id, name }: TeamNamed) =>
  async (): Promise<Wanted> => ({
    heading: { holds: 'papers', team: name, game: { title, turn, phase }, migrations: [] },
    files: [],
    taken: takenFor(gameId, id),
  });
