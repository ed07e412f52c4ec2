import { countSeats } from '@/lib/db/access/seats';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { PlayerDuty } from '@/lib/words';

const names: Record<PlayerDuty, string> = {
  commander: 'Commander',
  operations: 'Operations',
  intelligence: 'Intelligence',
};

/** The name of a further seat of a team: by its duty, and from the second on with its number. */
export async function labelOf(
  tx: Tx,
  { duty, ...of }: { gameId: string; teamId: string; duty: PlayerDuty },
): Promise<string> {
  const there = await countSeats(tx, { ...of, duty });
  return there === 0 ? names[duty] : `${names[duty]} ${there + 1}`;
}
