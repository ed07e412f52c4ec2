import { z } from 'zod';
import { caseProblems, problemsOf } from './problems';
import { rulebookFrom } from './rulebook';
import { readProfile } from './status';
import {
  actions,
  airKinds,
  arms,
  artilleryClasses,
  type CombatCase,
  dayparts,
  type Face,
  type MovementCase,
  movementGrounds,
  movementModes,
  movers,
  type Problem,
  postures,
  type Rulebook,
  rulebookNames,
  unitFlags,
} from './types';

const share = z.number().min(0).max(1);
const km = z.number().min(0);
const count = z.int().min(0);
const id = z.string().min(1);
const profile = z
  .string()
  .superRefine((notation, context) => {
    const reading = readProfile(notation);
    if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message });
  })
  .describe(
    'Counter notation: 5-3-2-1-0, [5-3-2-1-0] for a support unit, (2)-(1)-0 for levels that count in defence only.',
  );

/** A rulebook: a name, or a base with policies that replace the base's own. */
export const rulebookSchema = z.union([
  z.enum(rulebookNames),
  z.strictObject({
    base: z.enum(rulebookNames),
    lightInfantryPenalty: z.union([z.literal(2), z.literal(1)]).optional(),
    tacticalAdvantageScope: z.enum(['perUnit', 'perSide']).optional(),
    supportPartner: z.enum(['strict', 'cap']).optional(),
    longRangeArtillery: z.enum(['none', 'half']).optional(),
    germanCas: z.boolean().optional(),
    airLiaison: z.enum(['oneLevelLower', 'required', 'ignored']).optional(),
    lightInterdictionNine: z.enum(['row5', 'row4']).optional(),
    heavyInterdictionTwo: z.enum(['row3', 'row4']).optional(),
    nightMovement: z.strictObject({ road: share, other: share }).optional(),
  }),
]);

const face = z.int().min(1).max(6);
const rolls = z
  .array(face)
  .describe('Faces of the d6, in the order in which they are asked for; absent: the engine rolls.');

const ground = z.strictObject({
  isBuiltUp: z.boolean().default(false),
  isWoods: z.boolean().default(false),
  isCity: z.boolean().default(false),
  isFortified: z.boolean().default(false),
  isBadTerrain: z.boolean().default(false),
});

/** A unit in contact, as a case puts it. */
export const contactUnitSchema = z.strictObject({
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
  tacticalAdvantages: z.array(z.string().min(1)).default([]),
  standFast: z.boolean().default(false),
  cannotRetire: z.boolean().default(false),
  startLineKm: km.default(0),
});

/** Artillery in support, as a case puts it. */
export const artillerySchema = z.strictObject({
  id,
  profile,
  stepsLost: count.default(0),
  class: z.enum(artilleryClasses),
  rangeKm: km,
  turnShareMoved: share.default(0),
});

/** One allotment of squadrons, as a case puts it. */
export const airEntrySchema = z.strictObject({
  kind: z.enum(airKinds),
  squadrons: count,
  isCabRank: z.boolean().default(false),
  inGroundOrders: z.boolean(),
  inAirOrders: z.boolean(),
  hasAirLiaison: z.boolean(),
});

const force = z.strictObject({
  leadFormation: z.string(),
  units: z.array(contactUnitSchema).min(1),
  artillery: z.array(artillerySchema).default([]),
  air: z.array(airEntrySchema).default([]),
});

/** The input of kind `combat`. */
export const combatSchema = z.strictObject({
  rulebook: rulebookSchema.optional(),
  daypart: z.enum(dayparts),
  ground: ground.prefault({}),
  attacker: force,
  defender: force,
  rolls: rolls.optional(),
});

/** The input of kind `movement`. */
export const movementSchema = z.strictObject({
  rulebook: rulebookSchema.optional(),
  mover: z.enum(movers),
  ground: z.enum(movementGrounds),
  mode: z.enum(movementModes),
  daypart: z.enum(dayparts),
  slowedBy: z.array(z.string()).default([]),
  distanceKm: km,
  rolls: z.array(face).max(0, 'too many: nothing is rolled in a move').optional(),
});

/** A case that was read: what to adjudicate, by which rulebook, and the dice given with it, if any. */
export type CaseReading<Case> =
  | { ok: true; case: Case; rulebook: Rulebook; rolls: Face[] | undefined }
  | { ok: false; problems: Problem[] };

/** Reads a combat put as JSON. Never throws; reports every problem it can see at once. Whether the dice suffice shows only when they are used. */
export function readCombatCase(input: unknown): CaseReading<CombatCase> {
  const read = combatSchema.safeParse(input);
  const problems = [...(read.success ? [] : problemsOf(read.error, input)), ...caseProblems(input)];
  if (!read.success || problems.length > 0) return { ok: false, problems };
  const { rulebook, rolls: given, ...combat } = read.data;
  return { ok: true, case: combat, rulebook: rulebookFrom(rulebook), rolls: given as Face[] | undefined };
}

/** Reads a move put as JSON. Never throws. */
export function readMovementCase(input: unknown): CaseReading<MovementCase> {
  const read = movementSchema.safeParse(input);
  if (!read.success) return { ok: false, problems: problemsOf(read.error, input) };
  const { rulebook, rolls: given, ...move } = read.data;
  return { ok: true, case: move, rulebook: rulebookFrom(rulebook), rolls: given as Face[] | undefined };
}
