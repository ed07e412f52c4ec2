import { z } from 'zod';
import { dayparts } from '@/lib/adjudication/types';
import { controlRoles, phases, sides } from './types';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'is not a key');
const words = z.string().trim().min(1, 'is empty');
const share = z.number().min(0).max(1);

/** A rulebook by name, or a base with policies of its own, as a case of the `opcom` command gives it. */
const rulebook = z.union([
  z.enum(['literal2011', 'example2011']),
  z.strictObject({
    base: z.enum(['literal2011', 'example2011']),
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

/** manifest.json: what the game is, its turns and phases, who sits where, and where the grid lies. */
export const manifestShape = z.strictObject({
  title: words,
  credit: words,
  rulebook,
  sides: z.array(z.strictObject({ key: z.enum(sides), name: words })).length(2),
  turns: z
    .array(z.strictObject({ number: z.int().min(1).max(999), date: z.iso.date(), daypart: z.enum(dayparts) }))
    .min(1),
  openingTurn: z.int().min(1),
  phases: z.array(
    z.strictObject({ key: z.enum(phases), budgetSeconds: z.int().min(1).max(86_400), isOurs: z.boolean() }),
  ),
  opening: z.strictObject({
    controlSeats: z
      .array(z.strictObject({ label: words, roles: z.array(z.enum(controlRoles)).min(1), teams: z.array(slug) }))
      .min(1),
    allowsRest: z.boolean(),
  }),
  map: z.strictObject({
    title: words,
    credit: words,
    grid: z.strictObject({
      centralMeridian: z.number().min(-180).max(180),
      originLatitude: z.number().gt(-90).lt(90),
      eastingKm: z.number(),
      northingKm: z.number(),
    }),
    /** In km on the grid. */
    frame: z.strictObject({ minX: z.number(), minY: z.number(), maxX: z.number(), maxY: z.number() }),
  }),
});
export type Manifest = z.output<typeof manifestShape>;
