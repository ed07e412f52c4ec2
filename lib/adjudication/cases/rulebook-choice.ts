import { z } from 'zod';
import { rulebookNames } from '@/lib/words';
import { share } from './parts';

/** Some of the policies, as they are to be read. */
export const policiesSchema = z.strictObject({
  lightInfantryPenalty: z.union([z.literal(2), z.literal(1)]).optional(),
  tacticalAdvantageScope: z.enum(['perUnit', 'perSide']).optional(),
  supportPartner: z.enum(['strict', 'cap']).optional(),
  longRangeArtillery: z.enum(['none', 'half']).optional(),
  germanCas: z.boolean().optional(),
  airLiaison: z.enum(['oneLevelLower', 'required', 'ignored']).optional(),
  lightInterdictionNine: z.enum(['row5', 'row4']).optional(),
  heavyInterdictionTwo: z.enum(['row3', 'row4']).optional(),
  nightMovement: z.strictObject({ road: share, other: share }).optional(),
  combinedArmsScope: z.enum(['everyContactUnit', 'contributingUnits']).optional(),
  gunsInContact: z.enum(['noArtillery', 'artillery']).optional(),
  closeCountryDefenders: z.enum(['infantryAndAntiTank', 'everyUnit']).optional(),
  overrunLosses: z.enum(['unitsThatPass', 'everyAttacker']).optional(),
  halfRetreatGround: z.enum(['everyFlag', 'closeGround']).optional(),
  supportPresence: z.enum(['contributing', 'present']).optional(),
});

/** A rulebook: a name, or a base with policies that replace the base's own. */
export const rulebookSchema = z.union([z.enum(rulebookNames), policiesSchema.extend({ base: z.enum(rulebookNames) })]);
