import { feedbackWrite } from '@/lib/visibility/forms/diary-writes';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { keepSaid } from './feedback';

/** An umpire says what went well, what did not, and names a moment to talk about. */
export const sayFeedback = controlVerb({
  name: 'say-feedback',
  rule: '§2',
  who: anyControl,
  form: feedbackWrite,
  inLedger: null,
  mayRepeat: true,
  undo: 'teamTold',
  run: async ({ tx, seat, form }): Promise<void> => keepSaid(tx, seat, form),
});
