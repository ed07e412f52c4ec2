import type { CompanionLine } from '@/companions/rules/companion';
import { type RecordedGame, undo } from '@/companions/rules/recorded-game';
import { companionTitles } from '@/lib/companion-titles';
import { teamsOf } from '@/lib/db/access/teams';
import {
  companionGameById,
  companionGamesOf,
  type KeptCompanionGame,
  ruledByCompanion,
} from '@/lib/db/cases/companion-games';
import { allCompanionTables } from '@/lib/db/cases/companion-tables';
import { tablesShown } from '@/lib/db/issued/issued';
import { undoneBy } from '@/lib/db/record/acts';
import type { CompanionGame, LedgerEntryRow } from '@/lib/db/rows';
import { combatNames, crossingNames, gameOf } from '@/lib/db/sequence/control-reads';
import { laidOn } from '@/lib/db/team/team-rows';
import type { CompanionAbout } from '@/lib/turn/cases/companion-about';
import { type CompanionGameOnList, onList } from '@/lib/turn/cases/companion-games-about';
import type { InGame } from '@/lib/turn/kernel/seat';
import { declarationOf } from '@/lib/turn/kernel/verb';
import { type CompanionName, type Side, sides } from '@/lib/words';
import { type AboutOnDesk, aboutOnDesk } from '../about/companion-about';
import { whyNotShown } from '../verbs/companion-on-board';
import { recordOf, standingOf } from '../verbs/companion-record';
import { areEntered } from '../verbs/companion-tables';
import { handTableOf } from '../verbs/hand-tables';

/** Every companion game of this game, the last begun first. */
export interface CompanionGamesDesk {
  turn: number;
  /** The title of each companion. */
  titles: Record<CompanionName, string>;
  games: CompanionGameOnList[];
  /** The umpires who have entered tables of their own, by companion. */
  entered: Partial<Record<CompanionName, string>>;
}

/** A ruling by the result of a companion game. */
export interface RulingTaken {
  /** Of its first entry in the ledger. */
  number: number;
  turn: number;
  /** The act, in the past tense. */
  done: string;
  by: string;
  /** The name of its subject; empty: it has none. */
  what: string;
  reason: string;
  isUndone: boolean;
}

/** One companion game as it stands, with its whole record. */
export interface CompanionGameOnDesk extends CompanionGameOnList {
  version: number;
  /** The subject; null: none, or one that is not there any more. */
  of: AboutOnDesk | null;
  rulings: RulingTaken[];
  /** The hall follows it on the projector. */
  isOnBoard: boolean;
  /** Nothing on its table is hidden, and it is about nothing of the main game: the hall may follow it. */
  mayBeShown: boolean;
  /** As its companion reads it. */
  state: unknown;
  /** The working: of the setup first, then of each act. */
  lines: readonly (readonly CompanionLine[])[];
  record: RecordedGame<unknown, unknown>;
  /** No die has fallen in the last act: it may be taken back. */
  canTakeBack: boolean;
  /** Where two teams may play what lies on the table, each before its own desk; null: it is Control's alone. */
  hands: HandsOnDesk | null;
}

/** The players of each side of a companion game. */
export interface HandsOnDesk {
  sides: SideOfTable[];
  /** The kind of act that a seated team lays itself. */
  laidAs: string | null;
  /** Every team of the game. */
  teams: { id: string; name: string }[];
}

interface SideOfTable {
  side: Side;
  /** null: Control plays it. */
  teamId: string | null;
  /** Control waits for what it lays. */
  isWaitedFor: boolean;
  /** The seat that has laid a move face down; null: none. */
  laidBy: string | null;
}

export async function companionGamesDesk(inGame: InGame): Promise<CompanionGamesDesk> {
  const [game, games, tables] = await Promise.all([
    gameOf(inGame.gameId),
    companionGamesOf(inGame.gameId),
    allCompanionTables(inGame.gameId),
  ]);
  const entered = Object.fromEntries(
    tables.filter(({ values }) => areEntered(values)).map(({ companion, by }) => [companion, by]),
  );
  return { turn: game.turn, titles: companionTitles, games: games.map(onList), entered };
}

/** Null when there is no such companion game in this game. */
export async function companionGameOnDesk(inGame: InGame, id: string): Promise<CompanionGameOnDesk | null> {
  const kept = await companionGameById(inGame.gameId, id);
  if (!kept) return null;
  const { standing } = standingOf(kept);
  const record = recordOf(kept);
  const hands = await handsOnDesk(kept, standing.state);
  return {
    hands,
    ...onList(kept),
    version: kept.version,
    of: await aboutOnDesk(inGame, kept.about as CompanionAbout | null),
    rulings: await rulingsTaken(inGame, kept),
    isOnBoard: kept.isOnBoard,
    mayBeShown: whyNotShown(kept) === null,
    state: standing.state,
    lines: standing.lines,
    record,
    canTakeBack: kept.endedAt === null && undo(standing).ok,
  };
}

/** The rulings by its result, an act each, in order. */
async function rulingsTaken({ gameId }: InGame, { id, about }: CompanionGame): Promise<RulingTaken[]> {
  const entries = await ruledByCompanion(gameId, id);
  if (entries.length === 0) return [];
  const [undone, combats, crossings] = await Promise.all([
    undoneBy(
      gameId,
      entries.map(({ number }) => number),
    ),
    combatNames(gameId),
    crossingNames(gameId),
  ]);
  const its = (about as CompanionAbout | null)?.id;
  const acts = new Map<number, LedgerEntryRow[]>();
  for (const entry of entries) acts.set(entry.act, [...(acts.get(entry.act) ?? []), entry]);
  return [...acts].map(([number, all]) => {
    const { turn, verb, seatLabel: by, reason } = all.find(({ subjectId }) => subjectId === its) ?? all[0]!;
    const combat = combats.find((one) => one.id === its);
    const what = combat ? `C${combat.number} ${combat.name}` : (crossings.find((one) => one.id === its)?.name ?? '');
    return {
      number,
      turn,
      done: declarationOf(verb)?.inLedger ?? verb.replaceAll('-', ' '),
      by,
      what,
      reason,
      isUndone: all.some((entry) => undone.has(entry.number)),
    };
  });
}

async function handsOnDesk(kept: KeptCompanionGame, state: unknown): Promise<HandsOnDesk | null> {
  const table = handTableOf(kept.companion as CompanionName);
  if (!table || kept.about !== null || (kept.seats.length === 0 && !table.isOpen(state))) return null;
  const shown = await tablesShown(kept.seats.map(({ id }) => id));
  const laid = await laidOn([...shown.values()].map(({ id }) => id));
  const waitsFor = table.waitsFor(state);
  const teams = await teamsOf(kept.gameId);
  return {
    laidAs: table.laidAs,
    teams: teams.map(({ id, name }) => ({ id, name })),
    sides: sides.map((side) => {
      const seat = kept.seats.find((one) => one.side === side);
      const move = seat && laid.find(({ tableId }) => tableId === shown.get(seat.id)?.id);
      return { side, teamId: seat?.teamId ?? null, isWaitedFor: waitsFor.includes(side), laidBy: move?.laidBy ?? null };
    }),
  };
}
