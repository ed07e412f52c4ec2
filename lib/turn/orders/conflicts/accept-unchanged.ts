import { z } from 'zod';
import { leaveTaken } from '@/lib/advice/orders/taken-sheets';
import { lockAnySheet } from '@/lib/db/air/air-sheets';
import { claimsOf } from '@/lib/db/claims/claims';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { readingOf } from '@/lib/db/orders/sheet-readings';
import { sheetsAndBefore, sheetsAsked } from '@/lib/db/orders/sheets-of-turn';
import { thisTurn } from '@/lib/result';
import { claimIfFree, doneWithCard } from '@/lib/turn/claims/claim-card';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { issueReadingReceipt } from '../issue-reading-receipt';
import { notTheSame, unchangedSheets } from './unchanged-sheets';

/** The sheets that were accepted, by team, and those that were left, with the reason. */
export interface AcceptedUnchanged {
  accepted: string[];
  left: { teamName: string; why: string }[];
}

/**
 * Accepts in one step every sheet that says the same as its team's last accepted one, that has no conflict, and that
 * nobody else has claimed (§4, 1). A sheet that nobody has opened is opened at the same time: its team is told that
 * Control is reading it.
 */
export const acceptUnchanged = controlVerb({
  name: 'accept-unchanged',
  rule: '§4',
  who: anyControl,
  /** The sheets as the umpire saw them listed: any of them that has changed since is left. */
  form: z.strictObject({
    turn: z.number().int(),
    sheets: z.array(z.strictObject({ sheetId: z.string(), version: z.number().int().min(0) })).max(100),
  }),
  inLedger: 'accepted the sheet as unchanged',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<AcceptedUnchanged> => {
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    thisTurn({ turn }, form.turn);
    const { accepts, leaves } = leaveTaken(await unchangedSheets(seat), await takenByOthers(tx, seat));
    const seen = new Map(form.sheets.map(({ sheetId, version }) => [sheetId, version]));
    const result: AcceptedUnchanged = { accepted: [], left: leaves.map(({ teamName, why }) => ({ teamName, why })) };
    for (const { sheetId, teamName, version } of [...accepts].sort((a, b) => a.sheetId.localeCompare(b.sheetId))) {
      if (!seen.has(sheetId)) continue;
      const why =
        seen.get(sheetId) === version
          ? await acceptOne(tx, seat, act, { sheetId, version, turn, now })
          : 'another umpire changed it';
      if (why) result.left.push({ teamName, why });
      else result.accepted.push(teamName);
    }
    return result;
  },
});

/** The umpire who has taken a sheet, by its id. */
async function takenByOthers(tx: Tx, seat: ControlSeat): Promise<(sheetId: string) => string | null> {
  const others = (await claimsOf(seat.gameId, tx)).filter(({ seatId }) => seatId !== seat.id);
  return (sheetId) => others.find(({ kind, subjectId }) => kind === 'sheet' && subjectId === sheetId)?.label ?? null;
}

/** Accepts one sheet, looked at once more under its lock. Why it is left after all; null: it is accepted. */
async function acceptOne(
  tx: Tx,
  seat: ControlSeat,
  act: Act,
  { sheetId, version, turn, now }: { sheetId: string; version: number; turn: number; now: Date },
): Promise<string | null> {
  const sheet = await lockAnySheet(tx, seat.gameId, sheetId);
  if (sheet?.state !== 'submitted') return 'the team has taken it back';
  const books = await sheetsAndBefore(seat.gameId, turn, tx);
  const held = books.now.find(({ id }) => id === sheetId)!;
  const why = notTheSame(held, books.before.get(held.teamId));
  if (why) return why;
  if ((await sheetsAsked(seat.gameId, turn, tx)).has(sheetId)) return 'a question to the team is not answered';
  if (!(await claimIfFree(tx, seat, 'sheet', sheetId))) return 'another umpire has taken it';
  const reading = await readingOf(tx, sheetId);
  if (reading?.state === 'accepted') return `${reading.acceptedBy} has accepted it`;
  if (reading && reading.version !== version) return 'another umpire changed it';
  if (!reading) await issueReadingReceipt(tx, act, seat, sheet);
  const patch = { state: 'accepted' as const, acceptedAt: now, acceptedBy: seat.label };
  await change(tx, act, 'reading', sheetId, patch);
  await doneWithCard(tx, seat, 'sheet', sheetId);
  return null;
}
