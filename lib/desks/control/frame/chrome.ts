import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Policies } from '@/lib/adjudication/types';
import { playedInLobby } from '@/lib/advice/access/proposed-play';
import { medianSeconds, ranSeconds } from '@/lib/advice/clock/day-pace';
import { isPhaseDone } from '@/lib/advice/clock/phase-done';
import { seatsTaken } from '@/lib/db/access/seats';
import { teamsOf, teamsWithSeats } from '@/lib/db/access/teams';
import { airSheetsWaiting } from '@/lib/db/air/air-sheets';
import { postWaiting } from '@/lib/db/messages/messages';
import { isTold } from '@/lib/db/reports/is-told';
import { teamsOwed } from '@/lib/db/reports/teams-owed';
import type { Game, Team, Turn } from '@/lib/db/rows';
import { arrivalsDue, combatsOfTurn, gameOf, reportsOfTurn } from '@/lib/db/sequence/control-reads';
import { phaseRunsOf, rulebookPlayed } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { isRehearsal } from '@/lib/db/sequence/rehearsals';
import { type SidesOfGame, sidesOf } from '@/lib/sides';
import { titleInPractice } from '@/lib/text';
import { choicesOpen } from '@/lib/turn/combat/choices-open';
import { budgetsOf } from '@/lib/turn/issuing/issue-clock';
import type { InGame } from '@/lib/turn/kernel/seat';
import { movesLeft } from '@/lib/turn/sequence/close-what-is-done';
import { type AsSent, asSent, only } from '@/lib/values';
import { type Phase, steppedScenario } from '@/lib/words';
import { crossingsWaiting } from '../crossings/crossings';
import { trayTeams } from '../orders/tray-teams';

const ofTheGame = [
  'phase',
  'phaseStartedAt',
  'isBegun',
  'endedAt',
  'network',
  'address',
  'pausedAt',
  'downMs',
  'deadline',
  'isOneUmpire',
] as const;

/**
 * The frame around every desk of Control: the turn, the clock, and what waits on which desk. Times are ISO strings.
 * `isBegun`: Game Control has begun it; until then it is a lobby. `address`: the one Game Control picked, empty for
 * none. `pausedAt`: the clock stands still since then; null: it runs. `downMs`: it stands because no console served the
 * game for so long. `deadline`: what becomes of orders that are not in when the orders phase ends. `isOneUmpire`: one
 * umpire runs the game.
 */
export interface Chrome extends AsSent<Game, (typeof ofTheGame)[number]> {
  game: { id: string; title: string };
  /** It is a practice game: what it is called, whether it is the one in which the steps of a turn are shown, and whether it is a rehearsal; null: it is no practice game. */
  practice: { title: string; hasSteps: boolean; isRehearsal: boolean } | null;
  turn: ChromeTurn;
  /** The six phases of §4, in their order. */
  phases: ChromePhase[];
  /** The phase under way waits for nothing any more. */
  isPhaseDone: boolean;
  /** The number of things that wait on each desk. A desk without a number has nothing waiting. */
  badges: Partial<Record<'orders' | 'combats' | 'crossings' | 'air' | 'reports' | 'arrivals' | 'messages', number>>;
  teams: Pick<Team, 'id' | 'key' | 'name' | 'side'>[];
  /** The length of a turn in words; empty when the scenario does not say. */
  turnLength: string;
  /** The sides and nations of the game. */
  sides: SidesOfGame;
  /** The worth of close air support without air liaison, as the game reads it (OC-42). */
  airLiaison: Policies['airLiaison'];
  /** The people who have come, while the game has not begun; null after that. */
  lobby: Lobby | null;
}

/** The seats and teams of a game: how many seats a browser holds, how many teams people play, how many seats of those are empty. */
interface Lobby {
  seats: number;
  taken: number;
  teams: number;
  played: number;
  emptyOfPlayed: number;
}

const ofTheTurn = ['number', 'daypart', 'movementClosedAt', 'groupingClosedAt', 'closedAt', 'weather'] as const;

/** The turn that is played; `closedAt`: it was the last, and the battle is over; `weather`: OC-113. */
interface ChromeTurn extends AsSent<Turn, (typeof ofTheTurn)[number]> {
  /** YYYY-MM-DD */
  date: string;
}

export interface ChromePhase {
  key: Phase;
  budgetSeconds: number;
  /** Seconds of its runs of this turn that have ended; null when none has. The run under way is not in it. */
  spentSeconds: number | null;
  /** The median of its length in earlier turns, in seconds; null when it has not run in any. */
  medianSeconds: number | null;
}

/** The frame around every desk of Control. */
export async function chrome(inGame: InGame): Promise<Chrome> {
  const game = await gameOf(inGame.gameId);
  const turn = game.turns.find((candidate) => candidate.number === game.turn)!;
  const scenario = await gameScenario(inGame.gameId);
  const { lifts } = scenario;
  const [runs, tray, combats, reports, arrivals, crossings, air, post, teams] = await Promise.all([
    phaseRunsOf(game.id),
    trayTeams(inGame, game.turn),
    combatsOfTurn(game.id, game.turn),
    reportsOfTurn(game.id, game.turn),
    arrivalsDue(
      game.id,
      game.turn + 1,
      lifts.flatMap(({ unitIds }) => unitIds),
    ),
    crossingsWaiting(game.id, game.turn),
    airSheetsWaiting(game.id, game.turn),
    postWaiting(game.id),
    teamsOf(game.id),
  ]);
  const spent = (key: Phase): number | null => {
    const ended = runs.filter((run) => run.turn === game.turn && run.phase === key && run.endedAt);
    return ended.length === 0 ? null : Math.round(ended.reduce((sum, run) => sum + (ranSeconds(run) ?? 0), 0));
  };
  const told = new Set(reports.filter(isTold).map(({ teamId }) => teamId));
  const owed = game.phase === 'briefing' ? await teamsOwed(game.id, game.turn, lifts) : [];
  const missing = tray.filter(({ isOwing }) => isOwing).length;
  const unaccepted = tray.filter(
    ({ state }) => state === 'handedIn' || state === 'reading' || state === 'queried',
  ).length;
  const mayBeMoved = game.phase === 'movement' && !turn.movementClosedAt && missing + unaccepted === 0;
  const choices = game.phase === 'combat' ? await choicesOpen(game.id, { ...turn, turn: game.turn }) : null;
  const combatsOpen = combats.filter((combat) => combat.state !== 'ruled').length;
  return {
    game: { id: game.id, title: game.title },
    practice: game.practiceOf === null ? null : await practiceShown(game, teams),
    turn: { ...asSent(turn, ofTheTurn), date: turn.date.toISOString().slice(0, 10) },
    ...asSent(game, ofTheGame),
    phases: budgetsOf(game).map(({ key, budgetSeconds }) => ({
      key,
      budgetSeconds,
      spentSeconds: spent(key),
      medianSeconds: medianSeconds(runs, key, game.turn),
    })),
    isPhaseDone: isPhaseDone(game.phase, {
      missing,
      unaccepted,
      isMovementDone: turn.movementClosedAt !== null || (mayBeMoved && (await movesLeft(game.id, game.turn)) === 0),
      combats: combatsOpen,
      choices: choices ? choices.orders.length + choices.spent.length : 0,
      untold: owed.filter(({ id }) => !told.has(id)).length,
      arrivals,
    }),
    badges: {
      orders: tray.filter((team) => team.state === 'handedIn' || team.state === 'queried').length,
      combats: combatsOpen,
      reports: reports.filter((report) => !isTold(report)).length,
      crossings,
      air,
      arrivals,
      messages: post.messages + post.notes,
    },
    teams: teams.map((team) => only(team, ['id', 'key', 'name', 'side'])),
    turnLength: scenario.turnLength ?? '',
    sides: sidesOf(scenario),
    airLiaison: rulebookFrom(rulebookPlayed(game)).policies.airLiaison,
    lobby: game.isBegun ? null : await lobbyOf(game.id),
  };
}

/** The steps are those of a scenario that may be tried, as long as the console is both of its teams. A rehearsal has none. */
async function practiceShown(
  { id, scenario, title }: Pick<Game, 'id' | 'scenario' | 'title'>,
  teams: readonly Team[],
): Promise<Chrome['practice']> {
  const isOfRehearsal = await isRehearsal(id);
  const isConsoles = teams.every(({ playedBy }) => playedBy === 'console');
  return {
    title: titleInPractice(title) ?? title,
    hasSteps: scenario === steppedScenario && isConsoles && !isOfRehearsal,
    isRehearsal: isOfRehearsal,
  };
}

async function lobbyOf(gameId: string): Promise<Lobby> {
  const [seats, teams] = await Promise.all([seatsTaken(gameId), teamsWithSeats(gameId)]);
  const played = teams.filter((team) => playedInLobby(team) === 'people');
  const emptyOfPlayed = played.flatMap((team) => team.seats.filter(({ isHeld }) => !isHeld)).length;
  return { ...seats, teams: teams.length, played: played.length, emptyOfPlayed };
}
