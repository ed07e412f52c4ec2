import { z } from 'zod';
import { rulebookSchema } from '@/lib/adjudication/cases/rulebook-choice';
import { controlRoles, dayparts, deadlinePolicies, phases, weathers } from '@/lib/words';
import { nationShape, sideShape } from './sides-shape';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'is not a key');
const words = z.string().trim().min(1, 'is empty');

/** manifest.json: what the game is, its turns and phases, who sits where, and where the grid lies. */
export const manifestShape = z.strictObject({
  title: words,
  credit: words,
  rulebook: rulebookSchema,
  sides: z.array(sideShape).length(2),
  /** Left out: those of the book's battles. */
  nations: z.array(nationShape).min(1).max(24).optional(),
  turns: z
    /** A night belongs to the day on which it begins. */
    .array(
      z.strictObject({
        number: z.int().min(1).max(999),
        date: z.iso.date(),
        daypart: z.enum(dayparts),
        /** As it is planned: what the turn has unless Control sets another. Players are never told of it before. */
        weather: z.enum(weathers).optional(),
      }),
    )
    .min(1),
  /** In words: "eight hours". */
  turnLength: words.max(40, 'has more than 40 characters').optional(),
  /** What a side or a team is to achieve; `for`: the key of either. Told when the game opens to its players alone. */
  objectives: z
    .array(
      z.strictObject({
        for: slug,
        text: words.max(4000, 'has more than 4,000 characters'),
        /** Names printed on the map, the nearest objective first: the map of the team opens on them. */
        places: z.array(words).min(1).max(6).optional(),
      }),
    )
    .max(60)
    .optional(),
  /** The turn a new game opens on. Units that arrive on it or before are on the map. */
  openingTurn: z.int().min(1),
  /** `isOurs`: the figure is this project's default, not the book's. */
  phases: z.array(
    z.strictObject({ key: z.enum(phases), budgetSeconds: z.int().min(1).max(86_400), isOurs: z.boolean() }),
  ),
  opening: z.strictObject({
    /** `teams`: keys of the teams a team control looks after first. */
    controlSeats: z
      .array(z.strictObject({ label: words, roles: z.array(z.enum(controlRoles)).min(1), teams: z.array(slug) }))
      .min(1),
    allowsRest: z.boolean(),
    /** What becomes of orders that are not in at the end of the phase; left out: Control waits. */
    deadline: z.enum(deadlinePolicies).optional(),
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
    /** The folder of its base map in `basemaps`; without one the features are drawn by themselves. */
    baseMap: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/, 'is the name of a folder: small letters, digits and hyphens')
      .optional(),
    /** Parts of the map one goes to by name, in km on the grid. */
    bookmarks: z
      .array(z.strictObject({ name: words, minX: z.number(), minY: z.number(), maxX: z.number(), maxY: z.number() }))
      .max(12)
      .optional(),
    /** Where a road goes over a water and there is no bridge, in degrees: none is proposed there. Of no account in a game. */
    noBridges: z
      .array(z.strictObject({ lon: z.number().min(-180).max(180), lat: z.number().gt(-90).lt(90) }))
      .max(2000)
      .optional(),
    /** In km on the grid. */
    frame: z.strictObject({ minX: z.number(), minY: z.number(), maxX: z.number(), maxY: z.number() }),
  }),
});
export type Manifest = z.output<typeof manifestShape>;
