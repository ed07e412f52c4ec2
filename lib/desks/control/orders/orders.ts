import { gazetteerOf } from '@/lib/advice/movement/gazetteer';
import { crossingsCrossed } from '@/lib/advice/orders/crossings-crossed';
import { orderLineAdvice, type RowSetting } from '@/lib/advice/orders/order-line-advice';
import { wordsThatOrder } from '@/lib/advice/orders/words-that-order';
import { teamsOf } from '@/lib/db/access/teams';
import { countersOf } from '@/lib/db/issued/issued';
import { crossingsOnMaster } from '@/lib/db/movement/units';
import { type NoteOnSheet, notesOf, papersOf, readingOfSheet } from '@/lib/db/orders/sheet-readings';
import { overwhelmedIn } from '@/lib/db/orders/sheets-of-turn';
import type { IssuedCounter, IssuedQuery, OrderLine, OrderSheet, QueryAnswer, SheetReading, Unit } from '@/lib/db/rows';
import { gameOf, queriesOfTurn, sheetOfTeam, unitsOfTeamByCounter } from '@/lib/db/sequence/control-reads';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent, only } from '@/lib/values';
import { toldAsWritten } from '@/lib/visibility/forms/order-told';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { CrossingKind, CrossingState, Daypart, Side } from '@/lib/words';
import { type CopyOnDesk, copiesOnDesk } from './copies';
import { type TrayTeam, trayTeams } from './tray-teams';

/** The tray of order sheets of one turn, as Team Control reads it (§5). Times are ISO strings. */
export interface OrdersTray {
  turn: number;
  teams: TrayTeam[];
}

const ofACounter = ['id', 'name', 'shortName', 'symbol', 'formation', 'brigade', 'x', 'y'] as const;

/** One team's sheet of one turn with everything Control has beside it. */
export interface SheetOnDesk {
  team: { id: string; key: string; name: string; side: Side };
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: Daypart;
  allowsRest: boolean;
  sheet: ControlSheet | null;
  /** Set once Control has opened the sheet. */
  reading: SheetReadingOnDesk | null;
  /** The sheet Control is typing in from paper. */
  paper: { lines: LineWrite[]; version: number; by: string } | null;
  /** The team's own counters, to pick units from. */
  counters: Pick<IssuedCounter, (typeof ofACounter)[number]>[];
  queries: ControlQuery[];
  copies: CopyOnDesk[];
  /** The major crossings, by name. */
  crossings: { id: string; name: string; kind: CrossingKind; state: CrossingState }[];
  /** The sheet of the turn before, for the comparison. */
  lastSheet: { turn: number; lines: ControlLine[] } | null;
}

const ofTheSheet = [
  'id',
  'state',
  'version',
  'submittedBy',
  'submittedAt',
  'isFromPaper',
  'isLate',
  'isTakenAsDraft',
] as const;

export interface ControlSheet extends AsSent<OrderSheet, (typeof ofTheSheet)[number]> {
  /** The team has asked for the sheet back. */
  askedBack: { by: string; at: string } | null;
  lines: ControlLine[];
}

const ofTheReading = ['state', 'openedBy', 'openedAt', 'acceptedBy', 'acceptedAt', 'version'] as const;

export type SheetReadingOnDesk = AsSent<SheetReading, (typeof ofTheReading)[number]>;

/** A unit of a row: `id` is its counter's, as the order line holds it. */
interface LineUnit {
  id: string;
  unitId: string;
  name: string;
}

const ofTheLine = ['id', 'position', 'grouping', 'supportText', ...toldAsWritten('control')] as const;

export interface ControlLine extends Pick<OrderLine, (typeof ofTheLine)[number]> {
  units: LineUnit[];
  support: LineUnit[];
  /** Game Control notes (§5, last column). */
  note: { text: string; version: number } | null;
  /** Notes on the row that went to the team. */
  notesTold: NoteTold[];
  /** Ids of the crossings its units are to use, as Control reads the row (§7). */
  crossingIds: string[];
  /** Ids of crossings that its text seems to name. */
  crossingsNamed: string[];
  /** The orders in its words that no column holds: ticks in a few words; left out: none. */
  wordsOrder?: string[];
  /** Objections from the rules, each with a remedy. */
  advice: { message: string; remedy: string; rule: string }[];
}

export interface ControlQuery {
  id: string;
  /** null: about the sheet as a whole. */
  lineId: string | null;
  text: string;
  askedAt: string;
  answer: { text: string; by: string; at: string } | null;
}

/** A note that went to the team, and when. */
export interface NoteTold {
  text: string;
  at: string;
}

/** Splits the notes on a row into Control's own and those that went to the team. */
export const notesOnRow = (
  { id, writtenAs }: { id: string; writtenAs: string },
  noted: readonly NoteOnSheet[],
): { own: NoteOnSheet | undefined; told: NoteTold[] } => ({
  own: noted.find(({ lineId, issuedAt }) => issuedAt === null && lineId === id),
  told: noted.flatMap(({ lineId, text, issuedAt }) =>
    issuedAt !== null && lineId === writtenAs ? [{ text, at: issuedAt.toISOString() }] : [],
  ),
});

/** The tray of this turn's sheets. */
export async function ordersTray(inGame: InGame): Promise<OrdersTray> {
  const game = await gameOf(inGame.gameId);
  return { turn: game.turn, teams: await trayTeams(inGame, game.turn) };
}

/** One team's sheet with everything beside it; null when there is no such team or turn. `turn` left out: the current one. */
export async function sheetOnDesk(inGame: InGame, teamKey: string, turn?: number): Promise<SheetOnDesk | null> {
  const { gameId } = inGame;
  const game = await gameOf(gameId);
  const at = game.turns.find((candidate) => candidate.number === (turn ?? game.turn));
  const team = (await teamsOf(gameId)).find((candidate) => candidate.key === teamKey);
  if (!team || !at) return null;
  const [{ map }, sheet, last, units, counters, queries, copies, papers, crossings, overwhelmed] = await Promise.all([
    gameScenario(gameId),
    sheetOfTeam(gameId, team.id, at.number),
    sheetOfTeam(gameId, team.id, at.number - 1),
    unitsOfTeamByCounter(gameId, team.id),
    countersOf(gameId, team.id),
    queriesOfTurn(gameId, at.number),
    copiesOnDesk(gameId, team.id, at.number),
    papersOf(gameId, at.number),
    crossingsOnMaster(gameId),
    overwhelmedIn(gameId, at.number - 1),
  ]);
  const setting: RowSetting = { daypart: at.daypart, allowsRest: game.allowsRest, overwhelmed };
  const [reading, noted] = sheet
    ? await Promise.all([readingOfSheet(gameId, sheet.id), notesOf(sheet.id)])
    : [null, []];
  const gazetteer = gazetteerOf(
    map,
    crossings,
    [...units.values()].map((unit) => ({ ...unit, team: team.key })),
  );
  const paper = papers.find((candidate) => candidate.teamId === team.id);
  const [ask] = sheet?.asks ?? [];
  return {
    team: { id: team.id, key: team.key, name: team.name, side: team.side },
    turn: at.number,
    date: at.date.toISOString().slice(0, 10),
    daypart: at.daypart,
    allowsRest: game.allowsRest,
    sheet: sheet && {
      ...asSent(sheet, ofTheSheet),
      askedBack: ask ? { by: ask.askedBy, at: ask.askedAt.toISOString() } : null,
      lines: sheet.lines.map((line) => ({
        ...controlLine(line, units, noted),
        crossingsNamed: crossingsCrossed(line, units, gazetteer),
        ...wordsOrdering(line),
        advice: adviceOn(line, units, setting),
      })),
    },
    reading: reading ? readingShown(reading) : null,
    paper: paper ? { lines: paper.lines as unknown as LineWrite[], version: paper.version, by: paper.by } : null,
    counters: counters.filter((counter) => !counter.isLost).map((counter) => only(counter, ofACounter)),
    queries: queries
      .filter((query) => query.sheetId === sheet?.id)
      .map((query) => queryShown(query, sheet?.lines ?? [])),
    copies,
    crossings: crossings.map(({ id, name, kind, state }) => ({ id, name, kind: kind as CrossingKind, state })),
    lastSheet:
      last?.state === 'submitted'
        ? { turn: last.turn, lines: last.lines.map((line) => controlLine(line, units, [])) }
        : null,
  };
}

/** A reading of any sheet. */
export const readingShown = (reading: SheetReading): SheetReadingOnDesk => asSent(reading, ofTheReading);

/** A question about any sheet, with its answer. `lines` are the rows it may be about, which the question calls as their team does. */
export const queryShown = (
  { id, lineId, text, askedAt, answer }: IssuedQuery & { answer: QueryAnswer | null },
  lines: readonly { id: string; writtenAs: string }[],
): ControlQuery => ({
  id,
  text,
  askedAt: askedAt.toISOString(),
  lineId: lines.find(({ writtenAs }) => writtenAs === lineId)?.id ?? lineId,
  answer: answer && { text: answer.text, by: answer.answeredBy, at: answer.answeredAt.toISOString() },
});

/** The orders in the words of a row beside its columns; nothing is sent where there are none. */
function wordsOrdering({ orders }: OrderLine): Pick<ControlLine, 'wordsOrder'> {
  const wordsOrder = wordsThatOrder(orders);
  return wordsOrder.length > 0 ? { wordsOrder } : {};
}

/** The points that the rules have against a row, for Control. */
const adviceOn = (line: OrderLine, units: Map<string, Unit>, setting: RowSetting): ControlLine['advice'] =>
  orderLineAdvice(
    line,
    line.counterIds.flatMap((id) => units.get(id) ?? []),
    setting,
  );

function controlLine(line: OrderLine, units: Map<string, Unit>, noted: readonly NoteOnSheet[]): ControlLine {
  const named = (ids: string[]): LineUnit[] =>
    ids.flatMap((id) => (units.has(id) ? [{ id, unitId: units.get(id)!.id, name: units.get(id)!.name }] : []));
  const { own: note, told: notesTold } = notesOnRow(line, noted);
  return {
    ...only(line, ofTheLine),
    units: named(line.counterIds),
    support: named(line.supportIds),
    note: note ? { text: note.text, version: note.version } : null,
    notesTold,
    crossingIds: note?.crossingIds ?? [],
    crossingsNamed: [],
    advice: [],
  };
}
