import { changeAll } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Scenario } from '@/lib/scenario/types';
import { hashed } from '@/lib/values';
import { temperNames } from '@/lib/words';

/** Gives every team of a practice game that has just been opened to the console, each at a temper that is drawn for it. */
export async function consolePlaysAll(tx: Tx, act: Act, { teams }: Pick<Scenario, 'teams'>): Promise<void> {
  const drawn = (key: string) => temperNames[hashed(`${act.gameId} ${key}`) % temperNames.length]!;
  const isConsoles = teams.map(({ key }) => ({ id: key, patch: { playedBy: 'console' as const, temper: drawn(key) } }));
  await changeAll(tx, act, 'team', isConsoles);
}
