import { z } from 'zod';
import { comesOnAt } from '@/lib/advice/arrivals/entry-places';
import { lockTasks, tasksById } from '@/lib/db/air/air-tasks';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { lastHand } from '@/lib/db/record/acts';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { isInFrame } from '@/lib/geometry';
import { refusal, thisTurn } from '@/lib/result';
import { companionTaken } from '../cases/ruled-by-companion';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { settleContacts } from '../movement/contact/settle-contacts';
import { leftOf } from './air-picture-rows';

/**
 * Lands a lift (§12): its units come on at the zone, or where Control has them come down, with the steps that flak has
 * already cost them. They are on the master map from then on, and told their team when places are next issued. Refused
 * for a lift that was driven off, that has landed, that has no serial left, or whose air order another umpire has
 * claimed.
 */
export const landLift = controlVerb({
  name: 'land-lift',
  rule: '§12 Air Operations',
  who: anyControl,
  form: z.strictObject({
    taskId: z.string(),
    /** The version that the person saw. */
    version: z.number().int().min(1),
    /** The units that come down, each at its own place in km. A unit that is left out does not come on. */
    landings: z
      .array(z.strictObject({ unitId: z.string(), x: z.number(), y: z.number() }))
      .min(1)
      .max(60),
    /** Why they come down so, where there is more to say than the zone. */
    reason: writtenText(500).trim().default(''),
    /** The companion game whose result is ruled by; null: none. */
    companionGameId: z.string().max(200).nullable().default(null),
  }),
  inLedger: 'landed the lift',
  undo: 'landed',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ landed: number }> => {
    const { taskId, version, landings, reason, companionGameId } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const { lifts, map } = await gameScenario(turn.gameId, tx);
    const [seen] = await tasksById(seat.gameId, [taskId], tx);
    const lift = lifts.find(({ id }) => id === seen?.liftId);
    if (!seen || !lift) throw refusal('notFound', 'There is no such lift among the air orders.');
    const units = await lockUnits(
      tx,
      seat.gameId,
      landings.map(({ unitId }) => unitId),
    );
    const task = (await lockTasks(tx, seat.gameId, [taskId])).get(taskId);
    if (!task) throw refusal('notFound', 'This air order has been cancelled.');
    thisTurn(turn, task.turn);
    if (task.state === 'flown') {
      const by = await lastHand(seat.gameId, { kind: 'airTask', subjectId: taskId, verb: 'land-lift' }, tx);
      throw refusal('alreadyDone', `${by} has landed the lift to ${lift.zone}: its units are on the map.`);
    }
    await claimCard(tx, seat, 'airTask', taskId);
    if (task.state === 'drivenOff')
      throw refusal('notNow', `The lift to ${lift.zone} was driven off. Order it again next turn.`, {
        rule: '§12 Air Operations, OC-44',
      });
    if (leftOf(task) === 0)
      throw refusal('notNow', `No serial of the lift to ${lift.zone} is left.`, { rule: '§13 Air to Air Combat' });
    for (const [i, { unitId, x, y }] of landings.entries()) {
      const unit = units.get(unitId);
      const field = `landings.${i}.unitId`;
      if (!unit || !lift.unitIds.includes(unitId))
        throw refusal('badInput', 'That unit is not of this lift.', { field });
      if (landings.some((other, k) => k < i && other.unitId === unitId))
        throw refusal('badInput', `${unit.name} comes down once.`, { field });
      if (unit.isOnMap || unit.isCaptured) throw refusal('alreadyDone', `${unit.name} has come on already.`, { field });
      if (unit.isInBox) throw refusal('notNow', `${unit.name} is in the off-map box. Bring it back first.`, { field });
      if (!isInFrame(map.frame, { x, y }))
        throw refusal('badInput', `${unit.name} would come down off the map.`, { field: `landings.${i}.x` });
    }
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'landing', id: taskId });
    const act = { ...unsigned, ...taken.signs, reason: reason || taken.reason };
    await change(tx, act, 'airTask', taskId, { state: 'flown' }, { seen: version });
    for (const { unitId, x, y } of landings) await change(tx, act, 'unit', unitId, comesOnAt({ x, y }, turn.turn));
    const down = landings.map(({ unitId }) => unitId);
    await settleContacts(tx, act, turn, down, 'came down within passing distance');
    await doneWithCard(tx, seat, 'airTask', taskId);
    return { landed: landings.length };
  },
});
