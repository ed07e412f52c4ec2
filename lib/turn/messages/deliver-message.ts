import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { lockTurn } from '@/lib/db/lock';
import { lockMessage } from '@/lib/db/messages/messages';
import { writtenText } from '@/lib/visibility/forms/order-writes';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { guardText, overGuard } from '../issuing/guard-text';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { carry, layOnDesk, mayCarry } from './message-delivery';

/**
 * Delivers a message to the HQ it is for, as it was sent or garbled: the words that come in are Control's, those that were
 * sent are kept. The sender learns nothing by it. One to Control is read and done with. Refused with the guard's marks on
 * what Control has put in.
 */
export const deliverMessage = controlVerb({
  name: 'deliver-message',
  rule: '§2',
  who: anyControl,
  /**
   * `version` is that of its delivery as seen, 0 where it waits. `otherWords`: what comes in, where it does not come in as it
   * was sent. `reason` overrules the guard.
   */
  form: z.strictObject({
    messageId: z.string(),
    version: z.number().int().min(0),
    gameTime: writtenText(40).trim().default(''),
    otherWords: writtenText(2000).trim().min(1, 'write what comes in').nullable().default(null),
    note: writtenText(500).trim().default(''),
    reason: overGuard,
  }),
  inLedger: 'delivered a message',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const { messageId, version, gameTime, otherWords, note, reason } = form;
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    const message = mayCarry(await lockMessage(tx, seat.gameId, messageId), version);
    await claimCard(tx, seat, 'message', messageId);
    const teamIds = message.toTeamId ? [message.toTeamId] : [];
    const passed = await guardText(
      tx,
      { gameId: seat.gameId, turn, teamIds },
      [
        { field: 'otherWords', name: 'what comes in', text: otherWords ?? '' },
        { field: 'gameTime', name: 'the hour', text: gameTime },
      ],
      { reason, alreadySaid: message.text },
    );
    const act = { ...unsigned, reason: passed };
    const source = await issueSource(tx);
    let issuedId: string | null = null;
    if (message.toTeamId) {
      const sender = (await teamById(tx, seat.gameId, message.teamId))?.name ?? '';
      const laid = { turn, sender, means: message.means, gameTime, text: otherWords ?? message.text };
      issuedId = await layOnDesk(tx, act, message.toTeamId, laid, source);
    }
    await carry(tx, act, message, { state: 'delivered', gameTime, note, issuedId, at: source.now() });
    await doneWithCard(tx, seat, 'message', messageId);
  },
});
