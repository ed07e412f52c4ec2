import { z } from 'zod';
import { createAll } from '@/lib/db/kernel/change';
import { now } from '@/lib/db/kernel/transaction';
import { lockWaitingOf } from '@/lib/db/messages/messages';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { issueNews } from '@/lib/visibility/issuing/messages';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { asRow, carryOn, tellSenders } from './message-delivery';

/**
 * Sets aside all that waits from one hand of a team: it goes no further unless Control delivers it one day. The sender is
 * told so at each of them; nobody else's desk is touched.
 */
export const setAsideMessages = controlVerb({
  name: 'set-aside-messages',
  rule: '§2',
  who: anyControl,
  /** `writtenBy`: the seat, as its messages name it. `reason` stays in the ledger. */
  form: z.strictObject({
    teamId: z.string(),
    writtenBy: z.string().max(200),
    reason: writtenText(500).trim().min(1, 'say why they are set aside'),
  }),
  inLedger: 'set messages aside',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ count: number }> => {
    const { teamId, writtenBy, reason } = form;
    const act = { ...unsigned, reason };
    const { gameId } = seat;
    const waiting = await lockWaitingOf(tx, { gameId, teamId, writtenBy });
    if (waiting.length === 0) throw refusal('alreadyDone', `Nothing from ${writtenBy} waits any more.`);
    const how = { state: 'setAside' as const, at: await now(tx) };
    const held = waiting.filter(({ delivery }) => delivery);
    const fresh = waiting.filter(({ delivery }) => !delivery);
    await carryOn(
      tx,
      act,
      held.map(({ delivery }) => ({ delivery: delivery!, how })),
    );
    const rows = fresh.map(({ id }) => ({ messageId: id, gameId, ...asRow(act, how) }));
    if (rows.length > 0) await createAll(tx, act, 'messageDelivery', rows);
    const source = await issueSource(tx);
    const news = waiting.map(({ id, toName }) =>
      issueNews({ gameId, teamId }, { messageId: id, toName, news: 'setAside' }, source),
    );
    await tellSenders(tx, act, news);
    return { count: waiting.length };
  },
});
