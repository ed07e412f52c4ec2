import { sheetToDraft } from '@/lib/db/air/air-sheets';
import { receiptOf } from '@/lib/db/issued/issued';
import { enterGone, enterMade } from '@/lib/db/kernel/change';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { lastAskFor, type OwnCounter } from '@/lib/db/team/team-rows';
import { refusal, thereIs } from '@/lib/result';
import type { PlayerSeat } from '../kernel/seat';
import { mayHandInFor, mayWriteFor } from './sheet-deadlines';
import { isAsSeen, sheetChangedSince, sheetTruth } from './sheet-view';
import { checkSquares } from './square-checks';
import type { SentRow, StoredSheet, TeamSheet } from './team-sheets';

/** The common steps of the verbs of every sheet that a team writes. */

/** The input of a verb of a sheet. */
interface Writing<Form> {
  tx: Tx;
  act: Act;
  seat: PlayerSeat;
  form: Form;
}

/**
 * The first look of a write on a sheet. All of it is asked for at once, in the order of the locks; each is awaited where it
 * is needed.
 */
interface Look<Words> {
  now: Promise<TurnNow>;
  sheet: Promise<StoredSheet<Words>>;
  /** The counters that the rows name; a refusal where they are not the team's to name. */
  counters: Promise<OwnCounter[]>;
}

function lookAt<Words, Desk>(
  tx: Tx,
  { gameId, teamId }: PlayerSeat,
  sheets: TeamSheet<Words, Desk>,
  { turn, lines }: { turn: number; lines: SentRow<Words>[] },
): Look<Words> {
  const look = {
    now: lockTurn(tx, gameId, 'share'),
    sheet: sheets.lock(tx, gameId, teamId, turn),
    counters: sheets.may(tx, { gameId, teamId, turn }, lines),
  };
  // One that is never awaited, because another refused, is no fault.
  for (const asked of Object.values(look)) asked.catch(() => undefined);
  return look;
}

/** Saves rows of a draft: those nobody else touched, or none, with the rows as they stand (`theirs`). */
export async function saveRows<Words, Desk>(
  tx: Tx,
  seat: PlayerSeat,
  sheets: TeamSheet<Words, Desk>,
  { turn, lines, removed }: { turn: number; lines: SentRow<Words>[]; removed: { id: string; version: number }[] },
): Promise<{ sheet: Desk }> {
  const look = lookAt(tx, seat, sheets, { turn, lines });
  mayWriteFor(await look.now, turn);
  const sheet = await look.sheet;
  if (sheet.state === 'submitted')
    throw refusal('alreadyDone', 'This sheet has been handed in. Take it back first if you want to change it.');
  const stands = new Set(sheet.lines.map((line) => line.writtenAs));
  const seen = [...lines, ...removed.filter(({ id }) => stands.has(id))];
  const theirs = sheetChangedSince(sheet.lines, seen, sheets.line);
  if (theirs) throw refusal('changedByAnother', 'Someone else at your HQ wrote in this row meanwhile.', { theirs });
  await look.counters;
  const gone = removed.map((line) => line.id);
  const rows = lines.map((line) => sheets.row(sheet.id, line, seat.label));
  const [, , saved] = await Promise.all([
    sheets.dropRows(tx, sheet.id, gone),
    sheets.writeRows(tx, rows),
    sheets.update(tx, sheet.id, null),
  ]);
  touchDesk(tx, seat.gameId, seat.teamId);
  return { sheet: sheets.desk(saved) };
}

/** The sheet as it stands now: what a repeat is answered, of which nothing is done. */
export const sheetStands =
  <Words, Desk>(sheets: TeamSheet<Words, Desk>) =>
  async ({ tx, seat, form }: Omit<Writing<{ turn: number }>, 'act'>): Promise<{ sheet: Desk }> => {
    const sheet = thereIs(await sheets.read(tx, seat.gameId, seat.teamId, form.turn), 'sheet');
    const [receipt, ask] = await Promise.all([receiptOf(tx, sheet.id), lastAskFor(tx, sheet.id)]);
    const by = { reading: receipt?.readingAt ?? null, asked: ask?.askedAt ?? null };
    return { sheet: sheets.desk(sheet, by) };
  };

/** Refuses to hand in a sheet that is not as its writer saw it, because a colleague was quicker (`theirs`). */
function mustBeAsSeen<Words, Desk>(
  sheets: TeamSheet<Words, Desk>,
  sheet: StoredSheet<Words>,
  { version, lines }: { version: number; lines: SentRow<Words>[] },
): void {
  if (sheet.state === 'submitted') throw refusal('alreadyDone', 'This sheet has been handed in already.');
  const sent = new Set(lines.map((line) => line.id));
  const theirs = sheetChangedSince(sheet.lines, lines, sheets.line);
  const added = sheet.lines.filter((line) => !sent.has(line.writtenAs)).map(sheets.line);
  if (!theirs && added.length === 0 && isAsSeen(sheet, version)) return;
  throw refusal(
    'changedByAnother',
    'Someone else at your HQ wrote on this sheet meanwhile. Read it again, then hand it in.',
    { theirs: { lines: [...(theirs?.lines ?? []), ...added], gone: theirs?.gone ?? [] } },
  );
}

/**
 * Stores the whole sheet as its writer saw it, handed in, and enters it in the ledger. Refused when the troops have marched,
 * when a colleague was quicker, and when a square to be bombed or shelled does not lie wholly on the map. `check` refuses
 * rows that lack something; `checkFirst` does so before the sheet is looked at.
 */
export async function handIn<Words, Desk>(
  { tx, act, seat, form }: Writing<{ turn: number; version: number; lines: SentRow<Words>[] }>,
  sheets: TeamSheet<Words, Desk>,
  check: (lines: SentRow<Words>[], counters: OwnCounter[]) => void,
  checkFirst: (lines: SentRow<Words>[], now: TurnNow) => void = () => undefined,
): Promise<{ sheet: Desk }> {
  const { turn, lines } = form;
  const look = lookAt(tx, seat, sheets, form);
  const squares = checkSquares(tx, seat, sheets.squares, lines);
  squares.catch(() => undefined);
  const now = await look.now;
  const { isLate } = await mayHandInFor(tx, now, { teamId: seat.teamId, turn });
  checkFirst(lines, now);
  const sheet = await look.sheet;
  mustBeAsSeen(sheets, sheet, form);
  check(lines, await look.counters);
  await squares;
  const rows = lines.map((line) => sheets.row(sheet.id, line, seat.label));
  const how = { state: 'submitted', isLate, submittedAt: now.now, submittedBy: seat.label } as const;
  const handedIn = await sheets.update(tx, sheet.id, how, sheets.writeRows(tx, rows));
  const { kind } = sheets;
  enterMade(tx, act, kind, sheet.id, sheetTruth(handedIn));
  touchDesk(tx, seat.gameId, seat.teamId);
  return { sheet: sheets.desk(handedIn) };
}

/**
 * Takes a handed-in sheet back to the desk. Refused once Control has begun to read it (`asks` says what can be done
 * then), and when a colleague has handed in another sheet since this one was seen.
 */
export async function takeBack<Words, Desk>(
  { tx, act, seat, form: { turn, version } }: Writing<{ turn: number; version: number }>,
  sheets: TeamSheet<Words, Desk>,
  asks: string,
): Promise<{ sheet: Desk }> {
  const sheet = await sheets.lock(tx, seat.gameId, seat.teamId, turn);
  if (sheet.state !== 'submitted') throw refusal('alreadyDone', 'This sheet is on your desk already.');
  if (await receiptOf(tx, sheet.id)) throw refusal('beingRead', `Control is reading this sheet. ${asks}`);
  if (!isAsSeen(sheet, version))
    throw refusal('changedByAnother', 'Someone else at your HQ handed this sheet in again meanwhile. Read it first.', {
      theirs: { lines: sheet.lines.map(sheets.line), gone: [] },
    });
  const { kind } = sheets;
  await sheetToDraft(tx, { kind, id: sheet.id });
  enterGone(tx, act, kind, sheet.id, sheetTruth(sheet));
  touchDesk(tx, seat.gameId, seat.teamId);
  return { sheet: sheets.desk(await sheets.lock(tx, seat.gameId, seat.teamId, turn)) };
}
