import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal, thisTurn } from '@/lib/result';
import { weathers } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameOrAirControl } from '../kernel/verb-roles';

/**
 * Sets the weather of the turn (OC-113, ours): bad weather stops close air support and reconnaissance and slows
 * movement. No player is told; a team reads of it in its report.
 */
export const setWeather = controlVerb({
  name: 'set-weather',
  rule: '§6 Movement, OC-113',
  who: gameOrAirControl,
  /** `turn` is the turn the person saw. */
  form: z.strictObject({ turn: z.number().int(), weather: z.enum(weathers) }),
  inLedger: 'set the weather',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { turn, weather } = form;
    const now = await lockTurn(tx, seat.gameId, 'update');
    thisTurn(now, turn);
    if (weather === now.weather) throw refusal('alreadyDone', `The weather is ${weather} already.`);
    await change(tx, act, 'turn', String(turn), { weather });
  },
});
