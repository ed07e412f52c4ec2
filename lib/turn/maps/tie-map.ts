import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchControl } from '@/lib/db/kernel/transaction';
import { changeOwnMap, ownMapOf } from '@/lib/db/maps/own-map';
import { refusal } from '@/lib/result';
import { tieOf } from '@/lib/scenario/map-tie';
import { tiesShape } from '@/lib/scenario/own-map';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { mapGone } from './map-refusals';

/** Ties the own map of the scenario to the ground. Points that do not tie it are refused, with what would be right. */
export const tieMap = controlVerb({
  name: 'tie-map',
  rule: '§2',
  who: gameControl,
  /** Points of the picture, px, each with the place it shows, km. `version` is that of the map the person saw. */
  form: z.strictObject({ version: z.number().int(), ties: tiesShape }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<{ version: number; rmsMetres: number }> => {
    const { version, ties } = form;
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    const map = await ownMapOf(scenario, tx);
    if (!map) throw mapGone();
    const { widthPx, heightPx } = map;
    const outside = ties.findIndex(({ px, py }) => px > widthPx || py > heightPx);
    if (outside >= 0)
      throw refusal('badInput', `Point ${outside + 1} lies off the picture.`, { field: `ties.${outside}` });
    const tie = tieOf(ties, widthPx, heightPx);
    if (!tie.ok) {
      const field = tie.point === undefined ? 'ties' : `ties.${tie.point}`;
      throw refusal('badInput', tie.message, { field });
    }
    const tied = await changeOwnMap(tx, scenario, version, { ties });
    touchControl(tx, seat.gameId);
    return { version: tied.version, rmsMetres: tie.rmsMetres };
  },
});
