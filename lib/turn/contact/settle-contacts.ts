import { type PairsChanged, pairsAfter } from '@/lib/advice/movement/contact-pairs';
import { create, remove } from '@/lib/db/change';
import type { TurnNow } from '@/lib/db/lock';
import { lockContacts, pairsAmong, unitsStanding } from '@/lib/db/movement/contact-pairs';
import { scenarioOf } from '@/lib/db/sequence/kept-scenario';
import type { Act, Tx } from '@/lib/db/transaction';
import { subjectIdOf } from '@/lib/ledger/kinds';

/**
 * Enters the pairs in contact that a change of places made, and takes away those it dissolved (§6 Passing By). Called
 * once the places of `changed` are written, by whatever moved them; `why` stands with each new pair. Units are held first.
 */
export async function settleContacts(
  tx: Tx,
  act: Act,
  { turn, daypart }: TurnNow,
  changed: readonly string[],
  why: string,
): Promise<PairsChanged> {
  if (changed.length === 0) return { begins: [], ends: [] };
  await lockContacts(tx, act.gameId);
  const { map } = await scenarioOf(act.gameId, tx);
  const pairs = await pairsAmong(tx, act.gameId, changed);
  const after = pairsAfter(await unitsStanding(tx, act.gameId), pairs, new Set(changed), map, daypart);
  const signed = { ...act, rule: '§6 Passing By, OC-111' };
  for (const pair of after.begins)
    await create(tx, signed, 'pair', subjectIdOf('pair', pair), { ...pair, gameId: act.gameId, sinceTurn: turn, why });
  for (const pair of after.ends) await remove(tx, signed, 'pair', subjectIdOf('pair', pair));
  return after;
}
