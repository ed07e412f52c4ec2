import { teamsOf } from '@/lib/db/access/teams';
import { writeClock } from '@/lib/db/issued/issued';
import { type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import type { Game } from '@/lib/db/rows';
import { gameById, turnRow } from '@/lib/db/sequence/games';
import type { PhaseBudget } from '@/lib/scenario/types';
import { issueClock } from '@/lib/visibility/issuing/issue-setup';
import type { TruthTurn } from '@/lib/visibility/truth';

/** The budgets of a game's phases, as its scenario set them. */
export const budgetsOf = (game: Game): PhaseBudget[] => game.phases as unknown as PhaseBudget[];

/** A turn as the door takes it. */
export const truthTurn = ({
  number,
  date,
  daypart,
}: {
  number: number;
  date: Date;
  daypart: TruthTurn['daypart'];
}): TruthTurn => ({
  number,
  daypart,
  date: date.toISOString().slice(0, 10),
});

/** Issues the public clock as it now runs, to every desk. */
export async function issueTheClock(tx: Tx, gameId: string): Promise<void> {
  const game = await gameById(gameId, tx);
  const turn = await turnRow(gameId, game.turn, tx);
  if (!turn) throw new Error(`game ${gameId} has no turn ${game.turn}`);
  const budget = budgetsOf(game).find((candidate) => candidate.key === game.phase);
  await writeClock(
    tx,
    issueClock({
      gameId,
      title: game.title,
      turn: truthTurn(turn),
      phase: game.phase,
      phaseStartedAt: game.phaseStartedAt,
      isBegun: game.isBegun,
      isEnded: game.endedAt !== null,
      network: game.network,
      address: game.address,
      pausedAt: game.pausedAt,
      budgetMinutes: (budget?.budgetSeconds ?? 0) / 60,
      allowsRest: game.allowsRest,
      isLast: (await turnRow(gameId, game.turn + 1, tx)) === null,
    }),
  );
  for (const team of await teamsOf(gameId, tx)) touchDesk(tx, gameId, team.id);
}
