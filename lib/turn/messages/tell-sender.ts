import { z } from 'zod';
import { newsTold } from '@/lib/db/issued/issued';
import { lockMessage } from '@/lib/db/messages/messages';
import { refusal, thereIs } from '@/lib/result';
import { issueNews } from '@/lib/visibility/issuing/messages';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { tellSenders } from './message-delivery';

/** Lets the sender of a message know what became of it: the only way he learns of it. Only his desk is touched. */
export const tellSender = controlVerb({
  name: 'tell-sender',
  rule: '§2',
  who: anyControl,
  form: z.strictObject({
    messageId: z.string(),
    news: z.enum(['delivered', 'notReceived', 'read']),
  }),
  inLedger: 'told the sender',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { messageId, news } = form;
    const message = thereIs(await lockMessage(tx, seat.gameId, messageId), 'message');
    const isThere = message.delivery?.state === 'delivered';
    if (news !== 'notReceived' && !isThere)
      throw refusal('notNow', `${message.toName} has not had it yet. Deliver it first.`);
    if (news === 'notReceived' && isThere)
      throw refusal('notNow', `${message.toName} has had it: it cannot be told that nobody answers.`);
    const { gameId, teamId, toName } = message;
    const row = issueNews({ gameId, teamId }, { messageId, toName, news }, await issueSource(tx));
    if ((await newsTold(tx, messageId)).some(({ text }) => text === row.text))
      throw refusal('alreadyDone', 'The sender has been told so.');
    await tellSenders(tx, act, [row]);
  },
});
