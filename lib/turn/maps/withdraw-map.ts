import { z } from 'zod';
import { pictureTieOf } from '@/lib/db/issued/issued';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { takeOwnMap } from './own-map-in-game';

/**
 * Takes the own map out of this game: everybody's map is the printed one again, with the crossings that came with the own
 * one, named in `kept`. It stays saved with the scenario.
 */
export const withdrawMap = controlVerb({
  name: 'withdraw-map',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: 'withdrew the map of its own',
  undo: 'teamTold',
  run: async ({ tx, act, seat }): Promise<{ kept: string[] }> => {
    await lockTurn(tx, seat.gameId, 'update');
    if (!(await pictureTieOf(seat.gameId, tx)))
      throw refusal('alreadyDone', 'No map of your own is used in this game.');
    return { kept: await takeOwnMap(tx, act, await gameScenario(seat.gameId, tx)) };
  },
});
