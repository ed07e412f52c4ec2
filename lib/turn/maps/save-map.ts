import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { keepPicture } from '@/lib/db/own-map';
import { touchControl } from '@/lib/db/transaction';
import { type Answer, done } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { may } from '../kernel/authority';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { readPicture } from './read-picture';

/** `version` is that of the map the person saw, null: there was none. The name is what the map is called, not the file's word for what it is. */
export const saveMapForm = z.strictObject({
  name: writtenText(80).trim().min(1),
  version: z.number().int().nullable(),
});

/**
 * Keeps a scanned map for the scenario of the seat's game, in place of the one before: its points and drawings go with
 * it. A game in which the one before is used keeps that until it is used anew or withdrawn.
 */
export async function saveMap(
  seat: ControlSeat,
  input: z.input<typeof saveMapForm>,
  bytes: Uint8Array,
): Promise<Answer<{ version: number }>> {
  const form = read(saveMapForm, input);
  if (!form.ok) return form;
  // Read before the transaction: a large scan takes seconds, and nothing is held meanwhile.
  const kept = may(seat, 'save-map') ? await readPicture(bytes) : null;
  if (kept && !kept.ok) return kept;
  return perform(seat, 'save-map', '§2', async (tx) => {
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    const saved = await keepPicture(tx, scenario, form.value.version, { name: form.value.name, ...kept!.value });
    touchControl(tx, seat.gameId);
    return done({ version: saved.version });
  });
}
