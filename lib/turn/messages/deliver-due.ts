import { teamsOf } from '@/lib/db/access/teams';
import { messagesDue } from '@/lib/db/messages/messages';
import type { Act, Tx } from '@/lib/db/transaction';
import { issueSource } from '../issuing/issue-source';
import { carry, layOnDesk } from './message-delivery';

/** Delivers what was on its way to a turn that opens, each as it was sent. Part of opening the turn. */
export async function deliverDue(tx: Tx, act: Act, turn: number): Promise<void> {
  const due = await messagesDue(tx, act.gameId, turn);
  if (due.length === 0) return;
  const names = new Map((await teamsOf(act.gameId, tx)).map(({ id, name }) => [id, name]));
  const source = await issueSource(tx);
  for (const message of due) {
    const { teamId, toTeamId, means, text, delivery } = message;
    if (!toTeamId || !delivery) continue;
    const { gameTime, note } = delivery;
    const laid = { turn, sender: names.get(teamId) ?? '', means, gameTime, text };
    const issuedId = await layOnDesk(tx, act, toTeamId, laid, source);
    await carry(tx, act, message, { state: 'delivered', gameTime, note, issuedId, at: source.now() });
  }
}
