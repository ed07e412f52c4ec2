import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { clockForm } from './pause-clock';
import { refuseStanding } from './refuse-standing';
import { moveByStandstill } from './time-by-clock';

/** The choice about the time that no console served the game: it is given back, or it counts as played. */
const downTime = z.enum(['givenBack', 'counts']).default('givenBack');

/**
 * Game control lets the clock run again: all that counts by it moves on by the time it stood, so that nobody lost any. Where
 * it stands because the console was down, Game Control may let that time count as played.
 */
export const resumeClock = controlVerb({
  name: 'resume-clock',
  rule: '§4',
  who: gameControl,
  form: clockForm.extend({ downTime }),
  inLedger: 'let the clock run again',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (form.turn !== now.turn) throw refusal('notNow', `This is turn ${now.turn} already.`);
    refuseStanding(now);
    if (!now.pausedAt) throw refusal('alreadyDone', 'The clock runs already.');
    const played = form.downTime === 'counts' ? (now.downMs ?? 0) : 0;
    const pausedAt = new Date(now.pausedAt.getTime() + played);
    const phaseStartedAt = await moveByStandstill(tx, act, { ...now, pausedAt });
    await change(tx, act, 'game', seat.gameId, { pausedAt: null, downMs: null, phaseStartedAt });
    await issueTheClock(tx, seat.gameId);
  },
});
