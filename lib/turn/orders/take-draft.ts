import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { extensionOf } from '@/lib/db/issued/issued-clock';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockDrafts } from '@/lib/db/sequence/deadline';
import { refusal, thereIs } from '@/lib/result';
import { timeByClock } from '../clock/time-by-clock';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { isBlank, takeAsTheyLie } from './take-drafts';

/** Takes the draft of one team that has not handed in, as it is. Refused while the team still has extra time. */
export const takeDraft = controlVerb({
  name: 'take-draft',
  rule: '§4',
  who: anyControl,
  /** `turn` is the turn the person saw. */
  form: z.strictObject({ teamId: z.string(), turn: z.number().int().min(1) }),
  inLedger: 'took the draft as it lay',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { teamId, turn } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    if (turn !== now.turn || now.movementClosedAt)
      throw refusal('notNow', 'Movement is closed: the orders of this turn stand.');
    const team = thereIs(await teamById(tx, seat.gameId, teamId), 'team in this game');
    const longer = await extensionOf(tx, { gameId: seat.gameId, teamId, turn });
    if (longer && longer.until > timeByClock(now))
      throw refusal('notNow', `${team.name} has been given more time, and it has not run out.`);
    const [sheet] = await lockDrafts(tx, seat.gameId, turn, teamId);
    if (!sheet || isBlank(sheet))
      throw refusal('notNow', `${team.name} has handed its sheet in, or has written nothing that could be taken.`);
    await takeAsTheyLie(tx, act, [sheet], now);
  },
});
