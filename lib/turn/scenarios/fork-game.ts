import { z } from 'zod';
import { issueCode } from '@/lib/db/access/seat-codes';
import { gameControlSeat } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import { snapshot } from '@/lib/db/kernel/client';
import type { Act } from '@/lib/db/kernel/transaction';
import { gameAt } from '@/lib/db/scenarios/fork/game-at';
import { writeFork } from '@/lib/db/scenarios/fork/write-fork';
import { gameById } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { refusal } from '@/lib/result';
import { practiceTitle } from '@/lib/text';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { openSeats } from '../sequence/open-seats';
import { mayPractise } from './practice-steps';

/**
 * Opens a practice game that is this one as it stood at a number of its ledger: with everything that was done and told by
 * then, with ids and seats of its own, its clock standing. Answers the one-time code of a seat of its Control. This game
 * knows nothing of it.
 */
export const forkGame = controlVerb({
  name: 'fork-game',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    /** The number of the ledger; null: the newest. */
    number: z.int().min(1).nullable(),
    keepsWriters: z.boolean(),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<{ code: string }> => {
    await mayPractise(tx, seat.gameId);
    const then = await snapshot(() => gameAt(seat.gameId, form.number));
    if (!then) throw refusal('badInput', 'The ledger has no such number.', { field: 'number' });
    const { title } = await gameById(seat.gameId, tx);
    const gameId = await writeFork(tx, then, {
      parentId: seat.gameId,
      title: practiceTitle(`${title}, from ${then.number}`),
      keepsWriters: form.keepsWriters,
    });
    const act: Act = { gameId, seat: null, verb: 'open-game', rule: '§2' };
    const teams = await teamsOf(gameId, tx);
    await openSeats(tx, act, await gameScenario(gameId, tx), new Map(teams.map(({ key, id }) => [key, id])));
    const forked = await gameById(gameId, tx);
    if (!forked.pausedAt) await change(tx, act, 'game', gameId, { pausedAt: new Date(then.at) });
    await issueTheClock(tx, gameId);
    return { code: await issueCode(tx, (await gameControlSeat(tx, gameId)).id) };
  },
});
