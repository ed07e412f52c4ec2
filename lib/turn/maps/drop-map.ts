import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { dropOwnMap, ownMapOf } from '@/lib/db/own-map';
import { touchControl } from '@/lib/db/transaction';
import { type Answer, done } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { mapGone } from './map-gone';

/** `version` is that of the map the person saw. */
export const dropMapForm = z.strictObject({ version: z.number().int() });

/** Takes the own map of the scenario away. A game in which it is used keeps its own copy until it is withdrawn. */
export const dropMap = (seat: ControlSeat, input: z.input<typeof dropMapForm>): Promise<Answer> =>
  perform(seat, 'drop-map', '§2', async (tx) => {
    const form = read(dropMapForm, input);
    if (!form.ok) return form;
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    if (!(await ownMapOf(scenario, tx))) return mapGone;
    await dropOwnMap(tx, scenario, form.value.version);
    touchControl(tx, seat.gameId);
    return done(null);
  });
