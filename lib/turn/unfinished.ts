import type { TurnNow } from '@/lib/db/lock';
import type { Tx } from '@/lib/db/transaction';
import { openBusiness } from '@/lib/db/turn-books';

/** What stands between now and the end of the turn, one sentence each (§4). Empty: the turn may end. */
export async function unfinished(
  tx: Tx,
  turn: Pick<TurnNow, 'gameId' | 'turn' | 'movementClosedAt' | 'groupingClosedAt'>,
): Promise<string[]> {
  const { notHandedIn, unread, combats, untold } = await openBusiness(tx, turn.gameId, turn.turn);
  return [
    ...notHandedIn.map((team) => `${team.name} has not handed in its order sheet.`),
    ...unread.map((team) => `The order sheet of ${team.name} has not been accepted.`),
    ...(turn.movementClosedAt ? [] : ['Movement is not closed.']),
    ...(turn.groupingClosedAt ? [] : ['The grouping of combats is not closed.']),
    ...combats.map((combat) => `C${combat.number} ${combat.name} has no ruling.`),
    ...untold.map((team) => `${team.name} has had no report.`),
  ];
}
