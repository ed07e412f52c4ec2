import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { keepBeliefs } from '@/lib/db/debrief/team-marks';
import { writeRevealed } from '@/lib/db/issued/revealed';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { gameById, revealedOf } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { truthOfTurns } from '@/lib/turn/debrief/truth-of-turns';
import { issueReveal } from '@/lib/visibility/issuing/reveal';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/**
 * Game Control opens the truth of turns to all players, once the battle is over: all at once or turn by turn. Each turn becomes
 * an issued row of its own, and is opened for good. What the teams had drawn by the first time is kept: it is what they believed.
 */
export const revealTruth = controlVerb({
  name: 'reveal-truth',
  rule: '§2',
  who: gameControl,
  /** The turns to open; of none, all that have been played. */
  form: z.strictObject({ turns: z.array(z.number().int()).max(1000).default([]) }),
  inLedger: 'opened the truth to the players',
  undo: 'teamTold',
  run: async ({ tx, act, seat: { gameId }, form }): Promise<{ turns: number[] }> => {
    const now = await lockTurn(tx, gameId, 'update');
    if (!now.endedAt) throw refusal('notNow', 'The truth is opened after the battle. End the battle first.');
    const revealedTurns = revealedOf(await gameById(gameId, tx));
    const played = await truthOfTurns(gameId, tx);
    const never = form.turns.find((turn) => !played.some((one) => one.turn === turn));
    if (never !== undefined) throw refusal('badInput', `Turn ${never} was not played.`, { field: 'turns' });
    const wanted = played.filter(
      ({ turn }) => !revealedTurns.includes(turn) && (form.turns.length === 0 || form.turns.includes(turn)),
    );
    if (wanted.length === 0) throw refusal('alreadyDone', 'The players have these turns already.');
    if (revealedTurns.length === 0) await keepBeliefs(tx, gameId);
    const open = [...revealedTurns, ...wanted.map(({ turn }) => turn)].sort((a, b) => a - b);
    await change(tx, act, 'game', gameId, { revealedTurns: open });
    const source = await issueSource(tx);
    await writeRevealed(
      tx,
      wanted.map(({ turn, truth }) => issueReveal(gameId, turn, truth, source)),
    );
    for (const team of await teamsOf(gameId, tx)) touchDesk(tx, gameId, team.id);
    return { turns: open };
  },
});
