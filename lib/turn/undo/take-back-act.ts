import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { entriesOfAct } from '@/lib/db/record/acts';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs, thisTurn } from '@/lib/result';
import type { ControlSeat } from '../kernel/seat';
import { isInTime, whyNotUndone } from '../kernel/undo';
import { declarationOf, type Given } from '../kernel/verb';
import { compensateAct } from './compensate-act';

/** The act to take back: `number` is any entry of it. */
export const takeBackActForm = z.strictObject({
  number: z.number().int().min(1).max(1_000_000_000),
  reason: writtenText(500).trim().min(1, 'needs a reason'),
});

/** The work of taking an act back, in one transaction. */
export async function takeBackAct({
  tx,
  act: unsigned,
  seat,
  form,
}: Given<ControlSeat, typeof takeBackActForm>): Promise<{ entries: number }> {
  const { number, reason } = form;
  const now = await lockTurn(tx, seat.gameId, 'update');
  const entries = await entriesOfAct(tx, seat.gameId, number);
  const first = thereIs(entries[0], 'entry in the ledger', 'number');
  const declared = declarationOf(first.verb);
  const never = whyNotUndone(declared);
  if (never) throw refusal('notNow', never);
  if (!isInTime(declared, first.turn, now.turn)) thisTurn(now, first.turn);
  if (declared?.undo === 'untilMovementCloses' && now.movementClosedAt !== null && now.movementClosedAt > first.at)
    throw refusal(
      'notNow',
      'Movement has been closed since, and the teams told where they stand. Move the counter instead.',
    );
  const _taken = await compensateAct(tx, { ...unsigned, reason }, now, entries);
  return { entries: entries.length };
}
