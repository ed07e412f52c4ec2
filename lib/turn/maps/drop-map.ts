import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchControl } from '@/lib/db/kernel/transaction';
import { dropOwnMap, ownMapOf } from '@/lib/db/maps/own-map';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { mapGone } from './map-refusals';

/** Takes the own map of the scenario away. A game in which it is used keeps its own copy until it is withdrawn. */
export const dropMap = controlVerb({
  name: 'drop-map',
  rule: '§2',
  who: gameControl,
  /** `version` is that of the map the person saw. */
  form: z.strictObject({ version: z.number().int() }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    if (!(await ownMapOf(scenario, tx))) throw mapGone();
    await dropOwnMap(tx, scenario, form.version);
    touchControl(tx, seat.gameId);
  },
});
