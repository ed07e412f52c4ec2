import { gameControlSeat } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { GameAt } from '@/lib/db/scenarios/fork/game-at';
import { type ForkWanted, writeFork } from '@/lib/db/scenarios/fork/write-fork';
import { gameById } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { issueTheClock } from '../issuing/issue-clock';
import { openSeats } from '../sequence/open-seats';

/** Opens a game as it stood as a practice game, with seats of its own, its clock standing. @returns the seat of its Control, and an act in it */
export async function openFork(tx: Tx, then: GameAt, wanted: ForkWanted): Promise<{ seatId: string; act: Act }> {
  const gameId = await writeFork(tx, then, wanted);
  const act: Act = { gameId, seat: null, verb: 'open-game', rule: '§2' };
  const teams = await teamsOf(gameId, tx);
  await openSeats(tx, act, await gameScenario(gameId, tx), new Map(teams.map(({ key, id }) => [key, id])));
  const forked = await gameById(gameId, tx);
  if (!forked.pausedAt) await change(tx, act, 'game', gameId, { pausedAt: new Date(then.at) });
  await issueTheClock(tx, gameId);
  return { seatId: (await gameControlSeat(tx, gameId)).id, act };
}
