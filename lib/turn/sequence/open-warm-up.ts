import { z } from 'zod';
import { createSeat, seatsStanding, tellSeat } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { crossingsTold } from '@/lib/db/issued/map-issued';
import { change, changeAll } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { type Act, inSeveralGames, type Tx } from '@/lib/db/kernel/transaction';
import { crossingsOf } from '@/lib/db/movement/units';
import type { Seat } from '@/lib/db/rows';
import { gameById } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { warmUpsOf } from '@/lib/db/sequence/warm-ups';
import { refusal } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { sides } from '@/lib/words';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { openGameIn } from './open-game';
import { openSeats } from './open-seats';
import { warmUpScenario } from './warm-up-scenario';

/**
 * Warms up the hall before the game has begun: a practice game for each side, into which everybody who sits at a team that
 * people play is led at the desk they have. The game itself knows nothing of it.
 */
export const openWarmUp = controlVerb({
  name: 'open-warm-up',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat: { gameId } }): Promise<void> => {
    const { isBegun } = await lockTurn(tx, gameId, 'update');
    if (isBegun) throw refusal('notNow', 'The game has begun. The hall warms up before that.');
    const { practiceOf } = await gameById(gameId, tx);
    if (practiceOf !== null) throw refusal('notNow', 'This is a practice game. The hall warms up beside its own game.');
    if ((await warmUpsOf(gameId, tx)).length > 0) throw refusal('alreadyDone', 'The warm-up is open already.');
    const played = (await teamsOf(gameId, tx)).filter(({ playedBy }) => playedBy === null || playedBy === 'people');
    const keys = new Map(played.map(({ id, key }) => [id, key]));
    const seats = (await seatsStanding(tx, gameId)).filter(({ teamId }) => teamId !== null && keys.has(teamId));
    if (!seats.some(({ holderId }) => holderId !== null))
      throw refusal('notNow', 'Nobody sits at a team that people play. Give out the seats first.');
    const scenario = await gameScenario(gameId, tx);
    inSeveralGames(tx);
    for (const side of sides) {
      const ofSide = new Set(played.filter((team) => team.side === side).map(({ id }) => id));
      const there = seats.flatMap((one) =>
        ofSide.has(one.teamId!) ? [{ ...one, teamKey: keys.get(one.teamId!)! }] : [],
      );
      if (there.length > 0) await openSide(tx, gameId, warmUpScenario(scenario, side), there);
    }
    for (const { id } of seats) await tellSeat(tx, gameId, id);
  },
});

/** A seat of the hall, by the key of its team. */
type HallSeat = Seat & { teamKey: string };

async function openSide(tx: Tx, gameId: string, scenario: Scenario, there: readonly HallSeat[]): Promise<void> {
  const warmUpId = newId();
  const act: Act = { gameId: warmUpId, seat: null, verb: 'open-game', rule: '§2' };
  await openGameIn(tx, act, scenario, gameId, async (_tx, _act, _scenario, teamIds) => {
    await openSeats(tx, act, { ...scenario, teams: [] }, teamIds);
    for (const { id: standsFor, label, duty, teamKey } of there) {
      const teamId = teamIds.get(teamKey)!;
      await createSeat(tx, act, { kind: 'player', label, duty, roles: [], teamKeys: [], teamId, standsFor });
    }
  });
  const takesPart = new Set(there.map(({ teamKey }) => teamKey));
  const playedBy = (key: string) => (takesPart.has(key) ? ('people' as const) : ('nobody' as const));
  await changeAll(
    tx,
    act,
    'team',
    scenario.teams.map(({ key }) => ({ id: key, patch: { playedBy: playedBy(key) } })),
  );
  await standAsPrinted(tx, act);
  await change(tx, act, 'game', warmUpId, { isBegun: true, pausedAt: null });
  await issueTheClock(tx, warmUpId);
}

/** Bridges that are down, and that no team of the side was told of, stand: a move over one tells nothing. */
async function standAsPrinted(tx: Tx, act: Act): Promise<void> {
  const named = ({ name, x, y }: { name: string; x: number; y: number }) => `${name} ${x} ${y}`;
  const told = new Set((await crossingsTold(tx, act.gameId)).map(named));
  const down = (await crossingsOf(tx, act.gameId)).filter((one) => one.state === 'blown' && !told.has(named(one)));
  await changeAll(
    tx,
    act,
    'crossing',
    down.map(({ id }) => ({ id, patch: { state: 'untested' as const } })),
  );
}
