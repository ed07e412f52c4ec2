import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import type { PrintedMap } from '@/lib/sparring/known';
import { type Staff, writeSheet } from '@/lib/sparring/write-sheet';
import { isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import type { Fault } from './umpire';

/** Who writes the sheets of a team: its commander, by the team's key. */
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

/** Each commander has the sheet written by a staff, and hands it in as players do. A sheet that is refused is a fault. */
export async function handInSheets(
  commanders: readonly Commander[],
  staffOf: (teamKey: string) => Staff,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { key, seat } of commanders) {
    const desk = await playerDesk(seat);
    const { turn } = desk.clock;
    const rows = writeSheet(desk, (await playerMap(seat)) as PrintedMap, staffOf(key));
    if (rows.length === 0) continue;
    const lines = rows.map((row, i) => ({ ...row, id: `${key}-${turn}-${i + 1}`, position: i, version: 0 }));
    const version = desk.sheets.find((sheet) => sheet.turn === turn)?.version ?? 0;
    const answer = await submitOrderSheet(seat, { turn, version, lines });
    if (answer.ok) continue;
    const { message, problems = [] } = answer.refusal;
    const words = [`${key}:`, message, ...problems.map((one) => `${one.path} ${one.message}`)].join(' ');
    faults.push({ turn, at: submitOrderSheet.declared.name, words });
  }
  return faults;
}
