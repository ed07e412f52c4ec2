import { z } from 'zod';
import { turnRow } from '@/lib/db/games';
import { lockTurn } from '@/lib/db/lock';
import { holdMessage } from '@/lib/db/messages';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { overGuard, wordsByHand } from '../issuing/guard-text';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { carry, mayCarry } from './message-delivery';

/** `dueTurn`: it comes in when that turn opens. `version` and `reason` as for delivering. */
export const delayMessageForm = z.strictObject({
  messageId: z.string(),
  version: z.number().int().min(0),
  dueTurn: z.number().int().min(1).max(999),
  gameTime: writtenText(40).trim().default(''),
  note: writtenText(500).trim().default(''),
  reason: overGuard,
});

/** Sends a message on its way: it is delivered by itself when a later turn opens. Nobody is told. */
export const delayMessage = (seat: ControlSeat, input: z.input<typeof delayMessageForm>): Promise<Answer> =>
  perform(seat, 'delay-message', '§2', async (tx, unsigned) => {
    const form = read(delayMessageForm, input);
    if (!form.ok) return form;
    const { messageId, version, dueTurn, gameTime, note, reason } = form.value;
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    const held = mayCarry(await holdMessage(tx, seat.gameId, messageId), version);
    if (!held.ok) return held;
    const other = await inAnothersHands(tx, seat, 'message', messageId);
    if (other) return other;
    if (held.value.toTeamId === null) return refused('notNow', 'This message is to Control, and Control has it.');
    if (dueTurn <= turn)
      return refused('badInput', `It is turn ${turn}: choose a later one, or deliver it now.`, { field: 'dueTurn' });
    if (!(await turnRow(seat.gameId, dueTurn, tx)))
      return refused('badInput', `The battle has no turn ${dueTurn}.`, { field: 'dueTurn' });
    const to = { gameId: seat.gameId, turn, teamIds: [held.value.toTeamId] };
    const passed = await wordsByHand(tx, to, [{ field: 'gameTime', name: 'the hour', text: gameTime }], { reason });
    if (!passed.ok) return passed;
    const act = { ...unsigned, reason: passed.value };
    await carry(tx, act, held.value, { state: 'onItsWay', dueTurn, gameTime, note, at: now });
    await doneWithCard(tx, seat, 'message', messageId);
    return done(null);
  });
