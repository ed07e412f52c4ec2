import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import type { PrintedMap } from '@/lib/sparring/known';
import { type Staff, writeSheet } from '@/lib/sparring/write-sheet';
import { isControl, seatOf } from '@/lib/turn/kernel/seat';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import type { Fault } from './umpire';

/** Each team's commander has the sheet written by a staff, and hands it in as players do. A sheet that is refused is a fault. */
export async function handInSheets(gameId: string, staffOf: (teamKey: string) => Staff): Promise<Fault[]> {
  const faults: Fault[] = [];
  const keys = new Map((await teamsOf(gameId)).map(({ id, key }) => [id, key]));
  const seats = (await seatsOf(gameId)).map(seatOf);
  for (const [teamId, key] of keys) {
    const commander = seats.flatMap((one) =>
      !isControl(one) && one.teamId === teamId && one.duty === 'commander' ? one : [],
    )[0];
    if (!commander) continue;
    const desk = await playerDesk(commander);
    const { turn } = desk.clock;
    const rows = writeSheet(desk, (await playerMap(commander)) as PrintedMap, staffOf(key));
    if (rows.length === 0) continue;
    const lines = rows.map((row, i) => ({ ...row, id: `${key}-${turn}-${i + 1}`, position: i, version: 0 }));
    const version = desk.sheets.find((sheet) => sheet.turn === turn)?.version ?? 0;
    const answer = await submitOrderSheet(commander, { turn, version, lines });
    if (!answer.ok) {
      const problems = answer.refusal.problems?.map(({ path, message }) => `${path} ${message}`).join('; ');
      faults.push({
        turn,
        at: submitOrderSheet.declared.name,
        words: `${key}: ${answer.refusal.message} ${problems ?? ''}`.trim(),
      });
    }
  }
  return faults;
}
