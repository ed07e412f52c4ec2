import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { holdMessage } from '@/lib/db/messages';
import { teamsOf } from '@/lib/db/teams';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { overGuard, wordsByHand } from '../issuing/guard-text';
import { sourceOf } from '../issuing/issue-source';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { carry, layOnDesk, mayCarry } from './message-delivery';

/** `sender`: whoever it is to come from, a higher HQ or a neighbour nobody plays. `answers`: the message to Control it answers. `reason` overrules the guard. */
export const writeMessageForm = z.strictObject({
  teamIds: z.array(z.string()).min(1, 'say for whom it is').max(100),
  sender: writtenText(80).trim().min(1, 'say from whom it comes'),
  means: z.enum(['radio', 'telephone', 'dispatchRider', 'liaisonOfficer']).default('radio'),
  gameTime: writtenText(40).trim().default(''),
  text: writtenText(2000).trim().min(1, 'write the message'),
  answers: z.string().nullable().default(null),
  reason: overGuard,
});

/** Control writes to one team or several: each gets a message of its own, and no desk but theirs is touched. Refused with the guard's marks. */
export const writeMessage = (seat: ControlSeat, input: z.input<typeof writeMessageForm>): Promise<Answer> =>
  perform(seat, 'write-message', '§2', async (tx, unsigned) => {
    const form = read(writeMessageForm, input);
    if (!form.ok) return form;
    const { teamIds, answers, reason, ...words } = form.value;
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    const known = new Set((await teamsOf(seat.gameId, tx)).map(({ id }) => id));
    const to = [...new Set(teamIds)];
    if (to.some((id) => !known.has(id)))
      return refused('badInput', 'There is no such team in this game.', { field: 'teamIds' });
    const asked = answers === null ? null : await holdMessage(tx, seat.gameId, answers);
    if (answers !== null) {
      if (asked?.toTeamId !== null || !to.includes(asked.teamId))
        return refused('notFound', 'There is no such message to Control from them.');
      const open = mayCarry(asked, asked.carriage?.version ?? 0);
      if (!open.ok) return refused('alreadyDone', `${asked.carriage!.by} has answered this message.`);
    }
    const passed = await wordsByHand(
      tx,
      { gameId: seat.gameId, turn, teamIds: to },
      [
        { field: 'text', name: 'the message', text: words.text },
        { field: 'sender', name: 'from whom it comes', text: words.sender },
        { field: 'gameTime', name: 'the hour', text: words.gameTime },
      ],
      { reason, alreadySaid: asked?.text ?? '' },
    );
    if (!passed.ok) return passed;
    const act = { ...unsigned, reason: passed.value };
    const source = await sourceOf(tx);
    const laid = new Map<string, string>();
    for (const teamId of to) laid.set(teamId, await layOnDesk(tx, act, teamId, { turn, ...words }, source));
    if (asked)
      await carry(tx, act, asked, { state: 'delivered', issuedId: laid.get(asked.teamId) ?? null, at: source.now() });
    return done(null);
  });
