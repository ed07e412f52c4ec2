import { frameAndMiddle } from '@/lib/db/issued/issued';
import type { Tx } from '@/lib/db/kernel/transaction';
import { placeFault, squareFault, standsAround } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { capital } from '@/lib/text';
import { rowName } from './sheet-view';
import type { SquareOfRow } from './team-sheets';

/**
 * Checks that the squares that rows ask to be bombed or shelled lie wholly on the map (§9 Bombing/Interdiction), and
 * the places they send units to on it. Refuses with the row and the column. The map is asked for at once, and only
 * where a row has one.
 */
export async function checkSquares<Row extends { position: number }>(
  tx: Tx,
  { gameId, teamId }: { gameId: string; teamId: string },
  squaresOf: (line: Row) => readonly SquareOfRow[],
  lines: readonly Row[],
): Promise<void> {
  const squares = lines.flatMap((line, i) => squaresOf(line).map((square) => ({ ...square, line, i })));
  if (squares.every(({ at }) => at === '')) return;
  const { frame, middle } = await frameAndMiddle(tx, gameId, teamId);
  for (const { at, column, isPoint, line, i } of squares) {
    const fault = (isPoint ? placeFault : squareFault)(frame, at, standsAround(frame, middle));
    if (!fault) continue;
    const message = `${capital(rowName(lines, line))}: ${fault}`;
    throw refusal('badInput', message, {
      field: `lines.${i}.${column}`,
      rule: isPoint ? '§5' : '§9 Bombing/Interdiction',
    });
  }
}
