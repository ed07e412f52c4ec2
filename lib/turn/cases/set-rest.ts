import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writeControlNote } from '@/lib/db/messages/control-notes';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/**
 * Game control says whether teams may rest from now on (§5 Posture, OC-74), with a reason. Rows that are handed in stay as they
 * are. All of Control is told, and order sheets offer rest or leave it out at once.
 */
export const setRest = controlVerb({
  name: 'set-rest',
  rule: '§5, OC-74',
  who: gameControl,
  form: z.strictObject({ allowsRest: z.boolean(), reason: writtenText(300).trim() }),
  inLedger: 'set whether teams may rest',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form: { allowsRest, reason } }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (now.allowsRest === allowsRest) throw refusal('alreadyDone', 'This is already set.');
    if (reason === '')
      throw refusal('reasonNeeded', `Say why teams ${allowsRest ? 'may' : 'must not'} rest from now on.`, {
        field: 'reason',
      });
    await change(tx, { ...act, reason }, 'game', seat.gameId, { allowsRest });
    await issueTheClock(tx, seat.gameId);
    await writeControlNote(tx, seat, {
      why: 'policy',
      toSeatId: null,
      kind: null,
      subjectId: 'allowsRest',
      text: `Rest: ${allowsRest ? 'teams may rest from now on.' : 'no team rests from now on.'} ${reason}`,
    });
  },
});
