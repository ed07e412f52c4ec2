import { change, enterDifference } from '@/lib/db/change';
import {
  extensionsOpenAt,
  issuedDecisionsOpenAt,
  writeDecisionEnd,
  writeExtension,
} from '@/lib/db/issuing/issued-clock';
import type { TurnNow } from '@/lib/db/lock';
import { decisionsOpenAt, noteStandstill } from '@/lib/db/sequence/standstill';
import type { Act, Tx } from '@/lib/db/transaction';
import { issueDecisionMoved, issueExtensionMoved } from '@/lib/visibility/issuing/nudges-and-extensions';

/** The time by the clock of the game, which may stand still. What ends by the clock ends by this one. */
export const timeByClock = ({ pausedAt, now }: Pick<TurnNow, 'pausedAt' | 'now'>): Date => pausedAt ?? now;

/** The ledger's id of the more time a team was given. */
export const extensionId = ({ turn, teamId }: { turn: number; teamId: string }): string => `${turn}|${teamId}`;

/**
 * Moves everything with a time limit on by the length of the pause: more time given, questions still open, and the phase.
 * Returns when the phase would have begun without the pause. While the clock runs, nothing is moved.
 */
export async function moveByStandstill(tx: Tx, act: Act, now: TurnNow): Promise<Date> {
  const { gameId, pausedAt, phaseStartedAt } = now;
  if (!pausedAt) return phaseStartedAt;
  const stoodMs = now.now.getTime() - pausedAt.getTime();
  const later = (time: Date): Date => new Date(time.getTime() + stoodMs);
  await noteStandstill(tx, gameId, stoodMs);
  for (const was of await extensionsOpenAt(tx, gameId, pausedAt)) {
    const became = issueExtensionMoved(was, later(was.until));
    await writeExtension(tx, became);
    enterDifference(tx, act, 'extension', extensionId(was), { ...was }, { ...became });
  }
  for (const { id, endsAt } of await decisionsOpenAt(tx, gameId, pausedAt))
    await change(tx, act, 'decision', id, { endsAt: later(endsAt) });
  for (const question of await issuedDecisionsOpenAt(tx, gameId, pausedAt))
    await writeDecisionEnd(tx, issueDecisionMoved(question, later(question.endsAt)));
  return later(phaseStartedAt);
}
