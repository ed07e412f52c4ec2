import { z } from 'zod';
import { draftAsText } from '@/lib/db/scenarios/drafts';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import type { Splice } from '@/lib/scenario/draft/edit';
import { settlingShape } from '@/lib/scenario/settle/cures';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftGone, draftId, draftToEdit, makeEdit } from './draft-steps';
import { endedInWords } from './taken-in';

const changed = () =>
  refusal('changedByAnother', 'Somebody has edited this scenario meanwhile. Look at its faults as they are now.');

/**
 * Settles all faults of a kind in a draft with one press: rows of a column get the same word, or what follows from the rest, or
 * the nations, teams and status profiles that they want are made. It is one edit, which one Undo takes back.
 */
export const settleDraft = controlVerb({
  name: 'settle-draft',
  rule: '§2',
  who: gameControl,
  /** `version`: what the person saw; `what`: what is done, in words, for the list of edits. */
  form: settlingShape.extend({ draftId, version: z.int(), what: writtenText(120).trim().min(1) }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: async ({ draftId: id, version, what, ...settling }, { gameId }): Promise<readonly Splice[]> => {
    const draft = await draftAsText(gameId, id);
    if (!draft) throw draftGone('draftId');
    if (draft.version !== version) throw changed();
    const done = await inWorker('settle', { text: draft.text, settling });
    if (!done.ok) throw refusal('notNow', endedInWords[done.ended]);
    if (done.value.length === 0) throw refusal('badInput', 'Nothing of it changes in this way.', { field: 'cure' });
    return done.value;
  },
  run: async ({ tx, seat, form: { what, version, draftId: id }, prepared: splices }) => {
    const draft = await draftToEdit(tx, seat.gameId, id);
    if (draft.version !== version) throw changed();
    const undoable = [...draft.undoable, draft.version + 1];
    return makeEdit(tx, draft, { what, splices, undoable, redoable: [] });
  },
});
