import { z } from 'zod';
import { lockAnySheet } from '@/lib/db/air/air-sheets';
import { writeNote } from '@/lib/db/issued/issued';
import { enterMade } from '@/lib/db/kernel/change';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { issueNote } from '@/lib/visibility/issuing/receipts';
import { claimCard } from '../claims/claim-card';
import { guardText, overGuard } from '../issuing/guard-text';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { wordsOnSheet } from './ask-query';

/**
 * Writes a word about a row for its team, in the Notes column of the sheet (§5). It asks nothing. Control's own note on the
 * row stays Control's. Refused with the guard's marks.
 */
export const noteForTeam = controlVerb({
  name: 'note-for-team',
  rule: '§5',
  who: anyControl,
  /** `reason` overrules the guard. */
  form: z.strictObject({
    sheetId: z.string(),
    lineId: z.string(),
    text: writtenText(1000).trim().min(1, 'write what the team is to read'),
    reason: overGuard,
  }),
  inLedger: 'wrote a note for the team',
  undo: 'teamTold',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ id: string }> => {
    const { sheetId, lineId, text, reason } = form;
    const sheet = await lockAnySheet(tx, seat.gameId, sheetId);
    if (sheet?.state !== 'submitted')
      throw refusal('notNow', 'The team has this sheet on its desk: there is nothing to note on yet.');
    const row = sheet.lines.find(({ id }) => id === lineId);
    if (!row) throw refusal('notFound', 'This row is not on the sheet any more.');
    await claimCard(tx, seat, sheet.kind, sheet.id);
    const { gameId, teamId, turn, lines } = { ...sheet, gameId: seat.gameId };
    const words = [{ field: 'text', name: 'the note', text }];
    const passed = await guardText(tx, { gameId, turn, teamIds: [teamId] }, words, {
      reason,
      alreadySaid: wordsOnSheet(lines),
    });
    const note = issueNote({ gameId, teamId, sheetId }, { turn, lineId: row.writtenAs, text }, await issueSource(tx));
    await writeNote(tx, note);
    enterMade(tx, { ...unsigned, reason: passed }, 'noteTold', note.id, note);
    touchDesk(tx, gameId, teamId);
    return { id: note.id };
  },
});
