import { z } from 'zod';
import { proposedPlay } from '@/lib/advice/access/proposed-play';
import { type TeamWithSeats, teamsWithSeats } from '@/lib/db/access/teams';
import { change, changeAll } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { beginRun } from '@/lib/db/sequence/games';
import { rehearsalOf } from '@/lib/db/sequence/rehearsals';
import { warmUpsOf } from '@/lib/db/sequence/warm-ups';
import { refusal } from '@/lib/result';
import { moveByStandstill } from '../clock/time-by-clock';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { closeRehearsal } from './close-rehearsal';
import { closeWarmUps } from './close-warm-ups';
import { seatsAtBegin } from './seats-at-begin';

/**
 * Game Control begins the game: the lobby ends, and the first phase has its whole time from now on (§4). `asks`: refused with
 * what the person should know first. A warm-up and a rehearsal that are open end. `proposes`: who plays the teams that Game
 * Control said nothing of is set by their seats.
 */
export const beginGame = controlVerb({
  name: 'begin-game',
  rule: '§4',
  who: gameControl,
  form: z.strictObject({ asks: z.boolean().default(false), proposes: z.boolean().default(false) }),
  inLedger: 'began the game',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat, form: { asks, proposes } }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (now.isBegun) throw refusal('alreadyDone', 'The game has begun already.');
    const teams = asks || proposes ? await teamsWithSeats(seat.gameId, tx) : [];
    const left = asks ? [...(await openAtBegin(tx, seat.gameId)), ...seatsAtBegin(teams)] : [];
    if (left.length > 0) throw refusal('unfinished', 'Not everything is ready.', { theirs: left });
    await closeWarmUps(tx, seat.gameId);
    await closeRehearsal(tx, seat.gameId);
    if (proposes) await changeAll(tx, act, 'team', proposals(teams));
    await moveByStandstill(tx, act, now);
    await beginRun(tx, seat.gameId, now.now);
    await change(tx, act, 'game', seat.gameId, { isBegun: true, pausedAt: null, phaseStartedAt: now.now });
    await issueTheClock(tx, seat.gameId);
  },
});

/** Each sentence names something that is open beside the game and ends as it begins. */
async function openAtBegin(tx: Tx, gameId: string): Promise<string[]> {
  const warmUps = await warmUpsOf(gameId, tx);
  const rehearsal = await rehearsalOf(gameId, tx);
  return [
    ...(warmUps.length > 0 ? ['The warm-up is open. It ends, and every player is back at the desk of the game.'] : []),
    ...(rehearsal ? ['The rehearsal is open. It ends, and every umpire is back at the desk of the game.'] : []),
  ];
}

const proposals = (teams: readonly TeamWithSeats[]) =>
  teams
    .filter((team) => team.playedBy === null)
    .map(({ key, seats }) => ({ id: key, patch: { playedBy: proposedPlay(seats) } }));
