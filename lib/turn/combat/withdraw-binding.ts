import { z } from 'zod';
import type { FactorKey } from '@/lib/adjudication/factor-list';
import { bindingWords } from '@/lib/advice/combat/binding-words';
import { lockBinding } from '@/lib/db/cases/factor-rulings';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { acknowledgeBinding, writeControlNote } from '@/lib/db/messages/control-notes';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** A binding ruling no longer binds, with a reason. It stays in the rulings book, struck out, and all of Control is told. */
export const withdrawBinding = controlVerb({
  name: 'withdraw-binding',
  rule: '§9 Factors',
  who: anyControl,
  form: z.strictObject({
    bindingId: z.string(),
    version: z.number().int().min(1),
    reason: writtenText(500).trim(),
  }),
  inLedger: 'withdrew a binding ruling',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { bindingId, version, reason } = form;
    if (reason === '') throw refusal('reasonNeeded', 'Say why it no longer binds.', { field: 'reason' });
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const binding = thereIs(await lockBinding(tx, seat.gameId, bindingId), 'ruling');
    if (binding.withdrawnAt) throw refusal('alreadyDone', `${binding.withdrawnBy} has withdrawn it already.`);
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
    return { version: became.version };
  },
});
