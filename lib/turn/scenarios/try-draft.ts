import { z } from 'zod';
import { issueCode } from '@/lib/db/access/seat-codes';
import { gameControlSeat } from '@/lib/db/access/seats';
import { newId } from '@/lib/db/ids';
import { draftFiles } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { parsedDraft } from '@/lib/scenario/draft/draft';
import { readParsed } from '@/lib/scenario/read-scenario';
import { counted } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { openGameIn } from '../sequence/open-game';
import { draftId, draftToEdit } from './draft-steps';
import { mayPractise } from './practice-steps';

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
  run: async ({ tx, seat, form }): Promise<{ code: string }> => {
    await mayPractise(tx, seat.gameId);
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    const reading = readParsed(draft.name, parsedDraft(await draftFiles(draft.id, undefined, tx)));
    if (!reading.ok)
      throw refusal('unfinished', `It has ${counted(reading.problems.length, 'fault')}. Mend them, then try it.`);
    const gameId = newId();
    const { scenario } = reading;
    const practice = { ...scenario, title: `Practice: ${scenario.title}` };
    await openGameIn(tx, { gameId, seat: null, verb: 'open-game', rule: '§2' }, practice, seat.gameId);
    const { id } = await gameControlSeat(tx, gameId);
    return { code: await issueCode(tx, id) };
  },
});
