import { z } from 'zod';
import { holdAnySheet } from '@/lib/db/air-sheets';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { inAnothersHands } from '../claims/claim-card';
import { overGuard } from '../issuing/guard-text';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { queryAsked } from './ask-query';

/** `lineId` null: the question is about the whole sheet. `reason` overrules the guard. */
export const queryOrderLineForm = z.strictObject({
  sheetId: z.string(),
  lineId: z.string().nullable(),
  text: writtenText(1000).trim().min(1, 'write the question'),
  reason: overGuard,
});

/** Asks the team about its sheet or one of its rows (§4, 1: clarify unclear points). The question is issued at once. */
export const queryOrderLine = (
  seat: ControlSeat,
  input: z.input<typeof queryOrderLineForm>,
): Promise<Answer<{ id: string }>> =>
  perform(seat, 'query-order-line', '§4', async (tx, act) => {
    const form = read(queryOrderLineForm, input);
    if (!form.ok) return form;
    const { sheetId, lineId, text, reason } = form.value;
    const sheet = await holdAnySheet(tx, seat.gameId, sheetId);
    if (sheet?.state !== 'submitted')
      return refused('notNow', 'The team has this sheet on its desk: there is nothing to ask about yet.');
    if (lineId && !sheet.lines.some((line) => line.id === lineId))
      return refused('notFound', 'This row is not on the sheet any more.');
    const other = await inAnothersHands(tx, seat, sheet.kind, sheet.id);
    if (other) return other;
    const asked = await queryAsked(tx, act, sheet, { lineId, text, reason });
    return asked.ok ? done({ id: asked.value }) : asked;
  });
