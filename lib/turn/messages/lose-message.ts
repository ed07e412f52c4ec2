import { z } from 'zod';
import { holdMessage } from '@/lib/db/messages';
import { now } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { carry, mayCarry } from './message-delivery';

/** `version` as for delivering; `note`: how it was lost, for Control. */
export const loseMessageForm = z.strictObject({
  messageId: z.string(),
  version: z.number().int().min(0),
  note: writtenText(500).trim().default(''),
});

/** Loses a message. Neither the one who sent it nor the one it was for is told. It may turn up again: then it is delivered. */
export const loseMessage = (seat: ControlSeat, input: z.input<typeof loseMessageForm>): Promise<Answer> =>
  perform(seat, 'lose-message', '§2', async (tx, act) => {
    const form = read(loseMessageForm, input);
    if (!form.ok) return form;
    const { messageId, version, note } = form.value;
    const held = mayCarry(await holdMessage(tx, seat.gameId, messageId), version);
    if (!held.ok) return held;
    const other = await inAnothersHands(tx, seat, 'message', messageId);
    if (other) return other;
    if (held.value.toTeamId === null) return refused('notNow', 'This message is to Control, and Control has it.');
    if (held.value.carriage?.state === 'lost') return refused('alreadyDone', 'This message has been lost already.');
    await carry(tx, act, held.value, { state: 'lost', note, at: await now(tx) });
    await doneWithCard(tx, seat, 'message', messageId);
    return done(null);
  });
