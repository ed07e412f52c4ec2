import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { writeException } from '@/lib/db/sheets';
import { enter } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `conflict`: its id among the conflicts of the turn; `text`: what it is, as the card says it, for the ledger. */
export const acceptExceptionForm = z.strictObject({
  conflict: z.string().min(1).max(200),
  turn: z.number().int(),
  text: writtenText(1000).trim().min(1, 'say what is let stand'),
});

/** Control lets a conflict of the sheets stand as an exception (§5, §9 Analysing Combat 2). No team hears of it. */
export const acceptException = (seat: ControlSeat, input: z.input<typeof acceptExceptionForm>): Promise<Answer> =>
  perform(seat, 'accept-exception', '§9 Analysing Combat 2', async (tx, act) => {
    const form = read(acceptExceptionForm, input);
    if (!form.ok) return form;
    const { conflict, text } = form.value;
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    if (form.value.turn !== turn) return refused('notNow', `Turn ${form.value.turn} is over; this is turn ${turn}.`);
    const row = { gameId: seat.gameId, turn, conflict, text, by: seat.label, at: now };
    if (!(await writeException(tx, row))) return refused('alreadyDone', 'Another umpire lets this stand already.');
    const subjectId = `${turn}|${conflict}`;
    enter(tx, { act, kind: 'exception', subjectId, before: null, after: truthOf('exception', row) });
    return done(null);
  });
