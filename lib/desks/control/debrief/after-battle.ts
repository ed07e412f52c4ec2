import { teamsOf } from '@/lib/db/access/teams';
import { feedbackOf } from '@/lib/db/debrief/feedback';
import { beliefMarks } from '@/lib/db/debrief/team-marks';
import { gameById, revealedOf } from '@/lib/db/sequence/games';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';

/** The things of a game to be done after its end. Times ISO. */
export interface AfterBattle {
  turn: number;
  /** null: it is still fought. */
  endedAt: string | null;
  /** The turns whose truth the players have. */
  revealedTurns: number[];
  feedback: FeedbackShown;
  /**
   * The marks that each team drew on its own map, until the truth was opened: where it believes the enemy to be. By the
   * team’s key.
   */
  marks: Record<string, TeamsMark[]>;
}

/** A mark of a team: its kind, where it lies (km), its words and its symbol. */
type TeamsMark = MarkWords & { id: string };

/** The remarks of seats on the game: shown from three answers on, so that none is told from the hour it came. */
interface FeedbackShown {
  /** The number of answers from which they are shown. */
  shownFrom: number;
  answers: { id: string; wentWell: string; wentBadly: string; moment: string; saidBy: string | null }[];
}

/** Fewer answers than this would say by whom they are. */
const shownFrom = 3;

/** The state of this game at its end. For Game Control alone. */
export async function afterBattle({ gameId }: InGame): Promise<AfterBattle> {
  const [game, answers, teams] = await Promise.all([gameById(gameId), feedbackOf(gameId), teamsOf(gameId)]);
  const revealedTurns = revealedOf(game);
  const marks = await beliefMarks(gameId, revealedTurns.length > 0);
  return {
    turn: game.turn,
    endedAt: game.endedAt?.toISOString() ?? null,
    revealedTurns,
    marks: Object.fromEntries(
      teams.map(({ id: teamId, key }) => [
        key,
        marks.flatMap((mark) =>
          mark.teamId === teamId
            ? [{ ...only(mark, ['id', 'kind', 'text', 'symbol']), points: mark.points as MarkWords['points'] }]
            : [],
        ),
      ]),
    ),
    feedback: { shownFrom, answers: answers.length < shownFrom ? [] : answers },
  };
}
