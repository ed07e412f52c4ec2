import { z } from 'zod';
import { holdAnySheet } from '@/lib/db/air-sheets';
import { writeQuery } from '@/lib/db/issued';
import { enter, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { writtenText } from '@/lib/visibility/order-form';
import { issueQuery } from '@/lib/visibility/receipts';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import type { ControlSeat } from './seat';
import { sourceOf } from './source';

/** `lineId` null: the question is about the whole sheet. */
export const queryOrderLineForm = z.strictObject({
  sheetId: z.string(),
  lineId: z.string().nullable(),
  text: writtenText(1000).trim().min(1, 'write the question'),
});

/** Asks the team about its sheet or one of its rows (§4, 1: clarify unclear points). The question is issued at once. */
export const queryOrderLine = (
  seat: ControlSeat,
  input: z.input<typeof queryOrderLineForm>,
): Promise<Answer<{ id: string }>> =>
  perform(seat, 'query-order-line', '§4', async (tx, act) => {
    const form = read(queryOrderLineForm, input);
    if (!form.ok) return form;
    const { sheetId, lineId, text } = form.value;
    const sheet = await holdAnySheet(tx, seat.gameId, sheetId);
    if (sheet?.state !== 'submitted')
      return refused('notNow', 'The team has this sheet on its desk: there is nothing to ask about yet.');
    if (lineId && !sheet.lines.some((line) => line.id === lineId))
      return refused('notFound', 'This row is not on the sheet any more.');
    const { gameId, teamId, turn } = sheet;
    const query = issueQuery({ gameId, teamId, sheetId }, { turn, lineId, text }, await sourceOf(tx));
    await writeQuery(tx, query);
    enter(tx, { act, kind: 'query', subjectId: query.id, before: null, after: truthOf('query', { ...query }) });
    touchDesk(tx, gameId, teamId);
    return done({ id: query.id });
  });
