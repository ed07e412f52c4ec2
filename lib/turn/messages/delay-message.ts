import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { lockMessage } from '@/lib/db/messages/messages';
import { turnRow } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-writes';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { guardText, overGuard } from '../issuing/guard-text';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { carry, mayCarry } from './message-delivery';

/** Sends a message on its way: it is delivered by itself when a later turn opens. Nobody is told. */
export const delayMessage = controlVerb({
  name: 'delay-message',
  rule: '§2',
  who: anyControl,
  /** `dueTurn`: it comes in when that turn opens. `version` and `reason` as for delivering. */
  form: z.strictObject({
    messageId: z.string(),
    version: z.number().int().min(0),
    dueTurn: z.number().int().min(1).max(999),
    gameTime: writtenText(40).trim().default(''),
    note: writtenText(500).trim().default(''),
    reason: overGuard,
  }),
  inLedger: 'sent a message on its way',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const { messageId, version, dueTurn, gameTime, note, reason } = form;
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    const held = mayCarry(await lockMessage(tx, seat.gameId, messageId), version);
    await claimCard(tx, seat, 'message', messageId);
    if (held.toTeamId === null) throw refusal('notNow', 'This message is to Control, and Control has it.');
    if (dueTurn <= turn)
      throw refusal('badInput', `It is turn ${turn}: choose a later one, or deliver it now.`, { field: 'dueTurn' });
    if (!(await turnRow(seat.gameId, dueTurn, tx)))
      throw refusal('badInput', `The battle has no turn ${dueTurn}.`, { field: 'dueTurn' });
    const to = { gameId: seat.gameId, turn, teamIds: [held.toTeamId] };
    const passed = await guardText(tx, to, [{ field: 'gameTime', name: 'the hour', text: gameTime }], { reason });
    const act = { ...unsigned, reason: passed };
    await carry(tx, act, held, { state: 'onItsWay', dueTurn, gameTime, note, at: now });
    await doneWithCard(tx, seat, 'message', messageId);
  },
});
