import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `turn` is the turn the person saw. */
export const setWeatherForm = z.strictObject({ turn: z.number().int(), weather: z.enum(['fair', 'bad']) });

/**
 * Sets the weather of the turn (OC-113, ours): bad weather stops close air support and reconnaissance and slows movement.
 * No player is told; what a team sees of it stands in its report.
 */
export const setWeather = (seat: ControlSeat, input: z.input<typeof setWeatherForm>): Promise<Answer> =>
  perform(seat, 'set-weather', '§6 Movement, OC-113', async (tx, act) => {
    const form = read(setWeatherForm, input);
    if (!form.ok) return form;
    const { turn, weather } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (turn !== now.turn) return refused('notNow', `Turn ${turn} is over; this is turn ${now.turn}.`);
    if (weather === now.weather) return refused('alreadyDone', `The weather is ${weather} already.`);
    await change(tx, act, 'turn', String(turn), { weather });
    return done(null);
  });
