import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchControl } from '@/lib/db/kernel/transaction';
import { keepPicture } from '@/lib/db/maps/own-map';
import { writtenText } from '@/lib/forms';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { readPicture } from './read-picture';

/**
 * Keeps a scanned map for the scenario of the seat's game, in place of the one before: its points and drawings are
 * lost. A game that uses the one before keeps it until the new one is used or the old one withdrawn.
 */
export const saveMap = controlVerb({
  name: 'save-map',
  file: 'picture',
  rule: '§2',
  who: gameControl,
  /** `version` is that of the map the person saw, null: there was none. The name is what the map is called, not the file's word for what it is. */
  form: z.strictObject({
    name: writtenText(80).trim().min(1),
    version: z.number().int().nullable(),
    picture: z.instanceof(Uint8Array),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  // Read before the transaction: a large scan takes seconds, and nothing is held meanwhile.
  prepare: ({ picture }) => readPicture(picture),
  run: async ({ tx, seat, form, prepared }): Promise<{ version: number }> => {
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    const saved = await keepPicture(tx, scenario, form.version, { name: form.name, ...prepared });
    touchControl(tx, seat.gameId);
    return { version: saved.version };
  },
});
