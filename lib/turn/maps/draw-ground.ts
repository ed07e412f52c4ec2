import { z } from 'zod';
import { change, create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { groundDrawn, lockGround } from '@/lib/db/maps/drawn-ground';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { refusal } from '@/lib/result';
import { drawnGroundShape, faultInArea, groundBounds, tidied } from '@/lib/scenario/drawn-ground';
import { counted } from '@/lib/text';
import { asSeen } from '../kernel/as-seen';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Draws ground on the map of this game, or draws an area anew: close country, bad terrain, a fortified place, marsh. It
 * holds from now on for what is proposed to Control of moves and combats; no team's map changes by it. Refused off the map,
 * and where the points bound no area.
 */
export const drawGround = controlVerb({
  name: 'draw-ground',
  rule: '§6 Movement, §9 Factors and Results Table',
  who: anyControl,
  form: z.strictObject({
    /** null: a new one, and `version` 0. */
    groundId: z.string().nullable(),
    version: z.number().int().min(0),
    ...drawnGroundShape.shape,
  }),
  inLedger: 'drew ground on the map',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ groundId: string; version: number }> => {
    const { groundId, version, layer, name } = form;
    // Two drawn at once count each other.
    await lockTurn(tx, seat.gameId, groundId === null ? 'update' : 'share');
    const points = tidied(form.points);
    const { map } = await gameScenario(seat.gameId, tx);
    const fault = faultInArea(points, map.frame);
    if (fault) {
      const field = fault.point === undefined ? 'points' : `points.${fault.point}`;
      throw refusal('badInput', fault.message, { field });
    }
    const written = { layer, name, points };
    if (groundId !== null) {
      const stands = await lockGround(tx, seat.gameId, groundId);
      if (!stands) throw refusal('notFound', 'This ground has been taken off the map.');
      await asSeen(tx, 'ground', stands, version, stands.name);
      const became = await change(tx, act, 'ground', groundId, written, { seen: version });
      return { groundId, version: became.version };
    }
    if ((await groundDrawn(seat.gameId, tx)).length >= groundBounds.areas)
      throw refusal('badInput', `${counted(groundBounds.areas, 'area')} are drawn on this map. Take one off first.`, {
        field: 'points',
      });
    const id = newId();
    const made = await create(tx, act, 'ground', id, { id, gameId: seat.gameId, ...written });
    return { groundId: id, version: made.version };
  },
});
