import { z } from 'zod';
import { usedWords } from '@/lib/advice/air/propose-air-support';
import { flownBy, lockGroups, lockTasks, turnsOfDay } from '@/lib/db/air/air-tasks';
import { change, create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal, thisTurn } from '@/lib/result';
import { airMissions } from '@/lib/words';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { mayFly, onlyNeeded, targetsFit } from './air-order-checks';
import { mayAnswer } from './air-request-checks';
import { airTurn } from './air-support-flying';

const km = z.number().min(-1000).max(1000);
const point = z.tuple([km, km]);

/**
 * Lays squadrons of a group on for a mission of §12, or the serials of a lift, or changes that. A squadron has one task
 * a turn, and a cab rank is one in both daylight turns of its day; the group is locked, so that two umpires never use
 * the same squadron twice.
 */
export const saveAirOrder = controlVerb({
  name: 'save-air-order',
  rule: '§12 Air Operations',
  who: anyControl,
  form: z.strictObject({
    /** null: a new order, and `version` 0. */
    taskId: z.string().nullable(),
    version: z.number().int().min(0),
    /** The turn the person saw. */
    turn: z.number().int(),
    /** null: the serials of a lift. */
    squadronId: z.string().min(1).nullable(),
    /** Squadrons, or serials. */
    squadrons: z.number().int().min(1).max(100),
    mission: z.enum(airMissions),
    formation: z.string().max(120).default(''),
    hasAirLiaison: z.boolean().default(false),
    /** Where it flies to, km; null: where its formation, area or lift is. */
    x: km.nullable().default(null),
    y: km.nullable().default(null),
    radiusKm: km.nullable().default(null),
    squares: z.array(point).max(200).default([]),
    route: z.array(point).max(20).default([]),
    areaId: z.string().nullable().default(null),
    escortsId: z.string().nullable().default(null),
    liftId: z.string().nullable().default(null),
    /** The row of a team's air request that it answers. */
    requestId: z.string().nullable().default(null),
  }),
  inLedger: 'laid on squadrons',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ taskId: string; version: number }> => {
    const { taskId, version, turn: seen, ...written } = form;
    const order = { ...written, ...onlyNeeded(written) };
    // A lift has no row to lock: its serials are counted with the turn locked.
    const now = await lockTurn(tx, seat.gameId, order.mission === 'airTransport' ? 'update' : 'share');
    thisTurn(now, seen);
    const named = [taskId, order.escortsId].flatMap((id) => id ?? []);
    // What it escorts is locked too, so that nobody cancels it meanwhile.
    const stands = (await lockTasks(tx, seat.gameId, named)).get(taskId ?? '');
    if (taskId !== null && !stands) throw refusal('notFound', 'This air order has been cancelled.');
    if (stands && (stands.state !== 'ordered' || stands.lost > 0))
      throw refusal('alreadyDone', 'It has been in the air: the order stays as it is.');
    const group =
      order.squadronId === null ? null : (await lockGroups(tx, seat.gameId, [order.squadronId])).get(order.squadronId);
    if (group === undefined) throw refusal('notFound', 'There is no such group of squadrons.', { field: 'squadronId' });
    const flown = stands ? await flownBy(seat.gameId, [stands.id], tx) : [];
    if (flown.length > 0)
      throw refusal('unitTaken', `${usedWords(flown.map(({ combat }) => combat))}. Take it out there first.`);

    const turns = (await turnsOfDay(seat.gameId, now.turn, tx)).map(airTurn);
    if (stands && !turns.some(({ number }) => number === stands.turn))
      throw refusal('notNow', 'This air order is of another day.');
    const turn = stands?.turn ?? now.turn;
    await mayFly(tx, seat.gameId, { id: taskId, turn, ...order }, group, turns);
    if (order.requestId !== null && order.requestId !== stands?.requestId) {
      await mayAnswer(tx, now, order.requestId, group?.side ?? null);
    }
    await targetsFit(tx, now, { id: taskId, ...order }, group?.side ?? null);

    stands && (await claimCard(tx, seat, 'airTask', stands.id));
    if (stands) {
      const became = await change(tx, act, 'airTask', stands.id, order, { seen: version });
      return { taskId: stands.id, version: became.version };
    }
    const id = newId();
    const made = await create(tx, act, 'airTask', id, { id, gameId: seat.gameId, turn, ...order });
    return { taskId: id, version: made.version };
  },
});
