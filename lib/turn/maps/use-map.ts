import { z } from 'zod';
import { ChangedByAnother } from '@/lib/db/changed-by-another';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { ownMapOf } from '@/lib/db/own-map';
import { type Answer, done } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { mapGone, mapNotTied } from './map-gone';
import { putOwnMap, usableMap } from './own-map-in-game';

/** `version` is that of the map the person saw. */
export const useMapForm = z.strictObject({ version: z.number().int() });

/**
 * Uses the scenario's own map in this game: everybody's map shows the picture and what is drawn on it, and the drawn
 * crossings carry and wait like any other (§7). `kept` names crossings that are no longer drawn and stay.
 */
export const useMap = (seat: ControlSeat, input: z.input<typeof useMapForm>): Promise<Answer<{ kept: string[] }>> =>
  perform(seat, 'use-map', '§2, §7', async (tx, act) => {
    const form = read(useMapForm, input);
    if (!form.ok) return form;
    const { scenario } = await lockTurn(tx, seat.gameId, 'update');
    const map = await ownMapOf(scenario, tx);
    if (!map) return mapGone;
    if (map.version !== form.value.version) throw new ChangedByAnother(map);
    const usable = usableMap(map);
    if (!usable) return mapNotTied;
    return done({ kept: await putOwnMap(tx, act, await scenarioOf(seat.gameId, tx), map, usable) });
  });
