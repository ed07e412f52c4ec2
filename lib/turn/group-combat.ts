import { nanoid } from 'nanoid';
import { z } from 'zod';
import { change, create } from '@/lib/db/change';
import { holdCombat, linkedTruth, nextCombatNumber, putParts } from '@/lib/db/combats';
import { lockTurn } from '@/lib/db/lock';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { groupingFrom } from './grouping-from';
import type { ControlSeat } from './seat';

const words = writtenText(80).trim().min(1);
const km = z.number().min(0).max(200);

/** A unit as Control groups it; what is null is proposed from its orders, its counter and the turn before. */
const groupedUnit = z.strictObject({
  unitId: z.string(),
  role: z.enum(['attacker', 'defender']),
  isArtillery: z.boolean().default(false),
  rangeKm: km.nullable().default(null),
  action: z.enum(['breakThrough', 'attack', 'probe', 'hold', 'move', 'prepare']).nullable().default(null),
  posture: z.enum(['tact', 'nonTact', 'rest']).nullable().default(null),
  isPrepared: z.boolean().nullable().default(null),
  tacticalAdvantages: z.array(words).max(8).default([]),
  standFast: z.boolean().nullable().default(null),
  cannotRetire: z.boolean().default(false),
  startLineKm: km.nullable().default(null),
  movedIn: z.enum(['beginning', 'middle', 'end']).nullable().default(null),
  holdsVitalSpot: z.boolean().default(false),
});

const groupedAir = z.strictObject({
  role: z.enum(['attacker', 'defender']),
  kind: z.enum(['alliedGroundAttack', 'germanGroundAttack', 'heavyBomber']),
  squadrons: z.number().int().min(1).max(100),
  isCabRank: z.boolean(),
  inGroundOrders: z.boolean(),
  inAirOrders: z.boolean(),
  hasAirLiaison: z.boolean(),
  airTaskId: z.string().nullable().default(null),
});

const ground = z.strictObject({
  isBuiltUp: z.boolean(),
  isWoods: z.boolean(),
  isCity: z.boolean(),
  isFortified: z.boolean(),
  isBadTerrain: z.boolean(),
});

export const groupCombatForm = z.strictObject({
  /** null: a new combat, and `version` 0. */
  combatId: z.string().nullable(),
  version: z.number().int().min(0),
  /** Empty: named after the place. */
  name: writtenText(80).trim().default(''),
  ground: ground.nullable().default(null),
  attackersLead: z.string().nullable().default(null),
  defendersLead: z.string().nullable().default(null),
  units: z.array(groupedUnit).max(60),
  air: z.array(groupedAir).max(20).default([]),
});
export type GroupCombatForm = z.output<typeof groupCombatForm>;

/** Control makes a combat of units of both sides, or changes one, while grouping is open (§9 Analysing Combat 4 and 5). */
export const groupCombat = (
  seat: ControlSeat,
  input: z.input<typeof groupCombatForm>,
): Promise<Answer<{ combatId: string; number: number; version: number }>> =>
  perform(seat, 'group-combat', '§9 Analysing Combat 4', async (tx, act) => {
    const form = read(groupCombatForm, input);
    if (!form.ok) return form;
    const { combatId, version } = form.value;
    const turn = await lockTurn(tx, seat.gameId, combatId === null ? 'update' : 'share');
    if (turn.groupingClosedAt)
      return refused('notNow', 'Grouping is closed for this turn. Reopen it to change a combat.', {
        rule: '§9 Analysing Combat 5',
      });
    const stands = combatId === null ? null : await holdCombat(tx, seat.gameId, combatId);
    if (combatId !== null && stands?.turn !== turn.turn) return refused('notFound', 'This combat has been dropped.');
    if (stands && stands.state !== 'grouped')
      return refused('alreadyDone', `${stands.name} has been resolved: it stays as it is.`);
    if (stands && stands.version !== version)
      return refused('changedByAnother', 'Someone else changed this combat. Here is what stands now.', {
        theirs: stands,
      });

    const id = stands?.id ?? nanoid();
    const grouping = await groupingFrom(tx, turn, id, form.value, stands);
    if (!grouping.ok) return grouping;
    const { row, units, air } = grouping.value;
    const linked = linkedTruth(units, air);
    if (stands) {
      await putParts(tx, stands, units, air);
      const became = await change(tx, act, 'combat', id, row, {
        seen: version,
        linked: { before: linkedTruth(stands.units, stands.air), after: linked },
      });
      return done({ combatId: id, number: became.number, version: became.version });
    }
    const number = await nextCombatNumber(tx, seat.gameId, turn.turn);
    const made = { id, gameId: seat.gameId, turn: turn.turn, number, ...row };
    const became = await create(tx, act, 'combat', id, made, linked);
    await putParts(tx, became, units, air);
    return done({ combatId: id, number, version: became.version });
  });
