import { gameControlSeat } from '@/lib/db/access/seats';
import { change } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Scenario } from '@/lib/scenario/types';
import { practiceTitle } from '@/lib/text';
import { controlRoles } from '@/lib/words';
import { issueTheClock } from '../issuing/issue-clock';
import { consolePlaysAll } from '../sequence/console-plays-all';
import { openGameIn } from '../sequence/open-game';
import { mayPractise } from './practice-steps';

/**
 * Opens a practice game beside another, in which one umpire plays and the console is every team, each at a temper that is
 * drawn for it. It has begun, and its clock stands. @returns the seat of its Control, and an act in it @throws a refusal where
 * the game has as many practice games as it may have
 */
export async function openTry(tx: Tx, gameId: string, scenario: Scenario): Promise<{ seatId: string; act: Act }> {
  await mayPractise(tx, gameId);
  const practiceId = newId();
  const act: Act = { gameId: practiceId, seat: null, verb: 'open-game', rule: '§2' };
  await openGameIn(tx, act, forOneUmpire(scenario), gameId);
  await consolePlaysAll(tx, act, scenario);
  await change(tx, act, 'game', practiceId, { isBegun: true });
  await issueTheClock(tx, practiceId);
  const { id } = await gameControlSeat(tx, practiceId);
  return { seatId: id, act };
}

/** The scenario as a practice game for one umpire: with one seat of Control, which has all roles and looks after every team. */
export const forOneUmpire = (scenario: Scenario): Scenario => ({
  ...scenario,
  title: practiceTitle(scenario.title),
  opening: {
    ...scenario.opening,
    controlSeats: [{ label: 'Control', roles: [...controlRoles], teams: scenario.teams.map(({ key }) => key) }],
  },
});
