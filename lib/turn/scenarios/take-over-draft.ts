import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { type Act, inSeveralGames } from '@/lib/db/kernel/transaction';
import { giveDraftsTo } from '@/lib/db/scenarios/drafts';
import { gameById } from '@/lib/db/sequence/games';
import { givePracticesTo } from '@/lib/db/sequence/practices';
import { refusal } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { closeRehearsal } from '../sequence/close-rehearsal';
import { closeWarmUps } from '../sequence/close-warm-ups';
import { openGameIn } from '../sequence/open-game';
import { carrySeats } from './carry-seats';
import { draftId, draftToEdit } from './draft-steps';
import { changedMeanwhile, readDraft } from './read-draft';

/**
 * The hall plays this scenario instead, before the game has begun: a game of it is opened, everybody keeps his seat and his
 * code, and the game that was open is left behind as it stands. Answers the seat of whoever did it, in the new game.
 */
export const takeOverDraft = controlVerb({
  name: 'take-over-draft',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    draftId,
    /** The number of the newest edit that was seen: nothing is taken over that nobody has looked at. */
    version: z.int().min(0),
  }),
  inLedger: 'took another scenario',
  undo: 'atItsDesk',
  prepare: ({ draftId }, { gameId }) => readDraft(gameId, draftId, 'take it over'),
  run: async ({ tx, act, seat, form, prepared }): Promise<{ seatId: string }> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (now.isBegun) throw refusal('notNow', 'The game has begun. Another scenario is played in another game.');
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    if (draft.version !== form.version || draft.version !== prepared.version) throw changedMeanwhile('take it over');
    inSeveralGames(tx);
    await closeWarmUps(tx, seat.gameId);
    await closeRehearsal(tx, seat.gameId);
    const gameId = newId();
    const { network, practiceOf } = await gameById(seat.gameId, tx);
    const opens: Act = { gameId, seat: null, verb: 'open-game', rule: '§2' };
    const teams = await teamsOf(seat.gameId, tx);
    let seatId = '';
    await openGameIn(tx, opens, prepared.scenario, practiceOf, async (tx, opening, scenario, teamIds) => {
      seatId = await carrySeats(tx, { from: act, to: opening, by: seat.id }, { scenario, teams, teamIds });
    });
    if (network !== '') await change(tx, opens, 'game', gameId, { network });
    await issueTheClock(tx, gameId);
    await giveDraftsTo(tx, seat.gameId, gameId);
    await givePracticesTo(tx, seat.gameId, gameId);
    return { seatId };
  },
});
