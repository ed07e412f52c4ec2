import { countersIssued } from '@/lib/db/issued/issued';
import type { Tx } from '@/lib/db/kernel/transaction';
import { marksOf } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { only } from '@/lib/values';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';

/** The things that go with a message beside its words, of what was issued to its team and what that team drew. */

/** A unit in a return, as its own HQ knows it. */
export type PlaceSent = {
  counterId: string;
  name: string;
  /** Km. */
  x: number;
  y: number;
};

/** The marks of the team's own map that go with a message, as they are drawn now, in the order chosen. Refused where one is not there. */
export async function marksToSend(
  tx: Tx,
  { gameId, teamId }: { gameId: string; teamId: string },
  ids: readonly string[],
): Promise<MarkWords[]> {
  if (ids.length === 0) return [];
  const drawn = new Map((await marksOf(gameId, teamId, tx)).map((mark) => [mark.id, mark]));
  return [...new Set(ids)].map((id) => {
    const mark = drawn.get(id);
    if (!mark)
      throw refusal('notFound', 'One of the marks is not on your map any more. Choose anew.', { field: 'markIds' });
    return { ...only(mark, ['kind', 'text', 'symbol']), points: mark.points as MarkWords['points'] };
  });
}

/**
 * Where own units stand as their HQ was last told, for a return (OC-126). Refused where one is no unit of the team's, or has
 * no place on its map: a return tells what is known, not what is so.
 */
export async function placesToSend(
  tx: Tx,
  { gameId, teamId }: { gameId: string; teamId: string },
  counterIds: readonly string[],
): Promise<PlaceSent[]> {
  if (counterIds.length === 0) return [];
  const own = new Map((await countersIssued(tx, gameId, teamId)).map((one) => [one.id, one]));
  return [...new Set(counterIds)].map((counterId) => {
    const counter = own.get(counterId);
    if (!counter)
      throw refusal('notFound', 'One of these units is not under your HQ. Choose from your own units.', {
        field: 'unitIds',
      });
    const { name, x, y, isLost } = counter;
    if (isLost || x === null || y === null)
      throw refusal('badInput', `${name} is not on your map: leave it out.`, { field: 'unitIds' });
    return { counterId, name, x, y };
  });
}
