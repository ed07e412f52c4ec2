import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { changeAll } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { teamsOwing } from '@/lib/db/sequence/deadline';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Control leaves teams as they are this turn, although their orders are not in: their units stay where they are, and nobody
 * is asked about them again this turn. A sheet that comes in later is read like any other. The teams are not told.
 */
export const leaveAsItIs = controlVerb({
  name: 'leave-as-it-is',
  rule: '§4',
  who: anyControl,
  /** `turn` is the turn the person saw. */
  form: z.strictObject({
    turn: z.number().int().min(1),
    teamIds: z.array(z.string()).min(1, 'choose a team').max(100),
  }),
  inLedger: 'left the team as it is this turn',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat: { gameId }, form }): Promise<{ left: string[] }> => {
    thisTurn(await lockTurn(tx, gameId, 'update'), form.turn);
    const owing = new Set((await teamsOwing(tx, gameId, form.turn)).map(({ id }) => id));
    const teams = (await teamsOf(gameId, tx)).filter(({ id }) => form.teamIds.includes(id) && owing.has(id));
    if (teams.length === 0) throw refusal('alreadyDone', 'None of these teams owes orders any more.');
    await changeAll(
      tx,
      act,
      'team',
      teams.map(({ key }) => ({ id: key, patch: { leftIn: form.turn } })),
    );
    return { left: teams.map(({ name }) => name) };
  },
});
