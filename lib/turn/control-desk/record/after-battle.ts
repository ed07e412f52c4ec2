import { feedbackOf } from '@/lib/db/record/feedback';
import { gameById, revealedOf } from '@/lib/db/sequence/games';
import type { InGame } from '@/lib/turn/kernel/seat';

/** What of a game is to be done after its end. Times ISO. */
export interface AfterBattle {
  turn: number;
  /** null: it is still fought. */
  endedAt: string | null;
  /** The turns whose truth the players have. */
  revealedTurns: number[];
  feedback: FeedbackShown;
}

/** What seats said of the game: shown from three answers on, so that none is told from the hour it came. */
export interface FeedbackShown {
  /** How many are wanted before any is shown. */
  shownFrom: number;
  answers: { id: string; wentWell: string; wentBadly: string; moment: string; saidBy: string | null }[];
}

/** Fewer answers than this would say by whom they are. */
const shownFrom = 3;

/** How far this game is with its end. For Game Control alone. */
export async function afterBattle({ gameId }: InGame): Promise<AfterBattle> {
  const [game, answers] = await Promise.all([gameById(gameId), feedbackOf(gameId)]);
  return {
    turn: game.turn,
    endedAt: game.endedAt?.toISOString() ?? null,
    revealedTurns: revealedOf(game),
    feedback: { shownFrom, answers: answers.length < shownFrom ? [] : answers },
  };
}
