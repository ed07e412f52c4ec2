import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import type { Result } from '@/lib/result';
import type { PrintedMap } from '@/lib/sparring/known';
import { numbered } from '@/lib/sparring/numbered';
import { type Staff, writeTurn } from '@/lib/sparring/write-turn';
import { submitAirSheet } from '@/lib/turn/air/submit-air-sheet';
import { isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import type { Fault } from './umpire';

/** The writer of a team's sheets: its commander, by the team's key. */
export interface Commander {
  key: string;
  seat: PlayerSeat;
}

/** The commanders of all teams of a game. */
export async function commandersOf(gameId: string): Promise<Commander[]> {
  const keys = new Map((await teamsOf(gameId)).map(({ id, key }) => [id, key]));
  const seats = (await seatsOf(gameId)).map(seatOf);
  return seats.flatMap((seat) =>
    isControl(seat) || seat.duty !== 'commander' ? [] : { key: keys.get(seat.teamId)!, seat },
  );
}

/** Each commander has the sheets written by a staff, and hands them in as players do. A sheet that is refused is a fault. */
export async function handInSheets(
  commanders: readonly Commander[],
  staffOf: (teamKey: string) => Staff,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { key, seat } of commanders) {
    const desk = await playerDesk(seat);
    const { turn } = desk.clock;
    const { rows, airRows, messages } = writeTurn(desk, (await playerMap(seat)) as PrintedMap, staffOf(key));
    const versionOf = (sheets: readonly { turn: number; version: number }[]) =>
      sheets.find((sheet) => sheet.turn === turn)?.version ?? 0;
    const note = (at: string, answer: Result<unknown>) => {
      if (answer.ok) return;
      const { message, problems = [] } = answer.refusal;
      const words = [`${key}:`, message, ...problems.map((one) => `${one.path} ${one.message}`)].join(' ');
      faults.push({ turn, at, words });
    };
    if (rows.length > 0) {
      const sheet = { turn, version: versionOf(desk.sheets), lines: numbered(rows, `${key}-${turn}`) };
      note(submitOrderSheet.declared.name, await submitOrderSheet(seat, sheet));
    }
    if (airRows.length > 0) {
      const sheet = { turn, version: versionOf(desk.airSheets), lines: numbered(airRows, `${key}-air-${turn}`) };
      note(submitAirSheet.declared.name, await submitAirSheet(seat, sheet));
    }
    // What they ask Control nobody here answers.
    for (const { linkId, text } of messages.filter((one) => one.linkId !== null))
      note(sendMessage.declared.name, await sendMessage(seat, { linkId, text, markIds: [], unitIds: [] }));
  }
  return faults;
}
