import { z } from 'zod';
import { formationsOf } from '@/lib/db/air/air-tasks';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { unitOf } from '@/lib/db/movement/units';
import { refusal, thereIs, thisTurn } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Attaches a unit to another formation of its side, from the next turn on, as it takes one turn; a flexible unit at once
 * (§9 Combat Assumptions). Detached, it is with its own again at once (ours).
 */
export const attachUnit = controlVerb({
  name: 'attach-unit',
  rule: '§9 Combat Assumptions, OC-25',
  who: anyControl,
  /** `version` and `turn` are what the person saw; `formation` null: back to its own. */
  form: z.strictObject({
    unitId: z.string(),
    version: z.number().int(),
    turn: z.number().int(),
    formation: z.string().min(1).nullable(),
  }),
  inLedger: 'attached the unit',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number; attachedFrom: number | null }> => {
    const { unitId, version, turn, formation } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    thisTurn(now, turn);
    const unit = thereIs(await unitOf(tx, seat.gameId, unitId), 'unit');
    if (unit.isCaptured) throw refusal('notNow', `${unit.name} has been captured.`);
    if (formation === unit.attachedTo)
      throw refusal(
        'alreadyDone',
        formation === null ? `${unit.name} is with its own formation.` : `${unit.name} is attached there already.`,
      );
    if (formation === unit.formation)
      throw refusal('badInput', `${formation} is its own formation: detach it instead.`, { field: 'formation' });
    const sides = await formationsOf(seat.gameId, tx);
    if (formation !== null && !sides.some((one) => one.side === unit.side && one.formation === formation))
      throw refusal('badInput', 'There is no such formation on its side.', { field: 'formation' });
    const attachedFrom = formation === null ? null : unit.isFlexible ? now.turn : now.turn + 1;
    const became = await change(tx, act, 'unit', unitId, { attachedTo: formation, attachedFrom }, { seen: version });
    return { version: became.version, attachedFrom };
  },
});
