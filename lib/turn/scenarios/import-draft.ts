import { z } from 'zod';
import { newId } from '@/lib/db/ids';
import { createDraft } from '@/lib/db/scenarios/drafts';
import { touchControl } from '@/lib/db/transaction';
import { refusal } from '@/lib/result';
import { draftOf } from '@/lib/scenario/draft/draft';
import { unpack } from '@/lib/scenario/packed';
import { parseFiles } from '@/lib/scenario/parsed-files';
import { nothingTold } from '@/lib/scenario/told';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftName, mayBegin } from './draft-steps';
import { type TakenIn, takenIn, takenWith } from './taken-in';

/**
 * Takes a packed scenario, or a folder of files as a zip, in as a draft. Faults of its cells are kept, to be mended on the desk; a file that is not as it was
 * packed, or cannot be taken apart, is refused with what is wrong, and nothing is stored.
 */
export const importDraft = controlVerb({
  name: 'import-draft',
  file: 'packed',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ name: draftName, packed: z.instanceof(Uint8Array) }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: async ({ packed }) => {
    const told = nothingTold();
    const source = await unpack(packed, 'The file', told, { mayBeFolder: true });
    const draft = source && draftOf(parseFiles(source, told));
    if (!draft || told.problems.length > 0) {
      const faults = told.problems
        .slice(0, 5)
        .map(({ file, row, message }) => `${file}${row ? `, row ${row},` : ''} ${message}.`);
      throw refusal('badInput', faults.join(' '), { field: 'packed' });
    }
    return { draft, notes: told.notes };
  },
  stands: ({ tx, seat, form }) => takenIn(tx, seat.gameId, form.name),
  run: async ({ tx, seat, form: { name }, prepared: { draft, notes } }): Promise<TakenIn> => {
    await mayBegin(tx, seat.gameId, name);
    const id = newId();
    await createDraft(tx, { gameId: seat.gameId, id, name }, draft);
    touchControl(tx, seat.gameId);
    return takenWith(id, notes);
  },
});
