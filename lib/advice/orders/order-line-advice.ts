import { type OrderFinding, orderFindings } from '@/lib/adjudication/orders';
import type { Unit } from '@/lib/db/rows';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { Arm, Daypart, Mover, UnitFlag } from '@/lib/words';

/** What the turn and the game add to a row. */
export interface RowSetting {
  daypart: Daypart;
  allowsRest: boolean;
  /** Units that defended in a combat of the turn before that was ruled a Total success. */
  overwhelmed: ReadonlySet<string>;
}

/** What the rules say against a row of a sheet, with the true state of its units: for Control alone (§5). */
export const orderLineAdvice = (
  { action, posture, standFast }: Pick<LineWords, 'action' | 'posture' | 'standFast'>,
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
