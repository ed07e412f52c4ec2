import { z } from 'zod';
import { formationsOf } from '@/lib/db/air';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { unitOf } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` and `turn` are what the person saw; `formation` null: back to its own. */
export const attachUnitForm = z.strictObject({
  unitId: z.string(),
  version: z.number().int(),
  turn: z.number().int(),
  formation: z.string().min(1).nullable(),
});

/**
 * Attaches a unit to another formation of its side, from the next turn on, as it takes one turn; a flexible unit at once
 * (§9 Combat Assumptions). Detached, it is with its own again at once (ours).
 */
export const attachUnit = (
  seat: ControlSeat,
  input: z.input<typeof attachUnitForm>,
): Promise<Answer<{ version: number; attachedFrom: number | null }>> =>
  perform(seat, 'attach-unit', '§9 Combat Assumptions, OC-25', async (tx, act) => {
    const form = read(attachUnitForm, input);
    if (!form.ok) return form;
    const { unitId, version, turn, formation } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    if (turn !== now.turn) return refused('notNow', `Turn ${turn} is over; this is turn ${now.turn}.`);
    const unit = await unitOf(tx, seat.gameId, unitId);
    if (!unit) return refused('notFound', 'There is no such unit.');
    if (unit.isCaptured) return refused('notNow', `${unit.name} has been captured.`);
    if (formation === unit.attachedTo)
      return refused(
        'alreadyDone',
        formation === null ? `${unit.name} is with its own formation.` : `${unit.name} is attached there already.`,
      );
    if (formation === unit.formation)
      return refused('badInput', `${formation} is its own formation: detach it instead.`, { field: 'formation' });
    const sides = await formationsOf(seat.gameId, tx);
    if (formation !== null && !sides.some((one) => one.side === unit.side && one.formation === formation))
      return refused('badInput', 'There is no such formation on its side.', { field: 'formation' });
    const attachedFrom = formation === null ? null : unit.isFlexible ? now.turn : now.turn + 1;
    const became = await change(tx, act, 'unit', unitId, { attachedTo: formation, attachedFrom }, { seen: version });
    return done({ version: became.version, attachedFrom });
  });
