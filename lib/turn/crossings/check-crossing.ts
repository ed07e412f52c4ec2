import { z } from 'zod';
import { atBridgeWithinKm } from '@/lib/adjudication/bridges';
import { kmBetween } from '@/lib/adjudication/retiring';
import { lockTurn } from '@/lib/db/lock';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { crossingHeld } from './lock-crossing';
import { safeByPassage } from './make-crossing-safe';

export const checkCrossingForm = z.strictObject({
  crossingId: z.string(),
  version: z.number().int(),
  unitId: z.string(),
});

/**
 * An Allied unit at a bridge that was tested and stands has looked it over: it is safe (§8). Refused for a unit that is
 * not there, and for a bridge that has not been tested.
 */
export const checkCrossing = (
  seat: ControlSeat,
  input: z.input<typeof checkCrossingForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'check-crossing', '§8 Blowing Bridges, OC-110', async (tx, act) => {
    const form = read(checkCrossingForm, input);
    if (!form.ok) return form;
    const { crossingId, version, unitId } = form.value;
    await lockTurn(tx, seat.gameId, 'share');
    const unit = (await holdUnits(tx, seat.gameId, [unitId])).get(unitId);
    const held = await crossingHeld(tx, seat.gameId, crossingId, version);
    if (!held.ok) return held;
    const { crossing } = held.value;
    const other = await inAnothersHands(tx, seat, 'crossing', crossingId);
    if (other) return other;
    if (!unit) return refused('notFound', 'There is no such unit.', { field: 'unitId' });
    if (unit.side !== 'allied')
      return refused('badInput', `${unit.name} is German: an Allied unit makes a bridge safe.`, { field: 'unitId' });
    const here =
      unit.isOnMap && !unit.isCaptured && unit.x !== null && unit.y !== null ? { x: unit.x, y: unit.y } : null;
    if (!here || kmBetween(here, crossing) > atBridgeWithinKm) {
      const where = here ? `${kmBetween(here, crossing).toFixed(1)} km off` : 'not on the map';
      return refused('notNow', `${unit.name} is ${where}: a unit checks a bridge it stands at, within a kilometre.`, {
        field: 'unitId',
      });
    }
    const safe = await safeByPassage(tx, act, crossing, `${unit.name} checked it.`);
    if (safe) return done({ version: safe.version });
    return crossing.state === 'untested'
      ? refused('notNow', `${crossing.name} has not been tested: test it first.`)
      : refused('alreadyDone', `${crossing.name} is ${crossing.state} already.`);
  });
