import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { phases } from '@/lib/words';
import { refuseStanding } from '../clock/refuse-standing';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { takeDrafts } from '../orders/take-drafts';
import { closeWhatIsDone } from './close-what-is-done';
import { goToPhase } from './go-to-phase';
import { blockersUpTo, turnBlockersNow, whatIsLeft } from './turn-blockers';

/** The names of the teams whose drafts were taken as they lay. */
interface PhaseMoved {
  taken: string[];
}

/**
 * Game control moves the turn to another phase of §4; the public clock starts again with the budget of that phase, and
 * stays paused if it was paused. Movement and grouping that it goes past are closed when nothing is left in them. When the orders phase ends, the drafts of teams that have not handed in are taken, if
 * that is the policy of the game.
 */
export const movePhase = controlVerb({
  name: 'move-phase',
  rule: '§4',
  who: gameControl,
  /** `from` is the phase the person saw, so that two umpires do not move it twice. */
  form: z.strictObject({
    from: z.enum(phases),
    to: z.enum(phases),
    /** The person has not been asked yet: refused with what is not done of the phase and those before it. */
    asks: z.boolean().default(false),
  }),
  inLedger: 'moved the phase',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat, form }): Promise<PhaseMoved> => {
    const begun = await lockTurn(tx, seat.gameId, 'update');
    if (begun.phase !== form.from)
      throw refusal('changedByAnother', `Someone else has moved the turn to ${begun.phase} already.`);
    refuseStanding(begun);
    const { from, to } = form;
    const goesOn = phases.indexOf(to) > phases.indexOf(from);
    const turn = goesOn ? await closeWhatIsDone(tx, act, begun, to) : begun;
    if (form.asks && goesOn) {
      const left = blockersUpTo(from, await turnBlockersNow(tx, turn));
      if (left.length > 0) throw refusal('unfinished', `The ${from} phase is not finished.`, whatIsLeft(left));
    }
    const isDeadline = from === 'orders' && to !== 'orders' && turn.deadline === 'takeDraft';
    const taken = isDeadline ? await takeDrafts(tx, act, turn) : [];
    await goToPhase(tx, act, turn, to);
    return { taken };
  },
});
