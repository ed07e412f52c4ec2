import { pictureTieOf } from '@/lib/db/issued';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { takeOwnMap } from './own-map-in-game';

/**
 * Takes the own map out of this game: everybody's map is the printed one again, with the crossings that came with the own
 * one, named in `kept`. It stays saved with the scenario.
 */
export const withdrawMap = (seat: ControlSeat): Promise<Answer<{ kept: string[] }>> =>
  perform(seat, 'withdraw-map', '§2', async (tx, act) => {
    await lockTurn(tx, seat.gameId, 'update');
    if (!(await pictureTieOf(seat.gameId, tx)))
      return refused('alreadyDone', 'No map of your own is used in this game.');
    return done({ kept: await takeOwnMap(tx, act, await scenarioOf(seat.gameId, tx)) });
  });
