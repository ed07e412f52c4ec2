import { z } from 'zod';
import { draftAsText } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { grouped, type NoteGroup } from '@/lib/scenario/grouped';
import type { OrbatUpdate } from '@/lib/scenario/orbat-mapper/update';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import { counted } from '@/lib/text';
import { controlVerb } from '../../kernel/verb';
import { gameControl } from '../../kernel/verb-roles';
import { draftGone, draftId, draftToEdit, makeEdit } from '../draft-steps';
import { refuseEnded, refuseFaults } from '../taken-in';
import { orbatAsked, wantedOf } from './orbat-asked';

/** The changes that a file makes of a draft, and what should be known of it, each kind once. */
export interface UpdateTold extends Omit<OrbatUpdate, 'notes'> {
  draftId: string;
  /** The version of the draft that was looked at, or that was made. */
  version: number;
  notes: NoteGroup[];
}

const changed = () =>
  refusal('changedByAnother', 'Somebody has edited this scenario meanwhile. Look at the changes once more.');

const lost = () => refusal('notNow', 'The answer was lost on its way. Look at the changes once more.');

/**
 * Updates a draft by a second file of ORBAT Mapper: names, places, symbols, turns and where units belong, field by field.
 * `made`: the changes that are made, by their ids, in one edit; null: none, they are only told. What a person wrote here and the
 * file does not say stays.
 */
export const updateFromOrbat = controlVerb({
  name: 'update-from-orbat',
  file: 'packed',
  rule: '§2',
  who: gameControl,
  /** `version`: what the person saw. */
  form: z.strictObject({
    draftId,
    version: z.int(),
    ...orbatAsked,
    made: z.array(z.string().max(200)).max(200_000).nullable(),
    packed: z.instanceof(Uint8Array),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  // What it told is not kept, for it may be long: changes that were made are, and those that were only looked at are looked at again.
  stands: async ({ tx, seat, form }) => {
    if (form.made === null) throw lost();
    const { version } = await draftToEdit(tx, seat.gameId, form.draftId);
    return { draftId: form.draftId, version, cells: [], added: [], gone: [], fields: [], notes: [] };
  },
  prepare: async ({ draftId: id, version: _, packed, made, ...asked }, { gameId }) => {
    const draft = await draftAsText(gameId, id);
    if (!draft) throw draftGone('draftId');
    const done = await inWorker('updateByOrbat', { bytes: packed, text: draft.text, made, ...wantedOf(asked) });
    if (!done.ok) throw refuseEnded(done.ended);
    if (!done.value.ok) throw refuseFaults(done.value.problems);
    return done.value;
  },
  run: async ({
    tx,
    seat,
    form: { draftId: id, version, made },
    prepared: { update, splices },
  }): Promise<UpdateTold> => {
    const draft = await draftToEdit(tx, seat.gameId, id);
    if (draft.version !== version) throw changed();
    const { notes, ...changes } = update;
    const told = { ...changes, notes: grouped(notes), draftId: id };
    if (splices.length === 0) return { ...told, version };
    const what = `Updated from a file: ${counted(made?.length ?? 0, 'change')}`;
    const undoable = [...draft.undoable, version + 1];
    return { ...told, ...(await makeEdit(tx, draft, { what, splices, undoable, redoable: [] })) };
  },
});
