import { requestAsked } from '@/lib/db/air/air-sheets';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import type { Side } from '@/lib/words';

/**
 * Checks that an air order may answer a row of a team's air requests: one handed in for this turn, opened by Control
 * (so that its team cannot take it back), and of the side that flies. `side` null: a lift of the scenario, of either
 * side.
 */
export async function mayAnswer(
  tx: Tx,
  { gameId, turn }: Pick<TurnNow, 'gameId' | 'turn'>,
  requestId: string,
  side: Side | null,
): Promise<void> {
  const bad = (message: string) => refusal('badInput', message, { field: 'requestId' });
  const asked = await requestAsked(gameId, requestId, tx);
  if (!asked) throw refusal('notFound', 'The team has this air request on its desk again.', { field: 'requestId' });
  if (asked.turn !== turn) throw bad(`This was asked for turn ${asked.turn}.`);
  if (!asked.isOpen) throw bad('Open the air request sheet before you allot to it.');
  if (side && side !== asked.team.side) throw bad(`${asked.team.name} asked, and these squadrons are not of its side.`);
}
