import { z } from 'zod';
import { createSeat, seatsStanding, tellSeat } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import { snapshot } from '@/lib/db/kernel/client';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { profilesOf } from '@/lib/db/movement/status-profiles';
import { truthAt } from '@/lib/db/record/truth-at';
import type { Game, Seat } from '@/lib/db/rows';
import { gameById } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { rehearsalOf } from '@/lib/db/sequence/rehearsals';
import { scenarioAt } from '@/lib/ledger/scenario-at';
import { refusal } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { practiceTitle } from '@/lib/text';
import { budgetsOf, issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { consolePlaysAll } from './console-plays-all';
import { openGameIn } from './open-game';
import { openSeats } from './open-seats';

/**
 * Opens a rehearsal beside a game that has not begun: its first turn as it stands, every team played by the console, a seat
 * for each of Control that stands for theirs, and the clock standing. The game knows nothing of it. Answers the seat there of
 * whoever asked.
 */
export const openRehearsal = controlVerb({
  name: 'open-rehearsal',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat }): Promise<{ seatId: string }> => {
    const { gameId } = seat;
    const now = await lockTurn(tx, gameId, 'update');
    if (now.isBegun) throw refusal('notNow', 'The game has begun. A turn is rehearsed before that.');
    const game = await gameById(gameId, tx);
    if (game.practiceOf !== null)
      throw refusal('notNow', 'This is a practice game. A turn is rehearsed beside its own game.');
    if (await rehearsalOf(gameId, tx)) throw refusal('alreadyDone', 'The rehearsal is open already.');
    const crew = (await seatsStanding(tx, gameId)).filter(({ kind }) => kind === 'control');
    const seats = await openBeside(tx, game, await asItStands(tx, game, now), crew);
    for (const { id } of crew) await tellSeat(tx, gameId, id);
    return { seatId: seats.get(seat.id)! };
  },
});

/** The scenario of a lobby with what Control has changed in it: places, steps, bridges, ground, weather, and the times of the phases. */
async function asItStands(tx: Tx, game: Game, { weather }: TurnNow): Promise<Scenario> {
  const { state, turn } = (await snapshot(() => truthAt(game.id, null)))!;
  const teams = await teamsOf(game.id, tx);
  const { scenario } = scenarioAt(await gameScenario(game.id, tx), state, {
    turn,
    profiles: await profilesOf(game.id, tx),
    teamKeys: new Map(teams.map(({ id, key }) => [id, key])),
  });
  return {
    ...scenario,
    title: practiceTitle(game.title),
    turns: scenario.turns.map((one) => (one.number === turn ? { ...one, weather } : one)),
    phases: budgetsOf(game),
    opening: { ...scenario.opening, deadline: game.deadline, allowsRest: game.allowsRest },
  };
}

/** Opens it, with a seat for each of the crew. @returns their seats there, by those they stand for */
async function openBeside(
  tx: Tx,
  { id: parentId, policies, isOneUmpire }: Game,
  scenario: Scenario,
  crew: readonly Seat[],
): Promise<Map<string, string>> {
  const gameId = newId();
  const act: Act = { gameId, seat: null, verb: 'open-game', rule: '§2' };
  const seats = new Map<string, string>();
  await openGameIn(tx, act, scenario, parentId, async (_tx, _act, { opening }, teamIds) => {
    await openSeats(tx, act, { ...scenario, opening: { ...opening, controlSeats: [] } }, teamIds);
    for (const { id: standsFor, label, roles, teamKeys } of crew) {
      const made = { kind: 'control' as const, label, roles, teamKeys, duty: null, teamId: null, standsFor };
      seats.set(standsFor, await createSeat(tx, act, made));
    }
  });
  await consolePlaysAll(tx, act, scenario);
  await change(tx, act, 'game', gameId, { isBegun: true, isOneUmpire, ...(policies && { policies }) });
  await issueTheClock(tx, gameId);
  return seats;
}
