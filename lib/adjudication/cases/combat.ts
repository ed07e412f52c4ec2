import { z } from 'zod';
import {
  actions,
  airKinds,
  airStops,
  arms,
  artilleryClasses,
  dayparts,
  postures,
  turnParts,
  unitFlags,
} from '@/lib/words';
import { rowProblems } from '../problems';
import type { CombatCase } from '../types';
import { given } from './given';
import { count, id, km, profile, share } from './parts';
import { readerOf } from './reading';

const ground = z.strictObject({
  isBuiltUp: z.boolean().default(false),
  isWoods: z.boolean().default(false),
  isCity: z.boolean().default(false),
  isFortified: z.boolean().default(false),
  isBadTerrain: z.boolean().default(false),
});

/** A unit in contact, as a case puts it. */
const contactUnitSchema = z.strictObject({
  id,
  arm: z.enum(arms),
  profile,
  stepsLost: count.default(0),
  formation: z.string(),
  action: z.enum(actions).default('attack'),
  posture: z.enum(postures).default('tact'),
  isPrepared: z.boolean(),
  turnShareMoved: share.default(0),
  flags: z.array(z.enum(unitFlags)).default([]),
  tacticalAdvantages: z.array(z.string()).default([]),
  standFast: z.boolean().default(false),
  cannotRetire: z.boolean().default(false),
  startLineKm: km.default(0),
});

/** Artillery in support, as a case puts it. */
const artillerySchema = z.strictObject({
  id,
  profile,
  stepsLost: count.default(0),
  class: z.enum(artilleryClasses),
  rangeKm: km,
  turnShareMoved: share.default(0),
  movingAt: z.enum(turnParts).optional(),
});

/** One allotment of squadrons, as a case puts it. */
const airEntrySchema = z.strictObject({
  kind: z.enum(airKinds),
  squadrons: count,
  isCabRank: z.boolean().default(false),
  inGroundOrders: z.boolean(),
  inAirOrders: z.boolean(),
  hasAirLiaison: z.boolean(),
  hasCabRank: z.boolean().optional(),
  called: z.string().trim().min(1).max(80).optional(),
  stoppedBy: z.enum(airStops).optional(),
});

const force = z.strictObject({
  leadFormation: z.string(),
  units: z.array(contactUnitSchema).min(1),
  artillery: z.array(artillerySchema).default([]),
  air: z.array(airEntrySchema).default([]),
});

/** The input of kind `combat`. */
export const combatSchema = z.strictObject({
  ...given,
  daypart: z.enum(dayparts),
  ground: ground.prefault({}),
  attacker: force,
  defender: force,
});

/** Reads a combat put as JSON. Ids are unique over both sides, units and guns alike. */
export const readCombatCase = readerOf<CombatCase>(combatSchema, (input) =>
  rowProblems(input, ['attacker.units.*', 'attacker.artillery.*', 'defender.units.*', 'defender.artillery.*']),
);
