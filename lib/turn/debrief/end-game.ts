import { z } from 'zod';
import { endTraining } from '@/lib/db/cases/training';
import { writeNotice } from '@/lib/db/issued/issued-clock';
import { change, enterMade } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { turnRow } from '@/lib/db/sequence/games';
import { forgetRehearsals } from '@/lib/db/sequence/rehearsals';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { issueNotice } from '@/lib/visibility/issuing/notices';
import { refuseStanding } from '../clock/refuse-standing';
import { issueTheClock } from '../issuing/issue-clock';
import { issueSource } from '../issuing/issue-source';
import { publicLexicon } from '../issuing/public-lexicon';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { turnBlockersNow } from '../sequence/turn-blockers';

/** The notice in the hall and on every desk from then on. */
const overWords = 'The battle is over. Your war diary, and a page of the battle to take home, are in your HQ file.';

/**
 * Game Control ends the battle, after its last turn or earlier: the clock stands for good, nothing more is ordered, and a notice
 * says so in the hall. Reports can still be told. What of the turn is unfinished is answered first; a reason ends it all the same.
 */
export const endGame = controlVerb({
  name: 'end-game',
  rule: '§4',
  who: gameControl,
  /** `turn` is the turn the person saw; `reason` ends the battle though something is unfinished. */
  form: z.strictObject({ turn: z.number().int(), reason: writtenText(500).trim().default('') }),
  inLedger: 'ended the battle',
  undo: 'turnWentOn',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    refuseStanding(now);
    if (form.turn !== now.turn) throw refusal('changedByAnother', `It is turn ${now.turn} by now.`);
    const turn = await turnRow(seat.gameId, now.turn, tx);
    const left = turn?.closedAt ? [] : await turnBlockersNow(tx, now);
    if (left.length > 0 && !form.reason)
      throw refusal('unfinished', 'The turn is not finished. Finish it, or say why the battle ends all the same.', {
        theirs: left.map(({ words }) => words),
      });
    const act = { ...unsigned, reason: left.length > 0 ? form.reason : '' };
    if (!turn?.closedAt) await change(tx, act, 'turn', String(now.turn), { closedAt: now.now });
    await change(tx, act, 'game', seat.gameId, { endedAt: now.now, pausedAt: now.pausedAt ?? now.now, downMs: null });
    const source = await issueSource(tx);
    const told = issueNotice(
      { gameId: seat.gameId, turn: now.turn, text: overWords },
      await publicLexicon(tx, seat.gameId),
      '',
      source,
    );
    if (told.ok) {
      await writeNotice(tx, told.notice);
      enterMade(tx, act, 'notice', told.notice.id, told.notice);
    }
    await endTraining(tx, seat.gameId);
    await forgetRehearsals(tx, seat.gameId);
    await issueTheClock(tx, seat.gameId);
  },
});
