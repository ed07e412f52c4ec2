import {
  extensionsOpenAt,
  issuedDecisionsOpenAt,
  moveDecisionEnds,
  moveExtensions,
} from '@/lib/db/issued/issued-clock';
import { changeAll, enterDifference } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { type EndsByClock, noteStandstill, openByClock } from '@/lib/db/sequence/standstill';
import { issueDecisionMoved, issueExtensionMoved } from '@/lib/visibility/issuing/nudges-and-extensions';

/** The time by the clock of the game, which may stand still. What ends by the clock ends by this one. */
export const timeByClock = ({ pausedAt, now }: Pick<TurnNow, 'pausedAt' | 'now'>): Date => pausedAt ?? now;

/** The ledger's id of the more time a team was given. */
export const extensionId = ({ turn, teamId }: { turn: number; teamId: string }): string => `${turn}|${teamId}`;

/**
 * Moves everything with a time limit on by the length of the pause: more time given, questions still open, messages on
 * their way, and the phase.
 * Returns when the phase would have begun without the pause. While the clock runs, nothing is moved.
 */
export async function moveByStandstill(tx: Tx, act: Act, now: TurnNow): Promise<Date> {
  const { gameId, pausedAt, phaseStartedAt } = now;
  if (!pausedAt) return phaseStartedAt;
  const stoodMs = now.now.getTime() - pausedAt.getTime();
  const later = (time: Date): Date => new Date(time.getTime() + stoodMs);
  // The database's clock may have been set back meanwhile: nothing stood for less than no time.
  await noteStandstill(tx, gameId, Math.max(0, stoodMs));
  const given = await extensionsOpenAt(tx, gameId, pausedAt);
  const longer = given.map((was) => issueExtensionMoved(was, later(was.until)));
  await moveExtensions(tx, longer);
  for (const [i, was] of given.entries())
    enterDifference(tx, act, 'extension', extensionId(was), { ...was }, { ...longer[i] });
  const open = await openByClock(tx, gameId, pausedAt);
  const moved = <Patch>(kind: EndsByClock['kind'], patch: (at: Date) => Patch) =>
    open.flatMap((one) => (one.kind === kind ? [{ id: one.id, patch: patch(later(one.at)) }] : []));
  await changeAll(
    tx,
    act,
    'messageDelivery',
    moved('messageDelivery', (dueAt) => ({ dueAt })),
  );
  await changeAll(
    tx,
    act,
    'decision',
    moved('decision', (endsAt) => ({ endsAt })),
  );
  const asked = await issuedDecisionsOpenAt(tx, gameId, pausedAt);
  await moveDecisionEnds(
    tx,
    asked.map((question) => issueDecisionMoved(question, later(question.endsAt))),
  );
  return later(phaseStartedAt);
}
