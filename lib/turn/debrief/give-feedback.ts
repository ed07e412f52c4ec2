import { feedbackWrite } from '@/lib/visibility/forms/diary-writes';
import { playerVerb } from '../kernel/verb';
import { keepSaid } from './feedback';

/** A player says what went well, what did not, and names a moment to talk about. */
export const giveFeedback = playerVerb({
  name: 'give-feedback',
  rule: '§2',
  form: feedbackWrite,
  inLedger: null,
  mayRepeat: true,
  run: async ({ tx, seat, form }): Promise<void> => keepSaid(tx, seat, form),
});
