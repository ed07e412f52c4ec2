import { z } from 'zod';
import { each, finds, saying, wholeBands } from '@/companions/rules/entered';
import { counted } from '@/lib/text';
import { isCounter } from './counters';
import { terrains } from './map-data';
import { sides } from './schedule';

/** The tables printed on the map and in the standard rules, as data: the owner's, or ours (FB-1 to FB-5, rulings 2.3). */

/** AD attackers depleted · AR attackers retreat · - nothing · D defender: R1, R2 retreats, D depleted, E eliminated. */
const combatResults = ['AD', 'AR', '-', 'DR1', 'DD+R1', 'DR2', 'DE'] as const;
export type CombatResult = (typeof combatResults)[number];

export const shiftNames = ['town', 'woods', 'city', 'river', 'stream', 'bridge'] as const;

const points = z
  .number('Movement points, as 1 or 0.5; null where it may not enter.')
  .min(0, '0 or more.')
  .max(20, '20 or less.')
  .nullable();
const costs = z.strictObject({ leg: points, mobile: points }, saying('Movement points of leg and of mobile units.'));
export type Costs = z.infer<typeof costs>;
const whole = (low: number, high: number) =>
  z.int(`A whole number from ${low} to ${high}.`).min(low, `${low} or more.`).max(high, `${high} or less.`);

const column = z.strictObject(
  {
    /** The differential, both ends included; the first and the last have an open end. */
    from: z.int('A whole number, or null for no end.').nullable(),
    to: z.int('A whole number, or null for no end.').nullable(),
    /** For a die of 1 to 6. */
    results: z.array(z.enum(combatResults, `One of ${combatResults.join(', ')}.`)),
  },
  saying('A column: from, to, results.'),
);
export type CombatColumn = z.infer<typeof column>;

const marker = z.strictObject({
  id: z.string().regex(/^[\w+-]{1,20}$/, 'An id is up to 20 letters, digits, “+” or “-”.'),
  side: z.enum(sides, 'german or allied.'),
  nation: z.enum(['german', 'us', 'uk'], 'german, us or uk.'),
  value: whole(1, 9),
  count: whole(1, 40),
});
export type SupportMarker = z.infer<typeof marker>;

export const tablesSchema = z
  .strictObject({
    /** The name under which they are shown. */
    title: z.string().trim().min(1, 'Name the table.').max(80, 'At most 80 characters.'),
    source: z.enum(['book', 'recovered', 'ours'], 'Whose is it: book, recovered or ours?'),
    turns: whole(8, 30),
    /** A unit of this movement or more is mobile, unless `counters` says otherwise (FB-3). */
    mobileFrom: whole(1, 30),
    terrainCosts: each(terrains, costs),
    road: costs,
    trail: costs,
    /** The further cost of crossing, where there is no bridge and it is not prohibited. */
    crossing: z.strictObject({ river: costs, stream: costs, canal: costs }),
    combat: z.array(column).superRefine((columns, context) => {
      wholeBands(null, null)(columns, context);
      for (const [at, { results }] of columns.entries()) {
        const { length } = results;
        const wrong = (message: string) => finds(context)([at, 'results', Math.min(length, 6)], message);
        if (length < 6) wrong(`No result for a die of ${length + 1}: one of ${combatResults.join(', ')}.`);
        if (length > 6) wrong('A die shows 1 to 6: six results.');
      }
    }),
    /** Columns to the right (more than 0) or left, for the defender's ground. */
    shifts: each(shiftNames, whole(-9, 9)),
    markers: z.array(marker).superRefine((markers, context) => {
      const wrong = finds(context);
      for (const nation of ['us', 'uk'] as const) {
        const threes = markers.filter((one) => one.nation === nation && one.value === 3);
        if (threes.reduce((sum, { count }) => sum + count, 0) < 3)
          wrong([], `§12.0 takes three ${nation.toUpperCase()} markers of +3 away: there are at least three.`);
      }
      for (const [at, one] of markers.entries()) {
        if (markers.findIndex(({ id }) => id === one.id) < at)
          wrong([at, 'id'], `Another marker has the id ${one.id}.`);
        if ((one.side === 'german') !== (one.nation === 'german'))
          wrong([at, 'nation'], 'German markers are German, Allied ones US or UK.');
      }
    }),
    allotments: z.array(z.strictObject({ turn: whole(1, 30), german: whole(0, 40), allied: whole(0, 40) })),
    /** The figures of single counters. */
    counters: z.record(
      z.string(),
      z.strictObject({
        mobile: z.boolean('true or false.').optional(),
        depleted: z.strictObject({ attack: whole(0, 20), defence: whole(0, 20) }).optional(),
      }),
    ),
  })
  .superRefine(({ allotments, turns, counters }, context) => {
    const wrong = finds(context);
    for (let turn = 1; turn <= turns; turn += 1) {
      const rows = allotments.filter((row) => row.turn === turn).length;
      const has = rows === 0 ? 'no allotment' : 'two allotments';
      const place = ['allotments', turn - 1, 'turn'];
      if (rows !== 1) wrong(place, `Turn ${turn} has ${has}: one row for each of ${counted(turns, 'turn')}.`);
    }
    for (const id of Object.keys(counters)) if (!isCounter(id)) wrong(['counters', id], `No counter has the id ${id}.`);
  });
export type Tables = z.infer<typeof tablesSchema>;
