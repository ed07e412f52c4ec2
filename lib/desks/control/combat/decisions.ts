import { teamsOf } from '@/lib/db/access/teams';
import { type DecisionWithAnswer, decisionsOf } from '@/lib/db/combat/decisions';
import { gameOf } from '@/lib/db/sequence/control-reads';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent } from '@/lib/values';

const ofTheQuestion = [
  'id',
  'version',
  'combatId',
  'question',
  'options',
  'defaultOption',
  'askedBy',
  'askedAt',
  'endsAt',
] as const;

/** A question asked of a team that had to answer at once, as Control sees it. Times are ISO strings. */
export interface DecisionOnDesk extends AsSent<DecisionWithAnswer, (typeof ofTheQuestion)[number]> {
  teamName: string;
  answer: { option: number; by: string; at: string } | null;
  settled: { as: number | null; by: string; reason: string } | null;
}

/** The questions of a turn, as they were asked. */
export async function decisionsOnDesk(inGame: InGame, turn: number): Promise<DecisionOnDesk[]> {
  const [decisions, teams] = await Promise.all([decisionsOf(inGame.gameId, turn), teamsOf(inGame.gameId)]);
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return decisions.map((decision) => onDesk(decision, names.get(decision.teamId) ?? ''));
}

/** The questions of the turn that is played, for the cards of combats. */
export interface DecisionsHere {
  decisions: DecisionOnDesk[];
  /** The teams that can be asked. */
  teams: { id: string; name: string }[];
}

/** The questions of this turn, and the teams that can be asked, for the cards of combats. */
export async function decisionsHere(inGame: InGame): Promise<DecisionsHere> {
  const game = await gameOf(inGame.gameId);
  const [decisions, teams] = await Promise.all([decisionsOnDesk(inGame, game.turn), teamsOf(inGame.gameId)]);
  return { decisions, teams: teams.map(({ id, name }) => ({ id, name })) };
}

const onDesk = (decision: DecisionWithAnswer, teamName: string): DecisionOnDesk => {
  const { answer, settledAt, settledAs, settledBy, reason } = decision;
  return {
    ...asSent(decision, ofTheQuestion),
    teamName,
    answer: answer && { option: answer.option, by: answer.answeredBy, at: answer.answeredAt.toISOString() },
    settled: settledAt && { as: settledAs, by: settledBy ?? '', reason },
  };
};
