import { formationOf } from '@/lib/advice/combat/attached-formation';
import { type AirTrayRow, airSheetOf, airTrayRows, queriesOfSheet, requestAsked } from '@/lib/db/air/air-sheets';
import { flownBy, groupsOf } from '@/lib/db/air/air-tasks';
import { notesOf, readingOfSheet } from '@/lib/db/orders/sheet-readings';
import { squadronsTold } from '@/lib/db/reports/sightings';
import type { AirLine, AirSheet, AirTask, Unit } from '@/lib/db/rows';
import { gameOf, unitsOfTeamByCounter } from '@/lib/db/sequence/control-reads';
import type { TrayState } from '@/lib/desks/control/orders/tray-teams';
import type { Place } from '@/lib/geometry';
import { type AirPictureRows, airPictureRows, nameOfTask } from '@/lib/turn/air/air-picture-rows';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent, only } from '@/lib/values';
import { airColumns } from '@/lib/visibility/forms/air-columns';
import { namesOfKind } from '@/lib/visibility/forms/columns';
import type { AirMission, Side } from '@/lib/words';
import {
  type ControlQuery,
  type NoteTold,
  notesOnRow,
  queryShown,
  readingShown,
  type SheetReadingOnDesk,
} from '../orders/orders';
import { stateOf } from '../orders/tray-teams';
import { airSteps } from './air-steps';
import { squareReader } from './squares-asked';

/** The air request sheets of the turn as Air Control reads them (§12). Times are ISO strings. */
export interface AirRequests {
  turn: number;
  teams: AirTrayTeam[];
  /** The sheet taken up; null: none. */
  open: AirSheetOnDesk | null;
}

const ofTheTeam = ['key', 'name', 'side', 'isLate', 'rows', 'unanswered', 'submittedAt'] as const;

export interface AirTrayTeam extends AsSent<AirTrayRow, (typeof ofTheTeam)[number]> {
  state: TrayState;
}

const ofTheSheet = ['id', 'state', 'isLate', 'submittedBy', 'submittedAt'] as const;

export interface AirSheetOnDesk {
  team: { key: string; name: string; side: Side };
  /** null: nothing is written. */
  sheet: AsSent<AirSheet, (typeof ofTheSheet)[number]> | null;
  reading: SheetReadingOnDesk | null;
  queries: ControlQuery[];
  /** Empty until the sheet is opened. */
  lines: AirRequestOnDesk[];
}

const ofTheLine = ['id', ...namesOfKind(airColumns, 'choice', 'text', 'reference')] as const;

export interface AirRequestOnDesk extends Pick<AirLine, (typeof ofTheLine)[number]> {
  /** By their names. */
  units: string[];
  squadrons: string[];
  note: { text: string; version: number } | null;
  /** The notes on it for the team. */
  notesTold: NoteTold[];
  allotted: AllottedTask[];
}

/** An air order that answers a request, and what became of it. */
export interface AllottedTask extends Pick<AirTask, 'id' | 'mission' | 'squadrons' | 'state' | 'lost'> {
  name: string;
  /** Combats that fly it, cases that settled it. */
  came: { what: string; to: string }[];
}

/** The tray and, with `teamKey`, that team's sheet; `open` null where there is no such team. */
export async function airRequests(inGame: InGame, teamKey: string | null): Promise<AirRequests> {
  const { gameId } = inGame;
  const { turn } = await gameOf(gameId);
  const rows = await airTrayRows(gameId, turn);
  const team = rows.find(({ key }) => key === teamKey);
  return {
    turn,
    teams: rows.map((row) => ({
      ...asSent(row, ofTheTeam),
      state: stateOf(row),
    })),
    open: team ? await sheetOpen(gameId, team, turn) : null,
  };
}

async function sheetOpen(
  gameId: string,
  { teamId, key, name, side }: { teamId: string; key: string; name: string; side: Side },
  turn: number,
): Promise<AirSheetOnDesk> {
  const team = { key, name, side };
  const sheet = await airSheetOf(gameId, teamId, turn);
  if (!sheet) return { team, sheet: null, reading: null, queries: [], lines: [] };
  const [reading, notes, queries, units, told, books] = await Promise.all([
    readingOfSheet(gameId, sheet.id),
    notesOf(sheet.id),
    queriesOfSheet(gameId, sheet.id),
    unitsOfTeamByCounter(gameId, teamId),
    squadronsTold(gameId, [teamId]),
    airPictureRows(gameId),
  ]);
  const answering = books.tasks.filter(({ requestId }) => sheet.lines.some(({ id }) => id === requestId));
  const allotted = await tasksCame(gameId, answering, books);
  const named = (ids: string[], of: (id: string) => string | undefined) => ids.flatMap((id) => of(id) ?? []);
  return {
    team,
    sheet: asSent(sheet, ofTheSheet),
    reading: reading ? readingShown(reading) : null,
    queries: queries.map((query) => queryShown(query, sheet.lines)),
    lines: (sheet.state === 'submitted' && reading ? sheet.lines : []).map((line) => {
      const { own: note, told: notesTold } = notesOnRow(line, notes);
      return {
        ...only(line, ofTheLine),
        units: named(line.counterIds, (counterId) => units.get(counterId)?.shortName),
        squadrons: named(line.squadronIds, (toldId) => told.find((one) => one.id === toldId)?.name),
        note: note ? { text: note.text, version: note.version } : null,
        notesTold,
        allotted: answering.flatMap((task) => (task.requestId === line.id ? (allotted.get(task.id) ?? []) : [])),
      };
    }),
  };
}

/** The air orders with what became of each, by their ids. */
async function tasksCame(
  gameId: string,
  tasks: readonly AirTask[],
  books: AirPictureRows,
): Promise<Map<string, AllottedTask>> {
  const ids = tasks.map(({ id }) => id);
  const flown = await flownBy(gameId, ids);
  const steps = tasks.length > 0 ? airSteps(books) : [];
  return new Map(
    tasks.map((task) => {
      const combats = flown
        .filter(({ airTaskId }) => airTaskId === task.id)
        .map(({ combat }) => ({ what: `C${combat.number} ${combat.name}`, to: '/combats' }));
      const cases = steps
        .filter(({ taskIds, settledBy }) => settledBy && taskIds.includes(task.id))
        .map(({ title, settledBy }) => ({
          what: `${title}${settledBy!.isRuled ? '' : ', to be ruled'}`,
          to: `/rules/${settledBy!.kind}/${settledBy!.caseId}`,
        }));
      const kept = only(task, ['id', 'mission', 'squadrons', 'state', 'lost']);
      return [task.id, { ...kept, name: nameOfTask(task, books), came: [...combats, ...cases] }];
    }),
  );
}

/** A request as the form of an air order takes it up. */
export interface RequestToAllot extends Omit<Pick<AirLine, (typeof ofTheLine)[number]>, 'mission'> {
  /** 1 for the first row of its sheet. */
  number: number;
  team: { key: string; name: string; side: Side };
  mission: AirMission;
  /** The formation of the first of the units it is for; empty: it names none. */
  formation: string;
  /** The first group it asks for; null: any. */
  squadronId: string | null;
  /** Bombing: the middle of the square it asks for, km, as its team's map shows it; null: it names none. */
  square: Place | null;
}

/** A request of this turn on a sheet Control has opened; null: there is none. */
export async function requestToAllot(inGame: InGame, lineId: string): Promise<RequestToAllot | null> {
  const { gameId } = inGame;
  const [{ turn }, asked] = await Promise.all([gameOf(gameId), requestAsked(gameId, lineId)]);
  if (!asked?.line.mission || !asked.isOpen || asked.turn !== turn) return null;
  const { line, team, teamId } = asked;
  const [units, told, groups, squares] = await Promise.all([
    unitsOfTeamByCounter(gameId, teamId),
    squadronsTold(gameId, [teamId]),
    groupsOf(gameId),
    squareReader(gameId, [teamId]),
  ]);
  const [unit] = line.counterIds.flatMap((id): Unit[] => (units.has(id) ? [units.get(id)!] : []));
  const wanted = told.find(({ id }) => line.squadronIds.includes(id))?.name;
  return {
    ...only(line, ofTheLine),
    mission: line.mission!,
    number: asked.number,
    team,
    formation: unit ? formationOf(unit, turn) : '',
    square: line.mission === 'bombing' ? squares(line.at, teamId) : null,
    squadronId: groups.find(({ name, side }) => name === wanted && side === team.side)?.id ?? null,
  };
}
