import { type DecisionStands, decisionStands } from '@/lib/advice/combat/decision-outcome';
import { teamsOf } from '@/lib/db/access/teams';
import { type DecisionWithAnswer, decisionsOf, pausedSince } from '@/lib/db/combat/decisions';
import { gameOf, timeNow } from '@/lib/db/control-desk/control-reads';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** A question asked of a team that had to answer at once, as Control sees it. Times are ISO strings. */
export interface DecisionOnDesk {
  id: string;
  version: number;
  teamName: string;
  combatId: string | null;
  question: string;
  options: string[];
  defaultOption: number;
  askedBy: string;
  askedAt: string;
  endsAt: string;
  /** The clock stands still since then; null: it runs. */
  pausedAt: string | null;
  /** The server's time when this was read. */
  now: string;
  answer: { option: number; by: string; at: string } | null;
  settled: { as: number | null; by: string; reason: string } | null;
  /** As it stood when this was read: an open one runs out on the screen by itself. */
  stands: DecisionStands;
}

/** The questions of a turn, as they were asked. */
export async function decisionsOnDesk(seat: ControlSeat, turn: number): Promise<DecisionOnDesk[]> {
  const [decisions, teams, paused, now] = await Promise.all([
    decisionsOf(seat.gameId, turn),
    teamsOf(seat.gameId),
    pausedSince(seat.gameId),
    timeNow(),
  ]);
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return decisions.map((decision) => onDesk(decision, names.get(decision.teamId) ?? '', paused, now));
}

/** The questions of this turn, and the teams that can be asked, for the cards of combats. */
export async function decisionsHere(seat: ControlSeat) {
  const game = await gameOf(seat.gameId);
  const [decisions, teams] = await Promise.all([decisionsOnDesk(seat, game.turn), teamsOf(seat.gameId)]);
  return { decisions, teams: teams.map(({ id, name }) => ({ id, name })) };
}

const onDesk = (decision: DecisionWithAnswer, teamName: string, paused: Date | null, now: Date): DecisionOnDesk => {
  const { id, version, combatId, question, options, defaultOption, askedBy, answer } = decision;
  return {
    ...{ id, version, teamName, combatId, question, options, defaultOption, askedBy },
    askedAt: decision.askedAt.toISOString(),
    endsAt: decision.endsAt.toISOString(),
    pausedAt: paused?.toISOString() ?? null,
    now: now.toISOString(),
    answer: answer && { option: answer.option, by: answer.answeredBy, at: answer.answeredAt.toISOString() },
    settled: decision.settledAt && { as: decision.settledAs, by: decision.settledBy ?? '', reason: decision.reason },
    stands: decisionStands(decision, answer, paused ?? now),
  };
};
