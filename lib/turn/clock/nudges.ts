import { z } from 'zod';
import { writeNudge } from '@/lib/db/issued/issued-clock';
import { enterMade } from '@/lib/db/kernel/change';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { type TeamOwing, teamsOwing } from '@/lib/db/sequence/deadline';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { issueNudge } from '@/lib/visibility/issuing/nudges-and-extensions';
import { guardText, overGuard } from '../issuing/guard-text';
import { issueSource } from '../issuing/issue-source';
import { timeByClock } from './time-by-clock';

/** Control's words unless it writes its own. */
export const nudgeText = 'Control waits for your orders. Please hand in your order sheet.';

/** The words of a nudge; empty: Control's usual ones. */
const nudgeWords = writtenText(300).trim().default('');

/** Turn the person saw, and the words; `reason` overrules the guard. */
export const nudgeForm = z.strictObject({ turn: z.number().int().min(1), text: nudgeWords, reason: overGuard });

/** A team is left in peace for so long after a nudge, in ms. */
const restMs = 60_000;

/** True when a team may be nudged now: not twice within a minute. */
export const mayBeNudged = ({ nudgedAt }: Pick<TeamOwing, 'nudgedAt'>, { now }: Pick<TurnNow, 'now'>): boolean =>
  nudgedAt === null || now.getTime() - nudgedAt.getTime() >= restMs;

/** True when more time that the team was given still runs. */
export const hasTime = ({ until }: Pick<TeamOwing, 'until'>, now: Pick<TurnNow, 'pausedAt' | 'now'>): boolean =>
  until !== null && until > timeByClock(now);

/** Reads the teams of people whose orders are not in: a nudge says nothing to the console. The turn is held for its own, so that two umpires at once do not nudge twice. Refused once movement is closed. */
export async function teamsToNudge(
  tx: Tx,
  gameId: string,
  turn: number,
): Promise<{ now: TurnNow; owing: TeamOwing[] }> {
  const now = await lockTurn(tx, gameId, 'update');
  if (turn !== now.turn || now.movementClosedAt) throw refusal('notNow', 'Movement is closed: no more orders come in.');
  const owing = await teamsOwing(tx, gameId, turn);
  return { now, owing: owing.filter(({ playedBy }) => playedBy !== 'console') };
}

/** Tells these teams that Control waits for their orders, and nobody else. Refused with the guard's marks on the words. */
export async function nudge(
  tx: Tx,
  unsigned: Act,
  { gameId, turn }: TurnNow,
  teamIds: readonly string[],
  { text, reason }: { text: string; reason: string },
): Promise<void> {
  const words = [{ field: 'text', name: 'the nudge', text }];
  const passed = await guardText(tx, { gameId, turn, teamIds }, words, { reason });
  const act = { ...unsigned, reason: passed };
  for (const teamId of teamIds) {
    const row = issueNudge({ gameId, teamId, turn }, text || nudgeText, await issueSource(tx));
    await writeNudge(tx, row);
    enterMade(tx, act, 'nudge', row.id, row);
    touchDesk(tx, gameId, teamId);
  }
}
