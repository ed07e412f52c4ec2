import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { changeOwnMap, ownMapOf } from '@/lib/db/own-map';
import { touchControl } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { tiesShape } from '@/lib/scenario/own-map';
import { tieOf } from '@/lib/scenario/tie';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { mapGone } from './map-gone';

/** Points of the picture, px, each with the place it shows, km. `version` is that of the map the person saw. */
export const tieMapForm = z.strictObject({ version: z.number().int(), ties: tiesShape });

/** Ties the own map of the scenario to the ground. Points that do not tie it are refused, with what would be right. */
export const tieMap = (
  seat: ControlSeat,
  input: z.input<typeof tieMapForm>,
): Promise<Answer<{ version: number; rmsMetres: number }>> =>
  perform(seat, 'tie-map', '§2', async (tx) => {
    const form = read(tieMapForm, input);
    if (!form.ok) return form;
    const { version, ties } = form.value;
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    const map = await ownMapOf(scenario, tx);
    if (!map) return mapGone;
    const { widthPx, heightPx } = map;
    const outside = ties.findIndex(({ px, py }) => px > widthPx || py > heightPx);
    if (outside >= 0)
      return refused('badInput', `Point ${outside + 1} lies off the picture.`, { field: `ties.${outside}` });
    const tie = tieOf(ties, widthPx, heightPx);
    if (!tie.ok) {
      const field = tie.point === undefined ? 'ties' : `ties.${tie.point}`;
      return refused('badInput', tie.message, { field });
    }
    const tied = await changeOwnMap(tx, scenario, version, { ties });
    touchControl(tx, seat.gameId);
    return done({ version: tied.version, rmsMetres: tie.rmsMetres });
  });
