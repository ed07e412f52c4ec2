import { z } from 'zod';
import { entriesOfAct } from '@/lib/db/acts';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { takeBackAct } from './compensate-act';
import { whyNotUndone } from './undoable';

/** `number`: any entry of the act. */
export const undoActForm = z.strictObject({
  number: z.number().int().min(1).max(1_000_000_000),
  reason: writtenText(500).trim().min(1, 'needs a reason'),
});

/** Where the counters stood was issued when movement closed. */
const places = ['move-unit', 'move-column', 'settle-spent-unit'];

/**
 * Takes back a recent act of Control's with a reason: every entry of it by a compensating one, and what was undone stays
 * visible. Refused for acts that no compensation makes good (dice, what players were told), of a turn that is over, and
 * when something later stands on it.
 */
export const undoAct = (seat: ControlSeat, input: z.input<typeof undoActForm>): Promise<Answer<{ entries: number }>> =>
  perform(seat, 'undo-act', '§2', async (tx, unsigned) => {
    const form = read(undoActForm, input);
    if (!form.ok) return form;
    const { number, reason } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'update');
    const entries = await entriesOfAct(tx, seat.gameId, number);
    const [first] = entries;
    if (!first) return refused('notFound', 'There is no such entry in the ledger.', { field: 'number' });
    const never = whyNotUndone(first.verb);
    if (never) return refused('notNow', never);
    if (first.turn !== now.turn) return refused('notNow', `Turn ${first.turn} is over; this is turn ${now.turn}.`);
    if (places.includes(first.verb) && now.movementClosedAt !== null && now.movementClosedAt > first.at)
      return refused(
        'notNow',
        'Movement has been closed since, and the teams told where they stand. Move the counter instead.',
      );
    const taken = await takeBackAct(tx, { ...unsigned, reason }, now, entries);
    return taken.ok ? done({ entries: entries.length }) : taken;
  });
