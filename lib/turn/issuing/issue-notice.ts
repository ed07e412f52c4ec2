import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { noticesOf, writeNotice } from '@/lib/db/issued/issued-clock';
import { enterMade } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { issueNotice as issueToAll } from '@/lib/visibility/issuing/notices';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { issueSource } from './issue-source';
import { publicLexicon } from './public-lexicon';

/** More than these nobody reads across a hall. */
const hangAtMost = 6;

/**
 * Game control hangs a notice in the hall: it is on the projector and on every player's desk until it is taken down.
 * Refused with the guard's marks, where it speaks of the mechanism or names a unit of either side, unless a reason is
 * given.
 */
export const issueNotice = controlVerb({
  name: 'issue-notice',
  rule: '§2',
  who: gameControl,
  /** `reason` overrules the guard. */
  form: z.strictObject({
    text: writtenText(280).trim().min(1, 'write the notice'),
    reason: writtenText(500).trim().default(''),
  }),
  inLedger: 'put up a public notice',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ id: string }> => {
    const { text, reason } = form;
    const { gameId } = seat;
    const { turn } = await lockTurn(tx, gameId, 'update');
    if ((await noticesOf(gameId, tx)).length >= hangAtMost)
      throw refusal('notNow', `${counted(hangAtMost, 'notice')} are up already. Take one down first.`);
    const lexicon = await publicLexicon(tx, gameId);
    const told = issueToAll({ gameId, turn, text }, lexicon, reason, await issueSource(tx));
    if (!told.ok)
      throw refusal('marksOpen', 'Everybody in the hall reads this. Correct it, or say why it stays.', {
        theirs: told.open,
      });
    const { notice, overruled } = told;
    await writeNotice(tx, notice);
    // The reason stands in the ledger only where one was needed.
    const act = { ...unsigned, reason: overruled.length > 0 ? reason : '' };
    enterMade(tx, act, 'notice', notice.id, notice);
    for (const team of await teamsOf(gameId, tx)) touchDesk(tx, gameId, team.id);
    return { id: notice.id };
  },
});
