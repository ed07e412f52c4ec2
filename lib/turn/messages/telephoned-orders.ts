import { enterDifference } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { lockSheet, updateSheet, writeLines } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { refuseIfClaimed } from '../claims/claim-card';
import type { ControlSeat } from '../kernel/seat';
import { askQuery } from '../orders/ask-query';
import { sheetTruth } from '../sheets/sheet-view';

/**
 * Orders that a team said on the telephone, brought to its order sheet of the turn under way. Each touches its own desk
 * alone, and is refused while another umpire has the sheet.
 */

/** A row holds as many letters as its own team may write in it. */
const lettersAtMost = 4000;

/** Asks the team about its sheet (§4, 1), or one of its rows. Answers with the question's id. `alreadySaid`: what it said. */
export async function querySheet(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  { turn }: TurnNow,
  teamId: string,
  asked: { lineId: string | null; text: string; reason: string; alreadySaid: string },
): Promise<string> {
  const sheet = await lockSheet(tx, act.gameId, teamId, turn);
  if (sheet.state !== 'submitted')
    throw refusal('notNow', 'The team has not handed in its sheet: there is nothing to ask about yet.');
  if (asked.lineId && !sheet.lines.some((line) => line.id === asked.lineId))
    throw refusal('notFound', 'This row is not on the sheet any more.');
  await refuseIfClaimed(tx, seat, 'sheet', sheet.id);
  return askQuery(tx, act, { id: sheet.id, teamId, turn, lines: sheet.lines }, asked);
}

/**
 * Adds words to a row of the handed-in sheet, with the hour they were said: what is ringed stays as it is. Refused once the
 * grouping of combats is closed, when the last of the turn's orders have been read (§9 Analysing Combat 5).
 */
export async function amendRow(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  { turn, groupingClosedAt }: TurnNow,
  teamId: string,
  { lineId, text, takenAt }: { lineId: string; text: string; takenAt: Date },
): Promise<string> {
  if (groupingClosedAt)
    throw refusal(
      'notNow',
      'Grouping is closed: the orders of this turn cannot change any more. Make a message of it.',
      {
        rule: '§9 Analysing Combat 5',
      },
    );
  const sheet = await lockSheet(tx, act.gameId, teamId, turn);
  if (sheet.state !== 'submitted')
    throw refusal('notNow', 'The team has its sheet on its own desk, and can write this on it.');
  await refuseIfClaimed(tx, seat, 'sheet', sheet.id);
  const row = sheet.lines.find((line) => line.id === lineId);
  if (!row) throw refusal('notFound', 'This row is not on the sheet any more.');
  const hour = takenAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const orders = `${row.orders}\nBy telephone, ${hour}: ${text}`.trim();
  if (orders.length > lettersAtMost)
    throw refusal('badInput', 'The row has no room for so many words.', { field: 'text' });
  const amended = { ...row, orders, version: row.version + 1 };
  await writeLines(tx, [amended]);
  const became = await updateSheet(tx, sheet.id, {});
  enterDifference(tx, act, 'sheet', sheet.id, sheetTruth(sheet), sheetTruth(became));
  touchDesk(tx, act.gameId, teamId);
  return row.id;
}
