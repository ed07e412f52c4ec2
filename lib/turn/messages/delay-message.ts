import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockMessage } from '@/lib/db/messages/messages';
import { turnRow } from '@/lib/db/sequence/games';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { minutesOnTheWayAtMost } from '@/lib/words';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { timeByClock } from '../clock/time-by-clock';
import { guardText, overGuard } from '../issuing/guard-text';
import { truthTurn } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { carry, mayCarry } from './message-delivery';
import { refuseFuture } from './refuse-future';

/**
 * Sends a message on its way: it is delivered by itself when a later turn opens, after minutes by the clock of the hall, or
 * with the next report of the HQ it is for.
 * Nobody is told before.
 */
export const delayMessage = controlVerb({
  name: 'delay-message',
  rule: '§2',
  who: anyControl,
  /** `dueTurn`: it comes in when that turn opens; or after so many `minutes`; or `withReport`. `version` and `reason` as for delivering. */
  form: z
    .strictObject({
      messageId: z.string(),
      version: z.number().int().min(0),
      dueTurn: z.number().int().min(1).max(999).nullable().default(null),
      minutes: z.number().int().min(1).max(minutesOnTheWayAtMost).nullable().default(null),
      withReport: z.boolean().default(false),
      gameTime: writtenText(40).trim().default(''),
      note: writtenText(500).trim().default(''),
      reason: overGuard,
    })
    .refine(
      ({ dueTurn, minutes, withReport }) =>
        [dueTurn !== null, minutes !== null, withReport].filter(Boolean).length === 1,
      {
        error: 'say the turn it comes in with, in how many minutes it does, or that it does with the next report',
        path: ['dueTurn'],
      },
    ),
  inLedger: 'sent a message on its way',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const { messageId, version, dueTurn, minutes, gameTime, note, reason } = form;
    const { turn, now, pausedAt, date, daypart } = await lockTurn(tx, seat.gameId, 'share');
    const held = mayCarry(await lockMessage(tx, seat.gameId, messageId), version);
    await claimCard(tx, seat, 'message', messageId);
    if (held.toTeamId === null) throw refusal('notNow', 'This message is to Control, and Control has it.');
    if (dueTurn !== null && dueTurn <= turn)
      throw refusal('badInput', `It is turn ${turn}: choose a later one, or deliver it now.`, { field: 'dueTurn' });
    const comesIn = dueTurn === null ? { number: turn, date, daypart } : await turnRow(seat.gameId, dueTurn, tx);
    if (!comesIn) throw refusal('badInput', `The battle has no turn ${dueTurn}.`, { field: 'dueTurn' });
    refuseFuture(gameTime, truthTurn(comesIn));
    const to = { gameId: seat.gameId, turn, teamIds: [held.toTeamId] };
    const passed = await guardText(tx, to, [{ field: 'gameTime', name: 'the hour', text: gameTime }], { reason });
    const act = { ...unsigned, reason: passed };
    const dueAt = minutes === null ? null : new Date(timeByClock({ pausedAt, now }).getTime() + minutes * 60_000);
    await carry(tx, act, held, { state: 'onItsWay', dueTurn, dueAt, gameTime, note, at: now });
    await doneWithCard(tx, seat, 'message', messageId);
  },
});
