import { z } from 'zod';
import { atBridgeWithinKm } from '@/lib/adjudication/bridges';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { isInField, kmBetween } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { bridgeTakers } from '@/lib/sides';
import { listed } from '@/lib/text';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing } from '../movement/passages/lock-crossing';
import { safeByPassage } from '../movement/passages/make-crossing-safe';

/**
 * A unit of a side that takes bridges, at a bridge that was tested and stands has looked it over: it is safe (§8). Refused for a unit that is
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
    const sides = await gameSides(seat.gameId, tx);
    if (!sides.sides[unit.side].rules.makesBridgesSafe) {
      const takers = listed(bridgeTakers(sides).map(({ name }) => name));
      const who = takers ? `a unit of this side makes one safe: ${takers}` : 'no side makes one safe';
      throw refusal('badInput', `${unit.name} does not make a bridge safe: ${who}.`, { field: 'unitId' });
    }
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
