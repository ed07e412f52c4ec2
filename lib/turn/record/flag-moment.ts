import { z } from 'zod';
import { mark } from '@/lib/db/record/marks';
import { writtenText } from '@/lib/forms';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Control flags this moment with a word, for the debrief: a mark in the ledger, which changes nothing and which no player
 * reads. Answers with the number of its entry, by which it is taken back.
 */
export const flagMoment = controlVerb({
  name: 'flag-moment',
  rule: '§2',
  who: anyControl,
  form: z.strictObject({ word: writtenText(120).trim().min(1, 'write a word or two') }),
  inLedger: 'flagged this moment',
  undo: 'atAnyTime',
  run: async ({ tx, act, form }): Promise<{ number: number }> => ({ number: await mark(tx, act, form.word) }),
});
