import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { changeAll, createAll } from '@/lib/db/kernel/change';
import { type Act, now, type Tx } from '@/lib/db/kernel/transaction';
import { deliveriesOfLines, lockLines } from '@/lib/db/messages/lines';
import { onTheWayBy } from '@/lib/db/messages/signals';
import { refusal } from '@/lib/result';
import { mayBeOverheard } from '@/lib/visibility/forms/message-form';
import { deliveryWays, minutesOnTheWayAtMost } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { carryOn } from './message-delivery';

/**
 * Switches lines over: how what is sent by them gets there from now on, and who hears it (OC-124). One line, those of a team
 * or those of a side. What is on its way goes on, or stops with Control. No team is told.
 */
export const switchLines = controlVerb({
  name: 'switch-lines',
  rule: '§4',
  who: anyControl,
  /**
   * `version` of each line as it was seen, 0 where it was never switched. `minutes` by the clock of the hall, for that way
   * only. `heardBy`: the teams that hear what goes by radio; null: as before. `stops`: what is on its way waits with Control.
   */
  form: z
    .strictObject({
      lines: z
        .array(z.strictObject({ linkId: z.string(), version: z.number().int().min(0) }))
        .min(1, 'choose a line')
        .max(500),
      way: z.enum(deliveryWays),
      minutes: z.number().int().min(0).max(minutesOnTheWayAtMost).default(0),
      heardBy: z.array(z.string()).max(100).nullable().default(null),
      stops: z.boolean().default(false),
    })
    .refine(({ way, minutes }) => (way === 'minutes') === minutes > 0, {
      error: `say how many minutes it takes, from 1 to ${minutesOnTheWayAtMost}, where it goes by minutes`,
      path: ['minutes'],
    }),
  inLedger: 'switched lines over',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ lines: number }> => {
    const { way, minutes, heardBy, stops } = form;
    const seen = new Map(form.lines.map(({ linkId, version }) => [linkId, version]));
    const lines = await lockLines(tx, seat.gameId, [...seen.keys()]);
    if (lines.length < seen.size) throw refusal('notFound', 'There is no such line in this game.', { field: 'lines' });
    if (heardBy?.length && !lines.every(({ means }) => mayBeOverheard(means)))
      throw refusal('badInput', 'Only what goes by radio is heard by others.', { field: 'heardBy' });
    const teams = new Set((await teamsOf(seat.gameId, tx)).map(({ id }) => id));
    if (heardBy?.some((id) => !teams.has(id)))
      throw refusal('badInput', 'There is no such team in this game.', { field: 'heardBy' });
    const stand = await deliveriesOfLines(tx, [...seen.keys()]);
    const since = await now(tx);
    const carries = { way, minutes, since, ...(heardBy && { heardBy: [...new Set(heardBy)] }) };
    // One that two make at once is refused to the second: his row is there already.
    for (const { id } of lines)
      if ((stand.get(id)?.version ?? 0) !== seen.get(id))
        throw refusal('changedByAnother', 'Someone else has switched one of these lines meanwhile.', {
          theirs: stand.get(id) ?? null,
        });
    await changeAll(
      tx,
      act,
      'link',
      [...stand.values()].map(({ linkId: id }) => ({ id, patch: carries })),
    );
    const fresh = lines.filter(({ id }) => !stand.has(id));
    await createAll(
      tx,
      act,
      'link',
      fresh.map(({ id }) => ({ linkId: id, gameId: seat.gameId, heardBy: [], ...carries, version: 1 })),
    );
    if (stops) await stopAll(tx, act, [...seen.keys()], since);
    return { lines: lines.length };
  },
});

/** Stops all that is on its way by these lines. */
async function stopAll(tx: Tx, act: Act, linkIds: readonly string[], at: Date): Promise<void> {
  const messages = await onTheWayBy(tx, act.gameId, linkIds);
  await carryOn(
    tx,
    act,
    messages.map(({ delivery }) => ({
      delivery,
      how: { state: 'held' as const, gameTime: delivery.gameTime, note: delivery.note, at },
    })),
  );
}
