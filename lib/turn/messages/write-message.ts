import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockMessage } from '@/lib/db/messages/messages';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { linkMeans } from '@/lib/words';
import { guardText, overGuard } from '../issuing/guard-text';
import { truthTurn } from '../issuing/issue-clock';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { carry, layOnDesk } from './message-delivery';
import { refuseFuture } from './refuse-future';

/** Control writes to one team or several: each gets a message of its own, and no desk but theirs is touched. Refused with the guard's marks. */
export const writeMessage = controlVerb({
  name: 'write-message',
  rule: '§2',
  who: anyControl,
  /** `sender`: whoever it is to come from, a higher HQ or a neighbour nobody plays. `answers`: the message to Control it answers. `reason` overrules the guard. */
  form: z.strictObject({
    teamIds: z.array(z.string()).min(1, 'say for whom it is').max(100),
    sender: writtenText(80).trim().min(1, 'say from whom it comes'),
    means: z.enum(linkMeans).default('radio'),
    gameTime: writtenText(40).trim().default(''),
    text: writtenText(2000).trim().min(1, 'write the message'),
    answers: z.string().nullable().default(null),
    reason: overGuard,
  }),
  inLedger: 'wrote to a team',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const { teamIds, answers, reason, ...words } = form;
    const { turn, date, daypart } = await lockTurn(tx, seat.gameId, 'share');
    const known = new Set((await teamsOf(seat.gameId, tx)).map(({ id }) => id));
    const to = [...new Set(teamIds)];
    if (to.some((id) => !known.has(id)))
      throw refusal('badInput', 'There is no such team in this game.', { field: 'teamIds' });
    const asked = answers === null ? null : await lockMessage(tx, seat.gameId, answers);
    if (answers !== null) {
      if (asked?.toTeamId !== null || !to.includes(asked.teamId))
        throw refusal('notFound', 'There is no such message to Control from them.');
      if (asked.delivery?.state === 'delivered')
        throw refusal('alreadyDone', `${asked.delivery.by} has answered this message.`);
    }
    refuseFuture(words.gameTime, truthTurn({ number: turn, date, daypart }));
    const passed = await guardText(
      tx,
      { gameId: seat.gameId, turn, teamIds: to },
      [
        { field: 'text', name: 'the message', text: words.text },
        { field: 'sender', name: 'from whom it comes', text: words.sender },
        { field: 'gameTime', name: 'the hour', text: words.gameTime },
      ],
      { reason, alreadySaid: asked?.text ?? '' },
    );
    const act = { ...unsigned, reason: passed };
    const source = await issueSource(tx);
    const laid = new Map<string, string>();
    for (const teamId of to)
      laid.set(teamId, await layOnDesk(tx, act, teamId, { turn, ...words, marks: [], places: [] }, source));
    if (asked)
      await carry(tx, act, asked, { state: 'delivered', issuedId: laid.get(asked.teamId) ?? null, at: source.now() });
  },
});
