import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { refusal } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { clockForm } from './pause-clock';
import { moveByStandstill } from './paused-clock';

/** Game control lets the clock run again: all that counts by it moves on by the time it stood, so that nobody lost any. */
export const resumeClock = controlVerb({
  name: 'resume-clock',
  rule: '§4',
  who: gameControl,
  form: clockForm,
  inLedger: 'let the clock run again',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (form.turn !== now.turn) throw refusal('notNow', `This is turn ${now.turn} already.`);
    if (!now.pausedAt) throw refusal('alreadyDone', 'The clock runs already.');
    const phaseStartedAt = await moveByStandstill(tx, act, now);
    await change(tx, act, 'game', seat.gameId, { pausedAt: null, phaseStartedAt });
    await issueTheClock(tx, seat.gameId);
  },
});
