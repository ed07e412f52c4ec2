import { z } from 'zod';
import { fightsOpen } from '@/lib/db/combat/fights-open';
import { createAll } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal, thisTurn } from '@/lib/result';
import { letGoWhys } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Control lets orders to attack or probe go: the units fight in no combat of the turn (§9 Analysing Combat 4). Each team is
 * owed a word about it in its report. Refused for a unit that has no such order, is in a combat, or was let go already.
 */
export const letOrdersGo = controlVerb({
  name: 'let-orders-go',
  rule: '§9 Analysing Combat 4',
  who: anyControl,
  form: z.strictObject({
    /** The turn the person saw. */
    turn: z.number().int(),
    units: z
      .array(z.strictObject({ unitId: z.string(), why: z.enum(letGoWhys) }))
      .min(1)
      .max(200),
    /** For the ledger; no team reads it. */
    reason: writtenText(500).trim().default(''),
  }),
  inLedger: 'let orders to attack go',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { turn, now } = await lockTurn(tx, seat.gameId, 'update');
    thisTurn({ turn }, form.turn);
    const { orders } = await fightsOpen(seat.gameId, turn, tx);
    const open = new Map(orders.map((order) => [order.unitId, order]));
    const rows = [...new Map(form.units.map((one) => [one.unitId, one.why]))].map(([unitId, why], i) => {
      const order = open.get(unitId);
      if (!order)
        throw refusal('alreadyDone', 'One of these units is in a combat, or has been let go. Look again.', {
          field: `units.${i}.unitId`,
        });
      return { gameId: seat.gameId, turn, unitId, action: order.action, why, by: seat.label, at: now };
    });
    await createAll(tx, { ...act, reason: form.reason }, 'letGo', rows);
  },
});
