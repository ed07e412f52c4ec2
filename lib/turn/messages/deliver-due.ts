import { teamsOf } from '@/lib/db/access/teams';
import { messagesDue } from '@/lib/db/messages/messages';
import type { Act, Tx } from '@/lib/db/transaction';
import { issueMessage } from '@/lib/visibility/issuing/messages';
import { issueSource } from '../issuing/issue-source';
import { carryOn, layOnDesks } from './message-delivery';

/** Delivers what was on its way to a turn that opens, each as it was sent. Part of opening the turn. */
export async function deliverDue(tx: Tx, act: Act, turn: number): Promise<void> {
  const due = await messagesDue(tx, act.gameId, turn);
  if (due.length === 0) return;
  const names = new Map((await teamsOf(act.gameId, tx)).map(({ id, name }) => [id, name]));
  const source = await issueSource(tx);
  const carried = due.flatMap(({ teamId, toTeamId, means, text, delivery }) => {
    if (!toTeamId || !delivery) return [];
    const { gameTime, note } = delivery;
    const laid = { turn, sender: names.get(teamId) ?? '', means, gameTime, text };
    const row = issueMessage({ gameId: act.gameId, teamId: toTeamId }, laid, source);
    const how = { state: 'delivered' as const, gameTime, note, issuedId: row.id, at: source.now() };
    return [{ row, delivery, how }];
  });
  await layOnDesks(
    tx,
    act,
    carried.map(({ row }) => row),
  );
  await carryOn(tx, act, carried);
}
