import { z } from 'zod';
import { versionName } from '@/lib/db/scenarios/draft-versions';
import { draftFiles } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { changesTo } from '@/lib/scenario/draft/versions';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftAt } from './draft-at';
import { draftId, draftToEdit, makeEdit } from './draft-steps';

/** Makes the files of a draft what they were after one of its edits. It is one edit more, and is taken back like any other. */
export const returnToVersion = controlVerb({
  name: 'return-to-version',
  rule: '§2',
  who: gameControl,
  /** `number`: the edit after which they stood so; 0: as the draft was begun. `version`: the newest that the person saw. */
  form: z.strictObject({ draftId, number: z.int().min(0), version: z.int() }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }) => {
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    if (draft.version !== form.version)
      throw refusal('changedByAnother', 'Somebody has edited this draft meanwhile. Look at it before you go back.');
    const then = await draftAt(tx, draft, form.number);
    const splices = changesTo(await draftFiles(draft.id, undefined, tx), then);
    if (splices.length === 0) throw refusal('alreadyDone', 'Its files stand like that now.');
    const name = await versionName(tx, draft.id, form.number);
    const what = name
      ? `Back to “${name}”`
      : form.number > 0
        ? `Back to version ${form.number}`
        : 'Back to how it began';
    return makeEdit(tx, draft, { what, splices, undoable: [...draft.undoable, draft.version + 1], redoable: [] });
  },
});
