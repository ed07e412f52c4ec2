import { z } from 'zod';
import { now } from '@/lib/db/kernel/transaction';
import { lockMessage } from '@/lib/db/messages/messages';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { carry, mayCarry } from './message-delivery';

/** Stops a message on its way: it waits with Control until Control carries it on. Nobody is told. */
export const stopMessage = controlVerb({
  name: 'stop-message',
  rule: '§4',
  who: anyControl,
  /** `version` as for delivering; `note`: what stopped it, for Control. */
  form: z.strictObject({
    messageId: z.string(),
    version: z.number().int().min(0),
    note: writtenText(500).trim().default(''),
  }),
  inLedger: 'stopped a message',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { messageId, version, note } = form;
    const message = mayCarry(await lockMessage(tx, seat.gameId, messageId), version);
    await claimCard(tx, seat, 'message', messageId);
    if (message.delivery?.state !== 'onItsWay') throw refusal('alreadyDone', 'This message is not on its way.');
    await carry(tx, act, message, { state: 'held', note, at: await now(tx) });
    await doneWithCard(tx, seat, 'message', messageId);
  },
});
