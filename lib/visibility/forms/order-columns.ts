import type { Columns, WordsOf } from './columns';
import { actionWords, goalWords, postureWords } from './order-form';

/**
 * The columns of the order sheet (§5), in their order. To add one: a row here, the field in `prisma/schema/team.prisma` with
 * its migration, and whatever its own meaning does with it. All else follows from this table.
 */
export const orderColumns = {
  /** The team's own counters. */
  counterIds: { kind: 'ids', most: 40 },
  /** The name of the grouping, beside its units. */
  grouping: { kind: 'text', letters: 120 },
  orders: { kind: 'text', letters: 4000 },
  /** The team's own counters that support. */
  supportIds: { kind: 'ids', most: 40 },
  /** Support in words, beside the counters. */
  supportText: { kind: 'text', letters: 300 },
  action: { kind: 'choice', words: actionWords },
  posture: { kind: 'choice', words: postureWords },
  /** Only units that hold can be told to stand fast. */
  standFast: { kind: 'tick', says: 'Stand fast' },
  /** Close air support is asked for. */
  asksForAir: { kind: 'tick', says: 'Air support', isExtra: true, isNewer: true },
  /** The middle of the square that guns are to interdict (§9 Bombing/Interdiction). */
  interdicts: {
    kind: 'reference',
    letters: 20,
    says: 'Interdict at',
    label: 'Guns to interdict at',
    none: 'no interdiction',
    example: '746 779',
    isOfGuns: true,
    isExtra: true,
    isNewer: true,
  },
  /** The way in which the writer said where the row sends its units; null: nobody looked at how it is read. */
  goalBy: { kind: 'choice', words: goalWords, notFor: ['copy', 'difference'], isNewer: true },
  /** Where it sends them, by reference; empty: nobody said, or they stay. */
  goal: { kind: 'point', letters: 20, says: 'To', notFor: ['copy', 'difference'], isNewer: true },
} as const satisfies Columns;

export type OrderColumns = typeof orderColumns;
export type OrderColumn = keyof OrderColumns;

/** The words that a person writes in one row. */
export type LineWords = WordsOf<OrderColumns>;
