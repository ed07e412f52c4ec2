import { type PairsChanged, pairsAfter } from '@/lib/advice/movement/contact-pairs';
import { createAll, removeAll } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { lockStandings, type Standings } from '@/lib/db/movement/contact-pairs';
import { subjectIdOf } from '@/lib/ledger/kinds';
import type { MapData } from '@/lib/scenario/types';

/**
 * Enters the pairs that are in contact after a move, and removes those that are no longer (§6 Passing By). `changed`: the
 * units that moved; `why` is kept with each new pair. Call it after their places are written, with the units locked; or
 * give `now`: where they will stand and on what map, read under their lock before.
 */
export async function settleContacts(
  tx: Tx,
  act: Act,
  { turn, daypart }: TurnNow,
  changed: readonly string[],
  why: string,
  now?: Standings & { map: MapData },
): Promise<PairsChanged> {
  if (changed.length === 0) return { begins: [], ends: [] };
  const map = now?.map ?? (await gameMap(act.gameId, tx));
  const { standing, pairs } = now ?? (await lockStandings(tx, act.gameId, changed));
  const after = pairsAfter(standing, pairs, new Set(changed), map, daypart);
  const signed = { ...act, rule: '§6 Passing By, OC-111' };
  const begun = after.begins.map((pair) => ({ ...pair, gameId: act.gameId, sinceTurn: turn, why }));
  const ended = after.ends.map((pair) => subjectIdOf('pair', pair));
  await Promise.all([createAll(tx, signed, 'pair', begun), removeAll(tx, signed, 'pair', ended)]);
  return after;
}
