import { z } from 'zod';
import { writtenText } from '@/lib/forms';
import { actions, airKinds, combatRoles, postures, turnParts } from '@/lib/words';

/** The fields of Control's form for a combat, whichever verb takes it. */

const words = writtenText(80).trim().min(1);
const km = z.number().min(0).max(200);

/** A unit as Control groups it; what is null is proposed from its orders, its counter and the turn before. */
const groupedUnit = z.strictObject({
  unitId: z.string(),
  role: z.enum(combatRoles),
  isArtillery: z.boolean().default(false),
  rangeKm: km.nullable().default(null),
  action: z.enum(actions).nullable().default(null),
  posture: z.enum(postures).nullable().default(null),
  isPrepared: z.boolean().nullable().default(null),
  tacticalAdvantages: z.array(words).max(8).nullable().default(null),
  standFast: z.boolean().nullable().default(null),
  cannotRetire: z.boolean().default(false),
  startLineKm: km.nullable().default(null),
  /** For guns. null: they stood; left out: as their counter has moved. */
  movedIn: z.enum(turnParts).nullable().optional(),
  holdsVitalSpot: z.boolean().default(false),
  fightsOutOfRole: z.boolean().default(false),
});

const groupedAir = z.strictObject({
  role: z.enum(combatRoles),
  kind: z.enum(airKinds),
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

/** The fields of a grouping, for the forms of the verbs that make one. */
export const groupingFields = {
  /** Empty: named after the place. */
  name: writtenText(80).trim().default(''),
  /** null: as proposed from who has moved up. */
  hour: z.enum(turnParts).nullable().default(null),
  ground: ground.nullable().default(null),
  attackersLead: z.string().nullable().default(null),
  defendersLead: z.string().nullable().default(null),
  units: z.array(groupedUnit).max(60),
  air: z.array(groupedAir).max(20).default([]),
};

const groupingWishes = z.strictObject(groupingFields);
export type GroupingWishes = z.output<typeof groupingWishes>;
