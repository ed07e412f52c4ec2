import { z } from 'zod';
import { touchControl } from '@/lib/db/kernel/transaction';
import { countNamedVersions, nameVersionAs, versionName } from '@/lib/db/scenarios/draft-versions';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit } from './draft-steps';

/** All of them stand on one page. */
export const namedAtMost = 40;

/** Gives a version of a draft a name, or takes its name off. */
export const nameVersion = controlVerb({
  name: 'name-version',
  rule: '§2',
  who: gameControl,
  /** `name`: empty takes it off. `was`: the name that the person saw; empty: none. */
  form: z.strictObject({
    draftId,
    number: z.int().min(1),
    name: writtenText(60).trim(),
    was: writtenText(60),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form: { number, name, was, ...of } }): Promise<null> => {
    const draft = await draftToEdit(tx, seat.gameId, of.draftId);
    const now = await versionName(tx, draft.id, number);
    if (now === undefined) throw refusal('badInput', `There is no version ${number}.`, { field: 'number' });
    if ((now ?? '') !== was)
      throw refusal('changedByAnother', now ? `Somebody has called it “${now}”.` : 'Somebody has taken its name off.');
    if (name && now === null && (await countNamedVersions(tx, draft.id)) >= namedAtMost)
      throw refusal('notNow', `${counted(namedAtMost, 'version')} have a name. Take one off first.`);
    await nameVersionAs(tx, draft.id, number, name || null);
    touchControl(tx, seat.gameId);
    return null;
  },
});
