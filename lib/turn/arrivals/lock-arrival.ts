import { z } from 'zod';
import type { Tx } from '@/lib/db/kernel/transaction';
import { lockUnits } from '@/lib/db/movement/units';
import { lastHand } from '@/lib/db/record/acts';
import type { Unit } from '@/lib/db/rows';
import { refusal, thereIs } from '@/lib/result';
import { gridReference } from '@/lib/visibility/words/grid';
import { refuseIfClaimed } from '../claims/claim-card';
import type { ControlSeat } from '../kernel/seat';

/** The state of a unit due as a reinforcement, in words. */
function arrivalStands({ name, x, y, isOnMap, isCaptured, isInBox, arrivalTurn }: Unit): string {
  if (isCaptured) return `${name} is taken.`;
  if (isInBox) return `${name} is in the off-map box.`;
  const at = x === null || y === null ? null : gridReference({ x, y });
  if (isOnMap) return `${name} is on the map${at ? ` at ${at}` : ''}.`;
  return at
    ? `${name} comes on at ${at} in turn ${arrivalTurn}.`
    : `${name} has no place, and is due in turn ${arrivalTurn}.`;
}

/** Reinforcements, each with the version the person saw. */
export const unitsSeen = z
  .array(z.strictObject({ unitId: z.string(), version: z.number().int() }))
  .min(1)
  .max(80);

/** These reinforcements, locked, in the order asked. Refused as `arrivalsTaken` does, and for a unit that does not exist. */
export async function lockArrivals(tx: Tx, seat: ControlSeat, asked: z.output<typeof unitsSeen>): Promise<Unit[]> {
  const unitIds = asked.map(({ unitId }) => unitId);
  const locked = await lockUnits(tx, seat.gameId, unitIds);
  await arrivalsTaken(tx, seat, asked, locked);
  return unitIds.map((id) => thereIs(locked.get(id), 'unit'));
}

/**
 * Checks that this seat may work on these reinforcements, which are locked: refused while another umpire has claimed
 * the arrivals of their side, and when somebody has changed one of them since it was seen (it says who, and what is
 * there now). It does not claim the card of the side: several umpires place their own teams' units there.
 */
export async function arrivalsTaken(
  tx: Tx,
  seat: ControlSeat,
  asked: readonly { unitId: string; version: number }[],
  locked: ReadonlyMap<string, Unit>,
): Promise<void> {
  const units = asked.flatMap(({ unitId, version }) => {
    const unit = locked.get(unitId);
    return unit ? [{ unit, version }] : [];
  });
  for (const side of [...new Set(units.map(({ unit }) => unit.side))].sort()) {
    await refuseIfClaimed(tx, seat, 'arrivals', side);
  }
  const changed = units.find(({ unit, version }) => unit.version !== version)?.unit;
  if (!changed) return;
  const by = await lastHand(seat.gameId, { kind: 'unit', subjectId: changed.id }, tx);
  throw refusal('changedByAnother', `${by} was quicker: ${arrivalStands(changed)}`, { theirs: changed });
}
