import { squaresWritten } from '@/lib/db/air/air-sheets';
import { middlesTold } from '@/lib/db/issued/issued';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { type Place, squareOf, standsAround } from '@/lib/geometry';
import type { Side } from '@/lib/words';

/** A square of 2 by 2 km that a team asks to be bombed or shelled, as its own map shows it (§9). `x`, `y`: its middle, km. */
export interface SquareAsked extends Place {
  /** The row that asks. */
  id: string;
  /** `Guards Armoured, request 1` */
  name: string;
  side: Side;
}

/** The squares asked for in a turn, of the rows whose words name one. */
export async function squaresAsked(gameId: string, turn: number): Promise<SquareAsked[]> {
  const written = await squaresWritten(gameId, turn);
  if (written.length === 0) return [];
  const read = await squareReader(gameId, [...new Set(written.map(({ teamId }) => teamId))]);
  return written.flatMap(({ id, teamId, teamName, side, isAir, number, reference }) => {
    const middle = read(reference, teamId);
    return middle ? [{ id, name: `${teamName}, ${isAir ? 'request' : 'row'} ${number}`, side, ...middle }] : [];
  });
}

/** Reads references as the map of the team that wrote them shows them: the middle of the square; null: it means none. */
export async function squareReader(
  gameId: string,
  teamIds: readonly string[],
): Promise<(reference: string, teamId: string) => Place | null> {
  const [{ map }, middles] = await Promise.all([gameScenario(gameId), middlesTold(gameId, teamIds)]);
  return (reference, teamId) => squareOf(map.frame, reference, standsAround(map.frame, middles.get(teamId) ?? null));
}
