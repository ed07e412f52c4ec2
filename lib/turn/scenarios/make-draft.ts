import { z } from 'zod';
import { newId } from '@/lib/db/kernel/ids';
import { touchControl } from '@/lib/db/kernel/transaction';
import { createDraft, lockDraft } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { readSource } from '@/lib/scenario';
import { blankDraft } from '@/lib/scenario/draft/blank';
import { type Draft, draftOf } from '@/lib/scenario/draft/draft';
import { parseFiles } from '@/lib/scenario/parsed-files';
import { nothingTold } from '@/lib/scenario/told';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftAt } from './draft-at';
import { draftGone, draftId, draftName, mayBegin } from './draft-steps';

/** Begins a scenario of one's own: of nothing, as a copy of a shipped one, or as a copy of another draft, as it is now or was after one of its edits. */
export const makeDraft = controlVerb({
  name: 'make-draft',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    name: draftName,
    from: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('nothing') }),
      z.strictObject({ kind: z.literal('shipped'), scenario: z.string().max(60) }),
      z.strictObject({ kind: z.literal('draft'), draftId }),
      z.strictObject({ kind: z.literal('version'), draftId, number: z.int().min(0) }),
    ]),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: async ({ name, from }): Promise<Draft | null> => {
    if (from.kind === 'nothing') return blankDraft(name);
    if (from.kind === 'draft' || from.kind === 'version') return null;
    const told = nothingTold();
    const source = /^[a-z0-9-]+$/.test(from.scenario) ? await readSource(from.scenario, 'scenarios', told) : null;
    if (!source) throw refusal('badInput', 'There is no such scenario.', { field: 'from' });
    return draftOf(parseFiles(source, told));
  },
  run: async ({ tx, seat, form: { name, from }, prepared }): Promise<{ draftId: string }> => {
    await mayBegin(tx, seat.gameId, name);
    let files = prepared;
    if (from.kind === 'draft' || from.kind === 'version') {
      const draft = await lockDraft(tx, seat.gameId, from.draftId);
      if (!draft) throw draftGone('from');
      files = await draftAt(tx, draft, from.kind === 'version' ? from.number : draft.version);
    }
    const id = newId();
    await createDraft(tx, { gameId: seat.gameId, id, name }, files!);
    touchControl(tx, seat.gameId);
    return { draftId: id };
  },
});
