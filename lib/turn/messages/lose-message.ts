import { z } from 'zod';
import { now } from '@/lib/db/kernel/transaction';
import { lockMessage } from '@/lib/db/messages/messages';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { carry, mayCarry } from './message-delivery';

/** Loses a message. Neither the one who sent it nor the one it was for is told. It may turn up again: then it is delivered. */
export const loseMessage = controlVerb({
  name: 'lose-message',
  rule: '§2',
  who: anyControl,
  /** `version` as for delivering; `note`: how it was lost, for Control. */
  form: z.strictObject({
    messageId: z.string(),
    version: z.number().int().min(0),
    note: writtenText(500).trim().default(''),
  }),
  inLedger: 'lost a message',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { messageId, version, note } = form;
    const held = mayCarry(await lockMessage(tx, seat.gameId, messageId), version);
    await claimCard(tx, seat, 'message', messageId);
    if (held.toTeamId === null) throw refusal('notNow', 'This message is to Control, and Control has it.');
    if (held.delivery?.state === 'lost') throw refusal('alreadyDone', 'This message has been lost already.');
    await carry(tx, act, held, { state: 'lost', note, at: await now(tx) });
    await doneWithCard(tx, seat, 'message', messageId);
  },
});
