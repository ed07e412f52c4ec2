import { z } from 'zod';
import type { Source } from '@/companions/rules/companion';
import { whyBandsFail } from '@/companions/rules/entered';
import type { Side } from '@/lib/words';
import { isCounter } from './counters';
import { type Terrain, terrains } from './map-data';
import { sides } from './schedule';

/** What is printed on the map and in the standard rules, as data: the owner's, or ours (FB-1 to FB-5, rulings 2.3). */

/** AD attackers depleted · AR attackers retreat · - nothing · D defender: R1, R2 retreats, D depleted, E eliminated. */
export const combatResults = ['AD', 'AR', '-', 'DR1', 'DD+R1', 'DR2', 'DE'] as const;
export type CombatResult = (typeof combatResults)[number];

export interface CombatColumn {
  /** The differential, both ends included; the first and the last have an open end. */
  from: number | null;
  to: number | null;
  /** For a die of 1 to 6. */
  results: CombatResult[];
}

export interface Costs {
  /** Movement points; null where it may not enter. */
  leg: number | null;
  mobile: number | null;
}

export interface SupportMarker {
  id: string;
  side: Side;
  nation: 'german' | 'us' | 'uk';
  value: number;
  count: number;
}

export const shiftNames = ['town', 'woods', 'city', 'river', 'stream', 'bridge'] as const;

export interface Tables {
  /** The name under which they are shown. */
  title: string;
  source: Source;
  turns: number;
  /** A unit of this movement or more is mobile, unless `counters` says otherwise (FB-3). */
  mobileFrom: number;
  terrainCosts: Record<Terrain, Costs>;
  road: Costs;
  trail: Costs;
  /** What crossing costs as well, where there is no bridge and it is not prohibited. */
  crossing: Record<'river' | 'stream' | 'canal', Costs>;
  combat: CombatColumn[];
  /** Columns to the right (more than 0) or left, for the defender's ground. */
  shifts: Record<(typeof shiftNames)[number], number>;
  markers: SupportMarker[];
  allotments: { turn: number; german: number; allied: number }[];
  /** What single counters show. */
  counters: Record<string, { mobile?: boolean; depleted?: { attack: number; defence: number } }>;
}

const points = z
  .number('Movement points, as 1 or 0.5; null where it may not enter.')
  .min(0, '0 or more.')
  .max(20, '20 or less.')
  .nullable();
/** An object in words that say what stands in it; what is wrong inside it speaks for itself. */
const saying = (message: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_type' ? message : undefined),
});
const costs = z.strictObject({ leg: points, mobile: points }, saying('Movement points of leg and of mobile units.'));
const whole = (low: number, high: number) =>
  z.int(`A whole number from ${low} to ${high}.`).min(low, `${low} or more.`).max(high, `${high} or less.`);

const column = z.strictObject(
  {
    from: z.int('A whole number, or null for no end.').nullable(),
    to: z.int('A whole number, or null for no end.').nullable(),
    results: z.array(z.enum(combatResults, `One of ${combatResults.join(', ')}.`)),
  },
  saying('A column: from, to, results.'),
);

const marker = z.strictObject({
  id: z.string().regex(/^[\w+-]{1,20}$/, 'An id is up to 20 letters, digits, “+” or “-”.'),
  side: z.enum(sides, 'german or allied.'),
  nation: z.enum(['german', 'us', 'uk'], 'german, us or uk.'),
  value: whole(1, 9),
  count: whole(1, 40),
});

export const tablesSchema = z
  .strictObject({
    title: z.string().trim().min(1, 'Name the table.').max(80, 'At most 80 characters.'),
    source: z.enum(['book', 'recovered', 'ours'], 'Whose is it: book, recovered or ours?'),
    turns: whole(8, 30),
    mobileFrom: whole(1, 30),
    terrainCosts: z.strictObject(Object.fromEntries(terrains.map((terrain) => [terrain, costs]))),
    road: costs,
    trail: costs,
    crossing: z.strictObject({ river: costs, stream: costs, canal: costs }),
    combat: z.array(column).superRefine((columns, context) => {
      const wrong = whyBandsFail(columns, null, null);
      if (wrong) context.addIssue({ code: 'custom', path: [wrong.at, wrong.field], message: wrong.message });
      for (const [at, { results }] of columns.entries()) {
        if (results.length < 6)
          context.addIssue({
            code: 'custom',
            path: [at, 'results', results.length],
            message: `No result for a die of ${results.length + 1}: one of ${combatResults.join(', ')}.`,
          });
        if (results.length > 6)
          context.addIssue({ code: 'custom', path: [at, 'results', 6], message: 'A die shows 1 to 6: six results.' });
      }
    }),
    shifts: z.strictObject(Object.fromEntries(shiftNames.map((name) => [name, whole(-9, 9)]))),
    markers: z.array(marker).superRefine((markers, context) => {
      for (const nation of ['us', 'uk'] as const) {
        const threes = markers.filter((one) => one.nation === nation && one.value === 3);
        if (threes.reduce((sum, { count }) => sum + count, 0) < 3)
          context.addIssue({
            code: 'custom',
            message: `§12.0 takes three ${nation.toUpperCase()} markers of +3 away: there are at least three.`,
          });
      }
      for (const [at, one] of markers.entries()) {
        if (markers.findIndex(({ id }) => id === one.id) < at)
          context.addIssue({ code: 'custom', path: [at, 'id'], message: `Another marker has the id ${one.id}.` });
        if ((one.side === 'german') !== (one.nation === 'german'))
          context.addIssue({
            code: 'custom',
            path: [at, 'nation'],
            message: 'German markers are German, Allied ones US or UK.',
          });
      }
    }),
    allotments: z.array(z.strictObject({ turn: whole(1, 30), german: whole(0, 40), allied: whole(0, 40) })),
    counters: z.record(
      z.string(),
      z.strictObject({
        mobile: z.boolean('true or false.').optional(),
        depleted: z.strictObject({ attack: whole(0, 20), defence: whole(0, 20) }).optional(),
      }),
    ),
  })
  .superRefine(({ allotments, turns, counters }, context) => {
    for (let turn = 1; turn <= turns; turn += 1) {
      const rows = allotments.filter((row) => row.turn === turn).length;
      if (rows !== 1)
        context.addIssue({
          code: 'custom',
          path: ['allotments', turn - 1, 'turn'],
          message: `Turn ${turn} has ${rows === 0 ? 'no allotment' : 'two allotments'}: one row for each of ${turns} turns.`,
        });
    }
    for (const id of Object.keys(counters))
      if (!isCounter(id))
        context.addIssue({ code: 'custom', path: ['counters', id], message: `No counter has the id ${id}.` });
  }) as unknown as z.ZodType<Tables>;
