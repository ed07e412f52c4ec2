import { z } from 'zod';
import { issueCode } from '@/lib/db/access/seat-codes';
import { gameControlSeat } from '@/lib/db/access/seats';
import { newId } from '@/lib/db/kernel/ids';
import { practiceTitle } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { openGameIn } from '../sequence/open-game';
import { draftId, draftToEdit } from './draft-steps';
import { mayPractise } from './practice-steps';
import { changedMeanwhile, readDraft } from './read-draft';

/**
 * Opens a practice game of a draft, with seats of its own, and answers the one-time code of a seat of its Control. The game at
 * whose desk it is opened knows nothing of it.
 */
export const tryDraft = controlVerb({
  name: 'try-draft',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ draftId }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: ({ draftId }, { gameId }) => readDraft(gameId, draftId, 'try it'),
  run: async ({ tx, seat, form, prepared: { version, scenario } }): Promise<{ code: string }> => {
    await mayPractise(tx, seat.gameId);
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    if (draft.version !== version) throw changedMeanwhile('try it');
    const gameId = newId();
    const practice = { ...scenario, title: practiceTitle(scenario.title) };
    await openGameIn(tx, { gameId, seat: null, verb: 'open-game', rule: '§2' }, practice, seat.gameId);
    const { id } = await gameControlSeat(tx, gameId);
    return { code: await issueCode(tx, id) };
  },
});
