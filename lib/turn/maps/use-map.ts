import { z } from 'zod';
import { ChangedByAnother } from '@/lib/db/kernel/changed-by-another';
import { lockTurn } from '@/lib/db/kernel/lock';
import { ownMapOf } from '@/lib/db/maps/own-map';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { mapGone, mapNotTied } from './map-refusals';
import { putOwnMap, usableMap } from './own-map-in-game';

/**
 * Uses the scenario's own map in this game: everybody's map shows the picture and what is drawn on it, and the drawn
 * crossings carry and wait like any other (§7). `kept` names crossings that are no longer drawn and stay.
 */
export const useMap = controlVerb({
  name: 'use-map',
  rule: '§2, §7',
  who: gameControl,
  /** `version` is that of the map the person saw. */
  form: z.strictObject({ version: z.number().int() }),
  inLedger: 'used a map of its own',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<{ kept: string[] }> => {
    const { scenario } = await lockTurn(tx, seat.gameId, 'update');
    const map = await ownMapOf(scenario, tx);
    if (!map) throw mapGone();
    if (map.version !== form.version) throw new ChangedByAnother(map);
    const usable = usableMap(map);
    if (!usable) throw mapNotTied();
    return { kept: await putOwnMap(tx, act, await gameScenario(seat.gameId, tx), map, usable) };
  },
});
