import { combatsOfTurn, gameOf, reportsOfTurn, teamsWithUnits } from '@/lib/db/control';
import { openBusiness } from '@/lib/db/turn-books';
import type { ControlSeat } from '../seat';
import { unfinished } from '../unfinished';
import type { TrayTeam } from './orders';
import { trayTeams } from './tray-teams';
import { type WhoseCombat, whoseCombats } from './whose-combats';

/** The turn at a glance: what is in, what is grouped, resolved and told, and what the turn waits for. */
export interface Board {
  teams: TrayTeam[];
  combats: ({ number: number; name: string; state: 'grouped' | 'resolved' | 'ruled' } & WhoseCombat)[];
  /** One for each team. */
  reports: { teamId: string; state: 'none' | 'drafted' | 'released' }[];
  /** What ending the turn now would be refused for, one sentence each; empty when nothing is left. */
  unfinished: string[];
}

/** The turn at a glance. */
export async function board(seat: ControlSeat): Promise<Board> {
  const game = await gameOf(seat.gameId);
  const turn = game.turns.find((candidate) => candidate.number === game.turn)!;
  const [teams, combats, reports, active, open, whose] = await Promise.all([
    trayTeams(seat, game.turn, game.phase),
    combatsOfTurn(game.id, game.turn),
    reportsOfTurn(game.id, game.turn),
    teamsWithUnits(game.id),
    openBusiness(game.id, game.turn),
    whoseCombats(seat, game.turn),
  ]);
  const state = new Map(reports.map((report) => [report.teamId, report.state]));
  return {
    teams,
    combats: combats.map(({ id, number, name, state }) => ({ number, name, state, ...whose(id) })),
    reports: active.map(({ id }) => ({ teamId: id, state: state.get(id) ?? 'none' })),
    unfinished: unfinished(open, turn),
  };
}
