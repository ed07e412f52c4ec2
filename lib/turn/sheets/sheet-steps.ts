import { sheetToDraft } from '@/lib/db/air/air-sheets';
import { receiptOf } from '@/lib/db/issued/issued';
import { enterGone, enterMade } from '@/lib/db/kernel/change';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { lastAskFor, type OwnCounter } from '@/lib/db/team/team-rows';
import { refusal, thereIs } from '@/lib/result';
import type { SheetState } from '@/lib/words';
import type { PlayerSeat } from '../kernel/seat';
import { mayHandInFor, mayWriteFor } from './sheet-deadlines';
import type { SheetKind } from './sheet-kinds';
import { isAsSeen, sheetChangedSince, sheetTruth } from './sheet-view';
import { checkSquares } from './square-checks';

/** What the verbs of every sheet a team writes do alike. */

interface Seen {
  id: string;
  version: number;
}
interface Row extends Seen {
  sheetId: string;
  writtenAs: string;
  position: number;
}
interface Sheet<R> {
  id: string;
  state: SheetState;
  version: number;
  lines: R[];
}

/** What a verb of a sheet is given. */
interface Writing<Form> {
  tx: Tx;
  act: Act;
  seat: PlayerSeat;
  form: Form;
}

/** What a write on a sheet looks at first. All of it is asked for at once, in the order of the locks; each is awaited where it is needed. */
interface Look<S> {
  now: Promise<TurnNow>;
  sheet: Promise<S>;
  /** The counters that the rows name; a refusal where they are not the team's to name. */
  counters: Promise<OwnCounter[]>;
}

function lookAt<W extends Seen, R extends Row, L, S extends Sheet<R>, D>(
  tx: Tx,
  { gameId, teamId }: PlayerSeat,
  sheetKind: SheetKind<W, R, L, S, D>,
  { turn, lines }: { turn: number; lines: W[] },
): Look<S> {
  const look = {
    now: lockTurn(tx, gameId, 'share'),
    sheet: sheetKind.lock(tx, gameId, teamId, turn),
    counters: sheetKind.may(tx, { gameId, teamId, turn }, lines),
  };
  // One that is never awaited, because another refused, is no fault.
  for (const asked of Object.values(look)) asked.catch(() => undefined);
  return look;
}

/** Saves rows of a draft: those nobody else touched, or none, with the rows as they stand (`theirs`). */
export async function saveRows<W extends Seen, R extends Row, L, S extends Sheet<R>, D>(
  tx: Tx,
  seat: PlayerSeat,
  sheetKind: SheetKind<W, R, L, S, D>,
  { turn, lines, removed }: { turn: number; lines: W[]; removed: Seen[] },
): Promise<{ sheet: D }> {
  const look = lookAt(tx, seat, sheetKind, { turn, lines });
  mayWriteFor(await look.now, turn);
  const sheet = await look.sheet;
  if (sheet.state === 'submitted')
    throw refusal('alreadyDone', 'This sheet has been handed in. Take it back first if you want to change it.');
  const stands = new Set(sheet.lines.map((line) => line.writtenAs));
  const seen = [...lines, ...removed.filter(({ id }) => stands.has(id))];
  const theirs = sheetChangedSince(sheet.lines, seen, sheetKind.line);
  if (theirs) throw refusal('changedByAnother', 'Someone else at your HQ wrote in this row meanwhile.', { theirs });
  await look.counters;
  const gone = removed.map((line) => line.id);
  const rows = lines.map((line) => sheetKind.row(sheet.id, line, seat.label));
  const [, , saved] = await Promise.all([
    sheetKind.dropRows(tx, sheet.id, gone),
    sheetKind.writeRows(tx, rows),
    sheetKind.update(tx, sheet.id, null),
  ]);
  touchDesk(tx, seat.gameId, seat.teamId);
  return { sheet: sheetKind.desk(saved) };
}

/** The sheet as it stands now: what a repeat is answered, of which nothing is done. */
export const sheetStands =
  <W extends Seen, R extends Row, L, S extends Sheet<R>, D>(sheetKind: SheetKind<W, R, L, S, D>) =>
  async ({ tx, seat, form }: Omit<Writing<{ turn: number }>, 'act'>): Promise<{ sheet: D }> => {
    const sheet = thereIs(await sheetKind.read(tx, seat.gameId, seat.teamId, form.turn), 'sheet');
    const [receipt, ask] = await Promise.all([receiptOf(tx, sheet.id), lastAskFor(tx, sheet.id)]);
    const by = { reading: receipt?.readingAt ?? null, asked: ask?.askedAt ?? null };
    return { sheet: sheetKind.desk(sheet, by) };
  };

/** Refuses to hand in a sheet that is not as its writer saw it, because a colleague was quicker (`theirs`). */
function mustBeAsSeen<W extends Seen, R extends Row, L, S extends Sheet<R>, D>(
  sheetKind: SheetKind<W, R, L, S, D>,
  sheet: S,
  { version, lines }: { version: number; lines: W[] },
): void {
  if (sheet.state === 'submitted') throw refusal('alreadyDone', 'This sheet has been handed in already.');
  const sent = new Set(lines.map((line) => line.id));
  const theirs = sheetChangedSince(sheet.lines, lines, sheetKind.line);
  const added = sheet.lines.filter((line) => !sent.has(line.writtenAs)).map(sheetKind.line);
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
export async function handIn<W extends Seen & { position: number }, R extends Row, L, S extends Sheet<R>, D>(
  { tx, act, seat, form }: Writing<{ turn: number; version: number; lines: W[] }>,
  sheetKind: SheetKind<W, R, L, S, D>,
  check: (lines: W[], counters: OwnCounter[]) => void,
  checkFirst: (lines: W[], now: TurnNow) => void = () => undefined,
): Promise<{ sheet: D }> {
  const { turn, lines } = form;
  const look = lookAt(tx, seat, sheetKind, form);
  const squares = checkSquares(tx, seat, sheetKind.square, lines);
  squares.catch(() => undefined);
  const now = await look.now;
  const { isLate } = await mayHandInFor(tx, now, { teamId: seat.teamId, turn });
  checkFirst(lines, now);
  const sheet = await look.sheet;
  mustBeAsSeen(sheetKind, sheet, form);
  check(lines, await look.counters);
  await squares;
  const rows = lines.map((line) => sheetKind.row(sheet.id, line, seat.label));
  const how = { state: 'submitted', isLate, submittedAt: now.now, submittedBy: seat.label } as const;
  const handedIn = await sheetKind.update(tx, sheet.id, how, sheetKind.writeRows(tx, rows));
  const { kind } = sheetKind;
  enterMade(tx, act, kind, sheet.id, sheetTruth(handedIn));
  touchDesk(tx, seat.gameId, seat.teamId);
  return { sheet: sheetKind.desk(handedIn) };
}

/**
 * Takes a handed-in sheet back to the desk. Refused once Control has begun to read it (`asks` says what can be done
 * then), and when a colleague has handed in another sheet since this one was seen.
 */
export async function takeBack<W extends Seen, R extends Row, L, S extends Sheet<R>, D>(
  { tx, act, seat, form: { turn, version } }: Writing<{ turn: number; version: number }>,
  sheetKind: SheetKind<W, R, L, S, D>,
  asks: string,
): Promise<{ sheet: D }> {
  const sheet = await sheetKind.lock(tx, seat.gameId, seat.teamId, turn);
  if (sheet.state !== 'submitted') throw refusal('alreadyDone', 'This sheet is on your desk already.');
  if (await receiptOf(tx, sheet.id)) throw refusal('beingRead', `Control is reading this sheet. ${asks}`);
  if (!isAsSeen(sheet, version))
    throw refusal('changedByAnother', 'Someone else at your HQ handed this sheet in again meanwhile. Read it first.', {
      theirs: { lines: sheet.lines.map(sheetKind.line), gone: [] },
    });
  const { kind } = sheetKind;
  await sheetToDraft(tx, { kind, id: sheet.id });
  enterGone(tx, act, kind, sheet.id, sheetTruth(sheet));
  touchDesk(tx, seat.gameId, seat.teamId);
  return { sheet: sheetKind.desk(await sheetKind.lock(tx, seat.gameId, seat.teamId, turn)) };
}
