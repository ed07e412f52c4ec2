import { z } from 'zod';
import { type Tx, touchControl } from '@/lib/db/kernel/transaction';
import type { ScenarioDraft } from '@/lib/db/rows';
import { countDrafts, draftFiles, draftNamed, keepEdit, lockDraft, type Made } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { edit } from '@/lib/scenario/draft/edit';
import { counted } from '@/lib/text';

/** The common parts of the verbs of the scenario desk. */

/** The name of a draft: that of its folder when it is packed, and of the games that are opened from it. */
export const draftName = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'use small letters, digits and hyphens, such as crete-1941');

export const draftId = z.string().max(40);

export const draftGone = (field: string) =>
  refusal('badInput', 'That draft is gone. Somebody has deleted it.', { field });

/** The draft, locked. @throws a refusal where it is gone */
export async function draftToEdit(tx: Tx, gameId: string, id: string): Promise<ScenarioDraft> {
  const draft = await lockDraft(tx, gameId, id);
  if (!draft) throw draftGone('draftId');
  return draft;
}

/** @throws a refusal where another draft has the name */
export async function mayBeNamed(tx: Tx, gameId: string, name: string): Promise<void> {
  if (await draftNamed(tx, gameId, name))
    throw refusal('badInput', `There is a draft ${name} already. Take another name.`, { field: 'name' });
}

/** Whoever looks at the list has all of them read. */
const draftsAtMost = 30;

/** @throws a refusal where a game has as many drafts as it may have, or one of the name */
export async function mayBegin(tx: Tx, gameId: string, name: string): Promise<void> {
  if ((await countDrafts(tx, gameId)) >= draftsAtMost)
    throw refusal(
      'notNow',
      `There are ${counted(draftsAtMost, 'scenario')}. Save one as a file and delete it here first.`,
    );
  await mayBeNamed(tx, gameId, name);
}

/** Makes an edit and keeps it. @throws a refusal where it does not fit what stands there now */
export async function makeEdit(tx: Tx, draft: ScenarioDraft, made: Made): Promise<{ version: number }> {
  const files = [...new Set(made.splices.map(({ file }) => file))];
  const edited = edit(await draftFiles(draft.id, files, tx), made.splices);
  if (!edited.ok) throw refusal('changedByAnother', edited.message);
  await keepEdit(tx, draft, { ...made, files: edited.draft });
  touchControl(tx, draft.gameId);
  return { version: draft.version + 1 };
}
