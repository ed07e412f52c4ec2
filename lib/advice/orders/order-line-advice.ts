import { type OrderFinding, orderFindings } from '@/lib/adjudication/orders';
import type { Unit } from '@/lib/db/rows';
import { asksOf } from '@/lib/reading/asks';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { Arm, Daypart, Mover, UnitFlag } from '@/lib/words';

/** The facts that the turn and the game add to a row. */
export interface RowSetting {
  daypart: Daypart;
  allowsRest: boolean;
  /** Units that defended in a combat of the turn before that was ruled a Total success. */
  overwhelmed: ReadonlySet<string>;
}

/** A point against a row: the fault, the remedy, and the rule. */
export type RowAdvice = Pick<OrderFinding, 'message' | 'remedy' | 'rule'>;

/**
 * The points that the rules and its own words have against a row of a sheet, with the true state of its units: for Control
 * alone (§5).
 */
export const orderLineAdvice = (row: RowAdvised, units: readonly Unit[], setting: RowSetting): RowAdvice[] => [
  ...byRule(row, units, setting).map(({ message, remedy, rule }) => ({ message, remedy, rule })),
  ...byItsWords(row),
];

type RowAdvised = Pick<LineWords, 'action' | 'posture' | 'standFast' | 'orders'>;

/** Words that order what a tick of the row would, and the tick is not there. */
function byItsWords({ action, standFast, orders }: RowAdvised): RowAdvice[] {
  const said = asksOf(orders).find(({ kind }) => kind === 'standFast');
  if (!said || standFast || action !== 'hold') return [];
  return [
    {
      message: `The words say “${said.words.trim()}”, and Stand fast is not ticked.`,
      remedy: 'Ask which is meant.',
      rule: '§5',
    },
  ];
}

const byRule = (
  { action, posture, standFast }: RowAdvised,
  units: readonly Unit[],
  { daypart, allowsRest, overwhelmed }: RowSetting,
): OrderFinding[] =>
  orderFindings({
    action,
    posture,
    standFast,
    daypart,
    allowsRest,
    units: units.map(({ id, name, arm, flags, mover, profile, stepsLost, turnShareMoved }) => ({
      id,
      name,
      profile,
      stepsLost,
      turnShareMoved,
      arm: arm as Arm,
      flags: flags as UnitFlag[],
      mover: mover as Mover,
      wasOverwhelmed: overwhelmed.has(id),
    })),
  });
