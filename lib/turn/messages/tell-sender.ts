import { z } from 'zod';
import { newsTold, writeNews } from '@/lib/db/issued';
import { holdMessage } from '@/lib/db/messages';
import { enter, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { issueNews } from '@/lib/visibility/messages';
import { sourceOf } from '../issuing/issue-source';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const tellSenderForm = z.strictObject({
  messageId: z.string(),
  news: z.enum(['delivered', 'notReceived', 'read']),
});

/** Lets the sender of a message know what became of it: the only way he learns of it. Only his desk is touched. */
export const tellSender = (seat: ControlSeat, input: z.input<typeof tellSenderForm>): Promise<Answer> =>
  perform(seat, 'tell-sender', '§2', async (tx, act) => {
    const form = read(tellSenderForm, input);
    if (!form.ok) return form;
    const { messageId, news } = form.value;
    const message = await holdMessage(tx, seat.gameId, messageId);
    if (!message) return refused('notFound', 'There is no such message.');
    const isThere = message.carriage?.state === 'delivered';
    if (news !== 'notReceived' && !isThere)
      return refused('notNow', `${message.toName} has not had it yet. Deliver it first.`);
    if (news === 'notReceived' && isThere)
      return refused('notNow', `${message.toName} has had it: it cannot be told that nobody answers.`);
    const { gameId, teamId, toName } = message;
    const row = issueNews({ gameId, teamId }, { messageId, toName, news }, await sourceOf(tx));
    if ((await newsTold(tx, messageId)).some(({ text }) => text === row.text))
      return refused('alreadyDone', 'The sender has been told so.');
    await writeNews(tx, row);
    enter(tx, { act, kind: 'news', subjectId: row.id, before: null, after: truthOf('news', { ...row }) });
    touchDesk(tx, gameId, teamId);
    return done(null);
  });
