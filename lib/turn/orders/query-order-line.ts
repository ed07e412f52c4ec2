import { z } from 'zod';
import { lockAnySheet } from '@/lib/db/air/air-sheets';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { overGuard } from '../issuing/guard-text';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { askQuery } from './ask-query';

/** Asks the team about its sheet or one of its rows (§4, 1: clarify unclear points). The question is issued at once. */
export const queryOrderLine = controlVerb({
  name: 'query-order-line',
  rule: '§4',
  who: anyControl,
  /** `lineId` null: the question is about the whole sheet. `reason` overrules the guard. */
  form: z.strictObject({
    sheetId: z.string(),
    lineId: z.string().nullable(),
    text: writtenText(1000).trim().min(1, 'write the question'),
    reason: overGuard,
  }),
  inLedger: 'asked the team',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<{ id: string }> => {
    const { sheetId, lineId, text, reason } = form;
    const sheet = await lockAnySheet(tx, seat.gameId, sheetId);
    if (sheet?.state !== 'submitted')
      throw refusal('notNow', 'The team has this sheet on its desk: there is nothing to ask about yet.');
    if (lineId && !sheet.lines.some((line) => line.id === lineId))
      throw refusal('notFound', 'This row is not on the sheet any more.');
    await claimCard(tx, seat, sheet.kind, sheet.id);
    return { id: await askQuery(tx, act, sheet, { lineId, text, reason }) };
  },
});
