import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockMessage } from '@/lib/db/messages/messages';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { mayBeOverheard } from '@/lib/visibility/forms/message-form';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { guardText, overGuard } from '../issuing/guard-text';
import { truthTurn } from '../issuing/issue-clock';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { laidOut } from './laid-out';
import { layPlaces, returnedIn } from './lay-places';
import { carry, layOnDesks, mayCarry, tellSenders } from './message-delivery';
import { refuseFuture } from './refuse-future';

/**
 * Delivers a message to the HQ it is for, as it was sent or garbled: the words that come in are Control's, those that were
 * sent are kept. The sender learns nothing by it unless Control says so. One to Control is read and done
 * with. Refused with the guard's marks on what Control has put in.
 */
export const deliverMessage = controlVerb({
  name: 'deliver-message',
  rule: '§2',
  who: anyControl,
  /**
   * `version` is that of its delivery as seen, 0 where it waits. `otherWords`: what comes in, where it does not come in as it
   * was sent. `isWithoutMarks`: what was drawn and returned with it is lost. `heardBy`: the teams that hear it too, by radio only.
   * `isAcknowledged`: the sender learns that it is there. `reason` overrules the guard.
   */
  form: z.strictObject({
    messageId: z.string(),
    version: z.number().int().min(0),
    gameTime: writtenText(40).trim().default(''),
    otherWords: writtenText(2000).trim().min(1, 'write what comes in').nullable().default(null),
    isWithoutMarks: z.boolean().default(false),
    heardBy: z.array(z.string()).max(100).default([]),
    isAcknowledged: z.boolean().default(false),
    note: writtenText(500).trim().default(''),
    reason: overGuard,
  }),
  inLedger: 'delivered a message',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const { messageId, version, gameTime, otherWords, isWithoutMarks, heardBy, isAcknowledged, note, reason } = form;
    const { turn, date, daypart } = await lockTurn(tx, seat.gameId, 'share');
    refuseFuture(gameTime, truthTurn({ number: turn, date, daypart }));
    const message = mayCarry(await lockMessage(tx, seat.gameId, messageId), version);
    await claimCard(tx, seat, 'message', messageId);
    if (heardBy.length > 0 && !mayBeOverheard(message.means))
      throw refusal('badInput', 'Nobody else hears it: it does not go by radio.', { field: 'heardBy' });
    const teamIds = message.toTeamId ? [message.toTeamId, ...heardBy] : [];
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
      const teams = new Map((await teamsOf(seat.gameId, tx)).map((team) => [team.id, team]));
      const unknown = heardBy.some((id) => !teams.has(id));
      if (unknown) throw refusal('badInput', 'There is no such team in this game.', { field: 'heardBy' });
      const returned = isWithoutMarks ? { ...returnedIn(message), places: [] } : returnedIn(message);
      const places = await layPlaces(tx, teams.get(message.toTeamId)!, returned, source);
      const comesIn = { turn, gameTime, text: otherWords, isWithoutMarks, places, heardBy };
      const { row, overheard, receipt } = laidOut({ ...message, toTeamId: message.toTeamId }, comesIn, teams, source);
      await layOnDesks(tx, act, [row, ...overheard]);
      if (isAcknowledged && receipt) await tellSenders(tx, act, [receipt]);
      issuedId = row.id;
    }
    await carry(tx, act, message, { state: 'delivered', gameTime, note, issuedId, at: source.now() });
    await doneWithCard(tx, seat, 'message', messageId);
  },
});
