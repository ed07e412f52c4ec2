import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { holdMessage } from '@/lib/db/messages';
import { teamById } from '@/lib/db/teams';
import { type Answer, done } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { overGuard, wordsByHand } from '../issuing/guard-text';
import { sourceOf } from '../issuing/issue-source';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { carry, layOnDesk, mayCarry } from './message-delivery';

/**
 * `version` is that of its carriage as seen, 0 where it waits. `otherWords`: what comes in, where it does not come in as it
 * was sent. `reason` overrules the guard.
 */
export const deliverMessageForm = z.strictObject({
  messageId: z.string(),
  version: z.number().int().min(0),
  gameTime: writtenText(40).trim().default(''),
  otherWords: writtenText(2000).trim().min(1, 'write what comes in').nullable().default(null),
  note: writtenText(500).trim().default(''),
  reason: overGuard,
});

/**
 * Delivers a message to the HQ it is for, as it was sent or garbled: the words that come in are Control's, those that were
 * sent are kept. The sender learns nothing by it. One to Control is read and done with. Refused with the guard's marks on
 * what Control has put in.
 */
export const deliverMessage = (seat: ControlSeat, input: z.input<typeof deliverMessageForm>): Promise<Answer> =>
  perform(seat, 'deliver-message', '§2', async (tx, unsigned) => {
    const form = read(deliverMessageForm, input);
    if (!form.ok) return form;
    const { messageId, version, gameTime, otherWords, note, reason } = form.value;
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    const held = mayCarry(await holdMessage(tx, seat.gameId, messageId), version);
    if (!held.ok) return held;
    const other = await inAnothersHands(tx, seat, 'message', messageId);
    if (other) return other;
    const message = held.value;
    const teamIds = message.toTeamId ? [message.toTeamId] : [];
    const passed = await wordsByHand(
      tx,
      { gameId: seat.gameId, turn, teamIds },
      [
        { field: 'otherWords', name: 'what comes in', text: otherWords ?? '' },
        { field: 'gameTime', name: 'the hour', text: gameTime },
      ],
      { reason, alreadySaid: message.text },
    );
    if (!passed.ok) return passed;
    const act = { ...unsigned, reason: passed.value };
    const source = await sourceOf(tx);
    let issuedId: string | null = null;
    if (message.toTeamId) {
      const sender = (await teamById(tx, seat.gameId, message.teamId))?.name ?? '';
      const laid = { turn, sender, means: message.means, gameTime, text: otherWords ?? message.text };
      issuedId = await layOnDesk(tx, act, message.toTeamId, laid, source);
    }
    await carry(tx, act, message, { state: 'delivered', gameTime, note, issuedId, at: source.now() });
    await doneWithCard(tx, seat, 'message', messageId);
    return done(null);
  });
