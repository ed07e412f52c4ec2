import { z } from 'zod';
import type { FactorKey } from '@/lib/adjudication/factor-list';
import { change } from '@/lib/db/change';
import { acknowledgeBinding, writeControlNote } from '@/lib/db/control-notes';
import { holdBinding } from '@/lib/db/factor-rulings';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { bindingWords } from './binding-words';

export const withdrawBindingForm = z.strictObject({
  bindingId: z.string(),
  version: z.number().int().min(1),
  reason: writtenText(500).trim(),
});

/** A binding ruling no longer binds, with a reason. It stays in the rulings book, struck out, and all of Control is told. */
export const withdrawBinding = (
  seat: ControlSeat,
  input: z.input<typeof withdrawBindingForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'withdraw-binding', '§9 Factors', async (tx, act) => {
    const form = read(withdrawBindingForm, input);
    if (!form.ok) return form;
    const { bindingId, version, reason } = form.value;
    if (reason === '') return refused('reasonNeeded', 'Say why it no longer binds.', { field: 'reason' });
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const binding = await holdBinding(tx, seat.gameId, bindingId);
    if (!binding) return refused('notFound', 'There is no such ruling.');
    if (binding.withdrawnAt) return refused('alreadyDone', `${binding.withdrawnBy} has withdrawn it already.`);
    const patch = { withdrawnAt: turn.now, withdrawnBy: seat.label };
    const became = await change(tx, { ...act, reason }, 'binding', bindingId, patch, { seen: version });
    const was = bindingWords(binding.factor as FactorKey, binding.isGranted, binding.text);
    await acknowledgeBinding(tx, seat, bindingId);
    await writeControlNote(tx, seat, {
      why: 'binding',
      toSeatId: null,
      kind: null,
      subjectId: bindingId,
      text: `No longer binding: ${was} ${reason}`,
    });
    return done({ version: became.version });
  });
