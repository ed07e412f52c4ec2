import { companionCalled } from '@/lib/companions';
import { type CompanionLine, type CompanionName, companionNames } from '@/lib/companions/companion';
import { type RecordedGame, undo } from '@/lib/companions/recorded-game';
import { companionGameById, companionGamesOf, type KeptCompanionGame } from '@/lib/db/companion-games';
import { allCompanionTables } from '@/lib/db/companion-tables';
import { gameOf } from '@/lib/db/control';
import { tablesShown } from '@/lib/db/issued';
import { laidOn } from '@/lib/db/team';
import { teamsOf } from '@/lib/db/teams';
import type { CompanionAbout } from '../companion-about';
import { recordOf, standingOf } from '../companion-record';
import { areEntered } from '../companion-tables';
import { handTableOf, type TableSide, tableSides } from '../hand-tables';
import type { ControlSeat } from '../seat';

/** Every companion game of this game, the last begun first. */
export interface CompanionGamesDesk {
  turn: number;
  /** What each companion is called. */
  titles: Record<CompanionName, string>;
  games: CompanionGameOnList[];
  /** Who has entered tables of his own, by companion. */
  entered: Partial<Record<CompanionName, string>>;
}

export interface CompanionGameOnList {
  id: string;
  turn: number;
  number: number;
  companion: CompanionName;
  /** As the companion is called. */
  title: string;
  name: string;
  begunBy: string;
  /** What came of it; null: it is still played. */
  result: string | null;
}

/** One companion game as it stands, with its whole record. */
export interface CompanionGameOnDesk extends CompanionGameOnList {
  version: number;
  about: CompanionAbout | null;
  /** As its companion reads it. */
  state: unknown;
  /** The working: of the setup first, then of each act. */
  lines: readonly (readonly CompanionLine[])[];
  record: RecordedGame<unknown, unknown>;
  /** No die has fallen in the last act: it may be taken back. */
  canTakeBack: boolean;
  /** Where two teams may play it, each before its own desk; null: it is Control's alone. */
  hands: HandsOnDesk | null;
}

/** Who plays which side of a companion game. */
export interface HandsOnDesk {
  sides: SideOfTable[];
  /** Every team of the game. */
  teams: { id: string; name: string }[];
}

export interface SideOfTable {
  side: TableSide;
  /** null: Control plays it. */
  teamId: string | null;
  /** Control waits for what it lays. */
  isWaitedFor: boolean;
  /** Who has laid a move that lies face down; null: nobody. */
  laidBy: string | null;
}

export async function companionGamesDesk(seat: ControlSeat): Promise<CompanionGamesDesk> {
  const [game, games, tables] = await Promise.all([
    gameOf(seat.gameId),
    companionGamesOf(seat.gameId),
    allCompanionTables(seat.gameId),
  ]);
  const entered = Object.fromEntries(
    tables.filter(({ values }) => areEntered(values)).map(({ companion, by }) => [companion, by]),
  );
  const titles = Object.fromEntries(companionNames.map((name) => [name, companionCalled(name).title]));
  return { turn: game.turn, titles: titles as Record<CompanionName, string>, games: games.map(onList), entered };
}

/** Null when there is no such companion game in this game. */
export async function companionGameOnDesk(seat: ControlSeat, id: string): Promise<CompanionGameOnDesk | null> {
  const kept = await companionGameById(seat.gameId, id);
  if (!kept) return null;
  const { standing } = standingOf(kept);
  const record = recordOf(kept);
  const hands = await handsOnDesk(kept, standing.state);
  return {
    hands,
    ...onList(kept),
    version: kept.version,
    about: kept.about as CompanionAbout | null,
    state: standing.state,
    lines: standing.lines,
    record,
    canTakeBack: kept.endedAt === null && undo(record).ok,
  };
}

const onList = (row: Omit<CompanionGameOnList, 'companion' | 'title'> & { companion: string }): CompanionGameOnList => {
  const { id, turn, number, name, begunBy, result } = row;
  const companion = row.companion as CompanionName;
  return { ...{ id, turn, number, companion, name, begunBy, result }, title: companionCalled(companion).title };
};

async function handsOnDesk(kept: KeptCompanionGame, state: unknown): Promise<HandsOnDesk | null> {
  const table = handTableOf(kept.companion as CompanionName);
  if (!table) return null;
  const shown = await tablesShown(kept.seats.map(({ id }) => id));
  const laid = await laidOn([...shown.values()].map(({ id }) => id));
  const waitsFor = table.waitsFor(state);
  const teams = await teamsOf(kept.gameId);
  return {
    teams: teams.map(({ id, name }) => ({ id, name })),
    sides: tableSides.map((side) => {
      const seat = kept.seats.find((one) => one.side === side);
      const move = seat && laid.find(({ tableId }) => tableId === shown.get(seat.id)?.id);
      return { side, teamId: seat?.teamId ?? null, isWaitedFor: waitsFor.includes(side), laidBy: move?.laidBy ?? null };
    }),
  };
}
