import { z } from 'zod';
import { atBridgeWithinKm } from '@/lib/adjudication/bridges';
import { lockTurn } from '@/lib/db/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { isInField, kmBetween } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing } from './lock-crossing';
import { safeByPassage } from './make-crossing-safe';

/**
 * An Allied unit at a bridge that was tested and stands has looked it over: it is safe (§8). Refused for a unit that is
 * not there, and for a bridge that has not been tested.
 */
export const checkCrossing = controlVerb({
  name: 'check-crossing',
  rule: '§8 Blowing Bridges, OC-110',
  who: anyControl,
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    unitId: z.string(),
  }),
  inLedger: 'had the bridge checked',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ crossingId: string; version: number }> => {
    const { crossingId, version, unitId } = form;
    await lockTurn(tx, seat.gameId, 'share');
    const unit = (await lockUnits(tx, seat.gameId, [unitId])).get(unitId);
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    const { crossing } = locked;
    await claimCard(tx, seat, 'crossing', crossingId);
    if (!unit) throw refusal('notFound', 'There is no such unit.', { field: 'unitId' });
    if (unit.side !== 'allied')
      throw refusal('badInput', `${unit.name} is German: an Allied unit makes a bridge safe.`, { field: 'unitId' });
    const km = isInField(unit) ? kmBetween(unit, crossing) : null;
    if (km === null || km > atBridgeWithinKm) {
      const where = km === null ? 'not on the map' : `${km.toFixed(1)} km off`;
      throw refusal('notNow', `${unit.name} is ${where}: a unit checks a bridge it stands at, within a kilometre.`, {
        field: 'unitId',
      });
    }
    const safe = await safeByPassage(tx, act, crossing, `${unit.name} checked it.`);
    if (safe) return { crossingId, version: safe.version };
    throw crossing.state === 'untested'
      ? refusal('notNow', `${crossing.name} has not been tested: test it first.`)
      : refusal('alreadyDone', `${crossing.name} is ${crossing.state} already.`);
  },
});
