import { isTold } from '@/lib/db/reports/is-told';
import { type LetterOfTurn, lettersOfTurn } from '@/lib/db/reports/letters-of-turn';
import { combatsOfTurn, gameOf, reportsOfTurn } from '@/lib/db/sequence/control-reads';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { choicesOpen } from '@/lib/turn/combat/choices-open';
import type { InGame } from '@/lib/turn/kernel/seat';
import { movesLeft } from '@/lib/turn/sequence/close-what-is-done';
import { trayTeams } from '../orders/tray-teams';
import { type StepToTake, stepsToTake } from './steps-to-take';

/** The steps of *Try a turn*, and the letters in which they end. */
export interface TrySteps {
  turn: number;
  steps: StepToTake[];
  /** One to each team; empty until both are released. */
  letters: (Omit<LetterOfTurn, 'teamId'> & { to: string; key: string })[];
}

/** The progress of the turn that a practice game opened with. */
export async function trySteps(inGame: InGame): Promise<TrySteps> {
  const { gameId } = inGame;
  const [game, { openingTurn: turn }] = await Promise.all([gameOf(gameId), gameScenario(gameId)]);
  const row = game.turns.find(({ number }) => number === turn)!;
  const { movementClosedAt, groupingClosedAt } = row;
  const isMoving = game.turn === turn && game.phase === 'movement' && movementClosedAt === null;
  const isFighting = game.turn === turn && game.phase === 'combat';
  const [teams, combats, reports, letters, toMove, choices] = await Promise.all([
    trayTeams(inGame, turn),
    combatsOfTurn(gameId, turn),
    reportsOfTurn(gameId, turn),
    lettersOfTurn(gameId, turn),
    isMoving ? movesLeft(gameId, turn) : 0,
    isFighting ? choicesOpen(gameId, { ...row, turn }) : null,
  ]);
  const keysOf = (ids: readonly string[]) => teams.filter(({ teamId }) => ids.includes(teamId)).map(({ key }) => key);
  const steps = stepsToTake({
    phase: game.phase,
    isClockStanding: game.pausedAt !== null,
    isOver: game.turn > turn || game.endedAt !== null,
    teams: teams.map(({ key, name, state, rows }) => ({ key, name, sheet: state, rows })),
    isMovementClosed: movementClosedAt !== null,
    toMove,
    isGroupingClosed: groupingClosedAt !== null,
    toSettle: choices ? choices.orders.length + choices.spent.length : 0,
    combats: combats.map(({ name, state }) => ({
      name,
      isResolved: state === 'resolved' || state === 'ruled',
      isRuled: state === 'ruled',
    })),
    drafted: keysOf(reports.map(({ teamId }) => teamId)),
    released: keysOf(reports.filter(isTold).map(({ teamId }) => teamId)),
  });
  const sent = teams.flatMap(({ teamId, key, name }) => {
    const letter = letters.get(teamId);
    if (!letter) return [];
    const { teamId: _, ...rest } = letter;
    return [{ ...rest, to: name, key }];
  });
  return { turn, steps, letters: sent.length === teams.length ? sent : [] };
}
