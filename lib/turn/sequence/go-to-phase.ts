import { change } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { runPhase } from '@/lib/db/sequence/games';
import type { Phase } from '@/lib/words';
import { moveByStandstill } from '../clock/time-by-clock';
import { issueTheClock } from '../issuing/issue-clock';

/** The turn goes to a phase, which has its whole time from now on; a clock that stands goes on standing. */
export async function goToPhase(tx: Tx, act: Act, turn: TurnNow, to: Phase): Promise<void> {
  await moveByStandstill(tx, act, turn);
  const pausedAt = turn.pausedAt && turn.now;
  await change(tx, act, 'game', act.gameId, { phase: to, phaseStartedAt: turn.now, pausedAt, downMs: null });
  await runPhase(tx, act.gameId, turn.turn, to, turn.now);
  await issueTheClock(tx, act.gameId);
}
